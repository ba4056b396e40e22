import type { PassiveFact } from "../abilities.ts";
import type { PowerAmount } from "../instructions.ts";
import type { Filter, NameKept, Value } from "../select.ts";
import { amountText, anyTimesText, costSymbols, costText, keywordText, powerAmount } from "./costs.ts";
import { clauseText, list, numberWord, ordinalWord, type Subject, spaced } from "./english.ts";
import { type Naming, objectOf, possessiveOf, subjectOf } from "./names.ts";
import { namingText, nouns, oneOf, playerSubject, valueText } from "./select.ts";

/** "+2 Might"; for an amount still to be read "Might equal to ...". */
export function mightText(names: Naming, by: Value): string {
  if (typeof by !== "number") return `extra Might equal to ${valueText(names, by)}`;
  return `${by < 0 ? "" : "+"}${by} Might`;
}

/** A passive ability's statement: "units here have +1 Might". */
export function factText(names: Naming, fact: Exclude<PassiveFact, { fact: "abilities" }>): string {
  const me = objectOf(names, "me");
  switch (fact.fact) {
    case "might":
      return `${clauseText({ subject: those(names, fact.of), verb: "have", rest: mightText(names, fact.by) })}${
        fact.min === undefined ? "" : `, to a minimum of ${fact.min}`
      }`;
    case "keywords": {
      const rest = list(fact.keywords.map(keywordText), "and");
      return clauseText({ subject: those(names, fact.of), verb: "have", rest });
    }
    case "raiseMight": {
      const whose = fact.of === "me" ? possessiveOf(names, "me") : "the";
      const of = fact.of === "me" ? undefined : `of ${nouns(names, fact.of)}`;
      return spaced(whose, "Might", of, `is raised to ${valueText(names, fact.to)}`);
    }
    case "keywordValue": {
      const rest = `${fact.keyword} equal to ${valueText(names, fact.value)}`;
      return clauseText({ subject: those(names, fact.of), verb: "have", rest });
    }
    case "tags": {
      const rest = `the ${tagsText(fact.tags)} in addition`;
      return clauseText({ subject: those(names, fact.of), verb: "have", rest });
    }
    case "nameAsPlayed":
      return `as you play ${me}, ${namingText(fact.one)}`;
    case "abilitiesOf":
      return clauseText({
        subject: those(names, fact.of),
        verb: "have",
        rest: `all [${fact.costing}] abilities of ${nouns(names, fact.from)}`,
      });
    case "attachedGive":
      return `${nouns(names, fact.of)} each give ${list(fact.keywords.map(keywordText), "and")} to what they are attached to`;
    case "doubleMightBonus":
      return `what is attached to ${fact.of === "me" ? me : nouns(names, fact.of)} gives double its Might Bonus`;
    case "buffsWorth":
      return `each buff gives ${fact.of === "me" ? me : nouns(names, fact.of)} ${fact.more} Might more`;
    case "anyNumberOfBuffs":
      return spaced(those(names, fact.of).text, "can have any number of buffs");
    case "empowerLimit":
      return `${those(names, fact.of).text} can be empowered up to ${numberWord(fact.times)} times`;
    case "dontTrigger":
      return spaced("your", fact.effects, "effects", fact.here && "here", "don't trigger");
    case "bonusDamage": {
      const spells = fact.by === "me" ? me : spaced(fact.by && "your", "spells and abilities");
      const deal = clauseText({
        subject: fact.by === "me" ? subjectOf(names, "me") : { text: spells, form: "plural" },
        verb: "deal",
        rest: "",
      });
      const to = fact.to ? `to ${nouns(names, fact.to)}` : undefined;
      return spaced("damage that", deal.trim(), to, `gets ${fact.amount} Bonus Damage`);
    }
    case "lethal":
      return `${fact.amount} or more of your damage is lethal to ${nouns(names, fact.of)}`;
    case "moveCost": {
      const beyond = `each unit beyond the ${ordinalWord(fact.perUnitBeyond)}`;
      const where = `${possessiveOf(names, "me")} location`;
      return `opponents must ${costText(names, fact.cost)} for ${beyond} to move several units to ${where} at the same time`;
    }
    case "cantMove": {
      const to = fact.to && (fact.of === "me" ? `to a ${fact.to}` : `to ${fact.to}s`);
      if (fact.by === undefined) return spaced(those(names, fact.of).text, "can't move", to);
      const who =
        fact.by === "enemyEffects" ? "enemy spells and abilities" : playerSubject(names, fact.by).text;
      return spaced(who, "can't move", theOne(names, fact.of), to);
    }
    case "cantScore":
      return `players can't score here before their ${ordinalWord(fact.beforeTurn)} turn`;
    case "cantGainPoints":
      return `${fact.who}s can't gain points`;
    case "victoryScore":
      return `the Victory Score is ${fact.more} higher`;
    case "channelAmount":
      return `players channel only ${fact.amount === 1 ? "1 rune" : `${fact.amount} runes`} in their Channel Phase`;
    case "moveHere":
      return `${nouns(names, fact.of)} can move here from anywhere`;
    case "cantBeDealtDamage":
      return spaced(those(names, fact.of).text, "can't be dealt damage");
    case "dealsNoCombatDamage":
      return clauseText({ subject: those(names, fact.of), verb: "deal", rest: "no combat damage" });
    case "ignoreTank":
      return "you ignore Tank while assigning combat damage here";
    case "ignoreDeflect": {
      const what = fact.choosing ? `spells and abilities that choose ${oneOf(names, fact.choosing)}` : me;
      return `Deflect is ignored while ${what} ${fact.choosing ? "are" : "is"} paid for`;
    }
    case "playFrom": {
      const paid = fact.for && `for ${costSymbols(names, fact.for)}`;
      return spaced(
        "you may play",
        fact.of === "me" ? me : nouns(names, fact.of),
        "from your",
        fact.zone,
        paid,
      );
    }
    case "playTo": {
      const verb = fact.ambush ? "Ambush" : "play";
      if (fact.of === "me") return `you may ${verb} ${me} ${towards(names, fact.places, false)}`;
      return `${nouns(names, fact.of)} may be played ${towards(names, fact.places, true)}`;
    }
    case "playOnlyTo": {
      const to = fact.places === "base" ? "to their base" : towards(names, fact.places, true);
      if (fact.who) return `opponents can play ${those(names, fact.of).text} only ${to}`;
      return spaced(those(names, fact.of).text, "can be played only", to);
    }
    case "cantPlayTo":
      return `${nouns(names, fact.of)} can't be played ${towards(names, fact.places, true)}`;
    case "cantBeChosen":
      return `${those(names, fact.of).text} can't be chosen by ${fact.by} spells and abilities`;
    case "cantBeReadied": {
      if (fact.by === undefined) return `${those(names, fact.of).text} can't be readied`;
      return `spells and abilities can't ready ${fact.of === "me" ? me : nouns(names, fact.of)}`;
    }
    case "cantBeCountered":
      return `${fact.what === "me" ? me : "your spells and abilities"} can't be countered`;
    case "assignLast":
      return spaced("combat damage is assigned to", fact.of === "me" ? me : nouns(names, fact.of), "last");
    case "conquerAndHoldAlike": {
      const whose = possessiveOf(names, "me");
      return `${whose} hold effects are also conquer effects, and ${whose} conquer effects are also hold effects`;
    }
    case "triggersAgain": {
      const scoring = { Deathknell: undefined, conquer: "for conquering here", hold: "for holding here" };
      return spaced(
        `your ${fact.effects} effects`,
        fact.here && scoring[fact.effects],
        "trigger one time more",
      );
    }
    case "additionalCost": {
      const cost = fact.times ? anyTimesText(names, fact.cost) : costText(names, fact.cost);
      if (fact.optional === undefined) return `to play ${me}, ${cost} as an additional cost`;
      return `you may ${cost} as an additional cost to play ${me} ("${fact.optional}")`;
    }
    case "costsLess":
      return lessText(names, fact);
    case "repeat": {
      const rest =
        fact.cost === "base" ? "Repeat equal to its base cost" : `Repeat ${costSymbols(names, fact.cost)}`;
      return clauseText({ subject: those(names, fact.of ?? "me"), verb: "have", rest });
    }
    case "hideFor": {
      const paid = costSymbols(names, fact.cost);
      return paid ? `you may hide cards for ${paid} in place of [A]` : "you may hide cards ignoring costs";
    }
    case "hiddenCapacity":
      return `${fact.more} more ${fact.more === 1 ? "card" : "cards"} can be hidden here`;
    case "cantBeRevealed":
      return `${those(names, fact.of).text} can't be revealed`;
    case "cantPlay": {
      if (fact.who === undefined) return spaced(those(names, fact.of).text, "can't be played");
      const who = fact.who === "opponent" ? "opponents" : playerSubject(names, fact.who).text;
      return `${who} can't play ${those(names, fact.of).text}`;
    }
    case "ignoreCost": {
      const ignored = { energy: "Energy cost", power: "Power cost", cost: "cost" }[fact.part];
      return `${possessiveOf(names, "me")} ${ignored} is ignored`;
    }
    case "costsMore":
      return clauseText({
        subject: those(names, fact.of),
        verb: "cost",
        rest: `${amountText(names, fact)} more`,
      });
  }
}

/** "it", "friendly units". */
const theOne = (names: Naming, of: "me" | Filter): string =>
  of === "me" || of.same !== undefined
    ? objectOf(names, of === "me" ? of : (of.same ?? "it"))
    : nouns(names, of);
/** "tag Mech", "tags Cat and Dog", "named tag". */
function tagsText(tags: string[] | NameKept): string {
  if ("kept" in tags) return "named tag";
  return `${tags.length > 1 ? "tags" : "tag"} ${list(tags, "and")}`;
}

function those(names: Naming, of: "me" | Filter): Subject {
  return of === "me" ? subjectOf(names, "me") : { text: nouns(names, of), form: "plural" };
}

/** "here", "to an open battlefield". */
function towards(names: Naming, places: Filter, many: boolean): string {
  if (places.at === "here") return "here";
  return `to ${many ? nouns(names, places) : oneOf(names, places)}`;
}

/** "units cost [2] less, to a minimum of [1]"; for amounts still to be read "my Energy cost is lower by ...". */
function lessText(names: Naming, fact: Extract<PassiveFact, { fact: "costsLess" }>): string {
  const { of, part, abilities, ...less } = fact;
  const floor = less.minimum === undefined ? "" : `, to a minimum of [${less.minimum}]`;
  const { energy = 0, power = [] } = less;
  if (typeof energy === "number" && Array.isArray(power)) {
    const amount = less.either
      ? list([amountText(names, { energy }), amountText(names, { power })], "or")
      : amountText(names, less);
    const subject = part
      ? partOf(names, of, part)
      : abilities
        ? abilitiesOf(names, of, abilities)
        : those(names, of ?? "me");
    return `${clauseText({ subject, verb: "cost", rest: `${amount} less` })}${floor}`;
  }
  const parts = [
    ...(energy === 0 ? [] : [{ part: "Energy", by: valueText(names, energy) }]),
    ...(isNone(power) ? [] : [{ part: "Power", by: powerAmount(names, power) }]),
  ];
  const off = parts.map(({ part, by }, at) => {
    if (at > 0) return `the ${part} cost by ${by}`;
    const cost =
      of === undefined
        ? `${possessiveOf(names, "me")} ${part} cost`
        : `the ${part} cost of ${nouns(names, of)}`;
    return `${cost} is lower by ${by}`;
  });
  return `${list(off, "and")}${floor}`;
}

/** "activated abilities of friendly gear", "Empower abilities of units here". */
function abilitiesOf(names: Naming, of: Filter | undefined, which: "all" | "Equip" | "Empower"): Subject {
  const whose = of === undefined ? objectOf(names, "me") : nouns(names, of);
  return { text: `${which === "all" ? "activated" : which} abilities of ${whose}`, form: "plural" };
}

/** "optional additional costs of friendly cards being played". */
function partOf(names: Naming, of: Filter | undefined, part: "optional" | "repeat"): Subject {
  const costs = part === "repeat" ? "Repeat costs" : "optional additional costs";
  const whose = of === undefined ? objectOf(names, "me") : nouns(names, of);
  return { text: `${costs} of ${whose}`, form: "plural" };
}

const isNone = (power: PowerAmount): boolean => Array.isArray(power) && power.length === 0;
