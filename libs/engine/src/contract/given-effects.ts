import { type ContinuousEffect, type Game, type ObjectId, objectOf, referTo } from "@rulebound/core";
import type { WrittenObject } from "./entries.ts";
import type { Path } from "./faults.ts";
import { givenAbilityMeant } from "./given-abilities.ts";
import { knownKeyword } from "./inline.ts";

type Change = ContinuousEffect["change"];

const effectFields = [
  { until: "turn", might: "mightThisTurn", keywords: "keywordsThisTurn", abilities: "abilitiesThisTurn" },
  { until: "stay", might: "mightLasting", keywords: "keywordsLasting", abilities: "abilitiesLasting" },
] as const;

type EffectField = (typeof effectFields)[number]["might" | "keywords" | "abilities"];
type Entry = Pick<WrittenObject, EffectField | "baseMightThisTurn">;

/** Effects on an object that last this turn, or for as long as it stays what it is: on its Might, keywords and abilities. */
export function addEffects(game: Game, id: ObjectId, entry: Entry, path: Path): void {
  const { state } = game;
  const on = [referTo(objectOf(game, id))];
  const add = (until: ContinuousEffect["until"], change: Change): void => {
    state.effects.push({ id: state.next.effect++, on, until, change });
  };
  const { baseMightThisTurn: baseMight } = entry;
  if (baseMight !== undefined) add("turn", { baseMight });
  for (const { until, ...fields } of effectFields) {
    const might = entry[fields.might] ?? 0;
    const keywords = (entry[fields.keywords] ?? []).map((text, i) =>
      knownKeyword(text, [...path, fields.keywords, i]),
    );
    if (might !== 0) add(until, { might });
    if (keywords.length > 0) add(until, { keywords });
    for (const [i, given] of (entry[fields.abilities] ?? []).entries())
      add(until, { ability: givenAbilityMeant(game, given, [...path, fields.abilities, i]) });
  }
}
