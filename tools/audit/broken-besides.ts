import type { BrokenEngine } from "./broken-engine.ts";

const apply = "libs/engine/src/apply.ts";

/** Right after an action was carried out. */
const afterwards = "  take(game, action);\n  run(game);\n";

/** Engines that do something besides, or leave out whatever isn't the first thing to happen. */
export const brokenBesides: readonly BrokenEngine[] = [
  {
    name: "draws-a-card-with-each-action",
    rule: null,
    file: apply,
    find: afterwards,
    put: `${afterwards}
  const [top] = playerOf(game, player).deck;
  if (top !== undefined) {
    putIntoZone(game, top, "hand");
    emit(game, { type: "drew", rule: "413.1", object: top, player });
  }
`,
    also: [
      {
        find: 'import { runePlan } from "@rulebound/effects";',
        put: 'import { runePlan } from "@rulebound/effects";\nimport { putIntoZone } from "@rulebound/zones";',
      },
    ],
  },
  {
    name: "damages-a-bystander-with-each-action",
    rule: null,
    file: apply,
    find: afterwards,
    put: `${afterwards}
  const bystander = game.state.board.findLast((id) => typeof objectOf(game, id).at === "string");
  if (bystander !== undefined) {
    changeObject(game, bystander, { damage: [...objectOf(game, bystander).damage, { by: null, amount: 1 }] });
    emit(game, { type: "damageMarked", rule: "417.1", object: bystander, amount: 1 });
  }
`,
    also: [{ find: "import {\n  emit,", put: "import {\n  changeObject,\n  emit," }],
  },
  {
    name: "gives-a-point-with-each-action",
    rule: null,
    file: apply,
    find: afterwards,
    put: `${afterwards}
  changePlayer(game, player, { points: playerOf(game, player).points + 1 });
`,
    also: [{ find: "import {\n  emit,", put: "import {\n  changePlayer,\n  emit," }],
  },
  {
    name: "takes-control-with-each-action",
    rule: null,
    file: apply,
    find: afterwards,
    put: `${afterwards}
  changeSlot(game, game.state.battlefields.length - 1, { controller: player });
`,
    also: [{ find: "import {\n  emit,", put: "import {\n  changeSlot,\n  emit," }],
  },
  {
    name: "only-the-first-event-of-a-batch",
    rule: null,
    file: "libs/effects/src/perform.ts",
    find: "for (const event of events) perform(game, event);",
    put: "for (const event of events.slice(0, 1)) perform(game, event);",
  },
  {
    name: "only-the-first-instruction-of-a-text",
    rule: null,
    file: "libs/effects/src/text.ts",
    find: "    const op = ops[frame.at];\n",
    put: '    const op = ops.slice(0, frame.at).some((one) => one.op === "act") ? undefined : ops[frame.at];\n',
  },
  {
    name: "nothing-triggers",
    rule: "383.3",
    file: "libs/effects/src/triggers.ts",
    find: "const triggers = own.flatMap(",
    put: "const triggers = own.slice(999).flatMap(",
  },
];
