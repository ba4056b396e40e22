import type { BrokenEngine } from "./broken-engine.ts";

const changes = "libs/effects/src/layer-changes.ts";
const layers = "libs/effects/src/layers.ts";
const status = "libs/effects/src/actions/status.ts";
const evaluate = "libs/effects/src/evaluate.ts";
const lasting = "libs/effects/src/text-lasting.ts";

/** Engines that break what layers change of objects, and what texts say about buffs and keywords (473-480, 701-705, 801). */
export const brokenLayers: readonly BrokenEngine[] = [
  {
    name: "might-is-assigned-after-it-was-raised",
    rule: "477.1.a.1",
    file: changes,
    find: '    return { ...rest, layer: "traits", editOf };\n  });',
    put: '    return { ...rest, layer: "decrease", editOf };\n  });',
  },
  {
    name: "layers-are-gone-through-once",
    rule: "476.2",
    file: layers,
    find: "for (let changed = true; changed; ) {\n    changed = false;\n    for (const layer of layers) {",
    put: "for (let changed = true, passes = 0; changed && passes < 1; passes++) {\n    changed = false;\n    for (const layer of layers) {",
  },
  {
    name: "nothing-depends-on-anything",
    rule: "479.2",
    file: "libs/effects/src/layer-order.ts",
    find: "reads.length > 0 && reads.some((trait) => written[layer].includes(trait));",
    put: "reads.length > 99 && reads.some((trait) => written[layer].includes(trait));",
  },
  {
    name: "nothing-is-given-an-ability",
    rule: "477.2.a",
    file: changes,
    find: "return refs.map((ref) => liveAbility(game, ref, source, controller));",
    put: "return refs.slice(99).map((ref) => liveAbility(game, ref, source, controller));",
  },
  {
    name: "no-tag-is-gained",
    rule: "477.1.c",
    file: changes,
    find: "({ tags: tagsMeant(game, scope, fact.tags) })",
    put: "({ tags: [] })",
  },
  {
    name: "limits-are-not-kept",
    rule: "477.3.b",
    file: "libs/effects/src/actions/might.ts",
    find: "return might === null ? 0 : Math.min(0, Math.max(by, min - might));",
    put: "return might === null ? 0 : by;",
  },
  {
    name: "keywords-are-taken-over-without-their-values",
    rule: "801.3.a",
    file: lasting,
    find: "return value > 0 ? [{ keyword, value }] : [];",
    put: "return value > 0 ? [{ keyword }] : [];",
  },
  {
    name: "nobody-can-have-two-buffs",
    rule: "426.1.b.2",
    file: status,
    find: "return isUnit(game, object) && (buffs === 0 || canHaveMoreBuffs(game, object));",
    put: "return isUnit(game, object) && buffs === 0;",
  },
  {
    name: "everybody-can-have-two-buffs",
    rule: "702.3",
    file: status,
    find: "return isUnit(game, object) && (buffs === 0 || canHaveMoreBuffs(game, object));",
    put: "return isUnit(game, object);",
  },
  {
    name: "nobody-is-empowered-twice",
    rule: "441.1.c.1",
    file: status,
    find: "return empowered === 0 || empowered < timesEmpowerable(game, object);",
    put: "return empowered === 0;",
  },
  {
    name: "what-is-held-counts-as-conquered",
    rule: "469.1",
    file: evaluate,
    find: 'entry.what === "scored" && entry.how === "conquer" && entry.player',
    put: 'entry.what === "scored" && entry.player',
  },
  {
    name: "any-champion-is-the-chosen-one",
    rule: "103.2.a.3",
    file: evaluate,
    find: "player !== null && playerOf(game, player).chosenChampion === name;",
    put: "player !== null && name.length > 0;",
  },
  {
    name: "temporary-always-triggers",
    rule: "816.1.b",
    file: "libs/effects/src/triggers.ts",
    find: "if (isKeptFromTriggering(game, live)) return [];",
    put: "",
  },
  {
    name: "adding-by-a-condition-pays-nothing",
    rule: "429.3",
    file: "libs/effects/src/adders.ts",
    find: 'if (one.do !== "if") return [];',
    put: "if (one.do !== null) return [];",
  },
];
