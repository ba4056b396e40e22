import { type Answer, type Game, type Prompt, refuse } from "@rulebound/core";
import type { ActionOf, AnswerValue } from "@rulebound/protocol";
import { abilityNamed } from "./abilities.ts";
import { isCalled, isKnown, malformed, notAllowed, optionMeant } from "./answer-values.ts";
import { optionsOf } from "./options.ts";
import { amountBounds, isCovered, keyOf, kindOf, promptNameOf } from "./prompt.ts";

type AnswerAction = ActionOf<"answer">;

/**
 * A player's answer as the prompt's frame takes it. Refuses as "illegal", with the prompt's rule, an answer to another
 * prompt or by another player, and one that the prompt doesn't allow; as "malformed" one of the wrong shape, or that
 * names what isn't there. How combat damage may be assigned is judged where it is dealt.
 */
export function answerOf(game: Game, action: AnswerAction): Answer {
  const { prompt } = game.state;
  if (prompt === null) {
    return refuse("illegal", null, "Nothing is being asked now.", "/prompt");
  }
  if (action.player !== prompt.player) {
    refuse("illegal", prompt.rule, `It is ${prompt.player} who is asked now.`, "/player");
  }
  if (action.prompt !== String(prompt.id)) {
    refuse(
      "illegal",
      prompt.rule,
      `Prompt "${action.prompt}" is no longer open; the one that is has the id "${prompt.id}".`,
      "/prompt",
    );
  }
  return answerTo(game, prompt, action.value);
}

function answerTo(game: Game, prompt: Prompt, value: AnswerValue): Answer {
  switch (kindOf(promptNameOf(prompt))) {
    case "yesNo":
      return yesNo(prompt, value);
    case "pick":
    case "mode":
    case "name":
      return picked(game, prompt, Array.isArray(value) ? value : [value], Array.isArray(value));
    case "order":
      if (!Array.isArray(value)) return malformed("/value", "All options are listed, in order.");
      return picked(game, prompt, value, true);
    case "distribute":
      return amounts(game, prompt, value);
    case "pay":
      return payment(game, prompt, value);
  }
}

function yesNo(prompt: Prompt, value: AnswerValue): Answer {
  if (typeof value !== "boolean") return malformed("/value", "The answer is true or false.");
  const wanted = value ? "yes" : "no";
  return { picked: [prompt.options.findIndex((option) => "answer" in option && option.answer === wanted)] };
}

function picked(game: Game, prompt: Prompt, values: readonly AnswerValue[], listed: boolean): Answer {
  const { min, max } = prompt;
  if (values.length < min || values.length > max) {
    const count = min === max ? `${min}` : `${min} to ${max}`;
    notAllowed(prompt, `${count} of the options can be picked, not ${values.length}.`);
  }
  const options = optionsOf(game, prompt);
  const positions: number[] = [];
  for (const [i, value] of values.entries()) {
    positions.push(optionMeant(game, prompt, options, value, listed ? `/value/${i}` : "/value", positions));
  }
  const twice = positions.findIndex((position, i) => positions.indexOf(position) < i);
  if (twice >= 0) notAllowed(prompt, "An option is picked twice.", `/value/${twice}`);
  return { picked: positions };
}

function amounts(game: Game, prompt: Prompt, value: AnswerValue): Answer {
  if (typeof value !== "object" || Array.isArray(value)) {
    return malformed("/value", "An amount for each object is expected.");
  }
  const options = optionsOf(game, prompt);
  const given = options.map(() => 0);
  const named = new Set<number>();
  for (const [name, amount] of Object.entries(value)) {
    const pointer = `/value/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (typeof amount !== "number" || !Number.isInteger(amount) || amount < 0) {
      return malformed(pointer, "An amount is a whole number, 0 or more.");
    }
    const position = optionMeant(game, prompt, options, name, pointer);
    if (named.has(position)) notAllowed(prompt, `"${name}" gets an amount twice.`, pointer);
    named.add(position);
    given[position] = amount;
  }
  const total = given.reduce((sum, amount) => sum + amount, 0);
  if (total !== prompt.total) {
    notAllowed(prompt, `${prompt.total ?? 0} is to be given out in all, not ${total}.`);
  }
  const { min } = amountBounds(prompt);
  const short = given.findIndex((amount) => amount < min);
  const left = options[short];
  if (left) notAllowed(prompt, `"${keyOf(left)}" gets at least ${min}.`);
  return { amounts: given };
}

/** Uses one ability with Add, pays what the pool covers, or declines (444.2). */
function payment(game: Game, prompt: Prompt, value: AnswerValue): Answer {
  if (typeof value !== "object" || Array.isArray(value)) return malformedPayment();
  if ("use" in value && typeof value.use === "object") return using(game, prompt, value.use);
  if ("decline" in value && value.decline === true) return { pay: "decline" };
  if (!("pay" in value) || value.pay !== true) return malformedPayment();
  if ("power" in value && value.power !== undefined) {
    refuse("unsupported", null, "This engine chooses itself which Power of the pool pays.", "/value/power");
  }
  if (!isCovered(game)) notAllowed(prompt, "The pool doesn't cover the cost yet.");
  return { pay: "done" };
}

const malformedPayment = (): never =>
  malformed("/value", "A payment is answered with { use }, { pay: true } or { decline: true }.");

function using(
  game: Game,
  prompt: Prompt,
  { source: name, ability: named }: { source: string; ability: number | string },
): Answer {
  const sources = prompt.options.flatMap((option) => ("effect" in option ? [option] : []));
  const fitting = new Set(sources.map(({ source }) => source).filter((id) => isCalled(game, id, name)));
  const [source, other] = fitting;
  if (source === undefined) {
    const pointer = "/value/use/source";
    if (!isKnown(game, prompt, name)) return malformed(pointer, `There is no "${name}" to use.`);
    return notAllowed(prompt, `"${name}" can't be used to pay now.`, pointer);
  }
  if (other !== undefined)
    return malformed("/value/use/source", `"${name}" fits several objects; use an id.`);
  const ability = abilityNamed(game, source, named, "/value/use/ability");
  if (!sources.some((option) => option.source === source && option.effect === String(ability))) {
    notAllowed(prompt, `That ability of "${name}" can't be used to pay now.`, "/value/use/ability");
  }
  return { use: { source, ability } };
}
