import { expect, it } from "vitest";
import { givenOf } from "./given.ts";
import { refusalOf } from "./sample-refusals.ts";

const play = { type: "play", player: "P1", card: "Spark" } as const;

it("gives nothing where the action chooses nothing", () => {
  expect(givenOf(play)).toEqual({ to: null, pay: null, payWith: {}, executions: [], autoPay: false });
});

it("keeps names as they were written, execution by execution", () => {
  expect(
    givenOf({
      ...play,
      to: "gate",
      autoPay: true,
      pay: { accelerate: true, repeat: 2, bribe: false, discard: ["Poro"] },
      choices: [
        { targets: [["poro"], ["Titan", "raider"]], destinations: ["base"] },
        { mode: 2, players: ["P2"], names: ["Poro"] },
        { mode: [1] },
      ],
    }),
  ).toEqual({
    to: "gate",
    pay: { accelerate: 1, repeat: 2, bribe: 0 },
    payWith: { discard: ["Poro"] },
    autoPay: true,
    executions: [
      {
        mode: null,
        targets: [["poro"], ["Titan", "raider"]],
        destinations: ["base"],
        players: [],
        names: [],
      },
      { mode: 2, targets: [], destinations: [], players: ["P2"], names: ["Poro"] },
      { mode: 1, targets: [], destinations: [], players: [], names: [] },
    ],
  });
});

it("reads flat targets as one choice for each clause of one execution", () => {
  expect(givenOf({ type: "activate", player: "P1", source: "rune", targets: ["a", "b"] }).executions).toEqual(
    [{ mode: null, targets: [["a"], ["b"]], destinations: [], players: [], names: [] }],
  );
});

it.each([
  [{ discounts: ["Titan"] }, "/discounts"],
  [{ choices: [{}, { mode: [1, 2] }] }, "/choices/1/mode"],
])("refuses %j, which the kernel can't be told", (more, pointer) => {
  expect(refusalOf(() => givenOf({ ...play, ...more }))).toEqual({
    code: "unsupported",
    rule: null,
    pointer,
  });
});
