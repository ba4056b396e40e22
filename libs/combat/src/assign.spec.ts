import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Assignee,
  assignmentFault,
  exampleAssignment,
  isLegalAssignment,
  onlyAssignment,
} from "./assign.ts";

const plain = 1;
const tank = 0;
const backline = 2;

const unit = (lethal: number, ...turns: number[]): Assignee => ({
  object: 0,
  lethal,
  exempt: false,
  turns: turns.length > 0 ? turns : [plain],
});

const never = Number.POSITIVE_INFINITY;

/** One that can't be dealt damage. */
const exempt = (...turns: number[]): Assignee => ({ ...unit(never, ...turns), exempt: true });

interface Example {
  says: string;
  units: Assignee[];
  amounts: number[];
  total: number;
  /** the rule that forbids it, or null */
  fault: string | null;
}

/** The examples printed in the rules. */
const examples: Example[] = [
  {
    says: "465.2.c.3: 2 on one and 1 on each other of four 3 Might units",
    units: [unit(3), unit(3), unit(3), unit(3)],
    amounts: [2, 1, 1, 1],
    total: 5,
    fault: "465.2.c.3",
  },
  {
    says: "465.2.c.3: 3 on one and the remaining 2 on another",
    units: [unit(3), unit(3), unit(3), unit(3)],
    amounts: [0, 3, 0, 2],
    total: 5,
    fault: null,
  },
  {
    says: "465.2.c.4: more than 2 on a 3 Might unit that bears 1 damage, while there are others",
    units: [unit(2), unit(2), unit(2), unit(2)],
    amounts: [3, 2, 0, 0],
    total: 5,
    fault: "465.2.c.4",
  },
  {
    says: "465.2.c.4: no more than 2 on any of them",
    units: [unit(2), unit(2), unit(2), unit(2)],
    amounts: [2, 2, 1, 0],
    total: 5,
    fault: null,
  },
  {
    says: "465.2.c.4.a: 2 on a 3 Might unit under doubling, the least that is lethal",
    units: [unit(2), unit(3)],
    amounts: [2, 1],
    total: 3,
    fault: null,
  },
  {
    says: "465.2.c.4.a: 1 on it, not lethal yet",
    units: [unit(2), unit(3)],
    amounts: [1, 0],
    total: 1,
    fault: null,
  },
  {
    says: "465.2.c.4.a: 3 on it while another has none",
    units: [unit(2), unit(3)],
    amounts: [3, 0],
    total: 3,
    fault: "465.2.c.4",
  },
  {
    says: "465.2.c.5: 4 isn't lethal for a 2 Might unit that prevents 3, so there is nothing for another",
    units: [unit(5), unit(2)],
    amounts: [4, 1],
    total: 5,
    fault: "465.2.c.3",
  },
  {
    says: "465.2.c.5: 5 is",
    units: [unit(5), unit(2)],
    amounts: [5, 1],
    total: 6,
    fault: null,
  },
  {
    says: "465.2.c.5: 2 on the plain unit, 1 on the one under doubling",
    units: [unit(2), unit(1)],
    amounts: [2, 1],
    total: 3,
    fault: null,
  },
  {
    says: "465.2.c.6: Tank, then the plain unit, then Backline",
    units: [unit(3, backline), unit(3), unit(3, tank)],
    amounts: [1, 3, 3],
    total: 7,
    fault: null,
  },
  {
    says: "465.2.c.6: Backline before the plain unit",
    units: [unit(3, backline), unit(3), unit(3, tank)],
    amounts: [3, 1, 3],
    total: 7,
    fault: "465.2.c.6",
  },
  {
    says: "465.2.c.6: the plain unit before Tank",
    units: [unit(3), unit(3, tank)],
    amounts: [1, 2],
    total: 3,
    fault: "465.2.c.6",
  },
  {
    says: "465.2.c.7: either of two Tanks first",
    units: [unit(3, tank), unit(3, tank), unit(3)],
    amounts: [1, 3, 0],
    total: 4,
    fault: null,
  },
  {
    says: "465.2.c.7: the plain unit before the second Tank",
    units: [unit(3, tank), unit(3, tank), unit(3)],
    amounts: [3, 0, 1],
    total: 4,
    fault: "465.2.c.6",
  },
  {
    says: "465.2.c.8: Tank and Backline on one unit, honouring Tank",
    units: [unit(4, tank, backline), unit(2), unit(2)],
    amounts: [4, 1, 0],
    total: 5,
    fault: null,
  },
  {
    says: "465.2.c.8: Tank and Backline on one unit, honouring Backline",
    units: [unit(4, tank, backline), unit(2), unit(2)],
    amounts: [1, 2, 2],
    total: 5,
    fault: null,
  },
  {
    says: "465.2.c.8: Tank honoured, then the two plain units",
    units: [unit(4, tank, backline), unit(2), unit(2)],
    amounts: [4, 2, 1],
    total: 7,
    fault: null,
  },
  {
    says: "465.2.c.8: part of it between the two plain units",
    units: [unit(4, tank, backline), unit(2), unit(2)],
    amounts: [3, 2, 0],
    total: 5,
    fault: "465.2.c.8",
  },
  {
    says: "465.2.c.9: two such units, Tank honoured on both",
    units: [unit(4, tank, backline), unit(4, tank, backline), unit(2)],
    amounts: [2, 4, 0],
    total: 6,
    fault: null,
  },
  {
    says: "465.2.c.9: Tank on one, Backline on the other",
    units: [unit(4, tank, backline), unit(4, tank, backline), unit(2)],
    amounts: [1, 4, 2],
    total: 7,
    fault: null,
  },
  {
    says: "465.2.c.10: a unit under prevention of all damage isn't exempt; with Tank it takes everything",
    units: [unit(never, tank), unit(3)],
    amounts: [5, 0],
    total: 5,
    fault: null,
  },
  {
    says: "465.2.c.10: nothing goes past it",
    units: [unit(never, tank), unit(3)],
    amounts: [2, 3],
    total: 5,
    fault: "465.2.c.6",
  },
  {
    says: "465.2.c.10: what can't be dealt damage is passed over, even with Tank",
    units: [exempt(tank), unit(3), unit(3)],
    amounts: [0, 3, 2],
    total: 5,
    fault: null,
  },
  {
    says: "465.2.c.10: damage doesn't go there while another unit has less than is lethal",
    units: [exempt(), unit(3)],
    amounts: [3, 2],
    total: 5,
    fault: "465.2.c.10",
  },
  {
    says: "465.2.c.10: the rest may go there",
    units: [exempt(), unit(3)],
    amounts: [2, 3],
    total: 5,
    fault: null,
  },
  {
    says: "465.2.c.10: all of it, where there is nobody else",
    units: [exempt(), exempt()],
    amounts: [2, 3],
    total: 5,
    fault: null,
  },
  {
    says: "437.5.b: what can't become lethal takes the rest, so that nobody takes more than is lethal",
    units: [unit(never), unit(3)],
    amounts: [0, 5],
    total: 5,
    fault: "465.2.c.4",
  },
  { says: "all of the damage is assigned", units: [unit(3)], amounts: [2], total: 3, fault: "465.2.c" },
  {
    says: "465.2.c.4: the rest goes anywhere once all have lethal damage",
    units: [unit(1), unit(1)],
    amounts: [1, 4],
    total: 5,
    fault: null,
  },
];

describe("assigning combat damage (465.2.c)", () => {
  it.each(examples)("$says", ({ units, amounts, total, fault }) => {
    expect(assignmentFault(units, amounts, total)).toBe(fault);
    expect(isLegalAssignment(units, amounts, total)).toBe(fault === null);
  });

  const turns = fc.constantFrom<number[]>([tank], [plain], [plain], [backline], [tank, backline]);
  const lethal = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constant(never));
  const assignee = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ object: fc.constant(0), lethal, exempt: fc.constant(false), turns }),
    },
    turns.map((of) => exempt(...of)),
  );
  const assignees = fc.array(assignee, { minLength: 1, maxLength: 5 });

  it("offers a legal example for whatever there is to assign", () => {
    fc.assert(
      fc.property(assignees, fc.integer({ min: 1, max: 30 }), (units, total) => {
        const example = exampleAssignment(units, total);
        expect(example).toHaveLength(units.length);
        expect(assignmentFault(units, example, total)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it("asks nobody exactly where one assignment is legal", () => {
    fc.assert(
      fc.property(
        fc.array(assignee, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 7 }),
        (units, total) => {
          const legal = everyWay(units.length, total).filter((amounts) =>
            isLegalAssignment(units, amounts, total),
          );
          expect(legal.length).toBeGreaterThan(0);
          expect(onlyAssignment(units, total)).toEqual(legal.length === 1 ? legal[0] : null);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Every way to give out a total among so many units. */
function everyWay(count: number, total: number): number[][] {
  if (count === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) =>
    everyWay(count - 1, total - first).map((rest) => [first, ...rest]),
  ).flat();
}
