import { describe, expect, it } from "vitest";
import { idleGame } from "./idle-game.ts";
import { pop, push, run, stepBudget, takeReturned } from "./loop.ts";
import { Refusal } from "./refusal.ts";

const turn = { kind: "turn" as const, step: "main" as const, chained: false };
const draw = {
  kind: "draw" as const,
  player: "P1" as const,
  to: "hand" as const,
  left: 1,
  burnt: 0,
  cards: [],
  event: null,
};

describe("run", () => {
  it("carries on the topmost task first, then what is below it", () => {
    const went: string[] = [];
    const game = idleGame({
      turn: () => {
        went.push("turn");
        return "wait";
      },
      draw: (inside) => {
        went.push("draw");
        return pop(inside);
      },
    });
    push(game, { ...turn });
    push(game, { ...draw });
    run(game);
    expect(went).toEqual(["draw", "turn"]);
    expect(game.state.frames).toEqual([turn]);
  });

  it("stops as soon as a player has to choose", () => {
    let steps = 0;
    const game = idleGame({
      turn: (inside) => {
        steps += 1;
        inside.state.prompt = {
          id: 1,
          player: "P1",
          kind: "yesNo",
          for: "x",
          rule: "355.17",
          options: [],
          min: 1,
          max: 1,
          source: null,
        };
        return "go";
      },
    });
    push(game, { ...turn });
    run(game);
    run(game);
    expect(steps).toBe(1);
  });

  it("does nothing once the game is won", () => {
    const game = idleGame();
    push(game, { ...turn });
    game.state.winner = "P2";
    expect(() => run(game)).not.toThrow();
  });

  it("refuses what goes round for ever, naming the tasks that do", () => {
    let steps = 0;
    const game = idleGame({
      turn: (inside) => {
        push(inside, { ...draw });
        return "go";
      },
      draw: (inside) => {
        steps += 1;
        return pop(inside);
      },
    });
    push(game, { ...turn });
    let refusal: unknown = null;
    try {
      run(game);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: "budget", message: expect.stringContaining("turn") });
    expect(steps).toBe(stepBudget / 2);
  });
});

describe("takeReturned", () => {
  it("gives what the task above has left, once", () => {
    const game = idleGame();
    push(game, { ...turn });
    push(game, { ...draw });
    pop(game, { of: "pay", paid: true, bound: {} });
    expect(takeReturned(game, "pay")).toEqual({ of: "pay", paid: true, bound: {} });
    expect(() => takeReturned(game, "pay")).toThrow("never reach");
  });

  it("refuses to take something else for it", () => {
    const game = idleGame();
    push(game, { ...draw });
    pop(game, { of: "text" });
    expect(() => takeReturned(game, "batch")).toThrow("never reach");
  });
});
