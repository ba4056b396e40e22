import type { BrokenEngine } from "./broken-engine.ts";

const pay = "libs/effects/src/pay.ts";

/** Engines that break costs, playing and activating (203-206, 349-359, 398-406). */
export const brokenPlaying: readonly BrokenEngine[] = [
  {
    name: "costs-are-paid-with-what-is-not-there",
    rule: "203.3",
    file: pay,
    find: "return coverable(game, player, owed) && owed.actions.every((action) => canAct(game, payer, action));",
    put: "return coverable(game, player, owed) && owed.actions.every((action) => action !== payer);",
  },
  {
    name: "moving-several-units-at-once-is-free",
    rule: "204.4",
    file: "libs/effects/src/applied-costs.ts",
    find: "player === controller || beyond <= 0",
    put: "player === controller || beyond <= 9",
  },
  {
    name: "energy-costs-are-not-read",
    rule: "206",
    file: "libs/effects/src/evaluate.ts",
    find: "return characteristicsOf(game, object.id).energy ?? (object.token ? 0 : null);",
    put: "return object.token ? 0 : null;",
  },
  {
    name: "spells-that-resolve-leave-no-card",
    rule: "351.2",
    file: "libs/chain/src/chain.ts",
    find: "  if (item.object !== null) toTrash(game, item.object);\n",
    put: "",
  },
  {
    name: "what-is-played-is-never-pending",
    rule: "352.1",
    file: "libs/effects/src/chain-items.ts",
    find: 'status: "pending",',
    put: 'status: "finalized",',
  },
  {
    name: "texts-have-nothing-played",
    rule: "354.3",
    file: "libs/effects/src/text-making.ts",
    find: "objects.filter((object) => !isPlayForbidden(game, by, object));",
    put: "objects.filter((object) => isPlayForbidden(game, by, object));",
  },
  {
    name: "locations-are-not-chosen",
    rule: "355.2",
    file: "libs/chain/src/choosing.ts",
    find: "changeItem(game, item.id, { context: { ...item.context, to: location } });",
    put: "changeItem(game, item.id, { context: { ...item.context, to: null } });",
  },
  {
    name: "costs-are-paid-in-the-order-printed",
    rule: "357.2",
    file: pay,
    find: "if (actions.length < 2) return actions;",
    put: "if (actions.length < 99) return actions;",
  },
  {
    name: "pools-keep-what-is-paid",
    rule: "357.1",
    file: pay,
    find: "  changePlayer(game, player, { pool });\n",
    put: "  changePlayer(game, player, { pool: before });\n",
  },
  {
    name: "targets-are-not-looked-at-before-finalizing",
    rule: "358.1",
    file: "libs/chain/src/finalize.ts",
    find: "if (!hasLegalTargets(game, item)) {",
    put: "if (!hasLegalTargets(game, item) && item.id < 0) {",
  },
  {
    name: "unpaid-plays-go-on",
    rule: "358.5",
    file: "libs/chain/src/play.ts",
    find: 'if (!paid) return callOff(game, item, ["358.2", "Its cost wasn\'t paid."]);',
    put: "",
  },
  {
    name: "permanents-go-to-the-trash",
    rule: "359.2.c",
    file: "libs/chain/src/finalize.ts",
    find: "if (context.entering !== null) return context.entering",
    put: "if (context.entering === null) return false;\n  if (context.entering !== null) return context.entering",
  },
  {
    name: "what-mistargets-is-acted-on",
    rule: "359.3.e.5",
    file: "libs/chain/src/chain.ts",
    find: "if (bound.illegal || isLegalTarget(game, item, at, choice, bound)) return bound;",
    put: "if (bound.id >= 0) return bound;",
  },
  {
    name: "costs-of-a-trigger-are-not-asked-for",
    rule: "404.1",
    file: "libs/chain/src/cost.ts",
    find: 'return ability?.kind === "triggered" ? (ability.cost ?? {}) : {};',
    put: "return {};",
  },
  {
    name: "triggers-without-targets-ask-all-the-same",
    rule: "402.4",
    file: "libs/chain/src/play.ts",
    find: "if (ways.length > 0 && !ways.some((way) => completed(game, way))) {",
    put: "if (ways.length > 99) {",
  },
];
