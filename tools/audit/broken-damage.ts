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
  {
    name: "prevention-asks-no-source",
    rule: "437.1.b",
    file: "libs/effects/src/patterns.ts",
    find: '("dealtBy" in event && event.dealtBy === pattern.dealtBy)',
    put: '"dealtBy" in event',
  },
  {
    name: "what-is-over-after-the-next-time-goes-on",
    rule: "390.2",
    file: "libs/effects/src/triggers.ts",
    find: "    useUp(game, delayed);\n",
    put: "    if (delayed.id < 0) useUp(game, delayed);\n",
  },
  {
    name: "every-battlefield-was-uncontrolled-before",
    rule: "170.11.b",
    file: "libs/effects/src/patterns.ts",
    find: '("lost" in event && event.lost === null)',
    put: '"lost" in event',
  },
  {
    name: "standing-decreases-know-no-minimum",
    rule: "477.3.e.2",
    file: "libs/effects/src/layer-changes.ts",
    find: "Math.min(0, Math.max(by, min - (might ?? min)))",
    put: "Math.min(0, Math.max(by, by - (might ?? min)))",
  },
  {
    name: "units-are-in-combat-with-whoever-is-on-the-board",
    rule: "740.2.c",
    file: evaluate,
    find: "  return unitsAt(game, combat.slot).some(\n    (other) => other.role !== null && other.role !== role &&",
    put: "  return game.state.board.map((id) => objectOf(game, id)).some(\n    (other) =>",
  },
  {
    name: "nothing-is-chosen-by-what-is-on-the-chain",
    rule: "355.7",
    file: evaluate,
    find: "chosenFor(item).some((bound) => isSame(bound, object)) &&",
    put: "chosenFor(item).some((bound) => !isSame(bound, object)) &&",
  },
  {
    name: "nothing-is-brought-about-by-what-has-chosen-it",
    rule: "355.7",
    file: "libs/effects/src/patterns.ts",
    find: "return item !== null && chosenFor(item).some((bound) => bound.id === id);",
    put: "return item !== null && chosenFor(item).some((bound) => bound.id < 0 && bound.id === id);",
  },
  {
    name: "whatever-happens-to-it-has-chosen-it",
    rule: "355.7",
    file: "libs/effects/src/patterns.ts",
    find: "return item !== null && chosenFor(item).some((bound) => bound.id === id);",
    put: "return item !== null && (id !== null || chosenFor(item).length > 0);",
  },
  {
    name: "a-replaced-decrease-knows-no-minimum",
    rule: "477.3.b",
    file: "libs/effects/src/actions/might.ts",
    find: "const might = mightChange(game, object, -amount, min);",
    put: "const might = mightChange(game, object, -amount, min && null);",
  },
  {
    name: "decreases-of-might-are-nothing-to-replace",
    rule: "370.1",
    file: "libs/effects/src/text-lasting.ts",
    find: 'mayBeReplaced(game, "reduceMight") || isWaitedFor(game, "reduceMight");',
    put: 'mayBeReplaced(game, "reduceMight") && isWaitedFor(game, "reduceMight");',
  },
];
