import { type Game, push, type Seat, type TextFrame } from "@rulebound/core";
import type { GameAction } from "@rulebound/language";
import { objectsNamed } from "./scope.ts";
import { ignore, scopeOfText, type Went } from "./text-frame.ts";

/** New choices for a spell are a task of its own; the text goes on behind it (751). */
export function newChoices(
  game: Game,
  frame: TextFrame,
  action: Extract<GameAction, { do: "newChoices" }>,
  player: Seat,
): Went {
  const [spell] = objectsNamed(game, scopeOfText(frame), action.what);
  const item = game.state.chain.find(({ object, status }) => object === spell?.id && status === "finalized");
  if (!item) return ignore(frame, action);
  frame.at += 1;
  push(game, { kind: "newChoices", step: "which", player, item: item.id, due: [], earlier: item.executions });
  return "pushed";
}
