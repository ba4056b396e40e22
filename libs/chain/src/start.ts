import {
  type ChainFrame,
  changeItem,
  characteristicsOf,
  copyState,
  type Game,
  type GameObject,
  type GivenChoices,
  type ItemId,
  illegal,
  keywordOf,
  type LiveAbility,
  type ObjectId,
  objectOf,
  type PlayContext,
  referTo,
  refuse,
  type Seat,
} from "@rulebound/core";
import {
  addersOf,
  addPending,
  holds,
  isActive,
  isPlayForbidden,
  isRevealForbidden,
  isUsedUp,
  keyOf,
  plainContext,
  scopeOf,
  startPlaying,
  usedAtOnce,
} from "@rulebound/effects";
import type { ActivatedAbility } from "@rulebound/language";
import { canAmbush } from "./locations.ts";
import { type Permission, requireTiming, timingFault } from "./timing.ts";
import { waysToPlay } from "./ways.ts";

/** Cards that a player may play from where they are: hand, Champion Zone (419.1.a), and facedown (811). */
function playableZone(player: Seat, object: GameObject): boolean {
  if (object.zone === "hand" || object.zone === "champion") return object.owner === player;
  return object.zone === "facedown" && object.controller === player;
}

/** The timing permission that a card has where it is; facedown cards have Reaction from the next turn on (811.6). */
export function permissionOf(game: Game, object: GameObject): Permission {
  if (object.zone === "facedown") return "reaction";
  if (keywordOf(game, object.id, "Reaction") > 0 || keywordOf(game, object.id, "Quick-Draw") > 0)
    return "reaction";
  return keywordOf(game, object.id, "Action") > 0 ? "action" : "none";
}

/** Whether Ambush gives a unit Reaction now: for being played to where its player has units (822.1.b). */
export function ambushes(game: Game, player: Seat, { id }: GameObject): boolean {
  return game.state.battlefields.some((_, at) => canAmbush(game, id, player, at));
}

/** Step 1 of playing a card as a discretionary action (354, 419.2). Refuses what timing and zones forbid. */
export function startPlay(game: Game, player: Seat, card: ObjectId, given: GivenChoices): ItemId {
  const before = copyState(game.state);
  const item = putPlayOnChain(game, player, card);
  changeItem(game, item, { before, given });
  return item;
}

/** The same without a way back, for what is only tried. */
export function putPlayOnChain(game: Game, player: Seat, card: ObjectId): ItemId {
  const object = objectOf(game, card);
  const ways = waysToPlay(game, player, object);
  if (!playableZone(player, object) && ways.length === 0) {
    illegal("419.1.a", "Cards are played from the hand, the Champion Zone, or from facedown.");
  }
  const { types, name } = characteristicsOf(game, card);
  if (types.some((type) => ["rune", "battlefield", "legend"].includes(type))) {
    illegal("419.1.a", `${name} is not a card that is played.`);
  }
  if (object.zone === "facedown" && object.hiddenOn === game.state.turn.number) {
    illegal("811.1.b", "A hidden card can be played from the next turn on.");
  }
  if (object.zone === "facedown" && isRevealForbidden(game, object)) {
    illegal("054.1", `A text forbids ${name} to be revealed.`);
  }
  if (isPlayForbidden(game, player, object)) {
    illegal("054.1", `A text forbids ${player} to play ${name} now.`);
  }
  const own = permissionOf(game, object);
  const ambushing = timingFault(game, player, own) !== null && ambushes(game, player, object);
  requireTiming(game, player, ambushing ? "reaction" : own);
  requireSupported(game, object);
  const hiddenAt = object.zone === "facedown" && typeof object.at === "number" ? object.at : null;
  const [only, other] = ways;
  const context = {
    ...plainContext,
    from: object.zone,
    hiddenAt,
    ambushing,
    ignoring: hiddenAt === null ? ("nothing" as const) : ("cost" as const),
    ...(only && !other ? { cost: only.cost, afterwards: only.afterwards } : { ways }),
  };
  const item = startPlaying(game, object, player, context);
  leavePriority(game);
  return item;
}

/** Clauses that the language can't say yet are refused where they would matter. */
function requireSupported(game: Game, object: GameObject): void {
  const unsupported = game.cards.get(object.card)?.definition.unsupported ?? [];
  if (unsupported.length > 0) {
    refuse(
      "unsupported",
      null,
      `${object.card} has text that isn't supported yet: ${unsupported.join("; ")}`,
    );
  }
}

/** The activated abilities of an object, in the order of its text. */
export function activatedAbilities(game: Game, id: ObjectId): LiveAbility[] {
  return characteristicsOf(game, id).abilities.filter(
    ({ compiled }) => compiled.ability.kind === "activated",
  );
}

/**
 * Step 1 of activating an ability (377.3.a, 401.1); what Adds, with nothing else to it, is over at once (429.2). Refuses
 * what timing, control and its conditions forbid.
 */
export function startActivation(game: Game, player: Seat, live: LiveAbility, given: GivenChoices): void {
  requireActivatable(game, player, live);
  if (live.compiled.adds && !isAnythingChosen(given) && addsAtOnce(game, player, live)) return;
  const before = copyState(game.state);
  const item = putOnChain(game, player, live);
  changeItem(game, item, { before, given });
}

const isAnythingChosen = ({ to, pay, payWith, executions }: GivenChoices): boolean =>
  to !== null || pay !== null || Object.keys(payWith).length > 0 || executions.length > 0;

/** Uses an Add ability without a round of the chain, where nothing takes note of it; tells whether it did. */
function addsAtOnce(game: Game, player: Seat, { source, ref }: LiveAbility): boolean {
  const adder = addersOf(game, player).find((one) => one.source === source && one.ref === ref);
  if (!adder || !usedAtOnce(game, adder)) return false;
  const chain = keepPriority(game, player);
  if (chain) chain.step = "finalize";
  leavePriority(game);
  return true;
}

/** The same without a way back, for what is only tried. */
export function putActivationOnChain(game: Game, player: Seat, live: LiveAbility): ItemId {
  requireActivatable(game, player, live);
  return putOnChain(game, player, live);
}

function putOnChain(game: Game, player: Seat, live: LiveAbility): ItemId {
  const { ability } = live.compiled;
  const source = referTo(objectOf(game, live.source));
  const made = { controller: player, source, ability: live.ref, counts: countsOf(game, live) };
  const isEither = ability.kind === "activated" && ability.orCost !== undefined;
  const item = addPending(game, isEither ? { ...made, context: withEither(ability) } : made);
  if (live.compiled.adds) keepPriority(game, player);
  leavePriority(game);
  return item;
}

function requireActivatable(game: Game, player: Seat, live: LiveAbility): void {
  const { ability } = live.compiled;
  const object = objectOf(game, live.source);
  if (ability.kind !== "activated") illegal("377", "That is not an activated ability.");
  if (live.controller !== player) illegal("378", "Only the player who controls an ability may activate it.");
  // Without Action or Reaction it is for its controller's own turn and an Open State (381).
  if (ability.timing === undefined && game.state.turn.player !== player) {
    illegal("381", "This ability can be activated only on its controller's own turn.");
  }
  requireTiming(game, player, ability.timing ?? "none");
  if (!isActive(game, live)) illegal("727.1.b", "This ability isn't active now.");
  if (ability.onlyIf && !holds(game, scopeOf(game, object.id, player), ability.onlyIf)) {
    illegal("377.2.b", "What this ability requires to be used isn't so now.");
  }
  if (object.zone !== "board" && object.zone !== "legend") {
    illegal("380", "Abilities are activated of what is on the board.");
  }

  if (isUsedUp(game, ability, countsOf(game, live))) {
    illegal("377.2.b", "This ability has been used as often this turn as it can be.");
  }
}

/** What an ability with a limit for each turn is counted by. */
const countsOf = (game: Game, live: LiveAbility): string | null => {
  const { ability } = live.compiled;
  return ability.kind === "activated" && ability.timesEachTurn !== undefined ? keyOf(game, live) : null;
};

/** Which of two costs is paid for an ability is picked while it is activated. */
const withEither = ({ cost, orCost = cost }: ActivatedAbility): PlayContext => ({
  ...plainContext,
  ways: [
    { name: "first", cost, afterwards: null },
    { name: "second", cost: orCost, afterwards: null },
  ],
});

/** Priority stays with whoever uses an Add ability while there is a chain (429.2.a), whose task this gives. */
function keepPriority(game: Game, player: Seat): ChainFrame | undefined {
  const chain = game.state.frames.findLast((frame) => frame.kind === "chain");
  if (chain) chain.holder = player;
  return chain;
}

/** Nobody has priority while something is being carried out. */
function leavePriority(game: Game): void {
  game.state.priority = null;
  if (game.state.showdown) game.state.showdown.passes = 0;
}
