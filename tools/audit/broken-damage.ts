import type { BrokenEngine } from "./broken-engine.ts";

const acts = "libs/effects/src/acts.ts";
const evaluate = "libs/effects/src/evaluate.ts";

/** Engines that break how much damage is dealt and what is told along with it (417, 713-715). */
export const brokenDamage: readonly BrokenEngine[] = [
  {
    name: "a-texts-own-bonus-damage-is-left-out",
    rule: "713",
    file: acts,
    find: "return given + Math.max(0, numberMeant(game, scope, bonus) ?? 0);",
    put: "return given + Math.min(0, numberMeant(game, scope, bonus) ?? 0);",
  },
  {
    name: "of-actions-told-together-only-the-first-happens",
    rule: "417.1.d",
    file: acts,
    find: "return action.actions.flatMap((one) => eventsFor(game, scope, one));",
    put: "return action.actions.slice(0, 1).flatMap((one) => eventsFor(game, scope, one));",
  },
  {
    name: "only-one-players-damage-is-read",
    rule: "142",
    file: evaluate,
    find: "return object ? object.damage.reduce((sum, { amount }) => sum + amount, 0) : null;",
    put: "return object ? (object.damage[0]?.amount ?? 0) : null;",
  },
  {
    name: "might-is-raised-from-0-at-least",
    rule: "143.2.b.1",
    file: "libs/effects/src/text-lasting.ts",
    find: "to - (characteristicsOf(game, id).might ?? to)",
    put: "to - Math.max(0, characteristicsOf(game, id).might ?? to)",
  },
  {
    name: "raising-might-brings-it-down-as-well",
    rule: "477.3.c",
    file: "libs/effects/src/text-lasting.ts",
    find: "Math.max(0, to - (",
    put: "Math.max(-99, to - (",
  },
];
