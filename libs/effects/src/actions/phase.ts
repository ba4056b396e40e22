import {
  abilityOf,
  derivedOf,
  emit,
  type Game,
  type GameEvent,
  needCleanup,
  nobody,
  type Phase,
  type Seat,
  seatsFrom,
  touchConditions,
} from "@rulebound/core";
import { type Ability, type EventPattern, eventsOf } from "@rulebound/language";
import { emptyPoolOf } from "./resources.ts";

type PhaseEvent = Extract<GameEvent, { event: "phase" }>;

/** A phase of the turn begins (314); as the Main Phase does, every pool is emptied (316.3). */
export function performPhase(game: Game, { player, phase }: Pick<PhaseEvent, "player" | "phase">): void {
  game.state.turn.phase = phase;
  touchConditions(game);
  needCleanup(game);
  emit(game, { type: "phaseStarted", rule: "303", player, detail: phase });
  if (phase !== "main") return;
  for (const seat of seatsFrom(game.state, player)) emptyPoolOf(game, seat, "316.3");
}

/** Whether something triggers as a phase begins, or could take its place. */
export function isPhaseAwaited(game: Game, phase: Phase): boolean {
  const { triggers, replacements } = derivedOf(game);
  const { delayed } = game.state;
  if (!triggers.phase && !replacements.phase && delayed.length === 0) return false;
  const abilities: Ability[] = [
    ...[...(triggers.phase ?? []), ...(replacements.phase ?? [])].map(({ compiled }) => compiled.ability),
    ...delayed.map((one) => abilityOf(game, one.ability).ability),
  ];
  return abilities.some((ability) => eventsOf(ability).some((pattern) => isAbout(pattern, phase)));
}

const isAbout = ({ event, phase: wanted }: EventPattern, phase: Phase): boolean =>
  event === "phase" && (wanted === undefined || wanted === phase);

/** The beginning of a player's phase, as an event that can be replaced (443.1.a.2). */
export const phaseEvent = (player: Seat, phase: Phase): PhaseEvent => ({
  ...nobody,
  event: "phase",
  player,
  phase,
});
