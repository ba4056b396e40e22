import type { BrokenEngine } from "./broken-engine.ts";

const attach = "libs/effects/src/actions/attach.ts";
const links = "libs/zones/src/attachment.ts";
const zones = "libs/zones/src/zones.ts";
const layers = "libs/effects/src/layers.ts";
const keywords = "libs/effects/src/keywords.ts";
const cleanup = "libs/engine/src/cleanup.ts";

/** Engines that break attaching, detaching, and the keywords that attach (136-137, 434-435, 716-725, 818-821). */
export const brokenAttachment: readonly BrokenEngine[] = [
  {
    name: "effect-text-of-loose-equipment-is-its-own",
    rule: "136.2.b",
    file: "libs/core/src/printed.ts",
    find: 'compiled.text === "rules"',
    put: 'compiled.text !== "nested"',
  },
  {
    name: "this-in-effect-text-is-the-unit",
    rule: "136.2.d",
    file: "libs/effects/src/evaluate.ts",
    find: "const printedOn: Bound = { id: appendedBy, incarnation: objectOf(game, appendedBy).incarnation };",
    put: "const printedOn: Bound = { id: source, incarnation: objectOf(game, source).incarnation };",
  },
  {
    name: "might-bonuses-count-once",
    rule: "137.3",
    file: "libs/effects/src/layer-changes.ts",
    find: "return [constant(raises(bonus), timestamp, [attachment.topMost], { might: bonus })];",
    put: "return [constant(raises(bonus), timestamp, [attachment.topMost], { might: Math.sign(bonus) })];",
  },
  {
    name: "attaching-to-the-same-card-attaches-anew",
    rule: "434.1.g",
    file: attach,
    find: "return to.attachment === null && card.attachment?.topMost !== topMost;",
    put: "return to.attachment === null;",
  },
  {
    name: "attached-equipment-becomes-ready",
    rule: "434.5",
    file: links,
    find: "    at,\n",
    put: "    at,\n    exhausted: false,\n",
  },
  {
    name: "detaching-detaches-from-whatever",
    rule: "435.1.a",
    file: "libs/effects/src/evaluate.ts",
    find: "boundTo(scope, attachedTo).some(({ id }) => id === attachment?.topMost)",
    put: "attachment !== null",
  },
  {
    name: "detached-equipment-goes-to-its-base-at-once",
    rule: "435.4",
    file: links,
    find: "changeObject(game, id, { attachment: null, timestamp: game.state.next.effect++ });",
    put: "changeObject(game, id, { attachment: null, at: card.controller, timestamp: game.state.next.effect++ });",
  },
  {
    name: "attached-gear-is-recalled-from-battlefields",
    rule: "718.5.e",
    file: cleanup,
    find: "if (attachment) continue;",
    put: "if (attachment && isBattlefield(at)) continue;",
  },
  {
    name: "equipment-stays-behind",
    rule: "719.3.a",
    file: zones,
    find: "for (const attached of attachmentsOf(game, id)) changeObject(game, attached.id, { at: location });",
    put: "",
  },
  {
    name: "equipment-leaves-the-board-with-its-unit",
    rule: "719.5",
    file: zones,
    find: 'for (const attached of attachmentsOf(game, id)) unlink(game, attached.id, "719.5");',
    put: 'for (const attached of attachmentsOf(game, id)) putIntoZone(game, attached.id, "trash");',
  },
  {
    name: "temporary-works-while-attached",
    rule: "721.2",
    file: "libs/effects/src/in-force.ts",
    find: "if (!object.attachment) return keywords;",
    put: "if (!object.attachment || keywords.Temporary) return keywords;",
  },
  {
    name: "text-is-copied-when-it-was-loose-before-only",
    rule: "725.1",
    file: layers,
    find: "abilities: printed.abilities.filter(isAboutAttaching)",
    put: "abilities: []",
  },
  {
    name: "whatever-attaches-equips",
    rule: "818.2",
    file: attach,
    find: "if (equips)",
    put: "if (equips || object > 0)",
  },
  {
    name: "quick-draw-is-no-reaction",
    rule: "819.1.b",
    file: "libs/chain/src/start.ts",
    find: 'keywordOf(game, object.id, "Quick-Draw") > 0',
    put: 'keywordOf(game, object.id, "Quick-Draw") > 9',
  },
  {
    name: "quick-draw-does-not-attach",
    rule: "819.1.d",
    file: keywords,
    find: 'if (keywords["Quick-Draw"]) refs',
    put: 'if (keywords["Quick-Draw"] === 9) refs',
  },
  {
    name: "weaponmaster-gives-no-discount",
    rule: "821.1.c",
    file: keywords,
    find: 'cost: { equip: "equipment", less: 1 },',
    put: 'cost: { equip: "equipment", less: 0 },',
  },
  {
    name: "weaponmaster-works-for-nothing",
    rule: "821.1.c.5",
    file: "libs/effects/src/equip.ts",
    find: "const owed = owedFor(game, equip.ability.cost, equipment.id);",
    put: "const owed = owedFor(game, {}, equipment.id);",
  },
  {
    name: "attached-cards-detach-in-the-order-of-arrival",
    rule: "719.5.a",
    file: "libs/effects/src/detaching.ts",
    find: "if (attached.length < 2 ||",
    put: "if (attached.length < 99 ||",
  },
];
