import type {
  Ability,
  EventPattern,
  NestedAbility,
  PassiveAbility,
  PassiveFact,
  ReplacementAbility,
  TriggeredAbility,
  TriggeredBody,
} from "../abilities.ts";
import type { Choose, Instruction, What } from "../instructions.ts";
import { patternsOf } from "../program.ts";
import type { Condition, PlayerRef, Value } from "../select.ts";
import type { CardType } from "../words.ts";
import { actionClause, durationText, tokensClause, whatText } from "./actions.ts";
import { conditionText } from "./conditions.ts";
import { anyTimesText, costSymbols, costText } from "./costs.ts";

import {
  type Clause,
  capital,
  clauseText,
  list,
  ordinalWord,
  type Subject,
  sentences,
  spaced,
  withArticle,
  you,
} from "./english.ts";

import {
  entering,
  eventText,
  eventWould,
  isOfAnyCard,
  playedTo,
  skippedText,
  timesText,
  whenText,
} from "./events.ts";
import { factText } from "./facts.ts";
import { introduce, type Naming, naming, nestedNaming, objectOf, subjectOf } from "./names.ts";
import { counted, howMany, nounOf, nouns, oneOf, playerSubject, valueText } from "./select.ts";

/** One ability in a line of its own. */
export function abilityText(type: CardType, ability: Ability): string {
  const names = naming(type);
  switch (ability.kind) {
    case "spell":
      return sentences(textParts(names, ability.text));
    case "activated": {
      const label = spaced(ability.timing && capital(ability.timing), ability.keyword);
      const only = ability.onlyIf ? [`only while ${conditionText(names, ability.onlyIf)}`] : [];
      const often = ability.timesEachTurn ? [`only ${limit(ability.timesEachTurn)}`] : [];
      const active = whileText(names, ability.while);
      const costs = [ability.cost, ...(ability.orCost ? [ability.orCost] : [])];
      const cost = costs.map((one) => costSymbols(names, one)).join(" or ");
      const text = textParts(names, ability.text);
      const less =
        ability.costsLess === undefined ? [] : [lowered(names, ability.costsLess, ability.costsLessWhile)];
      return spaced(
        label && `${label} —`,
        `${capital([active, cost].filter(Boolean).join(", "))}:`,
        sentences([...text, ...less, ...only, ...often]),
      );
    }
    case "triggered": {
      const active = whileText(names, ability.while);
      const [first = "", ...others] = triggeredParts(names, ability, "");
      return sentences([[active, first].filter(Boolean).join(", "), ...others]);
    }
    case "replacement": {
      const inDeck = ability.worksIn && `in a ${ability.worksIn}`;
      const active = whileText(names, ability.while);
      return sentences([[inDeck, active, replacementText(names, ability, "")].filter(Boolean).join(", ")]);
    }
    case "passive":
      return sentences([passiveText(names, ability)]);
  }
}

/** "a location for it", "a battlefield for it where there is a unit you control". */
function placesText(names: Naming, choice: Extract<Instruction, { do: "choosePlace" }>): string {
  const { battlefield, has, fromOrToBase } = choice;
  const place = battlefield ? oneOf(names, { ...battlefield, is: "battlefield" }) : "a location";
  return spaced(
    place,
    `for ${objectOf(names, choice.for)}`,
    has && `where there is ${oneOf(names, has)}`,
    fromOrToBase && "(from its base or to it)",
  );
}

function lowered(names: Naming, by: Value, condition: Condition | undefined): string {
  names.focus = undefined;
  const text = `this ability's Energy cost is lower by ${valueText(names, by)}`;
  return spaced(text, whileText(names, condition));
}

/** The sentences of a text, from top to bottom. Tokens played one after the other, all alike, are said at once. */
function textParts(names: Naming, text: Instruction[]): string[] {
  return alikeInRow(text).flatMap(({ instruction, times }) =>
    times > 1 && instruction.do === "playToken"
      ? [clauseText(tokensClause(names, instruction, times))]
      : instructionParts(names, instruction),
  );
}

function alikeInRow(text: Instruction[]): { instruction: Instruction; times: number }[] {
  const rows: { instruction: Instruction; times: number }[] = [];
  for (const instruction of text) {
    const last = rows.at(-1);
    const alike = last !== undefined && instruction.do === "playToken" && same(last.instruction, instruction);
    if (alike) last.times++;
    else rows.push({ instruction, times: 1 });
  }
  return rows;
}

const same = (one: Instruction, other: Instruction): boolean => JSON.stringify(one) === JSON.stringify(other);

function instructionParts(names: Naming, instruction: Instruction): string[] {
  switch (instruction.do) {
    case "if":
      return ifParts(names, instruction);
    case "doThis": {
      const [first = "", ...others] = bodyParts(nestedNaming(names), instruction.ability);
      const times = instruction.times === undefined ? "" : ` ${valueText(names, instruction.times)} times`;
      return [`then do this${times}: ${first}`, ...others];
    }
    case "giveAbility": {
      const { what, ability, until } = instruction;
      const given = quoted(abilityText(givenTo(what), ability));
      return [clauseText({ verb: "give", rest: spaced(whatText(names, what), given, durationText(until)) })];
    }
    case "delay":
      return delayedParts(nestedNaming(names), instruction.ability, lastingText(names, instruction));
    case "modes": {
      const modes = instruction.options.map((option) =>
        option.flatMap((one) => instructionParts(names, one)),
      );
      const unlike = instruction.unlike && unlikeText[instruction.unlike];
      const opening = instruction.reached
        ? clauseText({ ...pickedBy(names, instruction.who), verb: "pick", rest: "one" })
        : spaced("choose one", unlike);
      return [`${opening}: ${modes.map((parts, at) => `(${at + 1}) ${list(parts, "and")}`).join("; ")}`];
    }
    default:
      return [clauseText(instructionClause(names, instruction))];
  }
}

const unlikeText = {
  others: "that isn't chosen for this already",
  thisTurn: "that hasn't been chosen this turn",
} as const;

const pickedBy = (names: Naming, who: PlayerRef | undefined): { subject?: Subject } =>
  who === undefined || who === "you" ? {} : { subject: playerSubject(names, who) };

/** An instruction as something that its doer does, so that it can stand after "you may" and the like. */
function instructionClause(names: Naming, instruction: Instruction): Clause {
  switch (instruction.do) {
    case "choose":
      return chooseClause(names, instruction);
    case "choosePlace": {
      const rest = placesText(names, instruction);
      names.named.set(instruction.as, { noun: "location", many: false });
      return { verb: "choose", rest };
    }
    case "choosePlayer": {
      const noun = instruction.from === "opponent" ? "opponent" : "player";
      return { verb: "choose", rest: withArticle(noun) };
    }
    case "may": {
      const who = playerSubject(names, instruction.who ?? "you");
      return { subject: who, verb: "may", rest: doneBy(who, clausesOf(names, instruction.text)) };
    }
    case "pay": {
      const who = playerSubject(names, instruction.who ?? "you");
      const cost = instruction.times
        ? anyTimesText(names, instruction.cost)
        : costText(names, instruction.cost);
      const then = doneBy(who, clausesOf(names, instruction.text));
      const unless = doneBy(you, clausesOf(names, instruction.else ?? []));
      const rest = spaced(cost, then && `to ${then}`);
      return { subject: who, verb: "may", rest: unless ? `${rest}; otherwise, ${unless}` : rest };
    }
    case "eachPlayer":
      return eachPlayerClause(names, instruction);
    case "eachObject": {
      names.named.set(instruction.as, { noun: nounOf(instruction.of), many: false });
      const each = `for each of all ${nouns(names, instruction.of)}`;
      const clauses = clausesOf(names, instruction.text).map(clauseText);
      return { verb: "", rest: `${each}, ${list(clauses, "and")}` };
    }
    case "if":
    case "doThis":
    case "giveAbility":
    case "delay":
    case "modes":
      return { verb: "", rest: instructionParts(names, instruction).join("; ") };
    default:
      return actionClause(names, instruction);
  }
}

const clausesOf = (names: Naming, text: Instruction[]): Clause[] =>
  text.map((instruction) => instructionClause(names, instruction));

/** What one player does, without saying again who does it: "draw 1 and have the unit become a copy of it". */
function doneBy(who: Subject, clauses: Clause[]): string {
  const parts = clauses.map(({ subject, verb, rest }) => {
    const own = subject === undefined || subject.text === who.text;
    return own
      ? spaced(verb, rest)
      : spaced("have", subject.text === "they" ? "them" : subject.text, verb, rest);
  });
  return list(parts, "and");
}

function eachPlayerClause(names: Naming, loop: Extract<Instruction, { do: "eachPlayer" }>): Clause {
  const start = { you: "you", next: "the next player", turnPlayer: "the turn player" }[loop.from];
  const each = loop.others ? "each other player" : "each player";
  const clauses = clausesOf(names, loop.text).map((clause) =>
    clause.subject === undefined || clause.subject.text === "they"
      ? clauseText({ ...clause, subject: { text: "", form: "singular" } })
      : clauseText(clause),
  );
  names.focus = undefined;
  return { verb: "starting", rest: `with ${start}, ${each} ${list(clauses, "and")}` };
}

function chooseClause(names: Naming, choice: Choose): Clause {
  const { from, min = 1, max = 1, as } = choice;
  const verb = choice.target ? "choose" : "pick";
  const subject =
    choice.who === undefined || choice.who === "you" ? undefined : playerSubject(names, choice.who);
  const rest =
    "among" in from ? pickedFrom(names, from, min, max) : chosenFrom(names, choice, from, min, max);
  if ("among" in from) {
    const pool = names.named.get(from.among);
    if (pool) names.named.set(from.among, { ...pool, picked: true });
  }
  const noun = "among" in from ? `picked ${from.filter ? nounOf(from.filter) : "card"}` : nounOf(from);
  introduce(names, as, { noun, many: max > 1 || choice.onePerLocation === true });
  if (choice.into !== undefined) names.named.set(choice.into, { noun: `picked ${noun}`, many: true });
  return { ...(subject ? { subject } : {}), verb, rest };
}

function chosenFrom(
  names: Naming,
  choice: Choose,
  from: Parameters<typeof counted>[1],
  min: number,
  max: number,
): string {
  if (choice.onePerLocation) return `${counted(names, from, Math.min(min, 1), 1)} at each location`;
  return spaced(
    counted(names, from, min, max),
    choice.sameLocation && "at the same location",
    choice.sameController && "with the same controller",
    totalText(choice),
  );
}

const totalText = ({ totalMightAtMost }: Choose): string | undefined =>
  totalMightAtMost === undefined ? undefined : `with total Might ${totalMightAtMost} or less`;

function pickedFrom(
  names: Naming,
  from: Extract<Choose["from"], { among: string }>,
  min: number,
  max: number,
): string {
  const pool = objectOf(names, from.among);
  if (from.filter === undefined) return `${howMany(min, max)} of ${pool}`;
  return counted(names, from.filter, min, max, `among ${pool}`);
}

/** With nothing for the other case the condition stands behind, so that it isn't taken for a trigger's (383.2.a.1). */
function ifParts(names: Naming, instruction: Extract<Instruction, { do: "if" }>): string[] {
  const condition = conditionText(names, instruction.if);
  const then = list(clausesOf(names, instruction.text).map(clauseText), "and");
  if (instruction.else === undefined) return [`${then} if ${condition}`];
  const otherwise = list(clausesOf(names, instruction.else).map(clauseText), "and");
  return [`if ${condition}, ${then}`, `otherwise, ${otherwise}`];
}

/** What a triggered or reflexive ability does, with "you may" and its cost before it. */
function bodyParts(names: Naming, body: TriggeredBody): string[] {
  const [first, ...others] = body.text;
  if (first === undefined) return [];
  const cost = body.cost && costText(names, body.cost);
  if (!body.may && cost === undefined) return textParts(names, body.text);
  const effect = doneBy(you, [instructionClause(names, first)]);
  const opening = spaced(body.may && "you may", cost && `${cost} to`, effect);
  return [opening, ...textParts(names, others)];
}

/** "this turn", "for as long as the card stays where it is". */
function lastingText(names: Naming, { until, whileStays }: Extract<Instruction, { do: "delay" }>): string {
  if (whileStays === undefined) return durationText(until);
  return `for as long as ${objectOf(names, whileStays)} stays where it is`;
}

function triggeredParts(names: Naming, ability: TriggeredAbility, duration: string): string[] {
  const patterns = patternsOf(ability.when);
  const when = whenText(names, patterns, duration, ability.uses);
  nameEventObject(names, patterns);
  const condition = ability.if && `if ${conditionText(names, ability.if)}`;
  const [body = "", ...others] = bodyParts(names, ability);
  const first =
    ability.controlledBy === undefined
      ? body
      : `as an ability of ${playerSubject(names, ability.controlledBy).text}, ${body}`;
  const often = ability.timesEachTurn && limit(ability.timesEachTurn);
  const inTrash = ability.worksIn && `in your ${ability.worksIn}`;
  const nth =
    ability.nthEachTurn &&
    `the ${ordinalWord(ability.nthEachTurn)} time each turn${ability.eachPlayer ? " for each player" : ""}`;
  const opening = (event: string | false): string =>
    [often, inTrash, spaced(nth || undefined, event || undefined), condition, first]
      .filter(Boolean)
      .join(", ");
  if (ability.keyword) return [`${ability.keyword} — ${capital(opening(false))}`, ...others];
  return [opening(when), ...others];
}

const limit = (times: number): string => (times === 1 ? "once each turn" : `${times} times each turn`);

function delayedParts(names: Naming, ability: NestedAbility, duration: string): string[] {
  switch (ability.kind) {
    case "triggered":
      return triggeredParts(names, ability, duration);
    case "replacement":
      return [replacementText(names, ability, duration)];
    case "passive":
      return [delayedPassiveText(names, ability, duration)];
  }
}

function replacementText(names: Naming, ability: ReplacementAbility, duration: string): string {
  const { of, with: replaced, uses, may } = ability;
  if ("entering" in replaced && uses === undefined && !may) {
    const how = clauseText({ subject: entering(names, of), verb: "enter", rest: replaced.entering });
    return spaced(how, playedTo(of), duration, ability.if && `if ${conditionText(names, ability.if)}`);
  }
  if ("attaching" in replaced) return attachingText(names, replaced.attaching);
  if ("skip" in replaced && of.event === "phase") return spaced(skippedText(of), duration);
  const event = "also" in replaced ? eventText(names, of) : eventWould(names, of);
  const would = spaced(event, duration);
  nameEventObject(names, [of]);
  const opening = "also" in replaced ? "as" : timesText(uses, "if");
  const condition = ability.if && `and ${conditionText(names, ability.if)}`;
  const cost = ability.cost && `${costText(names, ability.cost)} to`;
  const often = ability.timesEachTurn === undefined ? "" : `${limit(ability.timesEachTurn)}, `;
  return `${often}${spaced(opening, would, condition)}, ${spaced(may && "you may", cost, replacingText(names, replaced))}`;
}

type Attaching = Extract<ReplacementAbility["with"], { attaching: unknown }>["attaching"];

function attachingText(names: Naming, attaching: Attaching): string {
  const me = objectOf(names, "me");
  const opening = `as ${me} is attached to a unit`;
  const during = `for as long as ${me} is attached to it`;
  if (attaching === "copyText")
    return `${opening}, copy that unit's text to the Effect Text of ${me} ${during}`;
  const other = oneOf(names, attaching.becomeCopyOf);
  return `${opening}, choose ${other}; the equipped unit becomes a copy of it ${during}`;
}

function replacingText(
  names: Naming,
  replaced: Exclude<ReplacementAbility["with"], { attaching: unknown }>,
): string {
  if ("instead" in replaced) return `instead ${doneBy(you, clausesOf(names, replaced.instead))}`;
  if ("also" in replaced) return doneBy(you, clausesOf(names, replaced.also));
  if ("skip" in replaced) return "skip that";
  if ("amount" in replaced)
    return replaced.amount === "double" ? "double that damage" : `add ${replaced.amount.more} to that`;
  if ("entering" in replaced) return `have ${objectOf(names, "it")} enter ${replaced.entering}`;
  return replaced.prevent === "all"
    ? "prevent that damage"
    : `prevent ${valueText(names, replaced.prevent)} of that damage`;
}

/** When an ability is active, where it isn't always. */
const whileText = (names: Naming, condition: Condition | undefined): string | undefined =>
  condition && `while ${conditionText(names, condition)}`;

function passiveText(names: Naming, ability: PassiveAbility): string {
  const condition = whileText(names, ability.while);
  const { fact } = ability;
  const text = fact.fact === "abilities" ? givingText(names, fact) : factText(names, fact);
  return [condition, text].filter(Boolean).join(", ");
}

/** 'units here have "[exhaust]: Gain 1 XP."'. */
function givingText(names: Naming, { of, abilities }: Extract<PassiveFact, { fact: "abilities" }>): string {
  const type = of === "me" ? names.type : givenTo({ all: of });
  const rest = list(
    abilities.map((ability) => quoted(abilityText(type, ability))),
    "and",
  );
  const subject = of === "me" ? subjectOf(names, "me") : { text: nouns(names, of), form: "plural" as const };
  return clauseText({ subject, verb: "have", rest });
}

/** A text within a sentence, which ends where the sentence does. */
const quoted = (text: string): string => `"${text.replace(/\.$/, "")}"`;

/** As what a given ability speaks of itself: as the kind of object that gets it. */
function givenTo(what: What): CardType {
  const is = typeof what === "string" ? undefined : what.all.is;
  return is === undefined || is === "permanent" || is === "card" || is === "ability" ? "unit" : is;
}

/** "units you control can't be readied this turn"; about the next card alone, that is what "me" is. */
function delayedPassiveText(names: Naming, ability: PassiveAbility, duration: string): string {
  if (!ability.next) return [duration, passiveText(names, ability)].filter(Boolean).join(", ");
  names.named.set("next", { noun: `next ${nounOf(ability.next)} you play ${duration}`.trim(), many: false });
  names.aliases.set("me", "next");
  const text = passiveText(names, ability);
  names.aliases.delete("me");
  return text;
}

/** From here on "it" is what the event was about. */
function nameEventObject(names: Naming, patterns: EventPattern[]): void {
  const [pattern] = patterns;
  const object = pattern?.object;
  if (pattern?.topMost === "me") names.aliases.set("topMost", "me");
  else if (pattern?.topMost !== undefined) {
    names.named.set("topMost", { noun: nounOf(pattern.topMost), many: false });
  }
  if (object === "me") names.aliases.set("it", "me");
  else if (object !== undefined && "ref" in object) names.aliases.set("it", object.ref);
  else if (object !== undefined) introduce(names, "it", { noun: nounOf(object), many: false });
  else if (pattern && isOfAnyCard(pattern)) introduce(names, "it", { noun: "card", many: false });
}
