import {
  abilityOf,
  emit,
  type Game,
  type GameEvent,
  itemOf,
  playerOf,
  referTo,
  type TextFrame,
  touch,
} from "@rulebound/core";
import type { GameAction, Op, ReplacementAbility } from "@rulebound/language";
import { addPending, plainContext } from "./chain-items.ts";
import { numberMeant } from "./evaluate.ts";
import { isPlayForbidden } from "./facts.ts";
import { playTokenOf, playTold } from "./making.ts";
import { propose } from "./propose.ts";
import { mayBeReplaced } from "./replacements.ts";
import { boundTo, objectsBinding, objectsNamed, originOf, placeMeant, playerMeant } from "./scope.ts";
import { replacedBy } from "./text-entering.ts";
import { did, ignore, next, scopeOfText, type Went } from "./text-frame.ts";

/** A reflexive trigger goes on the chain, so many times (387.1.a, 388.1). */
export function doThis(game: Game, frame: TextFrame, ability: number, times: number): void {
  const [me] = boundTo(scopeOfText(frame), "me");
  if (!me) return;
  for (let i = 0; i < times; i++) {
    addPending(game, {
      controller: frame.controller,
      source: me,
      ability: { card: frame.ability.card, ability },
      bindings: { ...frame.bindings },
      context: plainContext,
    });
  }
}

/** Begins a delayed ability of the text's card, with what its names stand for now (390). */
export function delay(
  game: Game,
  frame: TextFrame,
  { ability, until, whileStays }: Extract<Op, { op: "delay" }>,
): void {
  const [staying = null] = whileStays === undefined ? [] : objectsNamed(game, scopeOfText(frame), whileStays);
  if (whileStays !== undefined && !staying) return;
  const ref = { card: frame.ability.card, ability };
  const made = abilityOf(game, ref).ability;
  const isReplacement = made.kind === "replacement";
  begin(game, frame, {
    ability: ref,
    until,
    uses: "uses" in made ? (made.uses ?? null) : null,
    remaining: isReplacement ? preventValue(game, frame, made) : null,
    bindings: frame.bindings,
    stays: staying && referTo(staying),
  });
}

function preventValue(game: Game, frame: TextFrame, { with: change }: ReplacementAbility): number | null {
  if (!("prevent" in change) || change.prevent === "all") return null;
  return numberMeant(game, scopeOfText(frame), change.prevent) ?? 0;
}

/** One Prevent for each unit, its value tracked for that unit (437.2). */
export function prevent(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "prevent" }>): Went {
  const scope = scopeOfText(frame);
  const objects = objectsNamed(game, scope, action.what);
  const amount = action.amount === "all" ? null : numberMeant(game, scope, action.amount);
  const isNothing = action.amount !== "all" && (amount === null || amount < 1);
  if (objects.length === 0 || isNothing) return ignore(frame, action);
  const ability = { card: "[Prevent]", ability: action.amount === "all" ? 1 : 0 };
  const protectedOnes = objects.map(({ id, incarnation }) => ({ id, incarnation }));
  for (const one of protectedOnes) {
    const bindings = { ...frame.bindings, protected: objectsBinding(one) };
    begin(game, frame, {
      ability,
      until: action.until,
      uses: null,
      remaining: amount,
      bindings,
      stays: null,
    });
  }
  return did(frame, action, protectedOnes);
}

type Beginning = Pick<
  Game["state"]["delayed"][number],
  "ability" | "until" | "uses" | "remaining" | "bindings" | "stays"
>;

/** Without a combat there is no window until its end, and nothing is generated (359.3.e.16). */
function begin(game: Game, frame: TextFrame, made: Beginning): void {
  const { state } = game;
  const [me] = boundTo(scopeOfText(frame), "me");
  if (!me || (made.until === "combat" && state.combat === null)) return;
  state.delayed.push({
    id: state.next.effect++,
    ability: made.ability,
    controller: frame.controller,
    source: me,
    bindings: { ...made.bindings },
    until: made.until,
    uses: made.uses,
    remaining: made.remaining,
    card: null,
    stays: made.stays,
  });
  touch(game);
  emit(game, {
    type: "delayedAbilityCreated",
    rule: "390",
    source: me.id,
    player: frame.controller,
    detail: made.until,
  });
}

/** Has cards played because the text says so (419.3). */
export function play(game: Game, frame: TextFrame, action: Extract<GameAction, { do: "play" }>): Went {
  const scope = scopeOfText(frame);
  const by = playerMeant(game, scope, action.by ?? "you");
  const objects = objectsNamed(game, scope, action.what);
  if (by === null || playerOf(game, by).removed || objects.length === 0) return ignore(frame, action);
  const onlyTo = action.to === undefined ? hiddenAt(game, frame) : placeMeant(game, scope, action.to);
  if (action.to !== undefined && onlyTo === null) return ignore(frame, action);
  const less = Math.max(0, numberMeant(game, scope, action.less ?? 0) ?? 0);
  const playable = objects.filter((object) => !isPlayForbidden(game, by, object));
  if (playable.length === 0) return ignore(frame, action);
  return did(
    frame,
    action,
    playable.map((object) =>
      playTold(game, object, by, {
        ignoring: action.ignoring,
        onlyTo,
        less,
        afterwards: action.afterwards ?? null,
      }),
    ),
  );
}

/** What was played from hidden has units played to that battlefield (811.1.d.3). */
function hiddenAt(game: Game, { item }: TextFrame): number | null {
  return item === null ? null : (itemOf(game, item)?.context.hiddenAt ?? null);
}

/** Has a token played (184, 439.2.c). */
export function playTokenNow(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "playToken" }>,
): Went {
  const onlyTo =
    action.to === undefined ? hiddenAt(game, frame) : placeMeant(game, scopeOfText(frame), action.to);
  if (action.to !== undefined && onlyTo === null) return ignore(frame, action);
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, action.who ?? "you") ?? frame.controller;
  const { token, entering = null } = action;
  const times = action.times === undefined ? 1 : (numberMeant(game, scope, action.times) ?? 0);
  if (times < 1) return ignore(frame, action);
  const origin = originOf({ ...scope, by: player });
  const events = Array.from(
    { length: times },
    (): TokenEvent => ({ ...origin, event: "playToken", player, token, onlyTo, entering }),
  );
  return playAll(game, frame, action, events);
}

/** One more, as the event that is replaced has one played. */
export function playTokenToo(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "playTokenToo" }>,
): Went {
  const event = replacedBy(game, frame);
  if (event?.event !== "playToken") return ignore(frame, action);
  return playAll(game, frame, action, [event]);
}

type TokenEvent = Extract<GameEvent, { event: "playToken" }>;

/** At once where nothing could replace that, else as events that can be. */
function playAll(game: Game, frame: TextFrame, action: GameAction, events: TokenEvent[]): Went {
  if (!mayBeReplaced(game, "playToken")) {
    return did(
      frame,
      action,
      events.map((event) => playTokenOf(game, event)),
    );
  }
  frame.waiting = "batch";
  propose(game, events, { applied: frame.applied });
  return "pushed";
}

/** The doer may look at a player's facedown cards for the rest of the turn (107.3). */
export function seeFacedown(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "seeFacedown" }>,
): Went {
  const scope = scopeOfText(frame);
  const player = playerMeant(game, scope, action.who ?? "you");
  const of = playerMeant(game, scope, action.of);
  if (player === null || of === null || playerOf(game, of).removed) return ignore(frame, action);
  game.state.seesFacedown.push({ player, of });
  return next(frame);
}
