import { describe, expect, it } from "vitest";
import { changeObject, changePlayer, changeSlot } from "./change.ts";
import { copyState, restoreState } from "./copy.ts";
import { emptyState } from "./empty.ts";
import type { TextFrame } from "./frames.ts";
import type { Game } from "./game.ts";
import { idleGame } from "./idle-game.ts";
import type { GameObject } from "./objects.ts";
import type { State } from "./state.ts";

const poro: GameObject = {
  id: 0,
  key: "poro-1",
  card: "Poro",
  token: false,
  owner: "P1",
  controller: "P1",
  zone: "board",
  at: 0,
  incarnation: 3,
  exhausted: true,
  damage: [{ by: "P2", amount: 1 }],
  buffs: 1,
  stunned: false,
  named: {},
  held: [],
  empowered: 0,
  role: "attacker",
  hadRoles: ["attacker"],
  attachment: null,
  copyOf: null,
  replaced: [],
  context: null,
  hiddenOn: null,
  timestamp: 4,
};

const text: TextFrame = {
  kind: "text",
  ability: { card: "Poro", ability: 0 },
  at: 2,
  item: 1,
  controller: "P1",
  executions: [{ unit: { is: "objects", objects: [{ id: 0, incarnation: 3 }] } }],
  execution: 0,
  bindings: { me: { is: "objects", objects: [{ id: 0, incarnation: 3 }] } },
  loops: { 2: { players: ["P1", "P2"], index: 1 }, 10: { players: ["P2"], index: 0 } },
  waiting: "nothing",
  applied: ["a"],
};

/** A state in the middle of much: a combat, a showdown, tasks, one of them with the state from before. */
function busyState(): State {
  const state = emptyState({ mode: "duel", victoryScore: 8, seats: ["P1", "P2"], seed: 5 });
  state.objects.push(poro);
  state.board.push(0);
  state.battlefields.push({
    battlefield: 1,
    controller: null,
    contestedBy: "P1",
    stagedShowdown: false,
    stagedCombat: true,
    facedown: [],
    scoredBy: ["P2"],
  });
  state.objects.push({ ...poro, id: 1, key: "field" });
  state.showdown = { slot: 0, focus: "P1", passes: 1, combat: "open" };
  state.combat = {
    slot: 0,
    attacker: "P1",
    defender: "P2",
    recalled: false,
    excess: { attacker: 0, defender: 0 },
  };
  state.effects.push({ id: 1, on: [{ id: 0, incarnation: 3 }], until: "turn", change: { might: 2 } });
  state.ledger.push({ what: "died", object: 1, player: "P2" });
  state.looking.push({ player: "P1", owner: "P1", zone: "deck", cards: [0], revealed: false, frame: 1 });
  state.random.script.push({ shuffle: "P1.deck", order: ["poro-1"] });
  state.additionalTurns.push("P2");
  const before = copyState(state);
  state.frames.push({ kind: "turn", step: "main", chained: false });
  state.frames.push(structuredClone(text));
  state.frames.push({ kind: "hide", step: "pay", player: "P1", card: 0, slot: 0, autoPay: false, before });
  return state;
}

const gameWith = (state: State): Game => ({ ...idleGame(), state });

describe("copyState", () => {
  it("gives an equal state, in the same order of fields", () => {
    const state = busyState();
    expect(copyState(state)).toEqual(structuredClone(state));
    expect(JSON.stringify(copyState(state))).toBe(JSON.stringify(state));
  });

  it("survives JSON byte for byte, so that a saved game goes on as the unsaved one", () => {
    const json = JSON.stringify(busyState());
    expect(JSON.stringify(copyState(JSON.parse(json)))).toBe(json);
  });

  it("leaves the original alone whatever is done to the copy", () => {
    const state = busyState();
    const json = JSON.stringify(state);
    const copy = copyState(state);
    const game = gameWith(copy);
    changeObject(game, 0, { exhausted: false });
    changePlayer(game, "P1", { points: 7 });
    changeSlot(game, 0, { controller: "P1" });
    copy.board.push(1);
    copy.turn.number = 9;
    copy.additionalTurns.shift();
    copy.random.script.shift();
    copy.random.seed = 1;
    copy.next.prompt = 99;
    copy.ledger.push({ what: "triggered", ability: "x" });
    copy.looking.length = 0;
    copy.effects.length = 0;
    if (copy.showdown) copy.showdown.passes = 5;
    if (copy.combat) copy.combat.recalled = true;
    const [turn, under] = copy.frames;
    if (turn?.kind === "turn") turn.step = "ending";
    if (under?.kind === "text") {
      under.bindings.x = { is: "player", player: "P2" };
      under.applied.push("b");
      const loop = under.loops[2];
      if (loop) loop.index = 7;
    }
    copy.frames.pop();
    expect(JSON.stringify(state)).toBe(json);
  });

  it("shares the state kept by a task, which nothing changes", () => {
    const state = busyState();
    const [kept, copied] = [state.frames.at(-1), copyState(state).frames.at(-1)];
    expect(copied).not.toBe(kept);
    expect(kept && "before" in kept && kept.before).toBeTruthy();
    expect(copied && "before" in copied && copied.before).toBe(kept && "before" in kept && kept.before);
  });
});

describe("restoreState", () => {
  it("goes back to what was kept, but never gives a prompt's number twice", () => {
    const game = gameWith(busyState());
    const before = copyState(game.state);
    changePlayer(game, "P1", { points: 3 });
    game.state.next.prompt = 12;
    restoreState(game, before);
    expect(game.state.players.P1.points).toBe(0);
    expect(game.state.next.prompt).toBe(12);
    changePlayer(game, "P1", { points: 5 });
    expect(before.players.P1.points).toBe(0);
    expect(before.next.prompt).toBe(1);
  });
});
