import type { BrokenEngine } from "./broken-engine.ts";

/** Engines that break the order of layers, and what is looked back at (359.3.e.13, 473-480). */
export const brokenOrder: readonly BrokenEngine[] = [
  {
    name: "the-copy-made-last-ends-with-the-others",
    rule: "480.3",
    file: "libs/zones/src/attachment.ts",
    find: "other.timestamp > timestamp)",
    put: "other.timestamp < timestamp)",
  },
  {
    name: "what-has-gone-had-its-printed-might",
    rule: "359.3.e.13",
    file: "libs/effects/src/evaluate.ts",
    find: "return bound.before?.might ?? (object ? printedMight(game, object) : null);",
    put: "return object ? printedMight(game, object) : null;",
  },
  {
    name: "copies-copy-nothing",
    rule: "477.1.b",
    file: "libs/effects/src/actions/copy.ts",
    find: "changeObject(game, object, { copyOf: of });",
    put: "changeObject(game, object, { copyOf: null });",
  },
  {
    name: "nothing-of-a-layer-rests-on-that-layer",
    rule: "478",
    file: "libs/effects/src/layer-order.ts",
    find: "reads.length > 0 && reads.some(",
    put: "reads.length > 99 && reads.some(",
  },
];
