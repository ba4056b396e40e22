import { type Game, type Option as KernelOption, objectOf, type Prompt, refuse } from "@rulebound/core";
import { type AnswerValue, type Option, type Seat, seats } from "@rulebound/protocol";
import { seenBy } from "./visible.ts";

type Single = Exclude<AnswerValue, boolean | readonly unknown[]>;

/** Refuses an answer of the wrong shape, or one that names what isn't there. */
export const malformed = (pointer: string, message: string): never =>
  refuse("malformed", null, message, pointer);

/** Refuses an answer that the prompt doesn't allow, by its rule. */
export const notAllowed = (prompt: Prompt, message: string, pointer = "/value"): never =>
  refuse("illegal", prompt.rule, message, pointer);

/** The option that a value stands for. */
export function optionMeant(
  game: Game,
  prompt: Prompt,
  options: readonly Option[],
  value: AnswerValue,
  pointer: string,
  taken: readonly number[] = [],
): number {
  if (!isSingle(value)) return malformed(pointer, "A value of one of the options is expected here.");
  const exact = options.findIndex((option) => same(option, value));
  if (exact >= 0) return exact;
  const fitting = options.flatMap((option, i) => (fits(game, prompt, option, i, value) ? [i] : []));
  const [first, second] = fitting;
  if (second !== undefined) {
    if (areInHand(options, fitting))
      return fitting.find((position) => !taken.includes(position)) ?? first ?? -1;
    return malformed(pointer, `${shown(value)} fits ${fitting.length} options; use the value of one.`);
  }
  if (first !== undefined) return first;
  if (!isKnown(game, prompt, value)) return malformed(pointer, `There is no ${shown(value)} to choose.`);
  return notAllowed(prompt, `${shown(value)} can't be chosen here.`, pointer);
}

/** Copies of one card in a hand are as good as each other. */
function areInHand(options: readonly Option[], positions: readonly number[]): boolean {
  const zones = positions.map((position) => {
    const option = options[position];
    return option?.type === "card" ? option.zone : undefined;
  });
  return zones.every((zone) => zone !== undefined && zone === zones[0] && zone.endsWith(".hand"));
}

function isSingle(value: AnswerValue): value is Single {
  return typeof value === "string" || typeof value === "number" || isReplacement(value);
}

function isReplacement(value: AnswerValue): value is { effect: string; event: string } {
  return (
    typeof value === "object" &&
    !Array.isArray(value) &&
    "effect" in value &&
    "event" in value &&
    typeof value.effect === "string" &&
    typeof value.event === "string"
  );
}

const shown = (value: Single): string =>
  isReplacement(value) ? `"${value.effect}" for "${value.event}"` : JSON.stringify(value);

/** Whether it is the very value of an option. */
function same({ value: own }: Option, value: Single): boolean {
  if (own === value) return true;
  return (
    isReplacement(value) &&
    typeof own === "object" &&
    "effect" in own &&
    own.effect === value.effect &&
    own.event === value.event
  );
}

/** Whether a value stands for an option by its card's name, its place as the player sees it, or part of an event. */
function fits(game: Game, prompt: Prompt, option: Option, position: number, value: Single): boolean {
  switch (option.type) {
    case "object":
    case "card":
    case "chainItem":
    case "trigger":
      return option.card === value;
    case "location":
      return option.card === value || (value === "base" && option.value === `${prompt.player}.base`);
    case "choice":
      return keyBehind(game, prompt.options[position]) === value;
    case "replacement":
      return isReplacement(value) && fitsReplacement(game, prompt, option, position, value);
    case "player":
    case "mode":
    case "use":
    case "payment":
    case "answer":
    case "amount":
    case "name":
      return false;
  }
}

/** The id of a card that the player doesn't see: whoever knows it may use it. */
function keyBehind(game: Game, option: KernelOption | undefined): string | null {
  return option && "object" in option && option.object !== null ? objectOf(game, option.object).key : null;
}

type ReplacementOption = Extract<Option, { type: "replacement" }>;

function fitsReplacement(
  game: Game,
  prompt: Prompt,
  { value: own, card }: ReplacementOption,
  position: number,
  value: { effect: string; event: string },
): boolean {
  const happensTo = prompt.options[position];
  const object =
    happensTo && "object" in happensTo && happensTo.object !== null ? objectOf(game, happensTo.object) : null;
  const [type] = own.event.split(":");
  const events = [own.event, ...(object ? [object.key, object.card, `${type}:${object.card}`] : [])];
  const number = own.effect.includes("#") ? own.effect.slice(own.effect.lastIndexOf("#")) : "";
  return (own.effect === value.effect || `${card}${number}` === value.effect) && events.includes(value.event);
}

/** Whether a value names anything at all that the player could mean. */
export function isKnown(game: Game, prompt: Prompt, value: Single): boolean {
  // A name that isn't offered is one that can't be named (762, 763).
  if (typeof value !== "string" || prompt.for === "name") return true;
  if (seats.some((seat: Seat) => seat === value)) return true;
  if (value === "base" || seats.some((seat) => `${seat}.base` === value)) return true;
  return seenBy(game, prompt.player).some((id) => isCalled(game, id, value));
}

/** Whether an object goes by that id or card name. */
export function isCalled(game: Game, id: number, name: string): boolean {
  const { key, card, copyOf } = objectOf(game, id);
  return key === name || card === name || copyOf === name;
}
