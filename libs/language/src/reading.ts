import type { PassiveAbility, PassiveFact } from "./abilities.ts";

/** What layers change of objects (477). */
export type LayeredTrait = "tags" | "keywords" | "abilities" | "might";

/** Words by which a filter, a value or a condition asks for something that layers change. */
const asking: Record<string, LayeredTrait> = {
  anyTag: "tags",
  noTag: "tags",
  equipment: "tags",
  equipped: "tags",
  keyword: "keywords",
  lacks: "keywords",
  keywordValue: "keywords",
  might: "might",
  mightAtMost: "might",
  mightAtLeast: "might",
  mightBelow: "might",
  highest: "might",
  total: "might",
};

/**
 * What of objects a passive's condition, its objects and its numbers rest on, so that what changes that is applied first
 * where both are in one layer (478). What it gives isn't read.
 */
export function traitsRead({ while: condition, fact }: PassiveAbility): LayeredTrait[] {
  const { of, by, to, from, value } = fact as { of?: unknown; by?: unknown } & Record<string, unknown>;
  const asked = [condition, of, by, to, from, value].flatMap(wordsIn).flatMap((word) => asking[word] ?? []);
  if (fact.fact === "abilitiesOf") asked.push("abilities");
  if (fact.fact === "raiseMight") asked.push("might");
  return [...new Set(asked)];
}

/** Facts that change objects, each in its layer (477); others are looked up where the rule is. */
export type LayeredFact = Extract<PassiveFact, { fact: (typeof layeredFacts)[number] }>;

const layeredFacts = [
  "might",
  "raiseMight",
  "keywords",
  "keywordValue",
  "tags",
  "abilities",
  "abilitiesOf",
  "attachedGive",
  "doubleMightBonus",
  "buffsWorth",
] as const satisfies readonly PassiveFact["fact"][];

const layered: ReadonlySet<string> = new Set(layeredFacts);

export const isLayered = (fact: PassiveFact): fact is LayeredFact => layered.has(fact.fact);

function wordsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsIn);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([word, within]) => [word, ...wordsIn(within)]);
}
