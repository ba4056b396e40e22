import type { BrokenEngine } from "./broken-engine.ts";

const triggers = "libs/effects/src/triggers.ts";
const targets = "libs/chain/src/targets.ts";
const showdown = "libs/combat/src/showdown.ts";
const combat = "libs/combat/src/combat.ts";

/** Engines that break what sets abilities off, and what inactive text asks for. */
export const brokenTriggers: readonly BrokenEngine[] = [
  {
    name: "every-time-is-the-nth",
    rule: "383.1.b",
    file: triggers,
    find: "  if (nthEachTurn === undefined) return true;\n",
    put: "  if (nthEachTurn === undefined || nthEachTurn > 0) return true;\n",
  },
  {
    name: "inactive-text-asks-for-targets",
    rule: "727.1.b",
    file: targets,
    find: "provided.every((condition) => holds(game, scope, condition))",
    put: "provided.every((condition) => holds(game, scope, condition) || true)",
  },
  {
    name: "players-never-defend",
    rule: "383.4.f",
    file: showdown,
    find: '    { ...nobody, event: "designate", player: defender, role: "defender", slot },\n',
    put: "",
  },
  {
    name: "all-assigned-damage-is-excess",
    rule: "465.2.c.4",
    file: combat,
    find: "Math.max(0, (amounts[at] ?? 0) - lethal)",
    put: "Math.max(0, lethal > 0 ? (amounts[at] ?? 0) : 0)",
  },
  {
    name: "a-swap-raises-both",
    rule: "433.1.b",
    file: "libs/effects/src/text-lasting.ts",
    find: "  give(other, difference);\n",
    put: "  give(other, Math.abs(difference));\n",
  },
];
