import type { BrokenEngine } from "./broken-engine.ts";

/** Engines that break buffs, Mighty, Bonus Damage, XP, additional turns and other terms (700-767). */
export const brokenTerms: readonly BrokenEngine[] = [
  {
    name: "mighty-begins-at-six",
    rule: "709",
    file: "libs/effects/src/mighty.ts",
    find: "const mighty = 5;",
    put: "const mighty = 6;",
  },
  {
    name: "buffs-give-two-might",
    rule: "703",
    file: "libs/effects/src/layer-changes.ts",
    find: "{ might: buffs }",
    put: "{ might: 2 * buffs }",
  },
  {
    name: "bonus-damage-is-for-everybody",
    rule: "713",
    file: "libs/effects/src/actions/deal.ts",
    find: 'if (fact.by === "you" && owner !== controller) continue;',
    put: "",
  },
  {
    name: "xp-is-gained-one-at-a-time",
    rule: "730.1",
    file: "libs/effects/src/actions/points.ts",
    find: "xp: playerOf(game, player).xp + amount",
    put: "xp: playerOf(game, player).xp + 1",
  },
  {
    name: "xp-is-spent-by-showing-it",
    rule: "730.2",
    file: "libs/effects/src/pay.ts",
    find: "xp: playerOf(game, player).xp - action.amount",
    put: "xp: playerOf(game, player).xp",
  },
  {
    name: "additional-turns-come-in-the-order-made",
    rule: "738",
    file: "libs/effects/src/actions/points.ts",
    find: "else additionalTurns.unshift(player);",
    put: "else additionalTurns.push(player);",
  },
  {
    name: "additional-turns-never-come",
    rule: "735",
    file: "libs/engine/src/turn.ts",
    find: "const player = additional ?? seatAfter",
    put: "const player = seatAfter",
  },
  {
    name: "nobody-is-ever-alone",
    rule: "740.2.a",
    file: "libs/effects/src/evaluate.ts",
    find: "unit.id !== object.id && unit.controller === object.controller",
    put: "unit.controller === object.controller",
  },
  {
    name: "what-was-untargetable-stays-a-target",
    rule: "758",
    file: "libs/chain/src/targets.ts",
    find: "if (id === item.object || isUntargetable(game, object, item.controller)) return false;",
    put: "if (id === item.object) return false;",
  },
  {
    name: "attached-cards-give-no-text",
    rule: "719.1",
    file: "libs/effects/src/appended.ts",
    find: "return attached.flatMap((one) =>\n    effectTextOf(game, one).map",
    put: "return attached.slice(99).flatMap((one) =>\n    effectTextOf(game, one).map",
  },
  {
    name: "what-is-ignored-counts-all-the-same",
    rule: "766",
    file: "libs/combat/src/assign.ts",
    find: "&& !ignoresTank(game, unit, by);",
    put: "&& ignoresTank(game, unit, by) !== null;",
  },
  {
    name: "opponents-ignore-it-too",
    rule: "767",
    file: "libs/combat/src/assign.ts",
    find: 'fact.fact === "ignoreTank" && controller === by &&',
    put: 'fact.fact === "ignoreTank" && controller !== null &&',
  },
];
