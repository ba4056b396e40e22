import { battlefield, type CardDefinition, passive, target, triggered, upTo } from "@rulebound/language";
import { youConquerHere, youDefendHere, youHoldHere } from "../events.ts";
import { aUnit, friendlyUnit, unitHere } from "../filters.ts";

export const battlefields: readonly CardDefinition[] = [
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
];
