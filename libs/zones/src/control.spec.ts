import { describe, expect, it } from "vitest";
import { contest, setBattlefieldControl } from "./control.ts";
import { gameWith } from "./spec-game.ts";

describe("a battlefield", () => {
  it("is contested by whoever comes first, until that ends (190.3.a.1)", () => {
    const game = gameWith();
    contest(game, 0, "P2");
    contest(game, 0, "P1");
    expect(game.state.battlefields[0]?.contestedBy).toBe("P2");
    expect(game.log).toHaveLength(1);
  });

  it("isn't contested by its controller (190.3.a.1)", () => {
    const game = gameWith();
    setBattlefieldControl(game, 0, "P1");
    contest(game, 0, "P1");
    expect(game.state.battlefields[0]?.contestedBy).toBeNull();
    contest(game, 0, "P2");
    expect(game.state.battlefields[0]?.contestedBy).toBe("P2");
  });

  it("changes hands only where it isn't that player's already", () => {
    const game = gameWith();
    setBattlefieldControl(game, 0, "P1");
    game.state.cleanupDue = false;
    setBattlefieldControl(game, 0, "P1");
    expect(game.state.cleanupDue).toBe(false);
    setBattlefieldControl(game, 0, null);
    expect(game.state.battlefields[0]?.controller).toBeNull();
    expect(game.log?.map(({ type, player }) => [type, player])).toEqual([
      ["controlChanged", "P1"],
      ["controlChanged", undefined],
    ]);
  });
});
