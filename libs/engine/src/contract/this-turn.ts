import {
  changeSlot,
  type Game,
  type GameObject,
  type LedgerEntry,
  type ObjectId,
  objectOf,
  type PastEvent,
  type Seat,
  slotOf,
} from "@rulebound/core";
import { isAsked, noted, notePast, occurrences } from "@rulebound/effects";
import type { EventName } from "@rulebound/language";
import { createObject } from "@rulebound/zones";
import type { PlayerEntry } from "./entries.ts";
import { contradiction, type Path, unsupported } from "./faults.ts";
import { keyFor } from "./keys.ts";
import { definitionNamed, type Loader, refuseAbsent } from "./loader.ts";

type ThisTurn = NonNullable<PlayerEntry["thisTurn"]>;

/** Facts of the turn that the state holds if a card of the pool asks for such events. */
const askedFor = { discarded: "discard", drew: "draw", gainedXp: "gainXp" } as const;

/** Facts of the turn that the state has no place for: refused rather than dropped. */
const unheld = ["discarded", "drew", "gainedXp", "used"] as const;

/** What a player has done this turn. Needs everything else to be loaded. */
export function loadThisTurn(loader: Loader, player: Seat, thisTurn: ThisTurn, path: Path): void {
  for (const field of unheld) {
    const value = thisTurn[field];
    if (field !== "used" && isAsked(loader.game, askedFor[field])) continue;
    if (Array.isArray(value) ? value.length > 0 : value) {
      unsupported([...path, field], `This engine can't be told "${field}" of a turn under way yet.`);
    }
  }
  for (const what of ["finalized", "died"] as const) {
    const field = what === "finalized" ? "played" : "died";
    for (const [i, name] of (thisTurn[field] ?? []).entries()) {
      const object = objectFor(loader, what, player, name, [...path, field, i]);
      loader.game.state.ledger.push({ what, player, object });
      if (what === "died") loadEvent(loader, "die", null, { object, of: player });
    }
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
  loadScores(loader, player, thisTurn, path);
  loadSpending(loader, player, thisTurn, path);
}

/** Notes an event of before, as far as a position tells of it: of its object, what is printed. */
function loadEvent(
  { game }: Loader,
  name: EventName,
  player: Seat | null,
  { object, of, amount = 0 }: { object?: ObjectId; of?: Seat; amount?: number },
): void {
  const past = object === undefined ? null : noted(game, object);
  const before = past?.before && { ...past.before, controller: of ?? past.before.controller, at: null };
  notePast(game, {
    name,
    player,
    object: past && { ...past, incarnation: past.incarnation - 1, ...(before ? { before } : {}) },
    units: [],
    from: null,
    to: null,
    at: null,
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

/** What was scored by holding has brought a point (471.1); by conquest, it may have been a card. */
function loadScores({ game }: Loader, player: Seat, { scored = [], held = [] }: ThisTurn, path: Path): void {
  const byHolding = held.map((name, i) => battlefieldNamed(game, name, [...path, "held", i]));
  for (const [i, name] of scored.entries()) {
    const slot = battlefieldNamed(game, name, [...path, "scored", i]);
    const { scoredBy } = slotOf(game, slot);
    if (scoredBy.includes(player)) {
      contradiction([...path, "scored", i], "A player scores a battlefield once each turn.", "470");
    }
    changeSlot(game, slot, { scoredBy: [...scoredBy, player] });
    const how = byHolding.includes(slot) ? "hold" : "conquer";
    game.state.ledger.push({ what: "scored", player, how, slot }, { what: "points", player, how, points: 1 });
  }
  const without = byHolding.findIndex((slot) => !slotOf(game, slot).scoredBy.includes(player));
  if (without >= 0) contradiction([...path, "held", without], "What is held is scored.", "469.2");
}

/**
 * The object of an entry of the ledger that names only a card: one that went to the trash or is on the board, else one
 * that is nowhere any more, so that a card of that name in hand is another (812.1.c).
 */
function objectFor(
  loader: Loader,
  what: "finalized" | "died" | "discarded",
  player: Seat,
  name: string,
  path: Path,
): ObjectId {
  const { game, keys } = loader;
  definitionNamed(game, name, path);
  const used = game.state.ledger.flatMap((entry) => {
    if (entry.what === "event") return what === "discarded" ? (entry.event.object?.id ?? []) : [];
    return entry.what === what ? entry.object : [];
  });
  const found = game.state.objects.find(
    (object) => object.card === name && !used.includes(object.id) && canHaveBeen(object, what, player),
  );
  return found?.id ?? createObject(game, name, player, { key: keyFor(keys, { card: name }) });
}

function canHaveBeen(object: GameObject, what: "finalized" | "died" | "discarded", player: Seat): boolean {
  if (object.zone === "trash") return object.owner === player;
  return what === "finalized" && object.zone === "board" && object.controller === player;
}

function battlefieldNamed(game: Game, name: string, path: Path): number {
  const objects = game.state.battlefields.map(({ battlefield }) => objectOf(game, battlefield));
  const byKey = objects.findIndex(({ key }) => key === name);
  if (byKey >= 0) return byKey;
  const fitting = objects.flatMap(({ card }, slot) => (card === name ? [slot] : []));
  if (fitting.length > 1) contradiction(path, `Several battlefields are named "${name}"; use an id.`);
  return fitting[0] ?? contradiction(path, `There is no battlefield "${name}".`);
}

/** The facts of this turn about a player that the state holds. */
export function thisTurnOf(game: Game, player: Seat): ThisTurn {
  const named = (what: "finalized" | "died"): string[] =>
    game.state.ledger.flatMap((entry: LedgerEntry) =>
      entry.what === what && entry.player === player ? objectOf(game, entry.object).card : [],
    );
  const played = named("finalized");
  const died = named("died");
  const scored = game.state.battlefields.flatMap(({ battlefield, scoredBy }) =>
    scoredBy.includes(player) ? objectOf(game, battlefield).key : [],
  );
  const held = game.state.ledger.flatMap((entry) =>
    entry.what === "scored" && entry.how === "hold" && entry.player === player
      ? objectOf(game, slotOf(game, entry.slot).battlefield).key
      : [],
  );
  const past = (name: EventName): PastEvent[] =>
    game.state.ledger.flatMap((entry) =>
      entry.what === "event" && entry.event.name === name && entry.event.player === player
        ? [entry.event]
        : [],
    );
  const drew = past("draw").reduce((sum, event) => sum + occurrences(event), 0);
  const gainedXp = past("gainXp").reduce((sum, { amount }) => sum + amount, 0);
  const discarded = past("discard").flatMap(({ object }) => object?.before?.card ?? []);
  const seesFacedown = [
    ...new Set(game.state.seesFacedown.flatMap((one) => (one.player === player ? [one.of] : []))),
  ];
  const paid = game.state.ledger.flatMap((entry) =>
    entry.what === "paid" && entry.player === player ? [entry] : [],
  );
  const spentEnergy = paid.reduce((sum, { energy }) => sum + energy, 0);
  const spentPower = paid.reduce((sum, { power }) => sum + power, 0);
  const payments = paid.flatMap(({ on, energy, power }) =>
    on === null ? [] : [{ on, ...(energy > 0 ? { energy } : {}), ...(power > 0 ? { power } : {}) }],
  );
  return {
    ...(played.length > 0 ? { played } : {}),
    ...(scored.length > 0 ? { scored } : {}),
    ...(held.length > 0 ? { held } : {}),
    ...(died.length > 0 ? { died } : {}),
    ...(discarded.length > 0 ? { discarded } : {}),
    ...(drew > 0 ? { drew } : {}),
    ...(gainedXp > 0 ? { gainedXp } : {}),
    ...(seesFacedown.length > 0 ? { seesFacedown } : {}),
    ...(spentEnergy > 0 ? { spentEnergy } : {}),
    ...(spentPower > 0 ? { spentPower } : {}),
    ...(payments.length > 0 ? { payments } : {}),
  };
}
