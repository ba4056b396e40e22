import {
  broken,
  type Game,
  type Prompt as KernelPrompt,
  objectOf,
  type PayFrame,
  type PowerOwed,
  playerOf,
} from "@rulebound/core";
import { lacking } from "@rulebound/effects";
import { domains } from "@rulebound/language";
import {
  type Option,
  type Prompt,
  type PromptName,
  type PromptNameOf,
  type PromptOf,
  promptTable,
} from "@rulebound/protocol";
import { nameOf } from "./names.ts";
import { optionsOf } from "./options.ts";
import { promptTexts } from "./prompt-texts.ts";
import { sees } from "./visible.ts";

/** The decision that is asked now as the contract has it, or null. */
export function promptOf(game: Game): Prompt | null {
  const { prompt } = game.state;
  return prompt === null ? null : promptIn(game, prompt);
}

/** What all kinds of prompt have. */
type Asked = Pick<Prompt, "id" | "player" | "rule" | "text" | "source" | "execution">;

function promptIn(game: Game, prompt: KernelPrompt): Prompt {
  const name = promptNameOf(prompt);
  const asked = askedBy(game, prompt, name);
  if (isOfKind(name, "distribute")) return distributePrompt(game, prompt, asked, name);
  if (isOfKind(name, "pay")) return payPrompt(game, prompt, asked, name);
  const options = optionsOf(game, prompt);
  const bounds = { options, min: prompt.min, max: prompt.max };
  if (isOfKind(name, "pick"))
    return { ...asked, kind: "pick", for: name, ...bounds, ...exampleIn(prompt, options) };
  if (isOfKind(name, "order")) return { ...asked, kind: "order", for: name, ...bounds };
  if (isOfKind(name, "mode")) return { ...asked, kind: "mode", for: name, ...bounds };
  if (isOfKind(name, "yesNo")) return { ...asked, kind: "yesNo", for: name, ...bounds };
  if (isOfKind(name, "name"))
    return { ...asked, kind: "name", for: name, what: prompt.what ?? "card", ...bounds };
  return broken(`the decision ${prompt.for} is of no kind`);
}

/** One legal answer, where not every one within the bounds is. */
function exampleIn({ example }: KernelPrompt, options: Option[]): Pick<PromptOf<"pick">, "example"> {
  const values = example?.flatMap((at) => options[at]?.value ?? []);
  return values ? { example: values as NonNullable<PromptOf<"pick">["example"]> } : {};
}

/** The decision's name, which has to be in the published table. */
export function promptNameOf(prompt: KernelPrompt): PromptName {
  const row = promptTable.find((one) => one.for === prompt.for);
  return row?.for ?? broken(`a prompt asks for "${prompt.for}", which the table of decisions doesn't have`);
}

/** The kind of prompt that a decision is asked as. */
export function kindOf(name: PromptName): Prompt["kind"] {
  return promptTable.find((row) => row.for === name)?.kind ?? broken(`the decision ${name} is of no kind`);
}

function isOfKind<Kind extends Prompt["kind"]>(name: PromptName, kind: Kind): name is PromptNameOf<Kind> {
  return kindOf(name) === kind;
}

function askedBy(game: Game, prompt: KernelPrompt, name: PromptName): Asked {
  const source = prompt.source === null ? null : objectOf(game, prompt.source);
  const known = source !== null && sees(game, prompt.player, source) ? source : null;
  const execution = executionOf(game);
  return {
    id: String(prompt.id),
    player: prompt.player,
    rule: prompt.rule,
    text: promptTexts[name].replace("{card}", known === null ? "this" : nameOf(known)),
    ...(known === null ? {} : { source: known.key }),
    ...(execution > 1 ? { execution } : {}),
  };
}

/** Which execution of a text is being chosen for or carried out, the first being 1 (820.2). */
function executionOf({ state }: Game): number {
  const top = state.frames.at(-1);
  if (top?.kind === "newChoices") return (top.due[0]?.execution ?? 0) + 1;
  return top?.kind === "play" || top?.kind === "text" ? top.execution + 1 : 1;
}

function distributePrompt(
  game: Game,
  prompt: KernelPrompt,
  asked: Asked,
  name: PromptNameOf<"distribute">,
): PromptOf<"distribute"> {
  const { total = 0, example = [] } = prompt;
  const keys = optionsOf(game, prompt).map(keyOf);
  return {
    ...asked,
    kind: "distribute",
    for: name,
    min: total,
    max: total,
    bounds: prompt.options.flatMap((option, i) => {
      if (!("object" in option) || option.object === null) return [];
      const { min, max } = amountBounds(prompt);
      return [{ value: keys[i] ?? "", card: nameOf(objectOf(game, option.object)), min, max }];
    }),
    example: Object.fromEntries(keys.map((key, i) => [key, example[i] ?? 0])),
  };
}

/** What each object can get at all: of a split amount at least 1 (355.14.e). */
export function amountBounds({ for: name, total = 0, options }: KernelPrompt): { min: number; max: number } {
  const min = name === "effect.split" ? 1 : 0;
  return { min, max: Math.max(min, total - min * (options.length - 1)) };
}

/** The option's value where that is a text: what stands as a key in a distribution. */
export const keyOf = ({ value }: Option): string => (typeof value === "string" ? value : "");

function payPrompt(
  game: Game,
  prompt: KernelPrompt,
  asked: Asked,
  name: PromptNameOf<"pay">,
): PromptOf<"pay"> {
  const { owed, player } = payFrameOf(game);
  const missing = lacking(playerOf(game, player).pool, owed);
  return {
    ...asked,
    kind: "pay",
    for: name,
    cost: resourcesOf(owed),
    lacking: resourcesOf(missing),
    options: [...optionsOf(game, prompt), ...paymentOptions(isCovered(game))],
    min: 1,
    max: 1,
  };
}

/** The payment that is being made. */
function payFrameOf({ state }: Game): PayFrame {
  const frame = state.frames.findLast((one) => one.kind === "pay");
  return frame ?? broken("a payment is asked for, but none is being made");
}

/** Whether the pool covers what is owed. */
export function isCovered(game: Game): boolean {
  const { owed, player } = payFrameOf(game);
  const missing = lacking(playerOf(game, player).pool, owed);
  return missing.energy === 0 && missing.power.length === 0;
}

function paymentOptions(covered: boolean): Option[] {
  const decline: Option = { type: "payment", value: { decline: true }, text: "Don't pay." };
  if (!covered) return [decline];
  return [{ type: "payment", value: { pay: true }, text: "Pay from the pool." }, decline];
}

/** Resources as the contract has them; a symbol that Power of several domains can pay stands under `any`. */
function resourcesOf({ energy, power }: { energy: number; power: PowerOwed[] }): PromptOf<"pay">["cost"] {
  const amounts: NonNullable<PromptOf<"pay">["cost"]["power"]> = {};
  for (const symbol of power) {
    const only = symbol.length === 1 ? domains.find((domain) => domain === symbol[0]) : undefined;
    const kind = only ?? "any";
    amounts[kind] = (amounts[kind] ?? 0) + 1;
  }
  return { energy, power: amounts };
}
