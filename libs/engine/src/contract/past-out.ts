import {
  characteristicsOf,
  type Game,
  type GameObject,
  isBattlefield,
  type LedgerEntry,
  type LiveAbility,
  type ObjectId,
  objectOf,
  type PastEvent,
  type Seat,
  slotOf,
} from "@rulebound/core";
import { isAsked, keyOf, occurrences } from "@rulebound/effects";
import type { EventName } from "@rulebound/language";
import type { PlayerEntry } from "./entries.ts";
import { locationName } from "./names.ts";

type ThisTurn = NonNullable<PlayerEntry["thisTurn"]>;
type Played = NonNullable<ThisTurn["played"]>[number];
type Used = NonNullable<ThisTurn["used"]>[number];

/** The entries of one kind in the ledger of this turn. */
const entriesOf = <What extends LedgerEntry["what"]>(game: Game, what: What) =>
  game.state.ledger.filter((entry): entry is Extract<LedgerEntry, { what: What }> => entry.what === what);

/** The facts of this turn about a player that the state holds. */
export function thisTurnOf(game: Game, player: Seat): ThisTurn {
  if (game.state.ledger.length === 0 && game.state.seesFacedown.length === 0) return scoresOf(game, player);
  const past = (name: EventName): PastEvent[] =>
    entriesOf(game, "event").flatMap(({ event }) =>
      event.name === name && event.player === player ? [event] : [],
    );
  const drew = past("draw").reduce((sum, event) => sum + occurrences(event), 0);
  const gainedXp = past("gainXp").reduce((sum, { amount }) => sum + amount, 0);
  const seesFacedown = game.state.seesFacedown.flatMap((one) => (one.player === player ? [one.of] : []));
  const chose = past("target").flatMap(({ object }) => {
    const before = object?.before;
    return before ? [{ card: before.card, controller: before.controller }] : [];
  });
  const activated = entriesOf(game, "activated").flatMap((entry) =>
    entry.player === player ? [entry.on] : [],
  );
  return {
    ...listed("played", playedBy(game, player)),
    ...scoresOf(game, player),
    ...listed("died", diedUnder(game, player)),
    ...listed(
      "discarded",
      past("discard").flatMap(({ object }) => object?.before?.card ?? []),
    ),
    ...(drew > 0 ? { drew } : {}),
    ...(gainedXp > 0 ? { gainedXp } : {}),
    ...listed("seesFacedown", [...new Set(seesFacedown)]),
    ...spendingOf(game, player),
    ...listed("used", usedBy(game, player)),
    ...listed("activated", [...new Set(activated)]),
    ...listed("chose", chose),
  };
}

const listed = <Field extends keyof ThisTurn, One>(
  field: Field,
  list: One[],
): Partial<Record<Field, One[]>> => (list.length > 0 ? ({ [field]: list } as Record<Field, One[]>) : {});

const diedUnder = (game: Game, player: Seat): string[] =>
  entriesOf(game, "died").flatMap((entry) =>
    entry.player === player ? [objectOf(game, entry.object).card] : [],
  );

/** Cards that were finalized; whether they have been played, and where, is held where a card of the pool asks for it. */
function playedBy(game: Game, player: Seat): Played[] {
  const { ledger } = game.state;
  const tells = isAsked(game, "played");
  return ledger.flatMap((entry, at): Played[] => {
    if (entry.what !== "finalized" || entry.player !== player) return [];
    const { card } = objectOf(game, entry.object);
    const event = playingOf(ledger.slice(at + 1), entry.object);
    if (event === undefined) return tells ? [{ card, finalizedOnly: true }] : [card];
    return isBattlefield(event.at) ? [{ card, at: locationName(game, event.at) }] : [card];
  });
}

/** The end of an object's being played, if there was one before it was finalized anew. */
function playingOf(after: readonly LedgerEntry[], id: ObjectId): PastEvent | undefined {
  for (const entry of after) {
    if (entry.what === "finalized" && entry.object === id) return undefined;
    if (entry.what === "event" && entry.event.name === "played" && entry.event.object?.id === id)
      return entry.event;
  }
  return undefined;
}

/** What was scored, and the points for it where they aren't one each (471.1). */
function scoresOf(game: Game, player: Seat): Pick<ThisTurn, "scored" | "held" | "pointsScored"> {
  const scored = game.state.battlefields.flatMap(({ battlefield, scoredBy }) =>
    scoredBy.includes(player) ? objectOf(game, battlefield).key : [],
  );
  const held = entriesOf(game, "scored").flatMap((entry) =>
    entry.how === "hold" && entry.player === player
      ? objectOf(game, slotOf(game, entry.slot).battlefield).key
      : [],
  );
  const pointsBy = (how: "conquer" | "hold"): number =>
    entriesOf(game, "points").reduce(
      (sum, entry) => (entry.player === player && entry.how === how ? sum + entry.points : sum),
      0,
    );
  const [conquer, hold] = [pointsBy("conquer"), pointsBy("hold")];
  const isUsual = hold === held.length && conquer === scored.length - held.length;
  return {
    ...listed("scored", scored),
    ...listed("held", held),
    ...(isUsual
      ? {}
      : { pointsScored: { ...(conquer > 0 ? { conquer } : {}), ...(hold > 0 ? { hold } : {}) } }),
  };
}

function spendingOf(game: Game, player: Seat): Pick<ThisTurn, "spentEnergy" | "spentPower" | "payments"> {
  const paid = entriesOf(game, "paid").filter((entry) => entry.player === player);
  const spentEnergy = paid.reduce((sum, { energy }) => sum + energy, 0);
  const spentPower = paid.reduce((sum, { power }) => sum + power, 0);
  const payments = paid.flatMap(({ on, energy, power }) =>
    on === null ? [] : [{ on, ...(energy > 0 ? { energy } : {}), ...(power > 0 ? { power } : {}) }],
  );
  return {
    ...(spentEnergy > 0 ? { spentEnergy } : {}),
    ...(spentPower > 0 ? { spentPower } : {}),
    ...listed("payments", payments),
  };
}

/** The abilities of an object that can be used or applied only so often each turn (371.1, 377.2.b, 383.3.e). */
export const limitedOf = (game: Game, id: ObjectId): LiveAbility[] =>
  characteristicsOf(game, id).abilities.filter((live) => isOnceByMode(live) || limitOf(live) !== undefined);

function limitOf({ compiled: { ability } }: LiveAbility): number | undefined {
  const { kind } = ability;
  return kind === "triggered" || kind === "replacement" || kind === "activated"
    ? ability.timesEachTurn
    : undefined;
}

/** Whether each of its modes can be chosen once a turn. */
export const isOnceByMode = ({ compiled: { choices } }: LiveAbility): boolean =>
  choices.some((choice) => choice.do === "chooseMode" && choice.unlike === "thisTurn");

function usedBy(game: Game, player: Seat): Used[] {
  const keys = game.state.ledger.flatMap((entry) => {
    if (entry.what === "triggered" || entry.what === "mode") return [entry.ability];
    return entry.what === "applied" ? [entry.effect] : [];
  });
  if (keys.length === 0) return [];
  const { board, players } = game.state;
  return [...board, ...players[player].legend].flatMap((id) => {
    const { controller, key: source } = objectOf(game, id);
    if (controller !== player) return [];
    return limitedOf(game, id).flatMap((live, i): Used[] => {
      const key = keyOf(game, live);
      const times = keys.filter((one) => one === key).length;
      if (times === 0) return [];
      const used = { source, ...(i > 0 ? { ability: i + 1 } : {}) };
      if (!isOnceByMode(live)) return [{ ...used, ...(times > 1 ? { times } : {}) }];
      const modes = entriesOf(game, "mode").flatMap((entry) => (entry.ability === key ? [entry.mode] : []));
      return [{ ...used, modes }];
    });
  });
}

/** What has happened to an object this turn, as long as it is the same one. */
export function pastOfObject(
  game: Game,
  { id, incarnation, damage }: GameObject,
): { movedThisTurn?: number; damagedThisTurn?: boolean } {
  if (game.state.ledger.length === 0 && damage.length === 0) return {};
  const times = (what: "moved" | "damaged"): number =>
    entriesOf(game, what).filter((entry) => entry.object === id && entry.incarnation === incarnation).length;
  const moved = times("moved");
  const damaged = times("damaged") > 0;
  return {
    ...(moved > 0 ? { movedThisTurn: moved } : {}),
    ...(damaged === damage.length > 0 ? {} : { damagedThisTurn: damaged }),
  };
}
