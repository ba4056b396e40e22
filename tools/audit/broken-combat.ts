import type { BrokenEngine } from "./broken-engine.ts";

const combat = "libs/combat/src/combat.ts";
const assign = "libs/combat/src/assign.ts";
const lethal = "libs/combat/src/lethal.ts";
const score = "libs/combat/src/score.ts";
const control = "libs/combat/src/control.ts";
const cleanup = "libs/engine/src/cleanup.ts";
const showdown = "libs/combat/src/showdown.ts";

/** Engines that break combat and scoring (459-472). */
export const brokenCombat: readonly BrokenEngine[] = [
  {
    name: "attacker-and-defender-are-swapped",
    rule: "464.2.c",
    file: showdown,
    find: "present.find((seat) => seat === contestedBy) ??\n    present.find((seat) => seat !== controller) ??",
    put: "present.find((seat) => seat === controller) ??\n    present.find((seat) => seat !== contestedBy) ??",
  },
  {
    name: "nobody-is-designated",
    rule: "464.2.c.3",
    file: showdown,
    find: "if (role === null || unit.role === role) return [];",
    put: "if (role === null || unit.role !== role) return [];",
  },
  {
    name: "no-combat-damage",
    rule: "465.2",
    file: combat,
    find: "    if (dealt === 0) return [];",
    put: "    if (dealt >= 0) return [];",
  },
  {
    name: "the-lonely-deal-damage",
    rule: "465.1",
    file: combat,
    find: "if (bothPresent(game)) return assign",
    put: "if (!bothPresent(game)) return assign",
  },
  {
    name: "the-defender-assigns-first",
    rule: "465.2.c",
    file: combat,
    find: 'return assign(game, frame, "attacker", "defenders");',
    put: 'return assign(game, frame, "defender", "defenders");',
    also: [
      {
        find: 'return assign(game, frame, "defender", "deal");',
        put: 'return assign(game, frame, "attacker", "deal");',
      },
    ],
  },
  {
    name: "the-defender-deals-nothing",
    rule: "465.2.c",
    file: combat,
    find: 'return assign(game, frame, "attacker", "defenders");',
    put: 'return assign(game, frame, "attacker", "deal");',
  },
  {
    name: "damage-is-spread-as-one-likes",
    rule: "465.2.c.3",
    file: assign,
    find: 'return short.filter(({ amount }) => amount > 0).length > 1 ? "465.2.c.3" : null;',
    put: "return null;",
  },
  {
    name: "more-than-lethal-before-the-next",
    rule: "465.2.c.4",
    file: assign,
    find: "if (short.length > 0 && given.some(({ amount, lethal }) => amount > lethal)) return",
    put: "if (short.length > 9 && given.some(({ amount, lethal }) => amount > lethal)) return",
  },
  {
    name: "tank-is-ignored",
    rule: "465.2.c.6",
    file: assign,
    find: 'const first = keywordOf(game, unit.id, "Tank") > 0;',
    put: 'const first = keywordOf(game, unit.id, "Tank") < 0;',
  },
  {
    name: "backline-is-ignored",
    rule: "465.2.c.6",
    file: assign,
    find: 'keywordOf(game, unit.id, "Backline") > 0',
    put: 'keywordOf(game, unit.id, "Backline") < 0',
  },
  {
    name: "stunned-units-deal-damage",
    rule: "423.1.b",
    file: assign,
    find: ".filter(({ stunned }) => !stunned)",
    put: ".filter(({ id }) => id >= 0)",
  },
  {
    name: "lethal-needs-more-than-might",
    rule: "142.4.b",
    file: lethal,
    find: "if (marked > 0 && marked >= might) return true;",
    put: "if (marked > 0 && marked > might) return true;",
  },
  {
    name: "earlier-damage-does-not-count",
    rule: "465.2.c",
    file: lethal,
    find: "return Math.max(1, Math.min(might - marked, ...special));",
    put: "return Math.max(1, Math.min(might, ...special));",
  },
  {
    name: "units-stay-damaged-after-combat",
    rule: "466.1.a.1",
    file: cleanup,
    find: 'if (special === "none") return "done";\n  const damaged',
    put: 'if (special !== "ending") return "done";\n  const damaged',
  },
  {
    name: "attackers-are-not-recalled",
    rule: "466.1.a.2",
    file: cleanup,
    find: 'if (special !== "combat" || !combat) return "done";',
    put: 'if (special !== "ending" || !combat) return "done";',
  },
  {
    name: "the-recalled-have-won",
    rule: "466.3",
    file: combat,
    find: "const winner = !recalled && only",
    put: "const winner = only",
  },
  {
    name: "no-control-after-a-combat",
    rule: "466.5",
    file: combat,
    find: 'establishControl(game, slot, only, "466.5.a");',
    put: 'if (slot < 0) establishControl(game, slot, only, "466.5.a");',
  },
  {
    name: "designations-outlast-the-combat",
    rule: "466.7",
    file: combat,
    find: "for (const { id } of units) changeObject",
    put: "for (const { id } of units.slice(99)) changeObject",
  },
  {
    name: "effects-outlast-the-combat",
    rule: "466.7",
    file: combat,
    find: 'state.effects = state.effects.filter(({ until }) => until !== "combat");',
    put: "",
  },
  {
    name: "a-conquest-scores-nothing",
    rule: "469.1",
    file: control,
    find: "if (!scoredBy.includes(player)) {",
    put: "if (scoredBy.includes(player)) {",
  },
  {
    name: "a-battlefield-scores-twice-in-a-turn",
    rule: "470",
    file: control,
    find: "if (!scoredBy.includes(player)) {",
    put: "if (scoredBy.length < 9) {",
  },
  {
    name: "a-hold-brings-no-point",
    rule: "471.1",
    file: score,
    find: 'return { ...origin, event: "gainPoint", player, amount: 1 };',
    put: 'return { ...origin, event: how === "hold" ? "draw" : "gainPoint", player, amount: 1 };',
  },
  {
    name: "the-final-point-by-any-conquest",
    rule: "471.1.b",
    file: score,
    find: 'if (how === "conquer" && isFinal && !scoredAll) return',
    put: "if (isFinal && !isFinal && !scoredAll) return",
  },
  {
    name: "no-card-for-a-final-point",
    rule: "471.1.b",
    file: score,
    find: 'return { ...origin, event: "draw", player, amount: 1 };',
    put: 'return { ...origin, event: "draw", player, amount: 0 };',
  },
  {
    name: "the-final-point-by-hold-is-restricted-too",
    rule: "471.1.a",
    file: score,
    find: 'if (how === "conquer" && isFinal && !scoredAll) return',
    put: "if (isFinal && !scoredAll) return",
  },
  {
    name: "scoring-triggers-nothing",
    rule: "471.2",
    file: score,
    find: "slots.map((at): GameEvent => {",
    put: "slots.slice(9).map((at): GameEvent => {",
  },
];
