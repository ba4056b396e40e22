import {
  changeObject,
  characteristicsOf,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  isBase,
  isBattlefield,
  itemOf,
  type Location,
  nobody,
  noteInLedger,
  objectOf,
  type Seat,
  seatsPresent,
  unitsAt,
} from "@rulebound/core";
import { contest, relocate } from "@rulebound/zones";
import { scopeOfFact } from "../evaluate.ts";
import { factsAbout } from "../facts.ts";
import { playerMeant } from "../scope.ts";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

/**
 * Whether a unit may come to be at a location by a move or by being played (449.2, 447.2.a, 462.3): not where units
 * of two other players are, nor into a combat, staged or ongoing, that its controller isn't in.
 */
export function mayBeAt(game: Game, unit: GameObject, location: Location): boolean {
  // A base that isn't its controller's is no place for a unit; what else gets there is for a cleanup (323.7).
  if (!isBattlefield(location)) return location === unit.controller || !isUnit(game, unit);
  const present = seatsPresent(game, location);
  if (present.includes(unit.controller)) return true;
  const { combat, seats } = game.state;
  if (combat?.slot === location) {
    // With more than two players a side without units there can't come back to it (447.2.a, 462.1).
    return seats.length === 2 && (combat.attacker === unit.controller || combat.defender === unit.controller);
  }
  return present.length < 2;
}

const isUnit = (game: Game, { id }: GameObject): boolean =>
  characteristicsOf(game, id).types.includes("unit");

/**
 * A move is possible for a unit on the board that isn't there already (355.4.a) and isn't forbidden to go there; what is
 * attached doesn't move apart from what it is attached to (718.5.c).
 */
export function canMove(game: Game, { object, to, by, source, item }: Of<"move">): boolean {
  const unit = objectOf(game, object);
  const teller = item === null ? by : (itemOf(game, item)?.controller ?? by);
  return (
    unit.zone === "board" &&
    unit.attachment === null &&
    unit.at !== to &&
    !isMoveForbidden(game, unit, to, { by, toldBy: source === null ? null : teller })
  );
}

/** Whose doing a move is, and whose spell or ability tells it; null where none does. */
interface Mover {
  by: Seat | null;
  toldBy: Seat | null;
}

/** Whether a text forbids a unit to be moved to a location in that way, whatever allows it (054.1). */
export function isMoveForbidden(game: Game, unit: GameObject, to: Location, mover: Mover): boolean {
  return factsAbout(game, "cantMove", unit).some((live) => {
    const { to: where, by } = live.fact;
    if (where === "base" && !isBase(to)) return false;
    if (by === undefined) return true;
    if (by === "enemyEffects") return mover.toldBy !== null && mover.toldBy !== unit.controller;
    return mover.by !== null && playerMeant(game, scopeOfFact(game, live), by) === mover.by;
  });
}

/** In an instant from origin to destination (446.3); it may contest the battlefield (450). */
export function performMove(game: Game, { object, from, to, by }: Of<"move">): void {
  relocate(game, object, to);
  noteInLedger(game, { what: "moved", object, incarnation: objectOf(game, object).incarnation });
  emit(game, { type: "moved", rule: "420.1", object, from, to, ...(by === null ? {} : { by }) });
  contestWith(game, object, to);
}

/** To its controller's base, its state as it was; not a move (455, 458). */
export function performRecall(game: Game, { object }: Of<"recall">): void {
  const { at, controller } = objectOf(game, object);
  relocate(game, object, controller);
  emit(game, { type: "recalled", rule: "455", object, to: controller, ...(at === null ? {} : { from: at }) });
}

/** In a tie the attackers are recalled (466.1.a.2). */
export function recallsOfTie(game: Game, slot: number, attacker: Seat): GameEvent[] {
  return unitsAt(game, slot).flatMap(({ id, controller }): GameEvent[] =>
    controller === attacker ? [{ ...nobody, event: "recall", object: id }] : [],
  );
}

/** A unit that has come to a battlefield its controller doesn't control contests it (190.3.a.1). */
export function contestWith(game: Game, id: number, at: Location): void {
  if (isBattlefield(at) && characteristicsOf(game, id).types.includes("unit")) {
    contest(game, at, objectOf(game, id).controller);
  }
}

/** Marks a unit as attacker or defender, or takes the mark away (464.2.c.3, 323.2). */
export function performRole(game: Game, { object, role }: Of<"role">): void {
  const { hadRoles } = objectOf(game, object);
  changeObject(game, object, { role, hadRoles: hadRoles.includes(role) ? hadRoles : [...hadRoles, role] });
  emit(game, { type: "designated", rule: "464.2.c.3", object, detail: role });
}
