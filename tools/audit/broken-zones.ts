import type { BrokenEngine } from "./broken-engine.ts";

/** Engines that break what becomes of cards in hands, decks and trashes (422, 424, 440). */
export const brokenZones: readonly BrokenEngine[] = [
  {
    name: "burned-cards-are-drawn",
    rule: "440",
    file: "libs/effects/src/perform.ts",
    find: 'const to = event.event === "draw" ? "hand" : "trash";',
    put: 'const to = "hand";',
  },
  {
    name: "burning-stops-at-the-end-of-the-deck",
    rule: "440.4",
    file: "libs/effects/src/draw.ts",
    find: "if (top === undefined) return burnOut(game, frame);",
    put: 'if (top === undefined) return to === "hand" ? burnOut(game, frame) : pop(game);',
  },
  {
    name: "spells-played-for-flow-go-to-the-trash",
    rule: "829.1.b.1",
    file: "libs/chain/src/finalize.ts",
    find: "if (context.afterwards === null || object === null) return;",
    put: "if (context.afterwards !== null || object === null) return;",
  },
  {
    name: "flow-costs-the-base-cost",
    rule: "829.1.c.1",
    file: "libs/chain/src/ways.ts",
    find: 'cost: cost === undefined || cost === "base" ? null : cost, afterwards: "banish"',
    put: 'cost: cost === "base" ? cost && null : null, afterwards: "banish"',
  },
  {
    name: "hands-are-not-revealed",
    rule: "424.3",
    file: "libs/effects/src/text-looking.ts",
    find: 'const revealed = action.do !== "look";',
    put: 'const revealed = action.do !== "look" && action.do !== "revealHand";',
  },
];
