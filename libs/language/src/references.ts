import type { EventPattern, PassiveFact, PastPattern } from "./abilities.ts";
import type {
  Choose,
  ChoosePlace,
  Cost,
  CostObject,
  EquipCost,
  GameAction,
  PowerAmount,
  What,
} from "./instructions.ts";
import type { Condition, Filter, NameKept, Place, PlayerRef, Ref, Value } from "./select.ts";
import type { PhaseName } from "./words.ts";

/**
 * The names that words of the language refer to. "there" and "eventPlayer" count as names too: like "it", an event
 * binds them (359.3.f.3).
 */
export function refsOfPlayer(player: PlayerRef | undefined): Ref[] {
  if (player === undefined) return [];
  if (player === "you" || player === "attacker" || player === "defender") return [];
  if (player === "eventPlayer") return [player];
  if ("controllerOf" in player) return [player.controllerOf];
  return "ownerOf" in player ? [player.ownerOf] : [player.player];
}

function refsOfPlace(place: Place | undefined): Ref[] {
  if (place === undefined || place === "here") return [];
  if (place === "there" || place === "origin" || place === "destination") return [place];
  if ("baseOf" in place) return refsOfPlayer(place.baseOf);
  if ("itsBase" in place) return [place.itsBase];
  return "locationOf" in place ? [place.locationOf] : [place.chosen];
}

export function refsOfValue(value: Value | undefined): Ref[] {
  if (value === undefined || typeof value === "number") return [];
  if ("might" in value) return [value.might];
  if ("plus" in value) return value.plus.flatMap(refsOfValue);
  if ("times" in value) return value.times.flatMap(refsOfValue);
  if ("damage" in value) return [value.damage];
  if ("count" in value) return refsOfFilter(value.count);
  if ("size" in value) return [value.size];
  if ("countAmong" in value) return [value.countAmong, ...refsOfFilter(value.filter)];
  if ("highest" in value || "total" in value) return refsOfFilter(value.of);
  if ("keywordValue" in value) return [value.of];
  if ("timesEmpowered" in value) return [value.timesEmpowered];
  if ("points" in value) return refsOfPlayer(value.points);
  if ("pointsThisTurn" in value) return [];
  if ("powerCost" in value) return [value.powerCost];
  if ("paid" in value) return [];
  if ("excessDamage" in value) return refsOfPlayer(value.excessDamage);
  if ("cardsPlayed" in value) return refsOfPlayer(value.cardsPlayed);
  if ("powerSpent" in value) return refsOfPlayer(value.powerSpent);
  if ("turnsOf" in value) return refsOfPlayer(value.turnsOf);
  return "amount" in value ? [value.amount] : [value.energyCost];
}

export function refsOfFilter(filter: Filter | undefined): Ref[] {
  if (filter === undefined) return [];
  const { at, not, same } = filter;
  return [
    ...refsOfPlayer(filter.controlledBy),
    ...refsOfPlayer(filter.ownedBy),
    ...refsOfPlayer(filter.conqueredBy),
    ...refsOfPlayer(filter.chosenChampionOf),
    ...(at === "battlefield" || at === "base" ? [] : refsOfPlace(at)),
    ...refsOfPlace(filter.notAt),
    ...(not === undefined ? [] : [not]),
    ...(same === undefined ? [] : [same]),
    ...[filter.anyTag, filter.named].flatMap(refsOfNames),
    ...(filter.attachedTo === undefined ? [] : [filter.attachedTo]),
    ...(filter.banishedWith === undefined ? [] : [filter.banishedWith]),
    ...[filter.mightAtMost, filter.mightAtLeast, filter.mightBelow].flatMap(refsOfValue),
    ...[filter.energyAtMost, filter.energyAtLeast, filter.powerAtMost].flatMap(refsOfValue),
    ...(filter.chooses === "me" ? [] : refsOfFilter(filter.chooses)),
    ...[filter.choosesOwn, filter.chosenBy, filter.inCombatWith].flatMap(refsOfFilter),
    ...(filter.anyOf ?? []).flatMap(refsOfFilter),
    ...refsOfFilter(filter.has),
  ];
}

const refsOfNames = (names: string | string[] | NameKept | undefined): Ref[] =>
  typeof names === "object" && "kept" in names ? [names.kept] : [];

export function refsOfCondition(condition: Condition | undefined): Ref[] {
  if (condition === undefined) return [];
  if ("exists" in condition) return refsOfFilter(condition.exists);
  if ("did" in condition) return [condition.did];
  if ("fits" in condition) return [condition.fits, ...refsOfFilter(condition.filter)];
  if ("not" in condition) return refsOfCondition(condition.not);
  if ("all" in condition) return condition.all.flatMap(refsOfCondition);
  if ("alone" in condition) return [condition.alone];
  if ("turnOf" in condition) return refsOfPlayer(condition.turnOf);
  if ("nearVictory" in condition) {
    return condition.nearVictory === "opponent" ? [] : refsOfPlayer(condition.nearVictory);
  }
  if ("damagedThisTurn" in condition) return [condition.damagedThisTurn];
  if ("movedThisTurn" in condition) return [condition.movedThisTurn];
  if ("oneOnOne" in condition) return [condition.oneOnOne];
  if ("happened" in condition) return refsOfPast(condition.happened);
  if ("atLeast" in condition) return condition.atLeast.flatMap(refsOfValue);
  condition satisfies
    | { paid: string }
    | { handAtMost: number }
    | { xpAtLeast: number }
    | { legion: true }
    | { spentOn: string }
    | { used: string }
    | { yourTurn: true }
    | { attacking: true }
    | { phase: PhaseName };
  return [];
}

function refsOfPower(power: PowerAmount | undefined): Ref[] {
  return power === undefined || Array.isArray(power) ? [] : refsOfValue(power.times);
}

function refsOfPast({ object }: PastPattern): Ref[] {
  return object === undefined || object === "me" ? [] : refsOfFilter(object);
}

export function refsOfCost(cost: Cost | EquipCost | undefined): Ref[] {
  if (cost !== undefined && "equip" in cost) return [cost.equip];
  return (cost?.actions ?? []).flatMap((action) => ("what" in action ? refsOfCostObject(action.what) : []));
}

function refsOfCostObject(what: CostObject | undefined): Ref[] {
  if (what === undefined || what === "me") return [];
  return "ref" in what ? [what.ref] : refsOfFilter(what);
}

/** The names that a cost's actions bind. */
export function boundByCost(cost: Cost | EquipCost | undefined): Ref[] {
  if (cost === undefined || "equip" in cost) return [];
  return (cost.actions ?? []).flatMap(({ as }) => as ?? []);
}

export function refsOfEvent(pattern: EventPattern): Ref[] {
  const { object, topMost, killedBy, player } = pattern;
  const others = [topMost, killedBy].flatMap((one) =>
    one === undefined || one === "me" ? [] : refsOfFilter(one),
  );
  if (typeof player === "object") others.push(...refsOfPlayer(player));
  if (object === undefined || object === "me") return others;
  return [...("ref" in object ? [object.ref] : refsOfFilter(object)), ...others];
}

export function refsOfFact(fact: PassiveFact): Ref[] {
  const of = "of" in fact && fact.of !== "me" ? refsOfFilter(fact.of) : [];
  switch (fact.fact) {
    case "might":
      return [...of, ...refsOfValue(fact.by)];
    case "raiseMight":
      return [...of, ...refsOfValue(fact.to)];
    case "keywordValue":
      return [...of, ...refsOfValue(fact.value)];
    case "abilitiesOf":
      return [...of, ...refsOfFilter(fact.from)];
    case "bonusDamage":
      return refsOfFilter(fact.to);
    case "ignoreDeflect":
      return refsOfFilter(fact.choosing);
    case "moveCost":
    case "additionalCost":
      return refsOfCost(fact.cost);
    case "triggersAgain":
    case "channelAmount":
    case "dontTrigger":
    case "ignoreTank":
    case "cantScore":
    case "cantGainPoints":
    case "victoryScore":
    case "cantBeCountered":
    case "nameAsPlayed":
      return [];
    case "costsLess":
    case "costsMore":
      return [...of, ...refsOfValue(fact.energy), ...refsOfPower(fact.power)];
    case "playFrom":
      return [...of, ...refsOfCost(fact.for)];
    case "repeat":
      return [...of, ...(fact.cost === "base" ? [] : refsOfCost(fact.cost))];
    case "cantMove":
      return [...of, ...(fact.by === "enemyEffects" ? [] : refsOfPlayer(fact.by))];
    case "hideFor":
      return refsOfCost(fact.cost);
    case "hiddenCapacity":
      return [];
    case "cantPlay":
      return [...of, ...(fact.who === "opponent" ? [] : refsOfPlayer(fact.who))];
    case "playTo":
    case "cantPlayTo":
      return [...of, ...refsOfFilter(fact.places)];
    case "playOnlyTo":
      return [...of, ...(fact.places === "base" ? [] : refsOfFilter(fact.places))];
    case "tags":
      return [...of, ...refsOfNames(fact.tags)];
    case "keywords":
    case "abilities":
    case "attachedGive":
    case "doubleMightBonus":
    case "buffsWorth":
    case "anyNumberOfBuffs":
    case "empowerLimit":
    case "cantBeRevealed":
    case "lethal":
    case "moveHere":
    case "assignLast":
    case "ignoreCost":
    case "cantBeDealtDamage":
    case "dealsNoCombatDamage":
    case "cantBeChosen":
    case "cantBeReadied":
    case "conquerAndHoldAlike":
      return of;
  }
}

export function refsOfChoice(choice: Choose | ChoosePlace): Ref[] {
  if (choice.do === "choosePlace") {
    return [choice.for, ...refsOfFilter(choice.battlefield), ...refsOfFilter(choice.has)];
  }
  const { from } = choice;
  const among = "among" in from ? [from.among, ...refsOfFilter(from.filter)] : refsOfFilter(from);
  return [...refsOfPlayer(choice.who), ...among];
}

export function refsOfWhat(what: What): Ref[] {
  return typeof what === "string" ? [what] : refsOfFilter(what.all);
}

/** What an action refers to, its link included; not the name that it binds itself. */
export function refsOfAction(action: GameAction): Ref[] {
  const link = action.link === undefined ? [] : [action.link];
  return [...link, ...refsOfPlayer(action.who), ...refsOfComplement(action)];
}

function refsOfComplement(action: GameAction): Ref[] {
  switch (action.do) {
    case "together":
      return action.actions.flatMap(refsOfComplement);
    case "dealEachOther":
      return typeof action.units === "string" ? [action.units] : action.units;
    case "swapMight":
      return [action.what];
    case "deal":
      return [
        ...refsOfValue(action.amount),
        ...refsOfValue(action.bonus),
        ...refsOfWhat(action.to),
        ...(action.by === undefined ? [] : [action.by]),
      ];
    case "banish":
      return [...refsOfWhat(action.what), ...(action.with === undefined ? [] : [action.with])];
    case "kill":
    case "put":
    case "recycle":
    case "return":
    case "recall":
    case "heal":
    case "exhaust":
    case "ready":
    case "stun":
    case "buff":
    case "spendBuff":
    case "empower":
    case "disempower":
    case "doubleMight":
    case "takeControl":
    case "loseControl":
    case "detach":
      return refsOfWhat(action.what);
    case "attach":
      return [action.what, action.to];
    case "drawFrom":
    case "revealPicked":
    case "discardPicked":
    case "newChoices":
    case "counter":
    case "swapBack":
      return [action.what];
    case "draw":
    case "burn":
    case "discard":
    case "channel":
    case "gainPoints":
    case "gainXp":
      return [...refsOfPlayer(action.player), ...refsOfValue(action.amount)];
    case "move":
      return action.moves.flatMap(({ what, to }) => [
        ...refsOfWhat(what),
        ...(to === "ownBase" ? [] : refsOfPlace(to)),
      ]);
    case "notePlace":
      return refsOfPlace(action.place);
    case "might":
      return [...refsOfWhat(action.what), ...refsOfValue(action.by)];
    case "setBaseMight":
    case "raiseMight":
      return [...refsOfWhat(action.what), ...refsOfValue(action.to)];
    case "grant":
      return [...refsOfWhat(action.what), ...(Array.isArray(action.keywords) ? [] : [action.keywords.of])];
    case "revealUntil":
      return [...refsOfPlayer(action.player), ...refsOfFilter(action.until)];
    case "look":
    case "reveal":
    case "revealHand":
    case "takeTurn":
    case "winGame":
      return refsOfPlayer(action.player);
    case "play":
      return [
        action.what,
        ...refsOfPlayer(action.by),
        ...refsOfPlace(action.to),
        ...refsOfValue(action.less),
      ];
    case "playToken":
      return [...refsOfPlace(action.to), ...refsOfValue(action.times)];
    case "becomeCopy":
      return [action.what, action.of];
    case "replace":
      return refsOfPlace(action.what);
    case "enterAt":
      return refsOfPlace(action.place);
    case "prevent":
      return [action.what, ...(action.amount === "all" ? [] : refsOfValue(action.amount))];
    case "add":
      return [...refsOfPlayer(action.player), ...refsOfValue(action.energy), ...refsOfPower(action.power)];
    case "activate":
      return refsOfFilter(action.of);
    case "seeFacedown":
      return refsOfPlayer(action.of);
    case "predict":
    case "name":
    case "playTokenToo":
    case "addBattlefield":
      return [];
  }
}
