import type { AnswerValue, Option, Prompt } from "@rulebound/protocol";
import { quotedIn } from "./phrases.ts";

/** The ids that a word of a scenario can mean. */
export type IdsOf = (word: string) => readonly string[];

/**
 * The answer to a prompt that a scenario writes in words: yes or no; "a" and "b"; nothing; 3 to "a", 2 to "b"; "a" for
 * "b" (a replacement effect for what it is applied to); a number; pay, decline, use "a", exhaust "a" or recycle "a".
 */
export function answerTo(prompt: Prompt, words: string, idsOf: IdsOf): AnswerValue {
  switch (prompt.kind) {
    case "yesNo":
      return yesOrNo(words);
    case "pick":
      return pickOf(prompt.options, prompt.max, words, idsOf);
    case "order":
      return orderOf(prompt.options, words, idsOf);
    case "distribute":
      return amountsIn(
        words,
        prompt.bounds.map(({ value, card }) => ({ value, card })),
        idsOf,
      );
    case "name":
      return wordsIn(words)[0] ?? words;
    case "mode":
      return wordsIn(words).map(Number);
    case "pay":
      return paymentOf(prompt.options, words, idsOf);
  }
}

function yesOrNo(words: string): boolean {
  if (words !== "yes" && words !== "no") throw new Error(`The answer is yes or no, not: ${words}`);
  return words === "yes";
}

type Single = string | number | { effect: string; event: string };

function pickOf(options: readonly Option[], max: number, words: string, idsOf: IdsOf): AnswerValue {
  if (words === "nothing") return [];
  const replacement = /^"([^"]*)" for "([^"]*)"$/.exec(words);
  if (replacement !== null) {
    const [, effect = "", event = ""] = replacement;
    return replacementOf(options, effect, event, idsOf);
  }
  const values = wordsIn(words).map((word) => picked(options, word, idsOf));
  const [single] = values;
  return max === 1 && values.length === 1 && single !== undefined ? single : values;
}

/** Each word means an option that none before it has meant: what has triggered several times is named as often. */
function orderOf(options: readonly Option[], words: string, idsOf: IdsOf): Single[] {
  const values: Single[] = [];
  for (const word of wordsIn(words)) {
    const left = options.filter(({ value }) => !values.some((used) => used === value));
    values.push(picked(left, word, idsOf));
  }
  return values;
}

/** Quoted words, or words apart by commas where nothing is quoted. */
function wordsIn(words: string): string[] {
  return words.includes('"') ? quotedIn(words) : words.split(", ");
}

/** The value of the option that a word means. A word that is no option goes on as it is, for the engine to refuse. */
function picked(options: readonly Option[], word: string, idsOf: IdsOf): Single {
  const meant = options.filter((option) => means(option, word, idsOf));
  const exact = meant.filter(({ value }) => String(value) === word);
  const [found, ...others] = exact.length > 0 ? exact : meant;
  const isRepeated = found?.type === "trigger" && others.every((other) => isSameTrigger(found, other));
  if (others.length > 0 && !isRepeated)
    throw new Error(`"${word}" could be any of ${meant.length} options: call it by an id.`);
  if (found !== undefined) return singleOf(found.value);
  const [id, ...otherIds] = idsOf(word);
  return id !== undefined && otherIds.length === 0 ? id : word;
}

/** Whether two triggers are of one ability and upon one event, so that it makes no difference which is meant. */
function isSameTrigger(one: Option, other: Option): boolean {
  const sourceOf = ({ value }: Option): string => String(value).split("#")[0] ?? "";
  return other.type === "trigger" && sourceOf(one) === sourceOf(other);
}

function singleOf(value: Option["value"]): Single {
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "object" && "effect" in value) return value;
  throw new Error(`This option can't be picked by a name: ${JSON.stringify(value)}`);
}

/** Whether a word means an option: by its value, by the id of what it is about, or by its name. */
function means(option: Option, word: string, idsOf: IdsOf): boolean {
  const { value } = option;
  if (String(value) === word) return true;
  const about = typeof value === "string" ? value.split("#")[0] : undefined;
  if (about !== undefined && idsOf(word).includes(about)) return true;
  return ("card" in option && option.card === word) || ("text" in option && option.text === word);
}

function replacementOf(options: readonly Option[], effect: string, event: string, idsOf: IdsOf): AnswerValue {
  const fits = (text: string, word: string): boolean => {
    const about = text.split(":").at(-1)?.split("#")[0] ?? text;
    return text === word || about === word || idsOf(word).includes(about);
  };
  const found = options.find(
    (option) =>
      option.type === "replacement" &&
      (fits(option.value.effect, effect) || option.card === effect) &&
      fits(option.value.event, event),
  );
  return found?.type === "replacement" ? found.value : { effect, event };
}

function amountsIn(
  words: string,
  bounds: readonly { value: string; card: string }[],
  idsOf: IdsOf,
): Record<string, number> {
  const amounts = [...words.matchAll(/(\d+) to "([^"]*)"/g)].map(([, amount = "", word = ""]) => {
    const meant = bounds.filter(
      ({ value, card }) => value === word || idsOf(word).includes(value) || card === word,
    );
    const [bound, ...others] = meant;
    if (others.length > 0) throw new Error(`"${word}" could be any of several objects: call it by an id.`);
    return [bound?.value ?? word, Number(amount)] as const;
  });
  if (amounts.length === 0)
    throw new Error(`The answer gives amounts, as in: 3 to "a", 2 to "b"; not: ${words}`);
  return Object.fromEntries(amounts);
}

/** Which ability of a basic rune a verb means (164.2). */
const runeAbility = { use: 1, exhaust: 1, recycle: 2 } as const;

function paymentOf(options: readonly Option[], words: string, idsOf: IdsOf): AnswerValue {
  if (words === "pay") return { pay: true };
  if (words === "decline") return { decline: true };
  const [, verb = "", word = ""] = /^(use|exhaust|recycle) "([^"]*)"$/.exec(words) ?? [];
  if (verb !== "use" && verb !== "exhaust" && verb !== "recycle") {
    throw new Error(`The answer is pay, decline, or use, exhaust or recycle "something"; not: ${words}`);
  }
  const ability = runeAbility[verb];
  const usable = options.filter((option) => option.type === "use" && option.value.use.ability === ability);
  const found = usable.find(
    (option) =>
      option.type === "use" && (option.card === word || idsOf(word).includes(option.value.use.source)),
  );
  if (found?.type === "use") return found.value;
  return { use: { source: idsOf(word)[0] ?? word, ability } };
}
