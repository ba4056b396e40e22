import {
  attachmentsOf,
  type Bound,
  type ChainItem,
  cardNamed,
  characteristicsOf,
  current,
  type Game,
  type GameObject,
  holderOf,
  isBase,
  isBattlefield,
  isSame,
  keywordOf,
  type LiveAbility,
  type LiveFact,
  mightOf,
  type ObjectId,
  objectOf,
  opponentsOf,
  type PlayContext,
  playerOf,
  type Seat,
  slotOf,
  unitsAt,
} from "@rulebound/core";
import type { Condition, Filter, NameKept, PlayedFrom, Value } from "@rulebound/language";
import { nameMeant, tagsMeant } from "./kept-names.ts";
import { isOfKind } from "./kinds.ts";
import { countPast } from "./past.ts";
import { bindingOf, boundTo, objectsNamed, placeMeant, playerMeant, type Scope } from "./scope.ts";
import { victoryScore } from "./victory-score.ts";

/** The number meant, or null where it isn't available, which makes its instruction ignored (359.3.e.12). */
export function numberMeant(game: Game, scope: Scope, value: Value): number | null {
  if (typeof value === "number") return value;
  if ("might" in value) return mightBound(game, boundTo(scope, value.might)[0]);
  if ("plus" in value) {
    const [a, b] = value.plus.map((part) => numberMeant(game, scope, part));
    return a == null || b == null ? null : a + b;
  }
  if ("times" in value) {
    const [a, b] = value.times.map((part) => numberMeant(game, scope, part));
    return a == null || b == null ? null : a * b;
  }
  if ("damage" in value) {
    const [object] = objectsNamed(game, scope, value.damage);
    return object ? object.damage.reduce((sum, { amount }) => sum + amount, 0) : null;
  }
  if ("count" in value) return candidates(game, scope, value.count).length;
  if ("size" in value) return boundTo(scope, value.size).length;
  if ("countAmong" in value) {
    return objectsNamed(game, scope, value.countAmong).filter((object) =>
      matches(game, scope, value.filter, object),
    ).length;
  }
  if ("amount" in value) {
    const binding = bindingOf(scope, value.amount);
    return binding?.is === "result" ? binding.amount : null;
  }
  if ("highest" in value) return Math.max(0, ...mightsOf(game, scope, value.of));
  if ("total" in value) return mightsOf(game, scope, value.of).reduce((sum, might) => sum + might, 0);
  if ("keywordValue" in value) {
    const [object] = objectsNamed(game, scope, value.of);
    return object ? keywordOf(game, object.id, value.keywordValue) : null;
  }
  if ("timesEmpowered" in value) return objectsNamed(game, scope, value.timesEmpowered)[0]?.empowered ?? null;
  if ("points" in value) {
    const player = playerMeant(game, scope, value.points);
    return player === null ? null : playerOf(game, player).points;
  }
  if ("pointsThisTurn" in value) return pointsScored(game, scope.controller, value.pointsThisTurn);
  if ("paid" in value) {
    const [me] = objectsNamed(game, scope, "me");
    const paid = me ? (contextOf(game, me)?.paid ?? []) : [];
    return paid.filter((name) => name === value.paid).length;
  }
  if ("excessDamage" in value) {
    return excessOf(game, playerMeant(game, scope, value.excessDamage));
  }
  if ("cardsPlayed" in value) {
    const player = playerMeant(game, scope, value.cardsPlayed);
    return game.state.ledger.filter(
      (entry) => entry.what === "finalized" && entry.player === player && !objectOf(game, entry.object).token,
    ).length;
  }
  if ("powerSpent" in value) {
    const player = playerMeant(game, scope, value.powerSpent);
    return game.state.ledger.reduce(
      (sum, entry) => (entry.what === "paid" && entry.player === player ? sum + entry.power : sum),
      0,
    );
  }
  if ("turnsOf" in value) {
    const player = playerMeant(game, scope, value.turnsOf);
    return player && playerOf(game, player).turns;
  }
  if ("powerCost" in value) return costBound(game, boundTo(scope, value.powerCost)[0], "power");
  return costBound(game, boundTo(scope, value.energyCost)[0], "energy");
}

const mightsOf = (game: Game, scope: Scope, filter: Filter): number[] =>
  candidates(game, scope, filter).map((id) => mightOf(game, id) ?? 0);

/** Points that a player has got by scoring in that way this turn (471.1). */
function pointsScored({ state }: Game, player: Seat, how: "conquer" | "hold"): number {
  return state.ledger.reduce(
    (sum, entry) =>
      entry.what === "points" && entry.player === player && entry.how === how ? sum + entry.points : sum,
    0,
  );
}

/** Might as spells and abilities see it: never below 0 (143.2.b); looked back at where this text moved the unit. */
function mightBound(game: Game, bound: Bound | undefined): number | null {
  if (!bound) return null;
  const object = current(game, bound);
  if (object?.zone === "board") return mightOf(game, object.id);
  return bound.before?.might ?? (object ? printedMight(game, object) : null);
}

/** A part of a cost as printed or copied (206), looked back at where the object has become another one (359.3.e.13). */
function costBound(game: Game, bound: Bound | undefined, part: "energy" | "power"): number | null {
  if (!bound) return null;
  const object = current(game, bound);
  if (!object) return bound.before?.[part] ?? null;
  return part === "energy" ? energyCostOf(game, object) : powerCostOf(game, object);
}

/** Damage assigned beyond lethal in the combat under way. */
function excessOf({ state: { combat } }: Game, player: Seat | null): number | null {
  if (combat === null || player === null) return null;
  if (player === combat.attacker) return combat.excess.attacker;
  return player === combat.defender ? combat.excess.defender : 0;
}

/** What an object costs in Energy; a token without a cost counts as costing 0 (185.3.a.1). */
export function energyCostOf(game: Game, object: GameObject): number | null {
  return characteristicsOf(game, object.id).energy ?? (object.token ? 0 : null);
}

/** How much Power an object costs; a token without a cost counts as costing none (185.3.a.1). */
export function powerCostOf(game: Game, object: GameObject): number | null {
  return characteristicsOf(game, object.id).power?.length ?? (object.token ? 0 : null);
}

/** Whether a condition holds now. */
export function holds(game: Game, scope: Scope, condition: Condition): boolean {
  if ("exists" in condition)
    return candidates(game, scope, condition.exists).length >= (condition.atLeast ?? 1);
  if ("did" in condition) {
    const binding = bindingOf(scope, condition.did);
    return binding?.is === "result" && binding.done;
  }
  if ("fits" in condition) {
    const objects = objectsNamed(game, scope, condition.fits);
    return objects.length > 0 && objects.every((object) => matches(game, scope, condition.filter, object));
  }
  if ("not" in condition) return !holds(game, scope, condition.not);
  if ("all" in condition) return condition.all.every((part) => holds(game, scope, part));
  if ("paid" in condition) {
    return objectsNamed(game, scope, "me").some((object) =>
      contextOf(game, object)?.paid.includes(condition.paid),
    );
  }
  if ("handAtMost" in condition) return playerOf(game, scope.controller).hand.length <= condition.handAtMost;
  if ("xpAtLeast" in condition) return playerOf(game, scope.controller).xp >= condition.xpAtLeast;
  if ("legion" in condition) return finalizedAnother(game, scope);
  if ("alone" in condition)
    return objectsNamed(game, scope, condition.alone).some((object) => isAlone(game, object));
  if ("oneOnOne" in condition) {
    return objectsNamed(game, scope, condition.oneOnOne).some((object) => isOneOnOne(game, object));
  }
  if ("damagedThisTurn" in condition)
    return timesThisTurn(game, scope, condition.damagedThisTurn, "damaged") > 0;
  if ("movedThisTurn" in condition) {
    return timesThisTurn(game, scope, condition.movedThisTurn, "moved") >= condition.atLeast;
  }
  if ("used" in condition) {
    return game.state.ledger.some(
      (entry) =>
        entry.what === "activated" && entry.player === scope.controller && entry.on === condition.used,
    );
  }
  if ("spentOn" in condition) {
    const { spentOn, energyAtLeast } = condition;
    return game.state.ledger.some(
      (entry) =>
        entry.what === "paid" &&
        entry.player === scope.controller &&
        entry.on === spentOn &&
        entry.energy >= energyAtLeast,
    );
  }
  if ("happened" in condition) return countPast(game, scope, condition.happened) >= (condition.atLeast ?? 1);
  if ("atLeast" in condition) {
    const [value, limit] = condition.atLeast.map((part) => numberMeant(game, scope, part));
    return value != null && limit != null && value >= limit;
  }
  if ("attacking" in condition) return game.state.combat?.attacker === scope.controller;
  if ("turnOf" in condition) return game.state.turn.player === playerMeant(game, scope, condition.turnOf);
  if ("nearVictory" in condition) return isNearVictory(game, scope, condition);
  if ("phase" in condition) return game.state.turn.phase === condition.phase;
  return game.state.turn.player === scope.controller;
}

/** Whether a player's points, or some opponent's, are no more than so many short of the Victory Score. */
function isNearVictory(
  game: Game,
  scope: Scope,
  { nearVictory: who, within }: Extract<Condition, { within: number }>,
): boolean {
  const meant =
    who === "opponent" ? opponentsOf(game.state, scope.controller) : [playerMeant(game, scope, who)];
  return meant.some((seat) => seat !== null && playerOf(game, seat).points >= victoryScore(game) - within);
}

/** What the play of an object was like: of its chain item while it has one, then what it has kept. */
function contextOf(game: Game, object: GameObject): PlayContext | null {
  return game.state.chain.find((item) => item.object === object.id)?.context ?? object.context;
}

function finalizedAnother(game: Game, scope: Scope): boolean {
  const own = boundTo(scope, "me").map((bound) => bound.id);
  // Tokens are no cards (052).
  return game.state.ledger.some(
    (entry) =>
      entry.what === "finalized" &&
      entry.player === scope.controller &&
      !own.includes(entry.object) &&
      !objectOf(game, entry.object).token,
  );
}

/** How often something has happened this turn to an object that is still the same. */
function timesThisTurn(game: Game, scope: Scope, ref: string, what: "damaged" | "moved"): number {
  const objects = objectsNamed(game, scope, ref);
  return game.state.ledger.filter(
    (entry) =>
      entry.what === what &&
      objects.some(({ id, incarnation }) => id === entry.object && incarnation === entry.incarnation),
  ).length;
}

/** Alone: a unit without another friendly unit at its location (740.2.a). */
export function isAlone(game: Game, object: GameObject): boolean {
  if (object.at === null) return false;
  return !unitsAt(game, object.at).some(
    (unit) => unit.id !== object.id && unit.controller === object.controller,
  );
}

/** One on one: alone, and so is the enemy unit at its location (740.2.b). */
function isOneOnOne(game: Game, object: GameObject): boolean {
  if (object.at === null || !isAlone(game, object)) return false;
  const enemies = unitsAt(game, object.at).filter((unit) => unit.controller !== object.controller);
  return enemies.length === 1;
}

/** Everything in the filter's zone that fits it, in the order of the zone. */
export function candidates(game: Game, scope: Scope, filter: Filter): ObjectId[] {
  const { anyOf, is, zone } = filter;
  // Each of several kinds is looked for where it is found (355.9.a).
  const pool =
    anyOf && is === undefined && zone === undefined
      ? [...new Set(anyOf.flatMap((one) => candidates(game, scope, one)))]
      : population(game, filter);
  return pool.filter((id) => matches(game, scope, filter, objectOf(game, id)));
}

function population(game: Game, filter: Filter): ObjectId[] {
  const { state } = game;
  switch (filter.zone ?? "board") {
    case "board":
      if (filter.is === "battlefield") return state.battlefields.map((slot) => slot.battlefield);
      if (filter.is === "legend") return perPlayer(game, "legend");
      if (filter.is === "spell") return onChain(game);
      return state.board;
    case "wholeBoard":
      return [
        ...state.battlefields.map((slot) => slot.battlefield),
        ...perPlayer(game, "legend"),
        ...state.board,
      ];
    case "chain":
      return onChain(game);
    case "facedown":
      return state.battlefields.flatMap((slot) => slot.facedown);
    case "hand":
      return perPlayer(game, "hand");
    case "trash":
      return perPlayer(game, "trash");
    case "banishment":
      return perPlayer(game, "banishment");
    case "champion":
      return perPlayer(game, "champion");
    case "legend":
      return perPlayer(game, "legend");
  }
}

const onChain = (game: Game): ObjectId[] => game.state.chain.flatMap((item) => item.object ?? []);

const perPlayer = (game: Game, zone: "hand" | "trash" | "banishment" | "champion" | "legend"): ObjectId[] =>
  game.state.seats.flatMap((seat) => playerOf(game, seat)[zone]);

/** Whether an object satisfies every restriction of a filter (355.9.b); the zone is the caller's affair but for "chain". */
export function matches(game: Game, scope: Scope, filter: Filter, object: GameObject): boolean {
  const traits = characteristicsOf(game, object.id);
  return (
    isOfKind(filter.is, traits.types) &&
    fitsControl(game, scope, filter, object) &&
    fitsPlace(game, scope, filter, object) &&
    (filter.not === undefined || !boundTo(scope, filter.not).some((bound) => bound.id === object.id)) &&
    (filter.same === undefined || boundTo(scope, filter.same).some((bound) => isSame(bound, object))) &&
    fitsNumbers(game, scope, filter, object) &&
    (filter.anyTag === undefined ||
      tagsMeant(game, scope, filter.anyTag).some((tag) => traits.tags.includes(tag))) &&
    (filter.noTag === undefined || !traits.tags.includes(filter.noTag)) &&
    (filter.domain === undefined || traits.domains.includes(filter.domain)) &&
    (filter.chosenChampionOf === undefined ||
      isChosenChampion(game, traits.name, playerMeant(game, scope, filter.chosenChampionOf))) &&
    (filter.named === undefined || traits.name === wantedName(game, scope, filter.named)) &&
    (filter.isNot === undefined || !traits.types.includes(filter.isNot)) &&
    (filter.anyOf === undefined || filter.anyOf.some((one) => matches(game, scope, one, object))) &&
    (filter.keyword === undefined || (traits.keywords[filter.keyword] ?? 0) > 0) &&
    (filter.lacks === undefined || (traits.keywords[filter.lacks] ?? 0) === 0) &&
    fitsBattlefield(game, scope, filter, object) &&
    (filter.chooses === undefined || choosesSuch(game, scope, filter.chooses, object)) &&
    (filter.choosesOwn === undefined || choosesOwn(game, scope, filter.choosesOwn, object)) &&
    (filter.chosenBy === undefined || isChosenBySuch(game, scope, filter.chosenBy, object)) &&
    (filter.inCombatWith === undefined || isInCombatWith(game, scope, filter.inCombatWith, object)) &&
    (filter.token === undefined || filter.token === object.token) &&
    (filter.equipment === undefined || filter.equipment === traits.tags.includes("Equipment")) &&
    fitsAttachment(game, scope, filter, object) &&
    fitsStatus(game, filter, object)
  );
}

const wantedName = (game: Game, scope: Scope, named: string | NameKept): string | null =>
  typeof named === "string" ? named : nameMeant(game, scope, named);

/** Every card of that name is their Chosen Champion, wherever it is (103.2.a.3). */
const isChosenChampion = (game: Game, name: string, player: Seat | null): boolean =>
  player !== null && playerOf(game, player).chosenChampion === name;

/** What is asked of battlefields alone: who is there and who controls it (170.11). */
function fitsBattlefield(game: Game, scope: Scope, filter: Filter, { at }: GameObject): boolean {
  const { battlefield, has, conqueredBy } = filter;
  if (battlefield === undefined && has === undefined && conqueredBy === undefined) return true;
  if (!isBattlefield(at)) return false;
  return (
    (conqueredBy === undefined || wasConquered(game, at, playerMeant(game, scope, conqueredBy))) &&
    (battlefield === undefined || isInState(game, scope, at, battlefield)) &&
    (has === undefined || candidates(game, scope, has).some((id) => objectOf(game, id).at === at))
  );
}

/** Scored by a player this turn by conquest (469.1). */
const wasConquered = ({ state }: Game, at: number, player: Seat | null): boolean =>
  state.ledger.some(
    (entry) =>
      entry.what === "scored" && entry.how === "conquer" && entry.player === player && entry.slot === at,
  );

function isInState(
  game: Game,
  { controller: you }: Scope,
  at: number,
  wanted: NonNullable<Filter["battlefield"]>,
): boolean {
  const { controller } = slotOf(game, at);
  switch (wanted) {
    case "uncontrolled":
      return controller === null;
    case "occupied":
      return unitsAt(game, at).length > 0;
    case "open":
      return controller === null && unitsAt(game, at).length === 0;
    case "attacking":
      return game.state.combat?.slot === at && game.state.combat.attacker === you;
  }
}

/** All objects that are chosen for an item, in all of its executions (820.2). */
export const chosenFor = ({ executions }: ChainItem): Bound[] =>
  executions.flatMap((execution) =>
    Object.values(execution).flatMap((binding) => (binding.is === "objects" ? binding.objects : [])),
  );

/** Whether a card on the chain that fits has chosen the object (355.7). */
const isChosenBySuch = (game: Game, scope: Scope, such: Filter, object: GameObject): boolean =>
  game.state.chain.some(
    (item) =>
      item.object !== null &&
      chosenFor(item).some((bound) => isSame(bound, object)) &&
      matches(game, scope, such, objectOf(game, item.object)),
  );

/** Whether it takes part in a combat against a unit that fits (740.2.c). */
function isInCombatWith(game: Game, scope: Scope, such: Filter, { role }: GameObject): boolean {
  const { combat } = game.state;
  if (combat === null || role === null) return false;
  return unitsAt(game, combat.slot).some(
    (other) => other.role !== null && other.role !== role && matches(game, scope, such, other),
  );
}

/** Whether what is being played has chosen "me" or something that fits, in any of its executions (355.7, 820.2). */
function choosesSuch(game: Game, scope: Scope, such: "me" | Filter, { id }: GameObject): boolean {
  const item = game.state.chain.find((one) => one.object === id);
  const chosen = item ? chosenFor(item) : [];
  if (such === "me") return chosen.some((bound) => boundTo(scope, "me").some((me) => me.id === bound.id));
  return chosen.some((bound) => {
    const object = current(game, bound);
    return object !== null && matches(game, scope, such, object);
  });
}

/** The same of what is friendly to whoever plays it, seen from where the text stands in all else. */
function choosesOwn(game: Game, scope: Scope, such: Filter, object: GameObject): boolean {
  const controller = holderOf(game, object);
  return (
    controller !== null && choosesSuch(game, { ...scope, controller }, { ...such, side: "friendly" }, object)
  );
}

function fitsControl(game: Game, scope: Scope, filter: Filter, object: GameObject): boolean {
  const holder = holderOf(game, object);
  if (filter.side !== undefined) {
    if (holder === null || (holder === scope.controller) !== (filter.side === "friendly")) return false;
  }
  if (filter.controlledBy !== undefined) {
    if (holder === null || playerMeant(game, scope, filter.controlledBy) !== holder) return false;
  }
  return filter.ownedBy === undefined || playerMeant(game, scope, filter.ownedBy) === object.owner;
}

function fitsPlace(game: Game, scope: Scope, filter: Filter, object: GameObject): boolean {
  const { at, notAt } = filter;
  if (at === "battlefield" && !isBattlefield(object.at)) return false;
  if (at === "base" && !isBase(object.at)) return false;
  if (at !== undefined && at !== "battlefield" && at !== "base") {
    const place = placeMeant(game, scope, at);
    if (place === null || place !== object.at) return false;
  }
  if (notAt === undefined) return true;
  const place = placeMeant(game, scope, notAt);
  return place !== null && object.at !== null && place !== object.at;
}

function fitsNumbers(game: Game, scope: Scope, filter: Filter, object: GameObject): boolean {
  const might = (): number | null =>
    object.zone === "board" ? mightOf(game, object.id) : printedMight(game, object);
  const energy = (): number => energyCostOf(game, object) ?? 0;
  const power = (): number => powerCostOf(game, object) ?? 0;
  return (
    compares(game, scope, filter.mightAtMost, might, (mine, limit) => mine <= limit) &&
    compares(game, scope, filter.mightAtLeast, might, (mine, limit) => mine >= limit) &&
    compares(game, scope, filter.mightBelow, might, (mine, limit) => mine < limit) &&
    compares(game, scope, filter.energyAtMost, energy, (mine, limit) => mine <= limit) &&
    compares(game, scope, filter.energyAtLeast, energy, (mine, limit) => mine >= limit) &&
    compares(game, scope, filter.powerAtMost, power, (mine, limit) => mine <= limit)
  );
}

/** Off the board, Might is what is printed (711). */
const printedMight = (game: Game, object: GameObject): number | null =>
  cardNamed(game, object.card).definition.might ?? null;

function compares(
  game: Game,
  scope: Scope,
  limit: Value | undefined,
  read: () => number | null,
  fits: (mine: number, limit: number) => boolean,
): boolean {
  if (limit === undefined) return true;
  const bound = numberMeant(game, scope, limit);
  const mine = read();
  return bound !== null && mine !== null && fits(mine, bound);
}

function fitsAttachment(game: Game, scope: Scope, filter: Filter, object: GameObject): boolean {
  const { attachment } = object;
  const { attached, attachedTo, attachedThisTurn, equipped, banishedWith } = filter;
  return (
    (banishedWith === undefined || isBanishedWith(game, scope, banishedWith, object)) &&
    (attached === undefined || attached === (attachment !== null)) &&
    (attachedTo === undefined || boundTo(scope, attachedTo).some(({ id }) => id === attachment?.topMost)) &&
    (attachedThisTurn === undefined || attachedThisTurn === (attachment?.turn === game.state.turn.number)) &&
    (equipped === undefined || equipped === isEquipped(game, object))
  );
}

/** Whether a text of what is named has banished it, and it has stayed in Banishment since (427.3). */
function isBanishedWith(game: Game, scope: Scope, ref: string, { id }: GameObject): boolean {
  const sources = boundTo(scope, ref);
  return game.state.banishedWith.some(
    ({ card, source }) => card.id === id && sources.some((one) => isSame(one, source)),
  );
}

/** With at least one Equipment attached to it (818.3). */
const isEquipped = (game: Game, { id }: GameObject): boolean =>
  attachmentsOf(game, id).some((attached) => characteristicsOf(game, attached.id).tags.includes("Equipment"));

/** In a showdown is whatever is where it goes on; in combat, what is designated for it. */
function isIn(game: Game, what: "showdown" | "combat", { at, role }: GameObject): boolean {
  return what === "combat" ? role !== null : game.state.showdown !== null && game.state.showdown.slot === at;
}

function fitsStatus(game: Game, filter: Filter, object: GameObject): boolean {
  return (
    (filter.role === undefined || object.role === filter.role) &&
    (filter.damaged === undefined || filter.damaged === object.damage.length > 0) &&
    (filter.exhausted === undefined || filter.exhausted === object.exhausted) &&
    (filter.buffed === undefined || filter.buffed === object.buffs > 0) &&
    (filter.stunned === undefined || filter.stunned === object.stunned) &&
    (filter.in === undefined || isIn(game, filter.in, object)) &&
    (filter.empowered === undefined || filter.empowered === object.empowered > 0) &&
    (filter.alone === undefined || filter.alone === isAlone(game, object)) &&
    (filter.playedFrom === undefined ||
      wasPlayedFrom(contextOf(game, object)?.from ?? null, filter.playedFrom))
  );
}

/** Whether a zone that a card was played from is such as a text asks for; null: it wasn't played. */
export const wasPlayedFrom = (zone: GameObject["zone"] | null, wanted: PlayedFrom): boolean =>
  wanted === "elsewhere" ? zone !== null && zone !== "hand" : zone === wanted;

/** A scope to read an ability in force from; in appended Effect Text "this" is the card that it is printed on (136.2.d). */
export function scopeOfLive(game: Game, { source, controller, appendedBy }: LiveAbility): Scope {
  const scope = scopeOf(game, source, controller);
  if (appendedBy === null) return scope;
  const printedOn: Bound = { id: appendedBy, incarnation: objectOf(game, appendedBy).incarnation };
  return { ...scope, bindings: { ...scope.bindings, this: { is: "objects", objects: [printedOn] } } };
}

/** A scope to read a passive statement in force from; a delayed one has noted what its names stand for. */
export const scopeOfFact = (game: Game, { source, controller, bindings }: LiveFact): Scope =>
  bindings ? { controller, item: null, bindings } : scopeOf(game, source, controller);

/** A scope to read an object's standing text from. */
export function scopeOf(game: Game, source: ObjectId, controller: Seat): Scope {
  const object = objectOf(game, source);
  const me: Bound = { id: source, incarnation: object.incarnation };
  return { controller, item: null, bindings: { me: { is: "objects", objects: [me] } } };
}
