import type { AbilityRef, Characteristics } from "@rulebound/core";
import type { CardDefinition, KeywordName } from "@rulebound/language";

/** What becomes of some cards instead of leaving the chain otherwise (390.3.a), by the numbers of those abilities. */
export const afterwards = ["banish", "recycle"] as const;

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
  {
    name: "[Afterwards]",
    type: "spell",
    domains: [],
    tags: [],
    keywords: [],
    abilities: afterwards.map((instead) => ({
      kind: "replacement",
      of: { event: "leaveChain", object: { ref: "me" } },
      with: { instead: [{ do: instead, what: "it" }] },
      uses: 1,
    })),
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
  keywordCard("Quick-Draw", {
    kind: "triggered",
    when: { event: "played", object: "me" },
    text: [
      { do: "choose", as: "unit", from: { is: "unit", controlledBy: "you" }, target: true },
      { do: "attach", what: "me", to: "unit" },
    ],
    keyword: "Quick-Draw",
  }),
  keywordCard("Weaponmaster", {
    kind: "triggered",
    when: { event: "played", object: "me" },
    may: true,
    text: [
      { do: "choose", as: "equipment", from: { equipment: true, controlledBy: "you" }, target: true },
      {
        do: "pay",
        cost: { equip: "equipment", less: 1 },
        text: [{ do: "attach", what: "equipment", to: "me" }],
      },
    ],
    keyword: "Weaponmaster",
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

/**
 * The abilities behind an object's keywords: Vision and Weaponmaster once for each instance (817.2, 821.1.c.7), the others
 * once (816.2.a, 819.2, 823.2).
 */
export function keywordAbilities(keywords: Characteristics["keywords"]): AbilityRef[] {
  const refs: AbilityRef[] = [];
  if (keywords.Temporary) refs.push({ card: "[Temporary]", ability: 0 });
  if (keywords["Quick-Draw"]) refs.push({ card: "[Quick-Draw]", ability: 0 });
  if (keywords.Hunt) refs.push({ card: "[Hunt]", ability: 0 });
  for (const keyword of ["Vision", "Weaponmaster"] as const) {
    for (let i = 0; i < (keywords[keyword] ?? 0); i++) refs.push({ card: `[${keyword}]`, ability: 0 });
  }
  return refs;
}
