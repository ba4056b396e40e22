import {
  cardOf,
  characteristicsOf,
  type Game,
  type GameEvent,
  type GameObject,
  mightOf,
  type ObjectId,
  type Origin,
  objectOf,
  slotOf,
} from "@rulebound/core";
import type {
  Deal,
  Domain,
  GameAction,
  PowerAmount,
  PowerSymbol,
  PutInto,
  Ref,
  Split,
  What,
} from "@rulebound/language";
import { bonusDamage } from "./actions/deal.ts";
import { candidates, numberMeant } from "./evaluate.ts";
import { boundTo, objectsNamed, originOf, placeMeant, playerMeant, type Scope } from "./scope.ts";

/** What an instruction is about: objects that are still the same, without such as mistarget (359.3.e.5). */
export function objectsMeant(game: Game, scope: Scope, what: What): GameObject[] {
  if (typeof what === "string") return objectsNamed(game, scope, what);
  return candidates(game, scope, what.all).map((id) => objectOf(game, id));
}

/** The names that an instruction's objects go by, to be told what became of them. */
export function namesIn(action: GameAction): string[] {
  if (action.do === "move")
    return action.moves.flatMap(({ what }) => (typeof what === "string" ? [what] : []));
  if (action.do === "together") return action.actions.flatMap(namesIn);
  if (action.do === "deal") return typeof action.to === "string" ? [action.to] : [];
  return "what" in action && typeof action.what === "string" ? [action.what] : [];
}

/** Instructions that are events and nothing else. */
export type EventAction = Extract<
  GameAction,
  {
    do:
      | "deal"
      | "together"
      | "dealEachOther"
      | "kill"
      | "banish"
      | "recycle"
      | "return"
      | "draw"
      | "burn"
      | "discardPicked"
      | "drawFrom"
      | "move"
      | "recall"
      | "heal"
      | "exhaust"
      | "ready"
      | "stun"
      | "buff"
      | "attach"
      | "detach"
      | "empower"
      | "disempower"
      | "becomeCopy"
      | "replace"
      | "swapBack"
      | "takeTurn"
      | "spendBuff"
      | "put"
      | "add"
      | "channel"
      | "counter"
      | "takeControl"
      | "loseControl"
      | "gainPoints"
      | "gainXp";
  }
>;

/** The simultaneous events that an instruction proposes; none where it can't be followed (359.3.e.6). */
export function eventsFor(game: Game, scope: Scope, action: EventAction): GameEvent[] {
  const origin = originOf(scope);
  switch (action.do) {
    case "deal":
      return damageEvents(game, scope, action);
    case "together":
      return action.actions.flatMap((one) => eventsFor(game, scope, one));
    case "dealEachOther":
      return mutualDamage(game, scope, action.units);
    case "kill":
      return each(game, scope, action.what, (object) => ({
        ...origin,
        event: "die",
        object,
        why: "instruction",
      }));
    case "banish":
    case "recycle":
    case "return":
    case "recall":
    case "heal":
    case "exhaust":
    case "ready":
    case "stun":
    case "buff":
    case "empower":
    case "disempower":
      return each(game, scope, action.what, (object) => ({ ...origin, event: action.do, object }));
    case "discardPicked":
      return each(game, scope, action.what, (object) => {
        const { owner: player } = objectOf(game, object);
        return { ...origin, by: player, event: "discard", object, player };
      });
    case "drawFrom":
      return each(game, scope, action.what, (object) => ({
        ...origin,
        event: "drawFrom",
        object,
        player: objectOf(game, object).owner,
      }));
    case "spendBuff":
      return each(game, scope, action.what, (object) => ({
        ...origin,
        event: "spendBuff",
        object,
        player: scope.controller,
      }));
    case "put":
      return each(game, scope, action.what, (object) => putEvent(game, origin, object, action.into));
    case "move":
      return action.moves.flatMap(({ what, to }) => {
        const place = to === "ownBase" ? to : placeMeant(game, scope, to);
        if (place === null) return [];
        return objectsMeant(game, scope, what).flatMap(({ id, at, controller }): GameEvent[] => {
          if (at === null) return [];
          const whither = place === "ownBase" ? controller : place;
          return [{ ...origin, event: "move", object: id, from: at, to: whither }];
        });
      });
    case "attach":
      return attachEvents(game, scope, action);
    case "detach":
      return objectsMeant(game, scope, action.what).flatMap(({ id, attachment }): GameEvent[] =>
        attachment ? [{ ...origin, event: "detach", object: id, topMost: attachment.topMost }] : [],
      );
    case "becomeCopy": {
      const [of] = objectsNamed(game, scope, action.of);
      if (of?.zone !== "board") return [];
      const copied = cardOf(game, of).definition.name;
      return each(game, scope, action.what, (object) => ({ ...origin, event: "copy", object, of: copied }));
    }
    case "replace": {
      const place = placeMeant(game, scope, action.what);
      if (typeof place !== "number") return [];
      return [{ ...origin, event: "replace", object: slotOf(game, place).battlefield, with: action.with }];
    }
    case "takeControl": {
      const source = action.until === undefined ? null : origin.source;
      const player = origin.by ?? scope.controller;
      return each(game, scope, action.what, (object) => ({
        ...origin,
        event: "takeControl",
        object,
        player,
        while: source,
      }));
    }
    case "loseControl":
      return objectsMeant(game, scope, action.what).flatMap(({ id, controller, owner }): GameEvent[] =>
        controller === scope.controller
          ? [{ ...origin, event: "takeControl", object: id, player: owner, while: null }]
          : [],
      );
    case "swapBack":
      return each(game, scope, action.what, (object) => ({ ...origin, event: "swapBack", object }));
    case "counter":
      return objectsNamed(game, scope, action.what).flatMap(({ id }): GameEvent[] => {
        const item = game.state.chain.find((one) => one.object === id);
        return item ? [{ ...origin, event: "counter", target: item.id, into: action.to ?? "trash" }] : [];
      });
    default:
      return playerEvents(game, scope, action);
  }
}

/** Into a trash from anywhere but a deck is an event that texts speak of (108.2.b). */
function putEvent(game: Game, origin: Origin, object: ObjectId, into: PutInto): GameEvent {
  const { zone } = objectOf(game, object);
  if (into === "trash" && zone !== "deck" && zone !== "runeDeck")
    return { ...origin, event: "trash", object };
  return { ...origin, event: "put", object, into };
}

/** Attaching is no choosing (434.3): what is attached and to what has been chosen before. */
function attachEvents(
  game: Game,
  scope: Scope,
  { what, to, equips = false }: Extract<GameAction, { do: "attach" }>,
): GameEvent[] {
  const [topMost] = objectsNamed(game, scope, to);
  if (!topMost) return [];
  const origin = originOf(scope);
  return each(game, scope, what, (object) => ({
    ...origin,
    event: "attach",
    object,
    topMost: topMost.id,
    equips,
    copiesText: false,
    model: null,
  }));
}

type PlayerAction = Extract<
  EventAction,
  { do: "draw" | "burn" | "takeTurn" | "add" | "channel" | "gainPoints" | "gainXp" }
>;

function playerEvents(game: Game, scope: Scope, action: PlayerAction): GameEvent[] {
  const origin = originOf(scope);
  const player = playerMeant(game, scope, action.player ?? "you");
  if (player === null || game.state.players[player].removed) return [];
  if (action.do === "add") {
    const energy = numberMeant(game, scope, action.energy ?? 0) ?? 0;
    const power = symbolsMeant(game, scope, action.power).map((symbol) =>
      symbol === "own" ? ownDomain(game, scope) : symbol,
    );
    if (energy + power.length === 0) return [];
    return [{ ...origin, event: "add", player, energy, power, for: action.for ?? null }];
  }
  if (action.do === "takeTurn") return [{ ...origin, event: "extraTurn", player }];
  const amount = numberMeant(game, scope, action.amount);
  if (amount === null) return [];
  switch (action.do) {
    case "draw":
    case "burn":
      return [{ ...origin, by: player, event: action.do, player, amount }];
    case "channel":
      return [{ ...origin, event: "channel", player, amount, exhausted: action.exhausted === true }];
    case "gainPoints":
      return [{ ...origin, event: "gainPoint", player, amount, scoring: null }];
    case "gainXp":
      return [{ ...origin, event: "gainXp", player, amount }];
  }
}

/** The domain that a card's own Power is of; universal where it has none. */
function ownDomain(game: Game, scope: Scope): Domain | "any" {
  const [me] = boundTo(scope, "me");
  const domains = me ? characteristicsOf(game, me.id).domains : [];
  return domains[0] ?? "any";
}

/** Power symbols, one for each; a number that isn't available stands for none (359.3.e.12). */
export function symbolsMeant(game: Game, scope: Scope, power: PowerAmount = []): PowerSymbol[] {
  if (Array.isArray(power)) return power;
  const times = Math.max(0, numberMeant(game, scope, power.times) ?? 0);
  return Array.from({ length: times }, () => power.symbol);
}

function each(game: Game, scope: Scope, what: What, make: (object: ObjectId) => GameEvent): GameEvent[] {
  return objectsMeant(game, scope, what).map(({ id }) => make(id));
}

/** Two units deal damage to each other. With one of them gone its Might isn't there to be dealt (359.3.e.12). */
function mutualDamage(game: Game, scope: Scope, units: [Ref, Ref] | Ref): GameEvent[] {
  const [one, other] = (typeof units === "string" ? [units] : units).flatMap((name) =>
    dealersNamed(game, scope, name),
  );
  if (!one || !other) return [];
  const dealt = (by: GameObject, to: GameObject): GameEvent => ({
    ...dealtBy(by, scope),
    object: to.id,
    amount: mightOf(game, by.id) ?? 0,
  });
  return [dealt(one, other), dealt(other, one)];
}

/** The units that a text has deal damage, without such as are gone. */
const dealersNamed = (game: Game, scope: Scope, name: Ref): GameObject[] =>
  objectsNamed(game, scope, name).filter(({ zone }) => zone === "board");

type Dealing = Omit<Extract<GameEvent, { event: "damage" }>, "object" | "amount">;

/** A unit that a text names deals damage as its source, in the text's place, and by its controller (417.6.b.3, 417.6.b.4). */
function dealtBy(unit: GameObject, { item }: Scope): Dealing {
  const source = { id: unit.id, incarnation: unit.incarnation };
  return { event: "damage", by: unit.controller, source, item, sources: [source], dealtBy: "unit" };
}

/** Who and what deals the damage of a deal action: its text, or the unit named; null where that is gone. */
export function dealingOf(game: Game, scope: Scope, { by }: Pick<Deal, "by">): Dealing | null {
  if (by !== undefined) {
    const [unit] = dealersNamed(game, scope, by);
    return unit ? dealtBy(unit, scope) : null;
  }
  const origin = originOf(scope);
  return { ...origin, event: "damage", sources: origin.source ? [origin.source] : [], dealtBy: "effect" };
}

/**
 * Bonus Damage of a deal action for such targets: what its own text gives to it, and what spells and abilities are given,
 * which what a unit deals isn't dealt by (417.6.b.3). It does nothing but raise the damage (714.1, 714.2).
 */
function bonusOf(
  game: Game,
  scope: Scope,
  { by, bonus = 0 }: Pick<Deal, "by" | "bonus">,
  ...targets: ObjectId[]
): number {
  const given = by === undefined ? bonusDamage(game, scope, ...targets) : 0;
  return given + Math.max(0, numberMeant(game, scope, bonus) ?? 0);
}

/** One deal action: its Bonus Damage comes to each target apart (715.2), and only where there is damage (715.4). */
function damageEvents(game: Game, scope: Scope, action: Deal): GameEvent[] {
  const amount = numberMeant(game, scope, action.amount);
  const dealing = dealingOf(game, scope, action);
  if (amount === null || amount < 1 || !dealing) return [];
  return each(game, scope, action.to, (object) => ({
    ...dealing,
    object,
    amount: amount + bonusOf(game, scope, action, object),
  }));
}

/** How much a deal action has to split among such targets, its Bonus Damage included (715.3); 0 where it deals nothing. */
export function splitTotal(game: Game, scope: Scope, split: Split, targets: ObjectId[]): number {
  const total = numberMeant(game, scope, split.amount);
  if (total === null || total < 1 || !dealingOf(game, scope, split)) return 0;
  return total + bonusOf(game, scope, split, ...targets);
}
