import {
  battlefield,
  type CardDefinition,
  type Condition,
  type EventPattern,
  passive,
  target,
  triggered,
  upTo,
} from "@rulebound/language";
import { youConquerHere, youDefendHere, youHoldHere } from "../events.ts";
import { aUnit, friendlyUnit, unitHere } from "../filters.ts";

const anyBeginning: EventPattern = { event: "phase", phase: "beginning" };
const itsFirst: Condition = { not: { atLeast: [{ turnsOf: "eventPlayer" }, 2] } };

export const battlefields: readonly CardDefinition[] = [
  battlefield({
    name: "The Grand Plaza",
    abilities: [
      triggered(youHoldHere, [{ do: "winGame" }], {
        if: { exists: { is: "unit", controlledBy: "you", at: "here" }, atLeast: 7 },
      }),
    ],
  }),
  battlefield({
    name: "Obelisk of Power",
    abilities: [
      triggered(anyBeginning, [{ do: "channel", amount: 1, player: "eventPlayer" }], { if: itsFirst }),
    ],
  }),
  battlefield({
    name: "The Arena's Greatest",
    abilities: [
      triggered(anyBeginning, [{ do: "gainPoints", amount: 1, player: "eventPlayer" }], { if: itsFirst }),
    ],
  }),
  battlefield({
    name: "Altar to Unity",
    abilities: [triggered(youHoldHere, [{ do: "playToken", token: "Recruit", to: { baseOf: "you" } }])],
  }),
  battlefield({
    name: "Grove of the God-Willow",
    abilities: [triggered(youHoldHere, [{ do: "draw", amount: 1 }])],
  }),
  battlefield({
    name: "Navori Fighting Pit",
    abilities: [triggered(youHoldHere, [target("unit", unitHere), { do: "buff", what: "unit" }])],
  }),
  battlefield({
    name: "Reckoner's Arena",
    abilities: [triggered(youHoldHere, [{ do: "activate", effects: "conquer", of: unitHere }])],
  }),
  // The runes are chosen when the delayed ability is finalized, at the end of the turn (355.5.b).
  battlefield({
    name: "Targon's Peak",
    abilities: [
      triggered(youConquerHere, [
        {
          do: "delay",
          ability: triggered({ event: "phase", phase: "ending" }, [
            target("runes", { is: "rune" }, upTo(2)),
            { do: "ready", what: "runes" },
          ]),
          until: "turn",
        },
      ]),
    ],
  }),
  battlefield({
    name: "Trifarian War Camp",
    abilities: [passive({ fact: "might", of: unitHere, by: 1 })],
  }),
  battlefield({
    name: "Vilemaw's Lair",
    abilities: [passive({ fact: "cantMove", of: unitHere, to: "base" })],
  }),
  battlefield({
    name: "Void Gate",
    abilities: [passive({ fact: "bonusDamage", amount: 1, to: unitHere })],
  }),
  battlefield({
    name: "Windswept Hillock",
    abilities: [passive({ fact: "keywords", of: unitHere, keywords: [{ keyword: "Ganking" }] })],
  }),
  battlefield({
    name: "Back-Alley Bar",
    abilities: [
      triggered({ event: "move", object: aUnit, from: "here" }, [
        { do: "might", what: "it", by: 1, until: "turn" },
      ]),
    ],
  }),
  battlefield({
    name: "Fortified Position",
    abilities: [
      triggered(youDefendHere, [
        target("unit", aUnit),
        { do: "grant", what: "unit", keywords: [{ keyword: "Shield", value: 2 }], until: "combat" },
      ]),
    ],
  }),
  battlefield({
    name: "Reaver's Row",
    abilities: [
      triggered(
        youDefendHere,
        [
          target("unit", { ...friendlyUnit, at: "here" }),
          { do: "move", moves: [{ what: "unit", to: { itsBase: "unit" } }] },
        ],
        { may: true },
      ),
    ],
  }),
  battlefield({ name: "Aspirant's Climb", abilities: [passive({ fact: "victoryScore", more: 1 })] }),
];
