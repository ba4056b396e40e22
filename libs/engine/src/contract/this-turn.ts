import {
  changeObject,
  changeSlot,
  type Game,
  type GameObject,
  type ObjectId,
  objectOf,
  type Seat,
  slotOf,
} from "@rulebound/core";
import { isAsked, keyOf, noted, notePast } from "@rulebound/effects";
import type { EventName } from "@rulebound/language";
import { createObject } from "@rulebound/zones";
import type { PlayerEntry } from "./entries.ts";
import { contradiction, type Path, unsupported } from "./faults.ts";
import { keyFor } from "./keys.ts";
import { definitionNamed, type Loader, refuseAbsent } from "./loader.ts";
import { objectMeant } from "./object-meant.ts";
import { isOnceByMode, limitedOf } from "./past-out.ts";

type ThisTurn = NonNullable<PlayerEntry["thisTurn"]>;
type Played = NonNullable<ThisTurn["played"]>[number];

/** Facts of the turn that the state holds if a card of the pool asks for such events. */
const askedFor = { discarded: "discard", drew: "draw", gainedXp: "gainXp", chose: "target" } as const;

/** Facts of the turn that the state has no place for if none does: refused rather than dropped. */
const unheld = ["discarded", "drew", "gainedXp", "chose"] as const;

/** What a player has done this turn. Needs everything else to be loaded. */
export function loadThisTurn(loader: Loader, player: Seat, thisTurn: ThisTurn, path: Path): void {
  for (const field of unheld) {
    const value = thisTurn[field];
    if (isAsked(loader.game, askedFor[field])) continue;
    if (Array.isArray(value) ? value.length > 0 : value) {
      unsupported([...path, field], `This engine can't be told "${field}" of a turn under way yet.`);
    }
  }
  for (const [i, entry] of (thisTurn.played ?? []).entries())
    loadPlayed(loader, player, entry, [...path, "played", i]);
  for (const [i, name] of (thisTurn.died ?? []).entries()) {
    const object = objectFor(loader, "died", player, name, [...path, "died", i]);
    loader.game.state.ledger.push({ what: "died", player, object });
    loadEvent(loader, "die", null, { object, of: player });
  }
  for (const [i, name] of (thisTurn.discarded ?? []).entries()) {
    const object = objectFor(loader, "discarded", player, name, [...path, "discarded", i]);
    loadEvent(loader, "discard", player, { object, of: player });
  }
  const { drew = 0, gainedXp = 0 } = thisTurn;
  if (drew > 0) loadEvent(loader, "draw", player, { amount: drew });
  if (gainedXp > 0) loadEvent(loader, "gainXp", player, { amount: gainedXp });
  for (const [i, of] of (thisTurn.seesFacedown ?? []).entries()) {
    refuseAbsent(loader, of, [...path, "seesFacedown", i]);
    loader.game.state.seesFacedown.push({ player, of });
  }
  for (const [i, { card, controller }] of (thisTurn.chose ?? []).entries()) {
    const object = objectFor(loader, "chosen", controller, card, [...path, "chose", i]);
    loadEvent(loader, "target", player, { object, of: controller });
  }
  for (const on of thisTurn.activated ?? []) loader.game.state.ledger.push({ what: "activated", player, on });
  loadScores(loader, player, thisTurn, path);
  loadSpending(loader, player, thisTurn, path);
  loadUsed(loader, thisTurn, path);
}

/** A card that was finalized, and, if nothing kept it from that, played (419.4). */
function loadPlayed(loader: Loader, player: Seat, entry: Played, path: Path): void {
  const { game } = loader;
  const { card, at = null, finalizedOnly = false } = typeof entry === "string" ? { card: entry } : entry;
  const slot = at === null ? null : battlefieldNamed(game, at, [...path, "at"]);
  const object = objectFor(loader, "finalized", player, card, path);
  game.state.ledger.push({ what: "finalized", player, object });
  if (!finalizedOnly) loadEvent(loader, "played", player, { object, of: player, at: slot });
}

/** What has happened this turn to objects that are on the board still. Needs everything else to be loaded. */
export function loadPastOfObjects(loader: Loader): void {
  const { ledger } = loader.game.state;
  for (const { id, place } of loader.said) {
    const { incarnation, damage, controller } = objectOf(loader.game, id);
    const { movedThisTurn = 0, damagedThisTurn = damage.length > 0 } = place.entry;
    if (damagedThisTurn) ledger.push({ what: "damaged", object: id, incarnation });
    for (let times = 0; times < movedThisTurn; times += 1) {
      ledger.push({ what: "moved", object: id, incarnation });
      loadEvent(loader, "move", controller, { object: id, of: controller });
    }
  }
}

/** Uses of abilities that are limited to a number of times each turn. */
function loadUsed({ game }: Loader, { used = [] }: ThisTurn, path: Path): void {
  for (const [i, { source, ability = 1, times = 1, modes = [] }] of used.entries()) {
    const object = objectMeant(game, source, [...path, "used", i, "source"]);
    const live = limitedOf(game, object.id)[ability - 1];
    if (live === undefined) {
      return contradiction(
        [...path, "used", i],
        `"${object.card}" has no such ability with a limit each turn.`,
      );
    }
    const key = keyOf(game, live);
    if (isOnceByMode(live) !== modes.length > 0) {
      contradiction(
        [...path, "used", i, "modes"],
        "Each mode once a turn is what limits some abilities alone.",
      );
    }
    for (const mode of modes) game.state.ledger.push({ what: "mode", ability: key, mode });
    if (modes.length > 0) continue;
    const isReplacement = live.compiled.ability.kind === "replacement";
    for (let time = 0; time < times; time += 1)
      game.state.ledger.push(
        isReplacement ? { what: "applied", effect: key } : { what: "triggered", ability: key },
      );
  }
}

/** Notes an event of before, as far as a position tells of it: of its object, what is printed. */
function loadEvent(
  { game }: Loader,
  name: EventName,
  player: Seat | null,
  {
    object,
    of,
    amount = 0,
    at = null,
  }: { object?: ObjectId; of?: Seat; amount?: number; at?: number | null },
): void {
  // What died or was discarded has become another object by that (124).
  const other = name === "die" || name === "discard" ? 1 : 0;
  const past = object === undefined ? null : noted(game, object);
  const before = past?.before && { ...past.before, controller: of ?? past.before.controller, at: null };
  notePast(game, {
    name,
    player,
    object: past && { ...past, incarnation: past.incarnation - other, ...(before ? { before } : {}) },
    units: [],
    from: null,
    to: null,
    at,
    amount,
  });
}

/** What was spent on playing cards, and the rest of what was spent. */
function loadSpending(
  { game }: Loader,
  player: Seat,
  { spentEnergy = 0, spentPower = 0, payments = [] }: ThisTurn,
  path: Path,
): void {
  let [energyLeft, powerLeft] = [spentEnergy, spentPower];
  for (const { on, energy = 0, power = 0 } of payments) {
    game.state.ledger.push({ what: "paid", player, energy, power, item: null, on });
    energyLeft -= energy;
    powerLeft -= power;
  }
  if (energyLeft < 0 || powerLeft < 0) {
    contradiction([...path, "payments"], "More was spent on cards than was spent in all.", "357");
  }
  if (energyLeft + powerLeft > 0) {
    game.state.ledger.push({
      what: "paid",
      player,
      energy: energyLeft,
      power: powerLeft,
      item: null,
      on: null,
    });
  }
}

/** What was scored has brought a point (471.1), or whatever is said instead. */
function loadScores(
  { game }: Loader,
  player: Seat,
  { scored = [], held = [], pointsScored }: ThisTurn,
  path: Path,
): void {
  const byHolding = held.map((name, i) => battlefieldNamed(game, name, [...path, "held", i]));
  for (const [i, name] of scored.entries()) {
    const slot = battlefieldNamed(game, name, [...path, "scored", i]);
    const { scoredBy } = slotOf(game, slot);
    if (scoredBy.includes(player)) {
      contradiction([...path, "scored", i], "A player scores a battlefield once each turn.", "470");
    }
    changeSlot(game, slot, { scoredBy: [...scoredBy, player] });
    const how = byHolding.includes(slot) ? "hold" : "conquer";
    game.state.ledger.push({ what: "scored", player, how, slot });
    if (pointsScored === undefined) game.state.ledger.push({ what: "points", player, how, points: 1 });
  }
  for (const how of ["conquer", "hold"] as const) {
    const points = pointsScored?.[how] ?? 0;
    if (points > 0) game.state.ledger.push({ what: "points", player, how, points });
  }
  const without = byHolding.findIndex((slot) => !slotOf(game, slot).scoredBy.includes(player));
  if (without >= 0) contradiction([...path, "held", without], "What is held is scored.", "469.2");
}

type HowKnown = "finalized" | "died" | "discarded" | "chosen";

/**
 * The object of an entry of the ledger that names only a card: one that went to the trash or is on the board, else one
 * that is nowhere any more, so that a card of that name in hand is another (812.1.c).
 */
function objectFor(loader: Loader, what: HowKnown, player: Seat, name: string, path: Path): ObjectId {
  const { game, keys } = loader;
  definitionNamed(game, name, path);
  const used = game.state.ledger.flatMap((entry) => {
    if (entry.what === "event") return what === "discarded" ? (entry.event.object?.id ?? []) : [];
    return entry.what === what ? entry.object : [];
  });
  const found = game.state.objects.find(
    (object) => object.card === name && !used.includes(object.id) && canHaveBeen(object, what, player),
  );
  if (found !== undefined) return found.id;
  const id = createObject(game, name, player, { key: keyFor(keys, { card: name }) });
  changeObject(game, id, { incarnation: 1 });
  return id;
}

/** What died or was discarded isn't what it was at first any more (124). */
function canHaveBeen(object: GameObject, what: HowKnown, player: Seat): boolean {
  if (object.zone === "trash")
    return object.owner === player && (what === "finalized" || object.incarnation > 0);
  const mayStay = what === "finalized" || what === "chosen";
  return mayStay && object.zone === "board" && object.controller === player;
}

function battlefieldNamed(game: Game, name: string, path: Path): number {
  const objects = game.state.battlefields.map(({ battlefield }) => objectOf(game, battlefield));
  const byKey = objects.findIndex(({ key }) => key === name);
  if (byKey >= 0) return byKey;
  const fitting = objects.flatMap(({ card }, slot) => (card === name ? [slot] : []));
  if (fitting.length > 1) contradiction(path, `Several battlefields are named "${name}"; use an id.`);
  return fitting[0] ?? contradiction(path, `There is no battlefield "${name}".`);
}
