import {
  type Game,
  type GameObject,
  type Location,
  type ObjectId,
  objectOf,
  type Player,
  type Slot,
} from "@rulebound/core";
import { domains } from "@rulebound/language";
import { currentRules, type Mode, type ReturnedPosition, type Seat } from "@rulebound/protocol";
import { banishedOut } from "./banished-with.ts";
import { chainItemOut, delayedOut, leavingChain } from "./chain-out.ts";
import { cardOut, empoweredOut, objectOut, type ReturnedCard, replacedOut, trashOut } from "./object-out.ts";
import { thisTurnOf } from "./past-out.ts";
import { phaseOf, turnStateOf } from "./turn-state.ts";
import type { Viewer } from "./visible.ts";

type ReturnedPlayer = ReturnedPosition["players"]["P1"];
type ReturnedBattlefield = ReturnedPosition["battlefields"][number];
export type ReturnedFacedown = ReturnedBattlefield["facedown"][number];

/** How cards look in the places that not everybody may look into. */
export interface Faces<Card, Facedown> {
  viewer: Viewer;
  /** in hands, decks and rune decks */
  inZone: (object: GameObject) => Card;
  facedown: (object: GameObject) => Facedown;
  /** among cards that a player is looking at */
  lookedAt: (object: GameObject) => Card;
}

/** Players as one kind of reader sees them. */
type PlayerOf<Card> = Omit<ReturnedPlayer, "hand" | "deck" | "runeDeck"> & {
  hand: Card[];
  deck: Card[];
  runeDeck: Card[];
};

/** A position as one kind of reader sees it. */
export type PositionOf<Card, Facedown> = Omit<ReturnedPosition, "players" | "battlefields" | "looking"> & {
  players: { P1: PlayerOf<Card>; P2: PlayerOf<Card>; P3?: PlayerOf<Card>; P4?: PlayerOf<Card> };
  battlefields: (Omit<ReturnedBattlefield, "facedown"> & { facedown: Facedown[] })[];
  looking?: { player: Seat; zone: string; cards: Card[] }[];
};

/** Everything about a game, computed fields included. At rest it can be loaded again. */
export function positionOf(game: Game): ReturnedPosition {
  const card = (object: GameObject): ReturnedCard => cardOut(game, object);
  return positionSeen(game, {
    viewer: null,
    inZone: card,
    facedown: (object) => facedownOut(game, object),
    lookedAt: card,
  });
}

/** A position with cards shown as `faces` say. */
export function positionSeen<Card, Facedown>(
  game: Game,
  faces: Faces<Card, Facedown>,
): PositionOf<Card, Facedown> {
  const { state } = game;
  const { turn, showdown } = state;
  return {
    rules: currentRules,
    mode: modeName(state.mode),
    ...(Object.keys(state.readings).length === 0 ? {} : { readings: { ...state.readings } }),
    turn: {
      player: turn.player,
      number: turn.number,
      phase: phaseOf(state),
      queue: [...state.additionalTurns],
      first: state.seats[0] ?? "P1",
      ...(state.lastRegular === turn.player ? {} : { regular: state.lastRegular }),
    },
    players: playersOut(game, faces),
    battlefields: state.battlefields.map((slot) => battlefieldOut(game, slot, faces)),
    chain: [...state.chain.map((item) => chainItemOut(game, item, faces.viewer)), ...leavingChain(game)],
    showdown: showdownOut(game),
    combat: combatOut(game),
    priority: state.priority,
    focus: showdown?.focus ?? null,
    turnState: turnStateOf(state),
    winner: state.winner,
    ...(state.delayed.length > 0 ? { delayed: delayedOut(game, faces.viewer) } : {}),
    ...shownOut(game, faces),
  };
}

const modeName = (mode: Game["state"]["mode"]): Mode => (mode === "magma-chamber" ? "magmaChamber" : mode);

function playersOut<Card, Facedown>(
  game: Game,
  faces: Faces<Card, Facedown>,
): PositionOf<Card, Facedown>["players"] {
  const out = (seat: Seat): PlayerOf<Card> => playerOut(game, seat, faces);
  const further = (seat: "P3" | "P4") => (game.state.seats.includes(seat) ? { [seat]: out(seat) } : {});
  return { P1: out("P1"), P2: out("P2"), ...further("P3"), ...further("P4") };
}

function playerOut<Card, Facedown>(game: Game, seat: Seat, faces: Faces<Card, Facedown>): PlayerOf<Card> {
  const player = game.state.players[seat];
  const hidden = (ids: number[]): Card[] => ids.map((id) => faces.inZone(objectOf(game, id)));
  const [legend, ...otherLegends] = player.legend.map((id) => objectOut(game, id));
  const base = looseAt(game, seat).map((id) => objectOut(game, id));
  const isRune = ({ types }: (typeof base)[number]): boolean => types.includes("rune");
  const thisTurn = thisTurnOf(game, seat);
  return {
    points: player.points,
    xp: player.xp,
    legend: legend ?? null,
    ...(otherLegends.length > 0 ? { otherLegends } : {}),
    champion: player.champion.map((id) => cardOut(game, objectOf(game, id)))[0] ?? null,
    hand: hidden(player.hand),
    deck: hidden(player.deck),
    runeDeck: hidden(player.runeDeck),
    trash: player.trash.map((id) => trashOut(game, objectOf(game, id))),
    banishment: player.banishment.map((id) => banishedOut(game, objectOf(game, id), faces.viewer)),
    pool: poolOut(player),
    runes: base.filter(isRune),
    base: base.filter((object) => !isRune(object)),
    turnsTaken: player.turns,
    ...chosenChampionOut(game, player),
    ...(Object.keys(thisTurn).length > 0 ? { thisTurn } : {}),
    ...(player.removed ? { removed: true } : {}),
  };
}

/** Left out where it is the card in the Champion Zone, or where there is none. */
function chosenChampionOut(game: Game, { chosenChampion, champion }: Player): { chosenChampion?: string } {
  const [inZone] = champion;
  const usual = inZone === undefined ? null : objectOf(game, inZone).card;
  return chosenChampion === null || chosenChampion === usual ? {} : { chosenChampion };
}

/** What is at a location and not attached to something there, with which it is listed. */
function looseAt(game: Game, location: Location): ObjectId[] {
  return game.state.board.filter((id) => {
    const { at, attachment } = objectOf(game, id);
    return at === location && attachment === null;
  });
}

function poolOut({ pool }: Player): ReturnedPlayer["pool"] {
  const kinds = [...domains, "any"] as const;
  const power: NonNullable<ReturnedPlayer["pool"]["power"]> = {};
  for (const kind of kinds) if (pool.power[kind] > 0) power[kind] = pool.power[kind];
  return { energy: pool.energy, power, ...(pool.restricted ? { restricted: pool.restricted } : {}) };
}

function battlefieldOut<Card, Facedown>(
  game: Game,
  slot: Slot,
  faces: Faces<Card, Facedown>,
): PositionOf<Card, Facedown>["battlefields"][number] {
  const object = objectOf(game, slot.battlefield);
  const index = game.state.battlefields.indexOf(slot);
  const here = looseAt(game, index).map((id) => objectOut(game, id));
  const gear = here.filter(({ types }) => !types.includes("unit"));
  const replaces = replacedOut(game, object);
  const staged = [
    ...(slot.stagedShowdown ? (["showdown"] as const) : []),
    ...(slot.stagedCombat ? (["combat"] as const) : []),
  ];
  return {
    ...cardOut(game, object),
    owner: object.owner,
    controller: slot.controller,
    units: here.filter(({ types }) => types.includes("unit")),
    ...(gear.length > 0 ? { gear } : {}),
    facedown: slot.facedown.map((id) => faces.facedown(objectOf(game, id))),
    ...(object.token ? { token: true } : {}),
    ...(object.exhausted ? { exhausted: true } : {}),
    ...(object.empowered > 0 ? { empowered: empoweredOut(object) } : {}),
    ...(object.copyOf === null ? {} : { copyOf: object.copyOf }),
    ...(replaces.length > 0 ? { replaces } : {}),
    ...(slot.contestedBy === null ? {} : { contested: slot.contestedBy }),
    ...(staged.length > 0 ? { staged } : {}),
  };
}

/** A facedown card with its face. */
export function facedownOut(game: Game, object: GameObject): ReturnedFacedown {
  const { owner, controller, hiddenOn } = object;
  return { ...cardOut(game, object), owner, controller, hiddenOn: hiddenOn ?? 0 };
}

function showdownOut(game: Game): ReturnedPosition["showdown"] {
  const { showdown, seats: order, players } = game.state;
  if (showdown === null) return null;
  const battlefield = keyOfSlot(game, showdown.slot);
  // Those who have passed in sequence are the last before whoever has focus now.
  const inGame = order.filter((seat) => !players[seat].removed);
  const at = inGame.indexOf(showdown.focus);
  const passed = Array.from(
    { length: Math.min(showdown.passes, inGame.length) },
    (_, i) => inGame[(at - 1 - i + 2 * inGame.length) % inGame.length],
  ).filter((seat) => seat !== undefined);
  return { battlefield, ...(passed.length > 0 ? { passed: passed.reverse() } : {}) };
}

function combatOut(game: Game): ReturnedPosition["combat"] {
  const { combat, frames } = game.state;
  if (combat === null) return null;
  const { slot, attacker, defender } = combat;
  const frame = frames.findLast((one) => one.kind === "combat");
  return { battlefield: keyOfSlot(game, slot), attacker, defender, step: stepOf(frame?.step) };
}

type CombatStep = Extract<Game["state"]["frames"][number], { kind: "combat" }>["step"];

/** The three steps of combat (464-466). */
function stepOf(step: CombatStep | undefined): NonNullable<ReturnedPosition["combat"]>["step"] {
  switch (step) {
    case undefined:
      return "showdown";
    case "attackers":
    case "defenders":
    case "deal":
      return "damage";
    case "dealt":
    case "cleaned":
    case "control":
    case "end":
      return "resolution";
  }
}

function keyOfSlot(game: Game, slot: number): string {
  const id = game.state.battlefields[slot]?.battlefield ?? -1;
  return objectOf(game, id).key;
}

/** What an instruction is showing: to one player, or to all. */
function shownOut<Card, Facedown>(
  game: Game,
  faces: Faces<Card, Facedown>,
): Pick<PositionOf<Card, Facedown>, "looking" | "revealed"> {
  const { looking } = game.state;
  const toOne = looking
    .filter(({ revealed }) => !revealed)
    .map(({ player, owner, zone, cards }) => ({
      player,
      zone: `${owner}.${zone}`,
      cards: cards.map((id) => faces.lookedAt(objectOf(game, id))),
    }));
  const toAll = looking
    .filter(({ revealed }) => revealed)
    .map(({ owner, zone, cards }) => ({
      player: owner,
      zone: `${owner}.${zone}`,
      cards: cards.map((id) => cardOut(game, objectOf(game, id))),
    }));
  return {
    ...(toOne.length > 0 ? { looking: toOne } : {}),
    ...(toAll.length > 0 ? { revealed: toAll } : {}),
  };
}
