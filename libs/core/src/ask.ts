import type { RuleNumber } from "@rulebound/rulebook";
import type { Game } from "./game.ts";
import type { ObjectId } from "./objects.ts";
import type { Answer, Option, Prompt, PromptKind } from "./prompts.ts";
import { broken } from "./refusal.ts";
import type { Seat } from "./seats.ts";

export interface Question {
  player: Seat;
  for: string;
  rule: RuleNumber;
  options: Option[];
  min?: number;
  max?: number;
  source?: ObjectId | null;
  /** for names: what is to be named */
  what?: "card" | "tag";
  /** positions of one legal answer, where not every answer within the bounds is legal */
  example?: number[];
}

function pose(game: Game, kind: PromptKind, question: Question, extra: Partial<Prompt> = {}): void {
  const { min = 1, max = 1, source = null, ...rest } = question;
  game.state.prompt = { id: game.state.next.prompt++, kind, min, max, source, ...rest, ...extra };
}

function takeAnswer(game: Game): Answer | null {
  const answer = game.state.answer;
  game.state.answer = null;
  return answer;
}

/**
 * Positions of the picked options, or null while the player hasn't answered yet: then the frame's handler returns
 * and is called again with the answer. Where only one answer is legal nobody is asked.
 */
export function pickSome(game: Game, question: Question): number[] | null {
  const answer = takeAnswer(game);
  if (answer) return "picked" in answer ? answer.picked : broken("a pick was answered with something else");
  const { options, min = 1, max = 1 } = question;
  if (max === 0 || options.length === 0) return [];
  if (min >= options.length) return options.map((_, i) => i);
  pose(game, "pick", { ...question, max: Math.min(max, options.length) });
  return null;
}

/** The one option picked, or null while the player hasn't answered; see `pickSome`. */
export function pickOne(game: Game, question: Question): Option | null {
  const picked = pickSome(game, question);
  if (!picked) return null;
  return question.options[picked[0] ?? -1] ?? broken("nothing was picked");
}

/** True or false, or null while the player hasn't answered. */
export function askYesNo(game: Game, question: Omit<Question, "options">): boolean | null {
  const answer = takeAnswer(game);
  if (answer)
    return "picked" in answer
      ? answer.picked[0] === 0
      : broken("a yes or no was answered with something else");
  pose(game, "yesNo", { ...question, options: [{ answer: "yes" }, { answer: "no" }] });
  return null;
}

/** All options in the player's order, as positions; null while not answered. One option or none: no question. */
export function askOrder(game: Game, question: Question): number[] | null {
  const answer = takeAnswer(game);
  if (answer) return "picked" in answer ? answer.picked : broken("an order was answered with something else");
  const count = question.options.length;
  if (count < 2) return question.options.map((_, i) => i);
  pose(game, "order", { ...question, min: count, max: count });
  return null;
}

/** An amount for each option, adding up to `total`; `example` is one legal way. Null while not answered. */
export function askAmounts(
  game: Game,
  question: Question & { total: number; example: number[] },
): number[] | null {
  const answer = takeAnswer(game);
  if (answer)
    return "amounts" in answer ? answer.amounts : broken("a distribution was answered with something else");
  const { total, example, ...rest } = question;
  pose(game, "distribute", rest, { total, example });
  return null;
}

/** A step of paying: an Add ability to use, or done, or declined; null while not answered. */
export function askPayment(
  game: Game,
  question: Question,
): Exclude<Answer, { picked: number[] } | { amounts: number[] }> | null {
  const answer = takeAnswer(game);
  if (answer)
    return "pay" in answer || "use" in answer ? answer : broken("a payment was answered with something else");
  pose(game, "pay", question);
  return null;
}
