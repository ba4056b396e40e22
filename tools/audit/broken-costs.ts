import type { BrokenEngine } from "./broken-engine.ts";

const discounts = "libs/chain/src/discounts.ts";

/** Engines that work out or take costs wrongly (356, 357, 404). */
export const brokenCosts: readonly BrokenEngine[] = [
  {
    name: "minimum-of-one-discount-binds-the-others",
    rule: "356.4.e",
    file: discounts,
    find: "discounts.toSorted((a, b) => b.minimum - a.minimum)",
    put: "discounts.toSorted((a, b) => a.minimum - b.minimum)",
  },
  {
    name: "discount-goes-below-its-minimum",
    rule: "356.4.e",
    file: discounts,
    find: "if (total.energy > minimum) total.energy = Math.max(minimum, total.energy - energy);",
    put: "if (minimum >= 0) total.energy = Math.max(0, total.energy - energy);",
  },
  {
    name: "discounts-are-for-everybody",
    rule: "356.4.a",
    file: discounts,
    find: "      matches(game, scope, fact.of, objectOf(game, item.object));",
    put: "      matches(game, { ...scope, controller: item.controller }, fact.of, objectOf(game, item.object));",
  },
];
