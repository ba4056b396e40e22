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
    name: "hands-are-not-revealed",
    rule: "424.3",
    file: "libs/effects/src/text-looking.ts",
    find: 'zone: "hand", cards, revealed: true,',
    put: 'zone: "hand", cards, revealed: false,',
  },
];
