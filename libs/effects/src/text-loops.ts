import { current, type Game, objectOf, referTo, seatAfter, seatsFrom, type TextFrame } from "@rulebound/core";
import type { Op } from "@rulebound/language";
import { candidates } from "./evaluate.ts";
import { objectsBinding } from "./scope.ts";
import { jump, next, scopeOfText, takeUpRound, type Went } from "./text-frame.ts";

/** In turn order from whom the text says (303.2.a); what a player's round binds is kept for that player. */
export function nextPlayer(game: Game, frame: TextFrame, op: Extract<Op, { op: "eachPlayer" }>): Went {
  const { state } = game;
  const first = {
    you: frame.controller,
    next: seatAfter(state, frame.controller),
    turnPlayer: state.turn.player,
  }[op.from];
  const players = seatsFrom(state, first).filter((seat) => !op.others || seat !== frame.controller);
  const known = frame.loops[frame.at];
  const loop = known && "players" in known ? known : { players, index: 0 };
  frame.loops[frame.at] = loop;
  const player = loop.players[loop.index];
  if (player === undefined) {
    delete frame.loops[frame.at];
    return jump(frame, op.end);
  }
  takeUpRound(frame, player);
  frame.bindings[op.as] = { is: "player", player };
  return next(frame);
}

/** One object after the other, of those that fit as the loop is reached, as long as they are the same. */
export function nextObject(game: Game, frame: TextFrame, op: Extract<Op, { op: "eachObject" }>): Went {
  const known = frame.loops[frame.at];
  const loop =
    known && "objects" in known
      ? known
      : {
          objects: candidates(game, scopeOfText(frame), op.of).map((id) => referTo(objectOf(game, id))),
          index: 0,
        };
  frame.loops[frame.at] = loop;
  while (loop.index < loop.objects.length) {
    const one = loop.objects[loop.index];
    if (one && current(game, one)) {
      frame.bindings[op.as] = objectsBinding(one);
      return next(frame);
    }
    loop.index += 1;
  }
  delete frame.loops[frame.at];
  return jump(frame, op.end);
}
