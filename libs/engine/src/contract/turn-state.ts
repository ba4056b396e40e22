import type { State } from "@rulebound/core";
import type { ReturnedPosition } from "@rulebound/protocol";

/** The state of the turn: showdown or neutral, closed while there is a chain (308-310). */
export function turnStateOf({ showdown, combat, chain }: State): ReturnedPosition["turnState"] {
  const fought = showdown !== null || combat !== null;
  if (chain.length > 0) return fought ? "showdown-closed" : "neutral-closed";
  return fought ? "showdown-open" : "neutral-open";
}

/** The phase as the contract names it: "setup" before the first turn, "start" while a turn hasn't begun to be handled. */
export function phaseOf({ turn, frames }: State): ReturnedPosition["turn"]["phase"] {
  if (turn.number === 0) return "setup";
  const [bottom, above] = frames;
  const untouched = bottom?.kind === "turn" && bottom.step === "awaken" && above === undefined;
  return untouched && turn.phase === "awaken" ? "start" : turn.phase;
}
