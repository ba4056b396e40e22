import type { BrokenEngine } from "./broken-engine.ts";

/** Engines that mistake who controls what, and who does it (190.6, 390.5, 411). */
export const brokenControl: readonly BrokenEngine[] = [
  {
    name: "battlefields-abilities-are-their-controllers",
    rule: "190.6.c",
    file: "libs/effects/src/triggers.ts",
    find: 'playerMeant(game, { ...scope, bindings }, ability.controlledBy ?? "you")',
    put: 'playerMeant(game, { ...scope, bindings }, "you")',
  },
  {
    name: "control-outlasts-its-source",
    rule: "390.5.b",
    file: "libs/effects/src/perform.ts",
    find: "  if (events.some(({ event }) => endsWindows.includes(event))) endControl(game);\n",
    put: "",
  },
  {
    name: "whoever-plays-it-does-everything",
    rule: "411.1",
    file: "libs/effects/src/text.ts",
    find: 'playerMeant(game, scope, action.who ?? "you")',
    put: 'playerMeant(game, scope, "you")',
  },
  {
    name: "unless-is-never-done",
    rule: "204.3.b",
    file: "libs/language/src/program.ts",
    find: "emit(instruction.else ?? [], ops, nest);\n      skip.to",
    put: "skip.to",
  },
  {
    name: "what-players-pick-is-not-gathered",
    rule: "355.17",
    file: "libs/effects/src/text-choices.ts",
    find: "objectsBinding(...boundTo(scope, choose.into), ...chosen)",
    put: "objectsBinding(...chosen)",
  },
];
