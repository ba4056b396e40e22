import type { RuleNumber } from "@rulebound/rulebook";
import { z } from "zod";

/** One sanctioned mode of play (484) and the variables that 483 asks every mode to define. */
export type ModeRow = {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  /** Whether the seats form two teams, P1 and P3 against P2 and P4. */
  readonly teams: boolean;
  readonly victoryScore: number;
  readonly battlefields: number;
  readonly rule: RuleNumber;
};

/** The modes of play that a position can be in. */
export const modeTable = [
  { id: "duel", name: "1v1 (Duel)", players: 2, teams: false, victoryScore: 8, battlefields: 2, rule: "485" },
  {
    id: "match",
    name: "1v1 (Match)",
    players: 2,
    teams: false,
    victoryScore: 8,
    battlefields: 2,
    rule: "486",
  },
  {
    id: "skirmish",
    name: "FFA3 (Skirmish)",
    players: 3,
    teams: false,
    victoryScore: 8,
    battlefields: 3,
    rule: "487",
  },
  { id: "war", name: "FFA4 (War)", players: 4, teams: false, victoryScore: 8, battlefields: 3, rule: "488" },
  {
    id: "magmaChamber",
    name: "2v2 (Magma Chamber)",
    players: 4,
    teams: true,
    victoryScore: 11,
    battlefields: 3,
    rule: "489",
  },
] as const satisfies readonly ModeRow[];

export type Mode = (typeof modeTable)[number]["id"];

export const modes: readonly Mode[] = modeTable.map(({ id }) => id);

export const modeSchema = z.enum(modes).meta({
  id: "Mode",
  description:
    "A mode of play: duel (two players, 485), match (one game of a match of two players, 486), skirmish (three, each for themselves, 487), war (four, each for themselves, 488), magmaChamber (two teams of two, 489).",
});
