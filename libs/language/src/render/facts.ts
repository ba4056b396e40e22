import type { PassiveFact } from "../abilities.ts";
import type { Filter, Value } from "../select.ts";
import { costText, keywordText, powerSymbols } from "./costs.ts";
import { clauseText, list, ordinalWord, type Subject, spaced } from "./english.ts";
import { type Naming, objectOf, possessiveOf, subjectOf } from "./names.ts";
import { nouns, valueText } from "./select.ts";

/** "+2 Might"; for an amount still to be read "Might equal to ...". */
export function mightText(names: Naming, by: Value): string {
  if (typeof by !== "number") return `extra Might equal to ${valueText(names, by)}`;
  return `${by < 0 ? "" : "+"}${by} Might`;
}

/** A passive ability's statement: "units here have +1 Might". */
export function factText(names: Naming, fact: PassiveFact): string {
  const me = objectOf(names, "me");
  switch (fact.fact) {
    case "might":
      return clauseText({ subject: those(names, fact.of), verb: "have", rest: mightText(names, fact.by) });
    case "keywords": {
      const rest = list(fact.keywords.map(keywordText), "and");
      return clauseText({ subject: those(names, fact.of), verb: "have", rest });
    }
    case "bonusDamage": {
      const spells = spaced(fact.by && "your", "spells and abilities");
      const to = fact.to ? `to ${nouns(names, fact.to)}` : undefined;
      return spaced("damage that", spells, "deal", to, `gets ${fact.amount} Bonus Damage`);
    }
    case "lethal":
      return `${fact.amount} or more of your damage is lethal to ${nouns(names, fact.of)}`;
    case "moveCost": {
      const beyond = `each unit beyond the ${ordinalWord(fact.perUnitBeyond)}`;
      const where = `${possessiveOf(names, "me")} location`;
      return `opponents must ${costText(names, fact.cost)} for ${beyond} to move several units to ${where} at the same time`;
    }
    case "cantMove": {
      const { text } = those(names, fact.of);
      return spaced(text, "can't move to", fact.of === "me" ? `a ${fact.to}` : `${fact.to}s`);
    }
    case "cantBeDealtDamage":
      return spaced(those(names, fact.of).text, "can't be dealt damage");
    case "assignLast":
      return spaced("combat damage is assigned to", fact.of === "me" ? me : nouns(names, fact.of), "last");
    case "additionalCost": {
      const cost = costText(names, fact.cost);
      if (fact.optional === undefined) return `to play ${me}, ${cost} as an additional cost`;
      return `you may ${cost} as an additional cost to play ${me} ("${fact.optional}")`;
    }
    case "costsLess":
      return lessText(names, fact.energy, fact.power);
  }
}

function those(names: Naming, of: "me" | Filter): Subject {
  return of === "me" ? subjectOf(names, "me") : { text: nouns(names, of), form: "plural" };
}

function lessText(names: Naming, energy: Value = 0, power = 0): string {
  const symbols = powerSymbols(Array.from({ length: power }, () => "own" as const));
  if (typeof energy !== "number") {
    const also = symbols && `and the Power cost by ${symbols}`;
    return spaced(`${possessiveOf(names, "me")} Energy cost is lower by`, valueText(names, energy), also);
  }
  const rest = `${energy === 0 ? "" : `[${energy}]`}${symbols} less`;
  return clauseText({ subject: subjectOf(names, "me"), verb: "cost", rest });
}
