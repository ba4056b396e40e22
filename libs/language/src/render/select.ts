import type { EventPattern } from "../abilities.ts";
import type { Filter, Nameable, NameKept, Place, PlayedFrom, PlayerRef, Value } from "../select.ts";
import {
  capital,
  clauseText,
  list,
  numberWord,
  plural,
  type Subject,
  spaced,
  withArticle,
  you,
} from "./english.ts";
import { isMany, type Naming, objectOf, possessiveOf, subjectOf } from "./names.ts";

export function playerSubject(names: Naming, player: PlayerRef): Subject {
  if (player === "you") return you;
  if (player === "eventPlayer") return { text: "that player", form: "singular" };
  if (player === "attacker" || player === "defender") return { text: `the ${player}`, form: "singular" };
  if ("controllerOf" in player) return owner(names, player.controllerOf, "controller");
  if ("ownerOf" in player) return owner(names, player.ownerOf, "owner");
  player satisfies { player: string };
  return { text: "they", form: "plural" };
}

function owner(names: Naming, ref: string, noun: string): Subject {
  const many = isMany(names, ref);
  const text = spaced(possessiveOf(names, ref), many ? plural(noun) : noun);
  return { text, form: many ? "plural" : "singular" };
}

export function playerPossessive(names: Naming, player: PlayerRef): string {
  const { text } = playerSubject(names, player);
  if (text === "you") return "your";
  return text === "they" ? "their" : `${text}'s`;
}

/** A location as where something is: "here", "at its location", "in your base". */
export function wherePhrase(names: Naming, place: Place): string {
  const noun = placeNoun(names, place);
  if (typeof place === "string" || "chosen" in place) return noun;
  return `${"locationOf" in place ? "at" : "in"} ${noun}`;
}

/** A location as where something goes: "here", "to its location", "to your base". */
export function whitherPhrase(names: Naming, place: Place): string {
  const noun = placeNoun(names, place);
  return typeof place === "string" || "chosen" in place ? noun : `to ${noun}`;
}

/** A location by itself: "its location", "your base". */
export function placeNoun(names: Naming, place: Place): string {
  if (place === "here" || place === "there") return place;
  if (place === "origin") return "where it came from";
  if (place === "destination") return "where it went";
  if ("chosen" in place) return "there";
  if ("baseOf" in place) return `${playerPossessive(names, place.baseOf)} base`;
  const ref = "itsBase" in place ? place.itsBase : place.locationOf;
  const noun = "itsBase" in place ? "base" : "location";
  return spaced(possessiveOf(names, ref), isMany(names, ref) ? plural(noun) : noun);
}

export function valueText(names: Naming, value: Value): string {
  if (typeof value === "number") return String(value);
  if ("might" in value) return `${possessiveOf(names, value.might)} Might`;
  if ("plus" in value) return value.plus.map((part) => valueText(names, part)).join(" plus ");
  if ("times" in value) return value.times.map((part) => valueText(names, part)).join(" times ");
  if ("damage" in value) return `the damage marked on ${objectOf(names, value.damage)}`;
  if ("count" in value) return `the number of ${nouns(names, value.count)}`;
  if ("size" in value) return `the number of ${objectOf(names, value.size)}`;
  if ("countAmong" in value)
    return `the number of ${nouns(names, value.filter)} among ${objectOf(names, value.countAmong)}`;
  if ("amount" in value) return "that amount";
  if ("highest" in value) return `the highest Might among ${nouns(names, value.of)}`;
  if ("cardsPlayed" in value) {
    return `the number of cards that ${playerSubject(names, value.cardsPlayed).text} played this turn`;
  }
  if ("powerSpent" in value) {
    return `the amount of Power that ${playerSubject(names, value.powerSpent).text} spent this turn`;
  }
  if ("total" in value) return `the total Might of ${nouns(names, value.of)}`;
  if ("keywordValue" in value) return `${possessiveOf(names, value.of)} ${value.keywordValue}`;
  if ("timesEmpowered" in value) {
    return `the number of times ${clauseText({ subject: subjectOf(names, value.timesEmpowered), verb: "be", rest: "empowered" })}`;
  }
  if ("points" in value) return `${playerPossessive(names, value.points)} points`;
  if ("pointsThisTurn" in value)
    return `the points you have scored by ${scoring[value.pointsThisTurn]} this turn`;
  if ("paid" in value) return `the number of times that "${value.paid}" is paid`;
  if ("powerCost" in value) return `${possessiveOf(names, value.powerCost)} Power cost`;
  if ("excessDamage" in value) {
    return `the excess damage that ${playerSubject(names, value.excessDamage).text} assigned`;
  }
  if ("turnsOf" in value) return `how many turns ${playerSubject(names, value.turnsOf).text} had`;
  return `${possessiveOf(names, value.energyCost)} Energy cost`;
}

const scoring = { conquer: "conquering", hold: "holding" } as const;

/** In Banishment and linked to something, which other words say the first part of. */
function withTrait(names: Naming, ref: string): Trait {
  const rest = `with ${objectOf(names, ref)}`;
  return { verb: "be", rest: `banished ${rest}`, after: rest };
}

/** Something that a filter asks for, as a predicate ("is at a battlefield") and after a noun ("at a battlefield"). */
export interface Trait {
  verb: "be" | "have" | "cost" | "choose";
  rest: string;
  /** after the noun, where it differs from the predicate */
  after?: string;
  /** the predicate's contrary, where "isn't" and "doesn't" would be clumsy */
  opposite?: string;
}

export function traitsOf(names: Naming, filter: Filter, many: boolean): Trait[] {
  const { controlledBy, ownedBy, at, notAt, keyword, alone, attachedTo, attachedThisTurn } = filter;
  const traits: Trait[] = [];
  const place = (where: Filter["at"]): string => {
    if (where === "battlefield") return many ? "at battlefields" : "at a battlefield";
    if (where === "base") return many ? "in bases" : "in a base";
    return where === undefined ? "" : wherePhrase(names, where);
  };
  if (controlledBy !== undefined) traits.push(belonging(names, controlledBy, "control", "controlled"));
  if (ownedBy !== undefined) traits.push(belonging(names, ownedBy, "own", "owned"));
  if (at !== undefined) traits.push({ verb: "be", rest: place(at) });
  if (notAt !== undefined) {
    const where = wherePhrase(names, notAt);
    traits.push({ verb: "be", rest: `not ${where}`, after: `that ${many ? "aren't" : "isn't"} ${where}` });
  }
  if (attachedTo !== undefined || attachedThisTurn !== undefined) {
    const to = attachedTo === undefined ? undefined : `to ${objectOf(names, attachedTo)}`;
    const not = attachedThisTurn === false ? "not" : undefined;
    traits.push({
      verb: "be",
      rest: spaced(not, "attached", to, attachedThisTurn === undefined ? undefined : "this turn"),
    });
  }
  return [
    ...traits,
    ...(filter.same === undefined
      ? []
      : [
          {
            verb: "be",
            rest: objectOf(names, filter.same),
            after: `that is ${objectOf(names, filter.same)}`,
          } as const,
        ]),
    ...zoneTraits(filter),
    ...(filter.banishedWith === undefined ? [] : [withTrait(names, filter.banishedWith)]),
    ...(filter.in
      ? [{ verb: "be", rest: { showdown: "in a showdown", combat: "in combat" }[filter.in] } as const]
      : []),
    ...numberTraits(names, filter),
    ...(alone === undefined ? [] : [aloneTrait(alone, many)]),
    ...(keyword ? [{ verb: "have", rest: keyword } as const] : []),
    ...chosenTraits(names, filter),
    ...(filter.chosenBy ? [{ verb: "be", rest: `chosen by ${oneOf(names, filter.chosenBy)}` } as const] : []),
    ...(filter.inCombatWith
      ? [{ verb: "be", rest: `in combat with ${oneOf(names, filter.inCombatWith)}` } as const]
      : []),
    ...(filter.lacks ? [{ verb: "have", rest: `no ${filter.lacks}` } as const] : []),
    ...(filter.chosenChampionOf
      ? [
          {
            verb: "be",
            rest: `${playerPossessive(names, filter.chosenChampionOf)} Chosen Champion`,
            after: `that is ${playerPossessive(names, filter.chosenChampionOf)} Chosen Champion`,
          } as const,
        ]
      : []),
    ...(filter.named ? [nameTrait(filter.named)] : []),
    ...(filter.anyTag && "kept" in filter.anyTag ? [{ verb: "have", rest: "the named tag" } as const] : []),
    ...(filter.conqueredBy ? [conqueredTrait(names, filter.conqueredBy)] : []),
    ...(filter.has ? [{ verb: "have", rest: `${oneOf(names, filter.has)} there` } as const] : []),
    ...(filter.battlefield === "attacking"
      ? [{ verb: "be", rest: "under attack by you", after: "that you are attacking" } as const]
      : []),
  ];
}

const nameTrait = (named: string | NameKept): Trait =>
  typeof named === "string"
    ? { verb: "be", rest: `named ${named}` }
    : { verb: "have", rest: "the name that was named" };

/** "name a tag", "name Bird or Cat", "name a spell". */
export function namingText(one: Nameable): string {
  if (one === "tag") return "name a tag";
  return "tag" in one ? `name the tag ${list(one.tag, "or")}` : `name ${withArticle(one.card)}`;
}

function conqueredTrait(names: Naming, by: PlayerRef): Trait {
  const subject = playerSubject(names, by);
  return {
    verb: "be",
    rest: `conquered by ${subject.text} this turn`,
    after: `${clauseText({ subject, verb: "have", rest: "conquered" })} this turn`,
  };
}

const aloneTrait = (alone: boolean, many: boolean): Trait =>
  alone
    ? { verb: "be", rest: "alone" }
    : { verb: "be", rest: "not alone", after: `that ${many ? "aren't" : "isn't"} alone` };

function chosenTraits(names: Naming, { chooses, choosesOwn }: Filter): Trait[] {
  const chosen = [
    ...(chooses === undefined ? [] : [chooses === "me" ? objectOf(names, "me") : oneOf(names, chooses)]),
    ...(choosesOwn === undefined ? [] : [`${oneOf(names, choosesOwn)} friendly to them`]),
  ];
  return chosen.map((what) => ({ verb: "choose", rest: what, after: `that choose ${what}` }));
}

function belonging(names: Naming, player: PlayerRef, verb: string, participle: string): Trait {
  const subject = playerSubject(names, player);
  return {
    verb: "be",
    rest: `${participle} by ${subject.text === "they" ? "them" : subject.text}`,
    after: clauseText({ subject, verb, rest: "" }),
  };
}

/** "from face down", "from anywhere but a hand". */
export const playedFromText = (from: PlayedFrom): string =>
  `from ${{ facedown: "face down", trash: "a trash", elsewhere: "anywhere but a hand" }[from]}`;

function zoneTraits({ zone = "board", is, playedFrom }: Filter): Trait[] {
  const played: Trait[] = playedFrom ? [{ verb: "be", rest: `played ${playedFromText(playedFrom)}` }] : [];
  switch (zone) {
    case "hand":
    case "trash":
      return [{ verb: "be", rest: `in a ${zone}` }];
    case "banishment":
      return [{ verb: "be", rest: "banished" }];
    case "champion":
      return [{ verb: "be", rest: "in a Champion Zone" }];
    case "chain": {
      if (is === "spell" || is === "ability") return played;
      return [{ verb: "be", rest: spaced("being played", playedFrom && playedFromText(playedFrom)) }];
    }
    case "facedown":
      return [{ verb: "be", rest: "facedown" }];
    case "legend":
    case "board":
    case "wholeBoard":
      return played;
  }
}

function numberTraits(names: Naming, filter: Filter): Trait[] {
  const { mightAtMost, mightAtLeast, mightBelow, energyAtMost, energyAtLeast, powerAtMost } = filter;
  const traits: Trait[] = [];
  const bound = (value: Value, word: string, than: string, opposite: string): Trait =>
    typeof value === "number"
      ? { verb: "have", rest: `${value} Might or ${word}`, opposite: `${opposite} than ${value} Might` }
      : { verb: "have", rest: `Might no ${than} than ${valueText(names, value)}` };
  if (mightAtMost !== undefined) traits.push(bound(mightAtMost, "less", "higher", "more"));
  if (mightAtLeast !== undefined) traits.push(bound(mightAtLeast, "more", "lower", "less"));
  if (mightBelow !== undefined) traits.push({ verb: "have", rest: lessMight(names, mightBelow) });
  if (energyAtLeast !== undefined) {
    const limit = energyText(names, energyAtLeast);
    traits.push({ verb: "cost", rest: `at least ${limit}`, opposite: `less than ${limit}` });
  }
  const most = [
    ...(energyAtMost === undefined ? [] : [energyText(names, energyAtMost)]),
    ...(powerAtMost === undefined ? [] : [powerText(names, powerAtMost)]),
  ];
  if (most.length > 0) {
    const limits = list(most, "and");
    traits.push({
      verb: "cost",
      rest: `at most ${limits}`,
      ...(most.length === 1 ? { opposite: `more than ${limits}` } : {}),
    });
  }
  return traits;
}

function lessMight(names: Naming, value: Value): string {
  if (typeof value === "number") return `less than ${value} Might`;
  return `less Might than ${"might" in value ? objectOf(names, value.might) : valueText(names, value)}`;
}

function powerText(names: Naming, value: Value): string {
  if (typeof value === "number") return "[A]".repeat(value) || "no Power";
  return isPowerCost(value) ? valueText(names, value) : `${valueText(names, value)} Power`;
}

const isPowerCost = (value: Value): boolean => typeof value === "object" && "powerCost" in value;

/** "[4]", "its Energy cost". */
function energyText(names: Naming, value: Value): string {
  const text = valueText(names, value);
  return typeof value === "object" && "energyCost" in value ? text : `[${text}]`;
}

/** "friendly", "stunned", "attacking". */
export function adjectivesOf(filter: Filter): string[] {
  const state = (is: boolean | undefined, yes: string, no: string): string[] =>
    is === undefined ? [] : [is ? yes : no];
  return [
    ...state(filter.exhausted, "exhausted", "ready"),
    ...state(filter.damaged, "damaged", "undamaged"),
    ...state(filter.buffed, "buffed", "unbuffed"),
    ...state(filter.stunned, "stunned", "unstunned"),
    ...state(filter.attached, "attached", "detached"),
    ...state(filter.equipped, "equipped", "unequipped"),
    ...state(filter.empowered, "empowered", "unempowered"),
    ...(filter.role ? [filter.role === "attacker" ? "attacking" : "defending"] : []),
    ...(filter.battlefield && filter.battlefield !== "attacking" ? [filter.battlefield] : []),
    ...(filter.side ? [filter.side] : []),
    ...(filter.noTag ? [`non-${filter.noTag}`] : []),
    ...(filter.isNot ? [`non-${filter.isNot}`] : []),
    ...(filter.domain ? [capital(filter.domain)] : []),
    ...(filter.anyTag && !("kept" in filter.anyTag) ? [list(filter.anyTag, "or")] : []),
    ...(filter.token === false ? ["nontoken"] : []),
  ];
}

/** Whether a filter looks for what is nothing but a card where it is (107). */
const isOfCards = ({ zone }: Filter): boolean =>
  zone === "hand" || zone === "trash" || zone === "banishment" || zone === "champion";

/** The bare noun that a filter asks for: "unit", "Recruit token". */
export function nounOf(filter: Filter): string {
  if (filter.anyOf && !filter.is) return list([...new Set(filter.anyOf.map(nounOf))], "or");
  const noun = filter.equipment ? "Equipment" : (filter.is ?? (isOfCards(filter) ? "card" : "object"));
  return filter.token ? `${noun} token` : noun;
}

/** "friendly unit at a battlefield", without an article; `after` follows the noun directly. */
function phrase(names: Naming, filter: Filter, many: boolean, after?: string): string {
  const noun = filter.anyOf ? eitherOf(names, filter.anyOf, many) : nounOf(filter);
  const traits = traitsOf(names, filter, many).map(({ verb, rest, after: short }) => {
    if (verb === "be" || verb === "choose") return short ?? rest;
    return `${verb === "have" ? "with" : "costing"} ${rest}`;
  });
  const nounIs = many && !filter.anyOf ? plural(noun) : noun;
  return spaced(...adjectivesOf(filter), nounIs, after, ...traits);
}

/** "unit at a battlefield or gear". */
const eitherOf = (names: Naming, filters: Filter[], many: boolean): string =>
  list(
    filters.map((filter) => phrase(names, filter, many)),
    "or",
  );

/** "a friendly unit", "another unit". */
export function oneOf(names: Naming, filter: Filter): string {
  const text = phrase(names, filter, false);
  return filter.not === undefined ? withArticle(text) : `another ${text}`;
}

/** "friendly units", "other units". */
export function nouns(names: Naming, filter: Filter): string {
  return spaced(filter.not === undefined ? undefined : "other", phrase(names, filter, true));
}

/** So many that fit: "a unit", "up to two units", "any number of units". */
export function counted(names: Naming, filter: Filter, min: number, max: number, after?: string): string {
  if (min === 1 && max === 1) {
    const text = phrase(names, filter, false, after);
    return filter.not === undefined ? withArticle(text) : `another ${text}`;
  }
  const other = filter.not === undefined ? undefined : "other";
  return spaced(howMany(min, max), other, phrase(names, filter, max > 1, after));
}

/** "up to two", "three", "any number of". */
export function howMany(min: number, max: number): string {
  if (min === max) return numberWord(max);
  if (min > 0) return `${numberWord(min)} ${max >= 99 ? "or more" : `to ${numberWord(max)}`}`;
  return max >= 99 ? "any number of" : `up to ${numberWord(max)}`;
}

/** What an event is about or done by: "me" or one that fits. */
export function eventObject(names: Naming, object: EventPattern["object"]): Subject | undefined {
  if (object === undefined) return undefined;
  if (object === "me") return subjectOf(names, "me");
  if ("ref" in object) return subjectOf(names, object.ref);
  return { text: oneOf(names, object), form: "singular" };
}
