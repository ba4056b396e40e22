import type { Position } from "./position.ts";

/** The shortest question: one unit at a battlefield, one spell in hand. */
export const shortPosition: Position = {
  players: { P1: { hand: ["Hextech Ray"], pool: { energy: 1, power: { fury: 1 } } } },
  battlefields: [
    { card: "Void Gate", controller: "P2", units: [{ card: "Stalwart Poro", controller: "P2" }] },
  ],
};

/** Every part of a position that can be sent in. */
export const fullPosition: Position = {
  rules: "2026-07-16",
  mode: "duel",
  turn: { player: "P1", number: 5, phase: "main", queue: ["P1"], first: "P2" },
  players: {
    P1: {
      points: 3,
      xp: 2,
      legend: { card: "Jinx, Loose Cannon", exhausted: true },
      champion: "Jinx, Rebel",
      chosenChampion: "Jinx, Rebel",
      hand: ["Gust", { card: "Hextech Ray", id: "ray" }],
      deck: ["Void Seeker"],
      runeDeck: ["Fury Rune"],
      trash: [],
      banishment: ["Cleave"],
      pool: { energy: 2, power: { fury: 1, any: 1 }, restricted: [{ power: 1, for: "spells" }] },
      runes: ["Fury Rune", { card: "Chaos Rune", exhausted: true }],
      base: [
        {
          card: "Stalwart Poro",
          id: "poro",
          damage: 1,
          buffs: 1,
          mightThisTurn: -2,
          keywordsThisTurn: ["Tank"],
        },
        {
          card: "A 4-Might unit",
          type: "unit",
          might: 4,
          energy: 3,
          domains: ["fury"],
          tags: ["Poro"],
          keywords: ["Tank"],
          damage: { P1: 2 },
        },
        { card: "Recruit", token: true, copyOf: "Stalwart Poro", stunned: true, empowered: true },
      ],
      turnsTaken: 3,
      thisTurn: { played: ["Gust"], scored: ["gate"], used: [{ source: "poro", ability: 1 }] },
    },
    P2: {},
  },
  battlefields: [
    {
      card: "Void Gate",
      id: "gate",
      owner: "P1",
      controller: "P2",
      units: [
        {
          card: "Vilemaw",
          id: "vilemaw",
          controller: "P2",
          exhausted: false,
          attached: [{ card: "Brutalizer", id: "brut", attachedThisTurn: true }],
        },
      ],
      facedown: [{ card: "Hidden Blade", id: "blade", controller: "P2", hiddenOn: 3 }],
    },
    { card: "Brush", token: true, owner: "P2", controller: null, replaces: "The Papertree" },
  ],
};
