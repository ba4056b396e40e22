import {
  askYesNo,
  type BatchFrame,
  derivedOf,
  type Game,
  type LiveFact,
  objectOf,
  type Seat,
  takeReturned,
} from "@rulebound/core";
import type { Cost } from "@rulebound/language";
import { owedFor, payable, startPaying } from "./pay.ts";

type Charge = "wait" | "paying" | "settled";

/**
 * Applied costs of moving several units at once (204.4): asks whoever moves them, and has them pay. Unpaid, the moves
 * that they are attached to don't happen (204.4.c).
 */
export function chargeMoves(game: Game, frame: BatchFrame): Charge {
  if (!frame.events.some(({ event }) => event.event === "move")) return "settled";
  for (const fact of derivedOf(game).facts) {
    const due = dueFor(game, frame, fact);
    if (!due) continue;
    const key = `${fact.source}`;
    if (frame.applying?.effect === key) {
      frame.applying = null;
      settle(frame, fact, game, key, takeReturned(game, "pay").paid);
      continue;
    }
    const owed = owedFor(game, due.cost, null);
    if (!payable(game, due.player, owed, null)) {
      settle(frame, fact, game, key, false);
      continue;
    }
    const pays = askYesNo(game, {
      player: due.player,
      for: "cost.applied",
      rule: "204.4",
      source: fact.source,
    });
    if (pays === null) return "wait";
    if (!pays) {
      settle(frame, fact, game, key, false);
      continue;
    }
    frame.applying = { event: 0, effect: key };
    startPaying(game, due.player, owed, { source: null, item: null, autoPay: autoPays(game) });
    return "paying";
  }
  return "settled";
}

/** Whether the standard move that this batch belongs to was made with runes to be used as needed. */
const autoPays = (game: Game): boolean =>
  game.state.frames.some((frame) => frame.kind === "standardMove" && frame.autoPay);

/** What is due for one source's cost, once for a batch; null where it asks for nothing. */
function dueFor(game: Game, frame: BatchFrame, live: LiveFact): { player: Seat; cost: Cost } | null {
  const { fact, source, controller } = live;
  if (fact.fact !== "moveCost" || frame.charged.includes(`${source}`)) return null;
  const units = movesTo(game, frame, source);
  const player = units[0]?.event.by ?? null;
  const beyond = units.length - fact.perUnitBeyond;
  if (player === null || player === controller || beyond <= 0) return null;
  return { player, cost: timesCost(fact.cost, beyond) };
}

function movesTo(game: Game, frame: BatchFrame, source: number): BatchFrame["events"] {
  const here = objectOf(game, source).at;
  if (typeof here !== "number") return [];
  return frame.events.filter(
    ({ event, status }) => status === "proposed" && event.event === "move" && event.to === here,
  );
}

function timesCost({ energy = 0, power = [] }: Cost, times: number): Cost {
  return { energy: energy * times, power: Array.from({ length: times }, () => power).flat() };
}

function settle(frame: BatchFrame, { source }: LiveFact, game: Game, key: string, paid: boolean): void {
  frame.charged.push(key);
  if (paid) return;
  for (const proposed of movesTo(game, frame, source)) proposed.status = "dropped";
}
