import type { BrokenEngine } from "./broken-engine.ts";

const standardMove = "libs/combat/src/standard-move.ts";
const move = "libs/effects/src/actions/move.ts";

/** Engines that break moves and recalls (144, 420, 445-458). */
export const brokenMovement: readonly BrokenEngine[] = [
  {
    name: "exhausted-units-move",
    rule: "448",
    file: standardMove,
    find: "if (unit.exhausted) return",
    put: "if (unit.exhausted && unit.stunned) return",
  },
  {
    name: "a-standard-move-does-not-exhaust",
    rule: "448",
    file: standardMove,
    find: 'units.map((object): GameEvent => ({ ...origin, event: "exhaust", object })),',
    put: 'units.slice(9).map((object): GameEvent => ({ ...origin, event: "exhaust", object })),',
  },
  {
    name: "every-unit-has-ganking",
    rule: "144.4.c.1",
    file: standardMove,
    find: 'keywordOf(game, unit.id, "Ganking") === 0',
    put: 'keywordOf(game, unit.id, "Ganking") < 0',
  },
  {
    name: "a-third-side-moves-in",
    rule: "447.2",
    file: move,
    find: "return present.length < 2;",
    put: "return present.length < 9;",
  },
  {
    name: "moves-contest-nothing",
    rule: "450",
    file: move,
    find: "contestWith(game, object, to);",
    put: "",
  },
  {
    name: "a-recall-contests",
    rule: "456",
    file: move,
    find: 'emit(game, { type: "recalled", rule: "455",',
    put: 'emit(game, { type: "moved", rule: "420.1",',
  },
  {
    name: "a-recall-readies",
    rule: "458",
    file: move,
    find: "relocate(game, object, controller);",
    put: "relocate(game, object, controller);\n  changeObject(game, object, { exhausted: false, damage: [] });",
  },
  {
    name: "units-of-both-moves-go-one-by-one",
    rule: "144.3",
    file: standardMove,
    find: "units.flatMap((object): GameEvent[] => {",
    put: "units.slice(0, 1).flatMap((object): GameEvent[] => {",
  },
];
