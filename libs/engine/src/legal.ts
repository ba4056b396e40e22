import {
  activatedAbilities,
  ambushes,
  canPlaySomehow,
  hidingFault,
  inWay,
  payableForHiding,
  permissionOf,
  playLocations,
  putActivationOnChain,
  putPlayOnChain,
  timingFault,
  waysToPlay,
} from "@rulebound/chain";
import { standardMoveFault } from "@rulebound/combat";
import {
  type Adder,
  cardOf,
  characteristicsOf,
  copyState,
  derivedOf,
  type Game,
  type GameObject,
  type ItemId,
  isBase,
  itemOf,
  type LiveAbility,
  type Location,
  type ObjectId,
  objectOf,
  playerOf,
  Refusal,
  type Seat,
} from "@rulebound/core";
import { addersOf, coverable, owedFor } from "@rulebound/effects";
import { type ActivatedAbility, type Cost, purposes } from "@rulebound/language";
import type { LegalAction } from "@rulebound/protocol";
import { locationName } from "./contract/index.ts";

/** The first decisions that a player can take now, each of which can be completed (410.1, 338.1, 347). */
export function legalActions(game: Game, player: Seat): LegalAction[] {
  const { state } = game;
  if (state.winner !== null || !state.seats.includes(player) || playerOf(game, player).removed) return [];
  const concede: LegalAction = { player, type: "concede", text: "Concede the game." };
  if (state.prompt) {
    if (state.prompt.player !== player) return [concede];
    return [
      { player, type: "answer", prompt: String(state.prompt.id), text: "Answer the prompt." },
      ...cancellable(game, player),
      concede,
    ];
  }
  if (state.priority !== player) return [concede];
  return [
    ...plays(game, player),
    ...activations(game, player),
    ...moves(game, player),
    ...hides(game, player),
    passing(game, player),
    concede,
  ];
}

function cancellable(game: Game, player: Seat): LegalAction[] {
  const { chain, frames } = game.state;
  const item = chain.some((one) => one.status === "pending" && one.given && one.controller === player);
  const task = frames.some(
    (one) => (one.kind === "standardMove" || one.kind === "hide") && one.player === player && one.before,
  );
  return item || task ? [{ player, type: "cancel", text: "Take back what is pending." }] : [];
}

function passing(game: Game, player: Seat): LegalAction {
  const { chain, showdown } = game.state;
  if (chain.length > 0) return { player, type: "pass", text: "Pass priority." };
  if (showdown) return { player, type: "pass", text: "Pass focus." };
  return { player, type: "endTurn", text: "End the turn." };
}

function plays(game: Game, player: Seat): LegalAction[] {
  const { hand, champion } = playerOf(game, player);
  const facedown = game.state.battlefields
    .flatMap((slot) => slot.facedown)
    .filter((id) => objectOf(game, id).controller === player);
  const ofCopies = new Map<string, Location[] | null>();
  const inTrash = playerOf(game, player).trash.filter(
    (id) => waysToPlay(game, player, objectOf(game, id)).length > 0,
  );
  return [...hand, ...champion, ...facedown, ...inTrash].flatMap((id): LegalAction[] => {
    const object = objectOf(game, id);
    // Copies of one card in a hand are as good as each other.
    const known = object.zone === "hand" ? ofCopies.get(object.card) : undefined;
    const to = known === undefined ? whereToPlay(game, player, object) : known;
    if (object.zone === "hand") ofCopies.set(object.card, to);
    if (!to) return [];
    const card = characteristicsOf(game, id).name;
    const isPermanent = !characteristicsOf(game, id).types.includes("spell");
    return [
      {
        player,
        type: "play",
        object: object.key,
        card,
        from: object.zone,
        text: `Play ${card}.`,
        ...(isPermanent ? { destinations: to.map((location) => locationName(game, location)) } : {}),
      },
    ];
  });
}

/** Where a card can be played to now, nowhere in particular being a list of none; null where it can't be played. */
function whereToPlay(game: Game, player: Seat, object: GameObject): Location[] | null {
  if (timingFault(game, player, permissionOf(game, object)) && !ambushes(game, player, object)) return null;
  if (costsTooMuch(game, player, object)) return null;
  return completable(game, (trial) => putPlayOnChain(trial, player, object.id));
}

/** Told by what is printed, where nothing makes it cheaper: saves trying what can't be paid for anyway. */
function costsTooMuch(game: Game, player: Seat, object: GameObject): boolean {
  const isCheaper =
    game.state.delayed.length > 0 ||
    derivedOf(game).facts.some(({ fact }) => fact.fact === "costsLess" && fact.of !== undefined) ||
    cardOf(game, object).passives.some(({ fact }) => fact.fact === "costsLess" || fact.fact === "ignoreCost");
  if (object.zone === "facedown" || object.zone === "trash" || isCheaper) return false;
  const { energy, power } = characteristicsOf(game, object.id);
  return !isCovered(game, player, { energy: energy ?? 0, power: power ?? [] }, object.id);
}

/** Whether a cost could be covered, if whatever is restricted could be spent on it. */
const isCovered = (game: Game, player: Seat, cost: Cost, source: ObjectId): boolean =>
  coverable(game, player, { ...owedFor(game, cost, source), for: [...purposes] });

function activations(game: Game, player: Seat): LegalAction[] {
  const adders = addersOf(game, player);
  return ownAbilities(game, player).flatMap(({ live, ability }): LegalAction[] => {
    if (!canActivate(game, player, live, adders)) return [];
    const { key } = objectOf(game, live.source);
    const card = characteristicsOf(game, live.source).name;
    return [
      { player, type: "activate", object: key, card, ability, text: `Use ability ${ability} of ${card}.` },
    ];
  });
}

function canActivate(game: Game, player: Seat, live: LiveAbility, adders: Adder[]): boolean {
  const { ability, adds } = live.compiled;
  if (ability.kind !== "activated" || timingFault(game, player, ability.timing ?? "none")) return false;
  // Without Action or Reaction it is for its controller's own turn (381).
  if (ability.timing === undefined && game.state.turn.player !== player) return false;
  // What Adds by using itself up has nothing to choose and nothing else to pay.
  const isAdder = adds && adders.some((one) => one.source === live.source && one.ref === live.ref);
  if (isAdder && !ability.onlyIf && !ability.while) return true;
  if (exhaustsItself(ability) && objectOf(game, live.source).exhausted) return false;
  const isCheaper =
    ability.costsLess !== undefined ||
    ability.orCost !== undefined ||
    derivedOf(game).facts.some(({ fact }) => fact.fact === "costsLess" && fact.abilities !== undefined);
  if (!isCheaper && !isCovered(game, player, ability.cost, live.source)) return false;
  return completable(game, (trial) => putActivationOnChain(trial, player, live)) !== null;
}

const exhaustsItself = ({ cost: { actions = [] } }: ActivatedAbility): boolean =>
  actions.some((action) => action.cost === "exhaust" && action.what === "me");

/**
 * Whether a player can do nothing but pass, whatever their private cards are: they have none in hand or facedown, and
 * can't use their Chosen Champion or an ability. Abilities that Add don't count: there is nothing to pay for.
 */
export function isIdle(game: Game, player: Seat): boolean {
  const facedown = game.state.battlefields.flatMap((slot) => slot.facedown);
  if (playerOf(game, player).hand.length > 0) return false;
  if (facedown.some((id) => objectOf(game, id).controller === player)) return false;
  if (plays(game, player).length > 0) return false;
  return !ownAbilities(game, player).some(
    ({ live }) => !live.compiled.adds && canActivate(game, player, live, []),
  );
}

/** The activated abilities that a player controls, of the board, legends and battlefields, each with its number there. */
function ownAbilities(game: Game, player: Seat): { live: LiveAbility; ability: number }[] {
  const sources = [
    ...game.state.board,
    ...playerOf(game, player).legend,
    ...game.state.battlefields.map(({ battlefield }) => battlefield),
  ];
  const own: { live: LiveAbility; ability: number }[] = [];
  for (const id of sources) {
    for (const [at, live] of activatedAbilities(game, id).entries())
      if (live.controller === player) own.push({ live, ability: at + 1 });
  }
  return own;
}

/**
 * Whether something begun can be completed, tried on a copy: enough to choose from, and its cost can be paid. Gives
 * the locations where a permanent can enter; null where it can't be completed.
 */
function completable(game: Game, begin: (trial: Game) => ItemId): Location[] | null {
  const trial: Game = { ...game, state: copyState(game.state), log: null };
  try {
    const item = itemOf(trial, begin(trial));
    if (!item) return null;
    const { ways } = item.context;
    const inWays = ways.length === 0 ? [item] : ways.map((way) => inWay(item, way));
    if (!inWays.some((one) => canPlaySomehow(trial, one))) return null;
    const isPermanent = item.object !== null && item.ability === null;
    const to = isPermanent ? playLocations(trial, item) : [];
    return isPermanent && to.length === 0 ? null : to;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function moves(game: Game, player: Seat): LegalAction[] {
  const { state } = game;
  if (state.turn.player !== player || state.turn.phase !== "main" || timingFault(game, player, "none"))
    return [];
  const places: Location[] = [player, ...state.battlefields.map((_, slot) => slot)];
  return state.board.flatMap((id): LegalAction[] => {
    const unit = objectOf(game, id);
    if (cardOf(game, unit).definition.type !== "unit" || unit.controller !== player) return [];
    const to = places.filter((place) => !standardMoveFault(game, player, unit, place));
    if (to.length === 0) return [];
    const card = characteristicsOf(game, id).name;
    const destinations = to.map((place) => (isBase(place) ? "base" : locationName(game, place)));
    return [{ player, type: "move", object: unit.key, card, destinations, text: `Move ${card}.` }];
  });
}

function hides(game: Game, player: Seat): LegalAction[] {
  if (timingFault(game, player, "none")) return [];
  const hideable = (["hand", "champion"] as const).flatMap((from) =>
    playerOf(game, player)[from].flatMap((id: ObjectId): LegalAction[] => {
      const slots = game.state.battlefields.flatMap((_, slot) =>
        hidingFault(game, player, id, slot) ? [] : [slot],
      );
      if (slots.length === 0) return [];
      const card = characteristicsOf(game, id).name;
      const destinations = slots.map((slot) => locationName(game, slot));
      return [
        {
          player,
          type: "hide",
          object: objectOf(game, id).key,
          card,
          from,
          destinations,
          text: `Hide ${card}.`,
        },
      ];
    }),
  );
  if (hideable.length === 0) return [];
  return payableForHiding(game, player).length > 0 ? hideable : [];
}
