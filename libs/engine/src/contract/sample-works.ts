import { cardPool, type Game, gameOf, type State, type Works } from "@rulebound/core";
import { deriveLayers, keywordCards } from "@rulebound/effects";
import {
  basicRune,
  battlefield,
  battlefieldToken,
  type CardDefinition,
  equip,
  gear,
  legend,
  passive,
  spell,
  target,
  unit,
  unitToken,
} from "@rulebound/language";
import type { Position } from "@rulebound/protocol";
import { handlers } from "../handlers.ts";
import { loadPosition } from "./load.ts";

/** A few cards of each type, for specs of this folder. */
const definitions: readonly CardDefinition[] = [
  basicRune("Fury Rune", "fury"),
  basicRune("Calm Rune", "calm"),
  basicRune("Chaos Rune", "chaos"),
  battlefieldToken({ name: "Bare Battlefield" }),
  battlefieldToken({ name: "Brush" }),
  battlefield({ name: "Summit", abilities: [passive({ fact: "victoryScore", more: 1 })] }),
  battlefield({ name: "Void Gate" }),
  battlefield({ name: "Quarry" }),
  legend({ name: "Storm Legend", domains: ["fury", "chaos"] }),
  unitToken({ name: "Recruit", might: 1 }),
  unitToken({ name: "Reflection", might: 0 }),
  unit({ name: "Poro", domains: ["calm"], energy: 2, might: 2, tags: ["Poro"] }),
  unit({ name: "Titan", domains: ["fury"], energy: 5, power: 1, might: 6, keywords: ["Tank"] }),
  unit({
    name: "Raider",
    domains: ["chaos"],
    energy: 3,
    might: 3,
    keywords: [{ keyword: "Assault", value: 2 }],
  }),
  unit({
    name: "Captain",
    domains: ["fury"],
    energy: 4,
    might: 4,
    abilities: [passive({ fact: "might", of: { is: "unit", anyTag: ["Poro"] }, by: 1 })],
  }),
  unit({
    name: "Dragon",
    domains: ["fury"],
    energy: 9,
    might: 9,
    abilities: [passive({ fact: "lethal", of: { is: "unit", side: "enemy" }, amount: 1, marks: "yours" })],
  }),
  gear({ name: "Lantern", domains: ["calm"], energy: 1 }),
  gear({
    name: "Sword",
    domains: ["fury"],
    energy: 1,
    tags: ["Equipment"],
    abilities: [equip({ power: ["any"] })],
    mightBonus: 2,
  }),
  spell({
    name: "Spark",
    domains: ["fury"],
    energy: 1,
    text: [target("it", { is: "unit" }), { do: "deal", amount: 2, to: "it" }],
  }),
  spell({
    name: "Ambuscade",
    domains: ["chaos"],
    energy: 2,
    keywords: ["Hidden"],
    text: [{ do: "draw", amount: 1 }],
  }),
];

export const works: Works = {
  pool: cardPool([...definitions, ...keywordCards]),
  handlers,
  derive: deriveLayers,
};

/** A state of a position, chance unscripted. */
export const load = (position: Position): State => loadPosition(works, position, 1, []);

/** A position at work, its state open to be changed by a spec. */
export const gameIn = (position: Position): Game => gameOf(load(position), works, null);
