import {
  cardOf,
  characteristicsOf,
  type Game,
  type GameEvent,
  type GameObject,
  mightOf,
  type ObjectId,
  objectOf,
  slotOf,
} from "@rulebound/core";
import type { Domain, GameAction, PowerAmount, PowerSymbol, Ref, What } from "@rulebound/language";
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
  if (action.do === "deal") return typeof action.to === "string" ? [action.to] : [];
  return "what" in action && typeof action.what === "string" ? [action.what] : [];
}

/** Instructions that are events and nothing else. */
export type EventAction = Extract<
  GameAction,
  {
    do:
      | "deal"
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
    case "move":
      return action.moves.flatMap(({ what, to }) => {
        const place = placeMeant(game, scope, to);
        if (place === null) return [];
        return objectsMeant(game, scope, what).flatMap(({ id, at }): GameEvent[] =>
          at === null ? [] : [{ ...origin, event: "move", object: id, from: at, to: place }],
        );
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
        return item ? [{ ...origin, event: "counter", target: item.id }] : [];
      });
    default:
      return playerEvents(game, scope, action);
  }
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
    return [{ ...origin, event: "add", player, energy, power }];
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
      return [{ ...origin, event: "gainPoint", player, amount }];
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

/**
 * Two units deal damage to each other: each is the source of what it deals, in place of the text, and its controller is
 * responsible (417.6.b.3, 417.6.b.4). With one of them gone its Might isn't there to be dealt (359.3.e.12).
 */
function mutualDamage(game: Game, { item, ...rest }: Scope, units: [Ref, Ref]): GameEvent[] {
  const scope = { item, ...rest };
  const [one, other] = units.map((name) => objectsNamed(game, scope, name)[0]);
  if (one?.zone !== "board" || other?.zone !== "board") return [];
  const dealt = (by: GameObject, to: GameObject): GameEvent => {
    const source = { id: by.id, incarnation: by.incarnation };
    const amount = mightOf(game, by.id) ?? 0;
    const origin = { by: by.controller, source, item };
    return { ...origin, event: "damage", object: to.id, amount, sources: [source], combat: false };
  };
  return [dealt(one, other), dealt(other, one)];
}

/** One deal action: its Bonus Damage comes to each target apart (715.2), and only where there is damage (715.4). */
function damageEvents(game: Game, scope: Scope, action: Extract<GameAction, { do: "deal" }>): GameEvent[] {
  const amount = numberMeant(game, scope, action.amount);
  if (amount === null || amount < 1) return [];
  const origin = originOf(scope);
  const sources = origin.source ? [origin.source] : [];
  return each(game, scope, action.to, (object) => ({
    ...origin,
    event: "damage",
    object,
    amount: amount + bonusDamage(game, scope.controller, object),
    sources,
    combat: false,
  }));
}

/** How much an effect changes a unit's Might, its limit worked out now and kept (477.3.b). */
export function mightChange(game: Game, id: ObjectId, by: number, min: number | undefined): number {
  if (min === undefined || by >= 0) return by;
  const { might } = characteristicsOf(game, id);
  return might === null ? 0 : Math.min(0, Math.max(by, min - might));
}
