import type { BrokenEngine } from "./broken-engine.ts";

/** Engines that break what replacement effects add, skip or limit, and what rests on them (369-371, 427, 443). */
export const brokenReplacing: readonly BrokenEngine[] = [
  {
    name: "nothing-is-skipped",
    rule: "443.2",
    file: "libs/effects/src/replacing.ts",
    find: "    skip(game, proposed, live);",
    put: "    noteUse(game, live, 0);",
  },
  {
    name: "units-enter-where-they-were-played-to-all-the-same",
    rule: "369.3",
    file: "libs/effects/src/text-entering.ts",
    find: "event.to = place;",
    put: "void place;",
  },
  {
    name: "battlefields-are-added-that-are-there",
    rule: "439.2.b.5",
    file: "libs/effects/src/text-entering.ts",
    find: "if (isThere) return ignore(frame, action);",
    put: 'if (isThere && token === "") return ignore(frame, action);',
  },
  {
    name: "the-baron-pit-asks-for-ganking",
    rule: "187.9",
    file: "libs/combat/src/standard-move.ts",
    find: "!isOpenToAll(game, unit, to)",
    put: "(!isOpenToAll(game, unit, to) || isBetween)",
  },
  {
    name: "nothing-triggers-in-the-trash",
    rule: "383.2.c.1",
    file: "libs/effects/src/trash-triggers.ts",
    find: "if (name === null || !awaitedIn(game).has(name)) return [];",
    put: "if (name === null || awaitedIn(game).has(name)) return [];",
  },
  {
    name: "destinations-are-free",
    rule: "355.4",
    file: "libs/chain/src/targets.ts",
    find: "if (fromOrToBase && isBattlefield(from) === isBattlefield(to)) return false;",
    put: "if (from !== to) return true;",
  },
  {
    name: "hidden-cards-go-to-the-trash-whatever-replaces-that",
    rule: "323.7",
    file: "libs/effects/src/to-trash.ts",
    find: "if (isAwaited(game)) {",
    put: "if (isAwaited(game) && objects.length > 9) {",
  },
  {
    name: "banished-cards-are-linked-to-everything",
    rule: "427.3",
    file: "libs/effects/src/evaluate.ts",
    find: "sources.some((one) => isSame(one, source))",
    put: "(sources.length > 0 || sources.some((one) => isSame(one, source)))",
  },
  {
    name: "replacements-have-no-limit",
    rule: "371.1",
    file: "libs/effects/src/replacements.ts",
    find: "if (isUsedUp(game, live)) return false;",
    put: "if (isUsedUp(game, live) && settled) return false;",
  },
  {
    name: "ties-recall-attackers-alone",
    rule: "740.3.a",
    file: "libs/engine/src/cleanup.ts",
    find: 'mayBeReplaced(game, "combatTie") ? [tie] : recallsOfTie(game, slot, player)',
    put: 'mayBeReplaced(game, "combatTie") && slot < 0 ? [tie] : recallsOfTie(game, slot, player)',
  },
  {
    name: "cards-in-decks-say-nothing",
    rule: "424.1.a.1",
    file: "libs/effects/src/replacements.ts",
    find: 'if (object.zone !== "deck" && object.zone !== "runeDeck") return [];',
    put: 'if (object.zone !== "runeDeck") return [];',
  },
];
