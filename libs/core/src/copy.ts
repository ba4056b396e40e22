import { touch } from "./change.ts";
import type { Frame } from "./frames.ts";
import type { Game } from "./game.ts";
import type { State } from "./state.ts";

/** A state that shares nothing changeable with the given one. Kept earlier states are never changed, so they are shared. */
export function copyState(state: State): State {
  return {
    ...state,
    seats: state.seats.slice(),
    turn: { ...state.turn },
    additionalTurns: state.additionalTurns.slice(),
    players: { ...state.players },
    objects: state.objects.slice(),
    board: state.board.slice(),
    battlefields: state.battlefields.slice(),
    chain: state.chain.slice(),
    frames: state.frames.map(copyFrame),
    showdown: state.showdown && { ...state.showdown },
    combat: state.combat && { ...state.combat },
    effects: state.effects.slice(),
    delayed: state.delayed.slice(),
    ledger: state.ledger.slice(),
    banishedWith: state.banishedWith.slice(),
    seesFacedown: state.seesFacedown.slice(),
    looking: state.looking.slice(),
    random: { ...state.random, script: state.random.script.slice() },
    next: { ...state.next },
  };
}

/** Goes back to a state kept before (358.5). Prompts go on being numbered, so that no number is used twice. */
export function restoreState(game: Game, before: State): void {
  const { prompt } = game.state.next;
  Object.assign(game.state, copyState(before));
  game.state.next.prompt = prompt;
  touch(game);
}

/** Frames are small and change in place, so they are copied in full but for the state they may keep. */
function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case "turn":
    case "chain":
    case "showdown":
    case "cleanup":
      return copyFlat(frame);
    case "standardMove":
    case "hide":
      return { ...copyJson({ ...frame, before: null }), before: frame.before };
    default:
      return copyJson(frame);
  }
}

/** Of what holds nothing that could change in place. */
const copyFlat = <F extends Record<keyof F, string | number | boolean | null>>(flat: F): F => ({ ...flat });

function copyJson<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy: T = { ...value };
  for (const key in copy) if (typeof copy[key] === "object") copy[key] = copyJson(copy[key]);
  return copy;
}
