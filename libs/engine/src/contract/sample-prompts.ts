import type { Game, Prompt } from "@rulebound/core";
import type { Position } from "@rulebound/protocol";
import { gameIn } from "./sample-works.ts";

/** Two players with something in every place that a prompt can ask about. */
export const board: Position = {
  players: {
    P1: {
      legend: "Storm Legend",
      hand: [
        { card: "Spark", id: "spark" },
        { card: "Poro", id: "hand-poro" },
        { card: "Poro", id: "hand-poro-2" },
      ],
      deck: [{ card: "Raider", id: "top" }],
      runes: [
        { card: "Fury Rune", id: "fury" },
        { card: "Chaos Rune", id: "chaos" },
      ],
      base: [
        { card: "Titan", id: "titan" },
        { card: "Captain", id: "captain" },
      ],
    },
    P2: {
      base: [
        { card: "Poro", id: "poro" },
        { card: "Poro", id: "poro-2" },
        { card: "Raider", id: "raider" },
      ],
    },
  },
  battlefields: [
    {
      card: "Void Gate",
      id: "gate",
      controller: "P2",
      units: [{ card: "Titan", id: "guard" }],
      facedown: [{ card: "Ambuscade", id: "down" }],
    },
    { card: "Quarry", id: "quarry" },
  ],
};

/** The internal id of the object with that key. */
export function idOf(game: Game, key: string): number {
  const object = game.state.objects.find((one) => one.key === key);
  if (!object) throw new Error(`no object ${key}`);
  return object.id;
}

/** The board with a prompt open; `make` is told the ids of objects by their keys. */
export function asking(make: (id: (key: string) => number) => Partial<Prompt>): Game {
  const game = gameIn(board);
  const made = make((key) => idOf(game, key));
  const count = made.options?.length ?? 0;
  game.state.prompt = {
    id: 7,
    player: "P1",
    kind: "pick",
    for: "play.target",
    rule: "355.5",
    options: [],
    min: 1,
    max: Math.min(1, count),
    source: null,
    ...made,
  };
  return game;
}
