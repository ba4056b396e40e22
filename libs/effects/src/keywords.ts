import type { AbilityRef, Characteristics } from "@rulebound/core";
import type { CardDefinition, KeywordName } from "@rulebound/language";

/** Definitions that hold the abilities which keywords and Prevent stand for, so that they can be referred to by value. */
export const keywordCards: readonly CardDefinition[] = [
  {
    name: "[Prevent]",
    type: "spell",
    domains: [],
    tags: [],
    keywords: [],
    abilities: [
      { kind: "replacement", of: { event: "damage", object: { ref: "protected" } }, with: { prevent: 0 } },
      {
        kind: "replacement",
        of: { event: "damage", object: { ref: "protected" } },
        with: { prevent: "all" },
      },
    ],
  },
  keywordCard("Temporary", {
    kind: "triggered",
    when: { event: "phase", phase: "beginning", player: "you" },
    text: [{ do: "kill", what: "me" }],
    keyword: "Temporary",
  }),
  keywordCard("Vision", {
    kind: "triggered",
    when: { event: "played", object: "me" },
    text: [{ do: "predict", amount: 1 }],
    keyword: "Vision",
  }),
  keywordCard("Hunt", {
    kind: "triggered",
    when: {
      anyOf: [
        { event: "conquer", withMe: true },
        { event: "hold", withMe: true },
      ],
    },
    text: [{ do: "gainXp", amount: { amount: "hunt" } }],
    keyword: "Hunt",
  }),
];

function keywordCard(keyword: KeywordName, ability: CardDefinition["abilities"][number]): CardDefinition {
  return { name: `[${keyword}]`, type: "unit", domains: [], tags: [], keywords: [], abilities: [ability] };
}

/** The abilities behind an object's keywords: Vision once for each instance (817.2), the others once (816.2.a, 823.2). */
export function keywordAbilities({ keywords }: Characteristics): AbilityRef[] {
  const refs: AbilityRef[] = [];
  if (keywords.Temporary) refs.push({ card: "[Temporary]", ability: 0 });
  if (keywords.Hunt) refs.push({ card: "[Hunt]", ability: 0 });
  for (let i = 0; i < (keywords.Vision ?? 0); i++) refs.push({ card: "[Vision]", ability: 0 });
  return refs;
}
