import type { ReturnedPosition } from "@rulebound/protocol";

type Board = ReturnedPosition["players"]["P1"]["base"][number];
type Held = {
  readonly id: string;
  readonly owner?: string | null;
  readonly token?: boolean;
  readonly attached?: readonly Held[];
};

/** Something that stands somewhere in a position; whose it is, where that is told. */
export type Placed = {
  readonly id: string;
  readonly place: string;
  readonly owner: string | null;
  readonly token: boolean;
};

/** Everything that has a place in a position, with that place; cards that are merely shown stand where they are. */
export function placesIn({ players, battlefields, chain }: ReturnedPosition): Placed[] {
  const inZones = Object.entries(players).flatMap(([seat, player]) => {
    const zones: Record<string, readonly Held[]> = {
      legend: [...one(player.legend), ...(player.otherLegends ?? [])],
      champion: one(player.champion),
      hand: player.hand,
      deck: player.deck,
      runeDeck: player.runeDeck,
      trash: player.trash,
      banishment: player.banishment,
      base: [...player.runes, ...player.base],
    };
    return Object.entries(zones).flatMap(([zone, held]) => placed(held, `${seat}.${zone}`, seat));
  });
  const atBattlefields = battlefields.flatMap((battlefield) => [
    ...placed([battlefield], "the board"),
    ...placed([...battlefield.units, ...(battlefield.gear ?? [])], battlefield.id),
    ...placed(battlefield.facedown, `${battlefield.id}.facedown`),
  ]);
  const cards = chain.filter(({ kind }) => kind === "spell" || kind === "permanent");
  return [...inZones, ...atBattlefields, ...placed(cards, "chain")];
}

const one = <T>(thing: T | null): T[] => (thing === null ? [] : [thing]);

/** Cards in a player's zones are that player's, where they don't say otherwise. */
function placed(held: readonly Held[], place: string, holder: string | null = null): Placed[] {
  return held.flatMap(({ id, owner = holder, token = false, attached = [] }) => [
    { id, place, owner, token },
    ...placed(attached, place),
  ]);
}

/**
 * What is in two places at once, and which cards of the beginning are nowhere or have come from nowhere. What was a
 * player's who has left the game may be gone (652.3), their battlefield too (652.2).
 */
export function misplaced(beginning: ReturnedPosition, position: ReturnedPosition): string[] {
  const faults: string[] = [];
  const now = new Map<string, Placed>();
  for (const it of placesIn(position)) {
    const other = now.get(it.id);
    if (other) faults.push(`"${it.id}" is in ${other.place} and in ${it.place}.`);
    now.set(it.id, it);
  }
  const first = new Set(placesIn(beginning).map(({ id }) => id));
  const left = leftWithPlayers(beginning, position);
  for (const id of first) if (!now.has(id) && !left.has(id)) faults.push(`"${id}" is nowhere.`);
  for (const { id, token, place } of now.values()) {
    // A chain item doesn't say whether it is a token that is being played.
    if (!token && place !== "chain" && !first.has(id))
      faults.push(`The card "${id}" in ${place} has come from nowhere.`);
  }
  return faults;
}

/** What belonged to players at the beginning who have left the game since. */
function leftWithPlayers(beginning: ReturnedPosition, { players }: ReturnedPosition): ReadonlySet<string> {
  const gone = Object.entries(players).flatMap(([seat, { removed }]) => (removed ? [seat] : []));
  const theirs = placesIn(beginning).filter(({ owner }) => owner !== null && gone.includes(owner));
  return new Set(theirs.map(({ id }) => id));
}

/** Amounts that are less than nothing: points, XP, what is in pools, damage and counters. */
export function negativeAmounts({ players, battlefields }: ReturnedPosition): string[] {
  const ofPlayers = Object.entries(players).flatMap(([seat, { points, xp, pool }]) =>
    below(seat, { points, xp, energy: pool.energy ?? 0, ...pool.power }),
  );
  const everything = [
    ...Object.values(players).flatMap(({ base, runes, legend }) => [...base, ...runes, ...one(legend)]),
    ...battlefields.flatMap(({ units, gear = [] }) => [...units, ...gear]),
  ];
  return [...ofPlayers, ...everything.flatMap(ofObject)];
}

function ofObject({ id, damage = 0, buffs = 0 }: Board): string[] {
  return below(id, { buffs, ...(typeof damage === "number" ? { damage } : damage) });
}

function below(whose: string, amounts: Readonly<Record<string, number>>): string[] {
  return Object.entries(amounts).flatMap(([what, amount]) =>
    amount < 0 ? [`${what} of ${whose} is ${amount}.`] : [],
  );
}
