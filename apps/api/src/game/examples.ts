import type {
  ActionsRequest,
  Position,
  ResolveRequest,
  StartRequest,
  ViewRequest,
} from "@rulebound/protocol";

/** P1 can play Hidden Blade on P2's unit, and P2 can answer with Gust. */
const hiddenBladeAndGust: Position = {
  players: {
    P1: { hand: ["Hidden Blade"], pool: { energy: 2, power: { order: 1 } } },
    P2: { hand: ["Gust"], pool: { energy: 1 } },
  },
  battlefields: [
    { card: "Void Gate", id: "gate", controller: "P2", units: [{ card: "Shipyard Skulker", id: "skulker" }] },
  ],
};

/** A unit written out where it stands, of a card that no engine needs to know. */
const writtenOut: Position = {
  turn: { player: "P2", number: 4 },
  players: {
    P1: { base: [{ card: "A 4-Might unit", type: "unit", might: 4, energy: 3, damage: 1 }] },
    P2: { points: 7, runes: ["Fury Rune", { card: "Fury Rune", exhausted: true }] },
  },
};

export const startExamples: Readonly<Record<string, StartRequest>> = {
  "Hidden Blade and Gust": { position: hiddenBladeAndGust },
  "A card written out": { position: writtenOut, seed: 1 },
};

/** The first half of the question which of the two spells resolves first. */
export const playHiddenBlade: ResolveRequest = {
  state: hiddenBladeAndGust,
  action: { player: "P1", type: "play", card: "Hidden Blade", targets: ["skulker"] },
};

export const resolveExamples: Readonly<Record<string, ResolveRequest>> = {
  "Play Hidden Blade on a unit": playHiddenBlade,
  "End the turn": {
    state: writtenOut,
    action: { player: "P2", type: "endTurn" },
  },
};

export const actionsExamples: Readonly<Record<string, ActionsRequest>> = {
  "What P1 can do": { state: hiddenBladeAndGust, player: "P1" },
};

export const viewExamples: Readonly<Record<string, ViewRequest>> = {
  "What P2 may see": { state: hiddenBladeAndGust, player: "P2" },
};
