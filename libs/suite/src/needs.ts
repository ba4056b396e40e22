import {
  type EngineInfo,
  type Position,
  positionFields,
  type reports,
  type ScriptedChance,
} from "@rulebound/protocol";

/** Something that an engine may report or not. */
export type Reporting = (typeof reports)[number];

const reportNames: Readonly<Record<Reporting, string>> = {
  events: "the events of an action",
  legalActions: "the legal actions",
  rules: "the rules that it cites",
};

/** Why an engine can't be asked what a scenario sets up, or null: a mode, a card or an ability that it doesn't list. */
export function lackingFor(
  info: EngineInfo,
  position: Position,
  chance: readonly ScriptedChance[],
): string | null {
  const { name, modes, capabilities } = info;
  const { mode = "duel" } = position;
  if (!modes.includes(mode)) return `${name} can't play the mode ${mode}.`;
  const card = unknownCard(info, position);
  if (card !== undefined) return `${name} doesn't know the card "${card}".`;
  if (!(capabilities.inlineCards ?? false) && writesCardsOut(position)) {
    return `${name} doesn't take cards that a position writes out.`;
  }
  const loads = capabilities.positionFields ?? [];
  const field = loads === "all" ? undefined : fieldsOf(position).find((one) => !loads.includes(one));
  if (field !== undefined) return `${name} can't load "${field}" of a position.`;
  if (chance.length > 0 && !(capabilities.scriptedRandom ?? false)) {
    return `${name} doesn't take scripted chance.`;
  }
  return null;
}

/** Why a scenario can't see what it looks at, or null. */
export function lackingReport({ name, capabilities }: EngineInfo, wanted: Reporting): string | null {
  return (capabilities.reports ?? []).includes(wanted)
    ? null
    : `${name} doesn't report ${reportNames[wanted]}.`;
}

function unknownCard({ cards, partialCards = [] }: EngineInfo, position: Position): string | undefined {
  if (cards === "all") return undefined;
  // What it can't do of a card that it knows in part, it refuses as unsupported.
  const known = new Set([...cards, ...partialCards.map(({ card }) => card)]);
  return objectsIn(position)
    .filter((one) => !isWrittenOut(one))
    .flatMap(({ card }) => (typeof card === "string" ? [card] : []))
    .find((card) => !known.has(card));
}

const writesCardsOut = (position: Position): boolean => objectsIn(position).some(isWrittenOut);

const isWrittenOut = (object: Readonly<Record<string, unknown>>): boolean =>
  "card" in object && ("type" in object || "printed" in object);

type PositionField = (typeof positionFields)[number];

/** The parts of a position that not every engine must be able to load, as far as this one has them. */
function fieldsOf(position: Position): PositionField[] {
  const names = new Set([
    ...objectsIn(position).flatMap((object) =>
      Object.entries(object).map(([field, value]) =>
        field === "damage" && typeof value === "object" ? "damageBySeat" : field,
      ),
    ),
    ...Object.keys(position.turn ?? {}).map((field) => `turn.${field}`),
  ]);
  if (names.has("restricted")) names.add("pool.restricted");
  return positionFields.filter((field) => names.has(field));
}

/** Every object of a JSON value. */
function objectsIn(part: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(part)) return part.flatMap(objectsIn);
  if (typeof part !== "object" || part === null) return [];
  return [{ ...part }, ...Object.values(part).flatMap(objectsIn)];
}
