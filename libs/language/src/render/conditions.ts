import type { PastPattern } from "../abilities.ts";
import type { Condition, Filter } from "../select.ts";
import {
  type Clause,
  capital,
  clauseText,
  list,
  negatedText,
  type Subject,
  spaced,
  withArticle,
  you,
} from "./english.ts";
import { pastText } from "./events.ts";
import { type Naming, subjectOf } from "./names.ts";
import {
  adjectivesOf,
  nounOf,
  nouns,
  oneOf,
  playerPossessive,
  playerSubject,
  type Trait,
  traitsOf,
  valueText,
} from "./select.ts";

/** "you have 6 or more XP"; negated: "you don't have 6 or more XP". */
export function conditionText(names: Naming, condition: Condition, negated = false): string {
  if ("not" in condition) return conditionText(names, condition.not, !negated);
  if ("all" in condition) {
    const parts = condition.all.map((part) => conditionText(names, part, negated));
    return list(parts, negated ? "or" : "and");
  }
  if ("fits" in condition) return fitsText(names, condition, negated);
  if ("legion" in condition) return `you ${negated ? "haven't" : "have"} played another card this turn`;
  if ("happened" in condition) return pastText(names, condition.happened, condition.atLeast ?? 1, negated);
  if ("used" in condition) {
    return `you ${negated ? "haven't" : "have"} activated an ability of ${withArticle(condition.used)} this turn`;
  }
  if ("spentOn" in condition) {
    const what = `[${condition.energyAtLeast}] or more to play ${withArticle(condition.spentOn)} this turn`;
    return `you ${negated ? "haven't" : "have"} spent ${what}`;
  }
  if ("did" in condition) return negated ? "you don't" : "you do";
  if ("damagedThisTurn" in condition || "movedThisTurn" in condition) {
    return thisTurnText(names, condition, negated);
  }
  const clause = conditionClause(names, condition);
  return negated ? negatedText(clause) : clauseText(clause);
}

type PlainCondition = Exclude<
  Condition,
  | { not: Condition }
  | { all: Condition[] }
  | { fits: string }
  | { legion: true }
  | { spentOn: string }
  | { used: string }
  | { did: string }
  | { happened: PastPattern }
  | ThisTurn
>;

/** What has happened to a unit this turn. */
type ThisTurn = Extract<Condition, { damagedThisTurn: string } | { movedThisTurn: string }>;

function thisTurnText(names: Naming, condition: ThisTurn, negated: boolean): string {
  const unit = "movedThisTurn" in condition ? condition.movedThisTurn : condition.damagedThisTurn;
  const subject = subjectOf(names, unit);
  const have = `${subject.form === "singular" ? "has" : "have"}${negated ? "n't" : ""}`;
  const what =
    "movedThisTurn" in condition ? `moved ${condition.atLeast} or more times` : "been dealt damage";
  return spaced(subject.text, have, what, "this turn");
}

function conditionClause(names: Naming, condition: PlainCondition): Clause {
  if ("exists" in condition) {
    const { exists, atLeast = 1 } = condition;
    if (atLeast === 1) {
      return { subject: { text: "there", form: "singular" }, verb: "be", rest: oneOf(names, exists) };
    }
    const rest = `${atLeast} or more ${nouns(names, exists)}`;
    return { subject: { text: "there", form: "plural" }, verb: "be", rest };
  }
  if ("paid" in condition) {
    const subject: Subject = { text: `the additional cost "${condition.paid}"`, form: "singular" };
    return { subject, verb: "be", rest: "paid" };
  }
  if ("handAtMost" in condition) {
    return { subject: you, verb: "have", rest: `${condition.handAtMost} or fewer cards in your hand` };
  }
  if ("xpAtLeast" in condition)
    return { subject: you, verb: "have", rest: `${condition.xpAtLeast} or more XP` };
  if ("alone" in condition) return { subject: subjectOf(names, condition.alone), verb: "be", rest: "alone" };
  if ("oneOnOne" in condition) {
    return { subject: subjectOf(names, condition.oneOnOne), verb: "be", rest: "one on one" };
  }
  if ("atLeast" in condition) {
    const [value, limit] = condition.atLeast;
    const subject: Subject = { text: valueText(names, value), form: "singular" };
    return { subject, verb: "be", rest: `at least ${valueText(names, limit)}` };
  }
  if ("turnOf" in condition) {
    const rest = `${playerPossessive(names, condition.turnOf)} turn`;
    return { subject: { text: "it", form: "singular" }, verb: "be", rest };
  }
  if ("nearVictory" in condition) {
    const { nearVictory: who, within } = condition;
    const subject: Subject =
      who === "opponent" ? { text: "an opponent", form: "singular" } : playerSubject(names, who);
    return { subject, verb: "be", rest: `within ${within} points of the Victory Score` };
  }
  if ("phase" in condition) {
    const rest = `the ${capital(condition.phase)} Phase`;
    return { subject: { text: "it", form: "singular" }, verb: "be", rest };
  }
  if ("attacking" in condition) return { subject: you, verb: "be", rest: "the attacker" };
  condition satisfies { yourTurn: true };
  return { subject: { text: "it", form: "singular" }, verb: "be", rest: "your turn" };
}

function fitsText(
  names: Naming,
  { fits, filter }: { fits: string; filter: Filter },
  negated: boolean,
): string {
  const subject = subjectOf(names, fits);
  const noun = filter.is || filter.equipment || filter.token;
  const adjectives = adjectivesOf(filter);
  const what = noun ? [withArticle(spaced(...adjectives, nounOf(filter)))] : adjectives;
  const traits: Trait[] = [
    ...what.map((rest) => ({ verb: "be", rest }) as const),
    ...traitsOf(names, filter, subject.form === "plural"),
  ];
  const texts = traits.map(({ verb, rest, opposite }) => {
    if (!negated) return clauseText({ subject, verb, rest });
    if (opposite !== undefined) return clauseText({ subject, verb, rest: opposite });
    return negatedText({ subject, verb, rest });
  });
  return list(texts, negated ? "or" : "and");
}
