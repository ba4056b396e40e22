import {
  type Game,
  type GameObject,
  type Prompt as KernelPrompt,
  objectOf,
  type Seat,
} from "@rulebound/core";
import type { Event, Problem, View, ViewedPosition, ViewedPrompt } from "@rulebound/protocol";
import { cardOut } from "./object-out.ts";
import { facedownOut, positionSeen } from "./position.ts";
import { kindOf, promptNameOf, promptOf } from "./prompt.ts";
import { viewEvents } from "./view-events.ts";
import { viewProblem } from "./view-problem.ts";
import { sees } from "./visible.ts";

/** What else a player is to see: events that led to the state, and why something was refused in it. */
export interface ToView {
  events?: readonly Event[];
  problem?: Problem;
}

type ViewedCard = ViewedPosition["players"]["P1"]["hand"][number];
type ViewedFacedown = ViewedPosition["battlefields"][number]["facedown"][number];

/**
 * What one player may see (127-130): cards whose faces they may not see stand as `{ hidden: true }`, without anything
 * that would let them be told apart; a prompt for another player without its options; events and a problem without the
 * cards that are hidden from them.
 */
export function viewOf(game: Game, player: Seat, { events = [], problem }: ToView = {}): View {
  const position = positionSeen<ViewedCard, ViewedFacedown>(game, {
    viewer: player,
    inZone: (object) => (seesPlace(player, object) ? cardOut(game, object) : { hidden: true }),
    facedown: (object) => (sees(game, player, object) ? facedownOut(game, object) : hiddenFacedown(object)),
    lookedAt: (object) => (sees(game, player, object) ? cardOut(game, object) : { hidden: true }),
  });
  return {
    player,
    position,
    prompt: viewedPrompt(game, player),
    events: viewEvents(game, events, player),
    problem: problem === undefined ? null : viewProblem(game, problem, player),
  };
}

/** Cards that are shown for a moment stand among those shown; where they are they stay hidden, as their order is. */
function seesPlace(viewer: Seat, { zone, owner }: GameObject): boolean {
  return zone === "hand" && owner === viewer;
}

function hiddenFacedown({ owner, controller, hiddenOn }: GameObject): ViewedFacedown {
  return { hidden: true, owner, controller, ...(hiddenOn === null ? {} : { hiddenOn }) };
}

function viewedPrompt(game: Game, player: Seat): ViewedPrompt {
  const { prompt } = game.state;
  if (prompt === null) return null;
  return prompt.player === player ? promptOf(game) : foreignPrompt(game, prompt, player);
}

/** Who is asked what, without what can be answered. */
function foreignPrompt(game: Game, prompt: KernelPrompt, viewer: Seat): ViewedPrompt {
  const name = promptNameOf(prompt);
  const source = prompt.source === null ? null : objectOf(game, prompt.source);
  const shown = source !== null && sees(game, viewer, source);
  return {
    id: String(prompt.id),
    player: prompt.player,
    kind: kindOf(name),
    for: name,
    rule: prompt.rule,
    ...(shown ? { source: source.key } : {}),
  };
}
