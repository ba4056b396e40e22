import {
  characteristicsOf,
  type Game,
  type GameObject,
  isBattlefield,
  itemOf,
  type Option as KernelOption,
  type Prompt as KernelPrompt,
  type Location,
  type ObjectId,
  objectOf,
  slotOf,
} from "@rulebound/core";
import type { Option, OptionOf } from "@rulebound/protocol";
import { abilityNameAt } from "./abilities.ts";
import { eventTypeOf } from "./event-words.ts";
import { itemName, locationName, nameOf, zoneName } from "./names.ts";
import { sees } from "./visible.ts";

type EffectOption = Extract<KernelOption, { effect: string }>;

/** The options of a prompt as the contract has them, in the prompt's order: the answer's values lead back to positions. */
export function optionsOf(game: Game, prompt: KernelPrompt): Option[] {
  return prompt.options.map((option, position) => optionOf(game, prompt, option, position));
}

function optionOf(game: Game, prompt: KernelPrompt, option: KernelOption, position: number): Option {
  if ("object" in option && !("effect" in option))
    return objectOption(game, prompt, objectOf(game, option.object));
  if ("item" in option) return chainItemOption(game, option.item);
  if ("player" in option) return { type: "player", value: option.player };
  if ("location" in option) return locationOption(game, option.location);
  if ("answer" in option) return yesNoOption(option.answer === "yes");
  if ("word" in option) return wordOption(prompt, option.word, position);
  return effectOption(game, prompt, option, position);
}

/** An object on the board, or a card in another zone; one whose face the player doesn't see is called by its place. */
function objectOption(game: Game, prompt: KernelPrompt, object: GameObject): Option {
  const zone = zoneName(game, object);
  const place = zone === null ? {} : { zone };
  if (!sees(game, prompt.player, object)) return unseenOption(game, prompt, object);
  if (object.zone === "chain") return chainObjectOption(object);
  if (object.zone !== "board" && object.zone !== "legend") {
    return { type: "card", value: object.key, card: nameOf(object), ...place };
  }
  return {
    type: "object",
    value: object.key,
    card: nameOf(object),
    controller: object.controller,
    ...(zone === null ? {} : { location: zone }),
  };
}

/** What a player can't see is chosen by its zone and, of several there, its number among the options. */
function unseenOption(game: Game, prompt: KernelPrompt, object: GameObject): OptionOf<"choice"> {
  const zone = zoneName(game, object) ?? "nowhere";
  return {
    type: "choice",
    value: unseenName(game, prompt, object),
    text: `A hidden card in ${zone}.`,
  };
}

function unseenName(game: Game, prompt: KernelPrompt, object: GameObject): string {
  const zone = zoneName(game, object) ?? "nowhere";
  const unseen = prompt.options.flatMap((option) => {
    if (!("object" in option) || option.object === null) return [];
    const other = objectOf(game, option.object);
    return zoneName(game, other) === zone && !sees(game, prompt.player, other) ? [other.id] : [];
  });
  return numbered(zone, [...new Set(unseen)].indexOf(object.id));
}

function chainObjectOption(object: GameObject): OptionOf<"chainItem"> {
  return { type: "chainItem", value: object.key, card: nameOf(object), controller: object.controller };
}

function chainItemOption(game: Game, id: number): OptionOf<"chainItem"> {
  const item = itemOf(game, id);
  const source = item && objectOf(game, item.source.id);
  return {
    type: "chainItem",
    value: itemName(game, id),
    ...(source ? { card: nameOf(source) } : {}),
    controller: item?.controller ?? game.state.turn.player,
  };
}

function locationOption(game: Game, location: Location): OptionOf<"location"> {
  if (!isBattlefield(location)) return { type: "location", value: locationName(game, location) };
  const object = objectOf(game, slotOf(game, location).battlefield);
  return { type: "location", value: locationName(game, location), card: nameOf(object) };
}

function yesNoOption(yes: boolean): OptionOf<"answer"> {
  return { type: "answer", value: yes, text: yes ? "Yes." : "No." };
}

const whole = /^\d{1,3}$/;

/** A mode is known by its number, an amount by itself, anything else by a word. */
function wordOption(prompt: KernelPrompt, word: string, position: number): Option {
  if (prompt.for === "play.mode" || prompt.for === "effect.mode") {
    const value = whole.test(word) ? Number(word) : position + 1;
    return { type: "mode", value, text: whole.test(word) ? `Mode ${word}.` : word };
  }
  if (prompt.for === "name") return { type: "name", value: word };
  if (whole.test(word)) return { type: "amount", value: Number(word) };
  return { type: "choice", value: word, text: word };
}

function effectOption(game: Game, prompt: KernelPrompt, option: EffectOption, position: number): Option {
  const card = nameOf(objectOf(game, option.source));
  if (prompt.kind === "pay") return useOption(game, option);
  if (option.event === "trigger")
    return { type: "trigger", value: triggerValue(game, prompt, option, position), card };
  const effect = effectValue(game, prompt, option);
  const type = eventTypeOf(option.event);
  if (option.object === null) return { type: "replacement", value: { effect, event: type }, card };
  const happensTo = objectOf(game, option.object);
  const seen = sees(game, prompt.player, happensTo);
  const [key, name] = seen
    ? [happensTo.key, nameOf(happensTo)]
    : [unseenName(game, prompt, happensTo), "a hidden card"];
  return {
    type: "replacement",
    value: { effect, event: `${type}:${key}` },
    card,
    text: `${card}, for what happens to ${name}.`,
  };
}

/** "poro", and "poro#2" for the second of its kind. */
const numbered = (key: string, at: number): string => (at > 0 ? `${key}#${at + 1}` : key);

/**
 * What the source of an effect is called: where the player doesn't see which card it is now, by its name alone. Effects
 * that last or wait outlive what is known of their source (390).
 */
function sourceName(game: Game, { player }: KernelPrompt, source: ObjectId): string {
  const object = objectOf(game, source);
  return sees(game, player, object) ? object.key : nameOf(object);
}

/** The effects of what goes by one name are numbered, each once, in the order of its text. */
function effectValue(game: Game, prompt: KernelPrompt, { source, effect }: EffectOption): string {
  const name = sourceName(game, prompt, source);
  const effects = prompt.options.flatMap((one) =>
    "effect" in one && sourceName(game, prompt, one.source) === name ? one.effect : [],
  );
  return numbered(name, [...new Set(effects)].indexOf(effect));
}

function triggerValue(game: Game, prompt: KernelPrompt, { source }: EffectOption, position: number): string {
  const name = sourceName(game, prompt, source);
  const before = prompt.options
    .slice(0, position)
    .filter((one) => "effect" in one && sourceName(game, prompt, one.source) === name);
  return numbered(name, before.length);
}

/** An ability with Add, for paying. */
function useOption(game: Game, { source, effect }: EffectOption): OptionOf<"use"> {
  const ability = abilityNameAt(game, source, Number(effect)) ?? Number(effect) + 1;
  return {
    type: "use",
    value: { use: { source: objectOf(game, source).key, ability } },
    card: characteristicsOf(game, source).name,
  };
}
