import type { BrokenEngine } from "./broken-engine.ts";

const cost = "libs/chain/src/cost.ts";
const discounts = "libs/chain/src/discounts.ts";
const pay = "libs/effects/src/pay.ts";

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
    find: "const fits = fact.of !== undefined && id !== null && matches(game, scope,",
    put: "const fits = fact.of !== undefined && id !== null && matches(game, { ...scope, controller: item.controller },",
  },
  {
    name: "replaced-cost-counts-as-unpaid",
    rule: "203.2",
    file: pay,
    find: 'if (outcomes.some(({ status }) => status === "dropped")) return unpaid(game);',
    put: 'if (outcomes.some(({ status }) => status !== "done")) return unpaid(game);',
  },
  {
    name: "paying-any-amount-pays-once",
    rule: "204.3.b",
    file: pay,
    find: "    energy: energy * times,\n    power: Array.from({ length: times }, () => power).flat(),",
    put: "    energy: energy * Math.min(times, 1),\n    power,",
  },
  {
    name: "optional-costs-are-free",
    rule: "356.2.b",
    file: cost,
    find: "if (times > 0) add(total, lessForPart(",
    put: "if (times > 99) add(total, lessForPart(",
  },
  {
    name: "buffs-of-others-are-spent",
    rule: "745.2",
    file: pay,
    find: '.filter(({ controller }) => action.cost !== "spendBuff" || controller === payer.player);',
    put: '.filter(({ controller }) => action.cost !== "spendBuff" || controller !== payer.player);',
  },
  {
    name: "either-is-both",
    rule: "356.4.c",
    file: discounts,
    find: 'const chosen = fact.either ? (item.less[nameOfLess(stated, part)] ?? "energy") : "both";',
    put: 'const chosen = fact.either && part === "" ? item.less[nameOfLess(stated, part)] : "both";',
  },
  {
    name: "discounts-on-optional-costs-are-on-the-total",
    rule: "356.4.c",
    file: discounts,
    find: "const stated = lessFacts(game, item).filter(({ fact }) => fact.part === undefined);",
    put: "const stated = lessFacts(game, item);",
  },
  {
    name: "own-text-ignores-no-cost",
    rule: "356.1.b",
    file: cost,
    find: "return [item.context.ignoring, ...own];",
    put: "return own.length > 99 ? own : [item.context.ignoring];",
  },
  {
    name: "nothing-costs-more",
    rule: "356.3",
    file: discounts,
    find: 'if (fact.fact !== "costsMore") continue;',
    put: 'if (fact.fact !== "costsMore" || total.energy >= 0) continue;',
  },
  {
    name: "replacements-are-free",
    rule: "203",
    file: "libs/effects/src/replacing.ts",
    find: "const price = priceOf(game, chosen);",
    put: "const price = priceOf(game, chosen) && null;",
  },
  {
    name: "deflect-is-never-ignored",
    rule: "809.1.c",
    file: cost,
    find: "if (targets.length === 0 || ignoresDeflect(game, item, targets)) return 0;",
    put: "if (targets.length === 0 || (ignoresDeflect(game, item, targets) && targets.length > 9)) return 0;",
  },
  {
    name: "friendly-to-a-spell-is-what-is-friendly-to-the-text-that-asks",
    rule: "355.7",
    file: "libs/effects/src/evaluate.ts",
    find: "choosesSuch(game, { ...scope, controller }, ",
    put: "choosesSuch(game, { ...scope }, ",
  },
];
