import { type Mode, modeTable, type Position, playerDefaults, type Seat } from "@rulebound/protocol";
import type { Named } from "./phrases.ts";
import { plus, type Resources } from "./resources.ts";

type PlayerSetup = NonNullable<NonNullable<Position["players"]>[Seat]>;
type BattlefieldSetup = Exclude<NonNullable<Position["battlefields"]>[number], string>;
type BoardSetup = Exclude<NonNullable<PlayerSetup["base"]>[number], string>;

/** How many units stand below the cards that a scenario puts on top of a deck. */
const cardsBelow = 10;

/** What stands in for battlefields that a scenario doesn't mention: they have no abilities. */
const plainBattlefield = { card: "Plain Battlefield", type: "battlefield" } as const;

/** What the position so far says about a player. */
export function playerIn(position: Position, seat: Seat): PlayerSetup {
  position.players ??= {};
  const player = position.players[seat] ?? {};
  position.players[seat] = player;
  return player;
}

/** The battlefield of that id or name, which joins the position where it isn't in it yet. */
export function battlefieldIn(position: Position, name: string): BattlefieldSetup {
  const known = battlefieldsIn(position).find(({ card, id }) => id === name || card === name);
  if (known !== undefined) return known;
  return addBattlefield(position, { card: name });
}

/** Puts a battlefield into the position. */
export function addBattlefield(position: Position, named: Named): BattlefieldSetup {
  const battlefield: BattlefieldSetup = { ...named };
  position.battlefields = [...battlefieldsIn(position), battlefield];
  return battlefield;
}

function battlefieldsIn(position: Position): BattlefieldSetup[] {
  return (position.battlefields ?? []).map((entry) => (typeof entry === "string" ? { card: entry } : entry));
}

/** Puts units of a player at a battlefield, or what they have into their base. */
export function addToBoard(
  position: Position,
  seat: Seat,
  place: string,
  named: readonly Named[],
  exhausted: boolean,
): void {
  const entries = named.map((one): BoardSetup => (exhausted ? { ...one, exhausted } : { ...one }));
  if (place === "base") {
    const player = playerIn(position, seat);
    player.base = [...(player.base ?? []), ...entries];
  } else {
    const battlefield = battlefieldIn(position, place);
    const units = entries.map((entry) => ({ ...entry, controller: seat }));
    battlefield.units = [...(battlefield.units ?? []), ...units];
  }
}

/** Attaches gear to a unit that the position so far has on the board. */
export function attachTo(
  position: Position,
  name: string,
  gear: readonly Named[],
  more: { readonly controller?: Seat },
): void {
  const unit = objectIn(position, name);
  unit.attached = [...(unit.attached ?? []), ...gear.map((one) => ({ ...one, ...more }))];
}

/** Puts the cards on top of a player's deck, with units below them that nothing is said about. */
export function stackDeck(position: Position, seat: Seat, named: readonly Named[]): void {
  const below = Array.from({ length: cardsBelow }, () => ({ ...playerDefaults.filler }));
  playerIn(position, seat).deck = [...named, ...below];
}

/** Adds Energy and Power to a player's pool. */
export function addToPool(position: Position, seat: Seat, resources: Resources): void {
  const player = playerIn(position, seat);
  const { energy = 0, power = {} } = player.pool ?? {};
  const sum = plus({ energy, power }, resources);
  player.pool = { energy: sum.energy, power: { ...sum.power } };
}

/** The object on the board, or the battlefield, that the position so far has under that id or name. */
export function objectIn(position: Position, name: string): BoardSetup {
  const found = everythingOnBoard(position).filter(({ id }) => id === name);
  const fits = found.length > 0 ? found : everythingOnBoard(position).filter(({ card }) => card === name);
  const [object, ...others] = fits;
  if (object === undefined) throw new Error(`The scenario has put no "${name}" on the board yet.`);
  if (others.length > 0) throw new Error(`The scenario has several "${name}": call one by an id.`);
  return object;
}

function everythingOnBoard(position: Position): BoardSetup[] {
  const players = Object.values(position.players ?? {});
  const lists = [
    ...battlefieldsIn(position).map(({ units }) => units ?? []),
    ...players.flatMap(({ base, runes, legend }) => [base ?? [], runes ?? [], legend ? [legend] : []]),
  ];
  // A scenario's setup never holds bare names on the board, so that objects can be changed in place.
  const objects = lists.flat().filter((entry) => typeof entry !== "string");
  return objects.flatMap((object) => [
    object,
    ...(object.attached ?? []).filter((entry) => typeof entry !== "string"),
  ]);
}

/** What is printed on a card that a scenario writes out. */
export type WrittenCard = NonNullable<BoardSetup["printed"]>;

/** The position to start from, with battlefields to the number that the mode has (483.4) and cards written out. */
export function finished(position: Position, cards: ReadonlyMap<string, WrittenCard> = new Map()): Position {
  const whole = withBattlefields(position);
  return cards.size === 0 ? whole : writtenOut(whole, cards);
}

/** A part of a position in which each of the cards says what is printed on it. */
function writtenOut<Part>(part: Part, cards: ReadonlyMap<string, WrittenCard>): Part {
  if (typeof part !== "object" || part === null) return part;
  const printed = "card" in part && typeof part.card === "string" ? cards.get(part.card) : undefined;
  const copy = Array.isArray(part) ? [] : printed === undefined ? {} : { printed };
  for (const [key, value] of Object.entries(part)) Object.assign(copy, { [key]: writtenOut(value, cards) });
  return copy as Part;
}

function withBattlefields(position: Position): Position {
  const mode: Mode = position.mode ?? "duel";
  const wanted = modeTable.find(({ id }) => id === mode)?.battlefields ?? 0;
  const given = battlefieldsIn(position);
  const missing = Array.from({ length: Math.max(0, wanted - given.length) }, (_, at) => ({
    ...plainBattlefield,
    id: `plain-${at + 1}`,
  }));
  return { ...position, battlefields: [...given, ...missing] };
}
