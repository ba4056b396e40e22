import { current, type Game, type GameObject, objectOf, referTo } from "@rulebound/core";
import type { ReturnedPosition } from "@rulebound/protocol";
import type { PlayerEntry } from "./entries.ts";
import type { Path } from "./faults.ts";
import { objectMeant } from "./object-meant.ts";
import { cardOut } from "./object-out.ts";
import { seesId, type Viewer } from "./visible.ts";

type ReturnedBanished = ReturnedPosition["players"]["P1"]["banishment"][number];

/** A card in Banishment, with what banished it as long as that can still refer to it (427.3). */
export function banishedOut(game: Game, object: GameObject, viewer: Viewer): ReturnedBanished {
  const link = game.state.banishedWith.find(({ card }) => card.id === object.id);
  const source = link && current(game, link.source);
  return {
    ...cardOut(game, object),
    ...(source && seesId(game, viewer, source.id) ? { banishedWith: source.key } : {}),
  };
}

/** Links a player's banished cards to what they were banished with. Needs everything else to be loaded. */
export function loadBanishedWith(
  game: Game,
  ids: readonly number[],
  { banishment = [] }: PlayerEntry,
  path: Path,
): void {
  for (const [i, entry] of banishment.entries()) {
    const id = ids[i];
    if (typeof entry === "string" || entry.banishedWith === undefined || id === undefined) continue;
    const source = objectMeant(game, entry.banishedWith, [...path, "banishment", i, "banishedWith"]);
    game.state.banishedWith.push({ card: referTo(objectOf(game, id)), source: referTo(source) });
  }
}
