import { changeObject, type Game, type GameEvent, itemOf, objectOf } from "@rulebound/core";
import { putOntoBoard } from "@rulebound/zones";
import { takeOffChain } from "../chain-items.ts";
import { keepNames, namesIn } from "../kept-names.ts";
import { contestWith } from "./move.ts";

type Enter = Extract<GameEvent, { event: "enter" }>;

/** A permanent leaves the chain for the board (359.2): where it was chosen to, ready or exhausted, with its play's context. */
export function performEnter(game: Game, { item, object, to, exhausted, context }: Enter): void {
  const names = item === null ? {} : namesIn(itemOf(game, item)?.executions[0]);
  if (item !== null) takeOffChain(game, item);
  putOntoBoard(game, object, to, objectOf(game, object).controller);
  changeObject(game, object, { exhausted, context });
  keepNames(game, object, names);
  contestWith(game, object, to);
}
