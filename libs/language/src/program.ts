import type {
  Ability,
  CardDefinition,
  EventPattern,
  PassiveAbility,
  PastPattern,
  TriggeredAbility,
  TriggeredBody,
} from "./abilities.ts";
import type {
  Choose,
  ChoosePlace,
  ChoosePlayer,
  Cost,
  EquipCost,
  GameAction,
  Instruction,
  What,
} from "./instructions.ts";
import { type LayeredTrait, traitsRead } from "./reading.ts";

import type { Condition, Filter, Nameable, PlayerRef, Ref, Value } from "./select.ts";
import type { Duration } from "./words.ts";

/** One step of a flattened text. `to` and `end` are positions in the same program. */
export type Op =
  | { op: "act"; action: GameAction }
  | { op: "choose"; choose: Choose }
  /** the instruction to choose that comes next may be ignored (128.6.a) */
  | { op: "mayIgnore"; choose: Choose; to: number }
  | { op: "choosePlace"; choose: ChoosePlace }
  | { op: "choosePlayer"; choose: ChoosePlayer }
  /** goes on at the start of the mode picked (355.3) */
  | { op: "modes"; as: Ref; starts: number[]; reachedBy?: PlayerRef }
  | { op: "unless"; if: Condition; to: number }
  | { op: "jump"; to: number }
  | { op: "may"; who: PlayerRef; to: number }
  | { op: "pay"; cost: Cost | EquipCost; who: PlayerRef; times?: "any"; as?: Ref; to: number }
  | { op: "eachPlayer"; from: "you" | "next" | "turnPlayer"; others?: true; as: Ref; end: number }
  | { op: "nextPlayer"; loop: number }
  | { op: "doThis"; ability: number; times?: Value }
  | { op: "giveAbility"; what: What; ability: number; until: Duration }
  | { op: "eachObject"; of: Filter; as: Ref; end: number }
  | { op: "nextObject"; loop: number }
  | { op: "delay"; ability: number; until: Duration; whileStays?: Ref };

/** Picking one of so many modes. */
export interface ChooseMode {
  do: "chooseMode";
  as: Ref;
  count: number;
  unlike?: "others" | "thisTurn";
}

/** Naming something as the card is played (355.1). */
export interface ChooseName {
  do: "chooseName";
  as: Ref;
  one: Nameable;
}

/** What is split among the targets of a choice, which are no more than it has points (355.14.c). */
export type Split = Pick<Extract<GameAction, { split: true }>, "amount" | "bonus" | "by">;

/** What is picked while an ability is finalized, in the text's order (355). */
export type FinalChoice = (
  | (Choose & { splits?: Split })
  | ChoosePlace
  | ChoosePlayer
  | ChooseMode
  | ChooseName
) & {
  /** only where that mode was picked, counted from 1 */
  inMode?: { as: Ref; is: number };
  /** only where all of this is so while the choices are made: text that is inactive asks for nothing (727.1.b) */
  provided?: Condition[];
};

export interface CompiledAbility {
  ability: Ability;
  /** "nested": made by another text of the card (reflexive and delayed abilities) */
  text: "rules" | "effect" | "nested";
  ops: Op[];
  choices: FinalChoice[];
  /** it Adds resources, so it resolves as soon as it is finalized (429.2) */
  adds: boolean;
  /** the numbers of abilities that it gives to objects while it is in force */
  gives: number[];
  /** what of objects has to be known to tell what it changes; empty but for passives (478.1) */
  reads: readonly LayeredTrait[];
}

/** A definition made ready to run: abilities can be named by number, and nothing has to be copied into a state. */
export interface CompiledCard {
  definition: CardDefinition;
  abilities: CompiledAbility[];
  /** what its Rules Text states, in the text's order */
  passives: PassiveAbility[];
  /** what is named as it is played (355.1) */
  names: ChooseName[];
  /** its text says how it enters, so that it is in force before it has entered (369.3) */
  entering: boolean;
  /** its replacement effects that are active in a deck, by number */
  inDeck: number[];
  /** its abilities that trigger in the trash, by number */
  inTrash: number[];
  /** a text of it waits for units to become Mighty (709) */
  watchesMight: boolean;
  /** all that its text and keywords do is to Add resources when they are used, as with basic runes */
  onlyAdds: boolean;
  /** how the keys of its objects begin: the card's name in lower case */
  keyStem: string;
  /** events of the turn that its text asks about afterwards */
  asks: PastPattern["event"][];
}

/** Flattens every text of a card. Takes a definition, gives its compiled form; refuses nothing. */
export function compileCard(definition: CardDefinition): CompiledCard {
  const abilities: CompiledAbility[] = [];
  const slots: { ability: Ability; text: CompiledAbility["text"] }[] = [
    ...definition.abilities.map((ability) => ({ ability, text: "rules" as const })),
    ...(definition.effect ?? []).map((ability) => ({ ability, text: "effect" as const })),
  ];
  const nest = (ability: Ability): number => slots.push({ ability, text: "nested" }) - 1;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i];
    if (slot) abilities.push(compileAbility(slot.ability, slot.text, nest));
  }
  const passives = abilities.flatMap(({ ability, text }) =>
    text === "rules" && ability.kind === "passive" ? [ability] : [],
  );
  const entering = abilities.some(({ ability, text }) => text === "rules" && isAboutEntering(ability));
  const inTrash = abilities.flatMap(({ ability }, number) =>
    ability.kind === "triggered" && ability.worksIn === "trash" ? [number] : [],
  );
  const inDeck = abilities.flatMap(({ ability }, number) =>
    ability.kind === "replacement" && ability.worksIn === "deck" ? [number] : [],
  );
  const keyStem = definition.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const watchesMight = abilities.some(({ ability }) => waitsFor(ability, "becomeMighty"));
  const onlyAdds = definition.keywords.length === 0 && abilities.every(isPlainAdder);
  return {
    definition,
    abilities,
    passives,
    names: passives.flatMap(({ fact }): ChooseName[] =>
      fact.fact === "nameAsPlayed" ? [{ do: "chooseName", as: fact.as, one: fact.one }] : [],
    ),
    entering,
    inDeck,
    inTrash,
    watchesMight,
    onlyAdds,
    keyStem,
    asks: asksIn(definition),
  };
}

const isPlainAdder = ({ ability, text, adds }: CompiledAbility): boolean =>
  ability.kind === "activated" && text === "rules" && adds && ability.while === undefined;

const waitsFor = (ability: Ability, wanted: EventPattern["event"]): boolean =>
  ability.kind === "triggered" && patternsOf(ability.when).some(({ event }) => event === wanted);

/** The events that a triggered ability waits for, each of which sets it off. */
export function patternsOf(when: EventPattern | { anyOf: EventPattern[] }): EventPattern[] {
  return "anyOf" in when ? when.anyOf : [when];
}

/** The events that an ability waits for: those that set it off, or the one that it replaces. */
export function eventsOf(ability: Ability): EventPattern[] {
  if (ability.kind === "replacement") return [ability.of];
  return ability.kind === "triggered" ? patternsOf(ability.when) : [];
}

/** Looks for such questions wherever in a definition they stand. */
function asksIn(part: unknown): PastPattern["event"][] {
  if (Array.isArray(part)) return part.flatMap(asksIn);
  if (typeof part !== "object" || part === null) return [];
  const { happened, nthEachTurn, when } = part as Partial<TriggeredAbility> & { happened?: PastPattern };
  const asked = happened ? [happened.event] : [];
  const nth = nthEachTurn && when ? patternsOf(when) : [];
  return [...asked, ...nth.map(({ event }) => event), ...Object.values(part).flatMap(asksIn)];
}

/** Whether an ability says how the object itself enters (369.3). */
export const isAboutEntering = (ability: Ability): boolean =>
  ability.kind === "replacement" && ability.of.event === "enter" && ability.of.object === "me";

function compileAbility(
  ability: Ability,
  text: CompiledAbility["text"],
  nest: (ability: Ability) => number,
): CompiledAbility {
  const ops: Op[] = [];
  const instructions = instructionsOf(ability);
  emit(instructions, ops, nest);
  const choices = choicesIn(instructions).map((choice) => withSplit(choice, ops));
  const adds = ability.kind !== "spell" && ops.some((op) => op.op === "act" && op.action.do === "add");
  const gives =
    ability.kind === "passive" && ability.fact.fact === "abilities" ? ability.fact.abilities.map(nest) : [];
  const reads = ability.kind === "passive" ? traitsRead(ability) : [];
  return { ability, text, ops, choices, adds, gives, reads };
}

/** A choice of targets with what its text splits among them. */
function withSplit(choice: FinalChoice, ops: Op[]): FinalChoice {
  if (choice.do !== "choose") return choice;
  for (const op of ops) {
    if (op.op !== "act" || op.action.do !== "deal" || !("split" in op.action)) continue;
    const { do: _, split, to, ...splits } = op.action;
    if (to === choice.as) return { ...choice, splits };
  }
  return choice;
}

/** Choices made while finalizing, in the text's order, wherever in the text they stand. */
function choicesIn(text: Instruction[]): FinalChoice[] {
  return text.flatMap((instruction): FinalChoice[] => {
    switch (instruction.do) {
      case "choosePlace":
      case "choosePlayer":
        return [instruction];
      case "choose":
        return instruction.target ? [instruction] : [];
      case "modes": {
        const { as, options, reached, unlike } = instruction;
        if (reached) return options.flatMap(choicesIn);
        const ofModes = options.flatMap((option, at) =>
          choicesIn(option).map((choice): FinalChoice => ({ ...choice, inMode: { as, is: at + 1 } })),
        );
        const mode = { do: "chooseMode" as const, as, count: options.length };
        return [unlike ? { ...mode, unlike } : mode, ...ofModes];
      }
      case "if": {
        const { if: condition, text: then, else: otherwise = [] } = instruction;
        if (!isSettled(condition)) return [...choicesIn(then), ...choicesIn(otherwise)];
        return [
          ...choicesIn(then).map((choice) => under(choice, condition)),
          ...choicesIn(otherwise).map((choice) => under(choice, { not: condition })),
        ];
      }
      case "may":
      case "eachPlayer":
      case "eachObject":
        return choicesIn(instruction.text);
      case "pay":
        return [...choicesIn(instruction.text), ...choicesIn(instruction.else ?? [])];
      default:
        return [];
    }
  });
}

/**
 * Whether a condition can be judged while choices are made: that of a Dependent Keyword, whose text is inactive until it
 * is met (727.1.b), or whether a cost was chosen to be paid (355.1.a). Whatever else a text asks, it asks when it is
 * reached, so that its targets are chosen all the same (355.10).
 */
function isSettled(condition: Condition): boolean {
  if ("not" in condition) return isSettled(condition.not);
  if ("all" in condition) return condition.all.every(isSettled);
  return "paid" in condition || "xpAtLeast" in condition || "legion" in condition;
}

const under = (choice: FinalChoice, condition: Condition): FinalChoice => ({
  ...choice,
  provided: [condition, ...(choice.provided ?? [])],
});

function instructionsOf(ability: Ability): Instruction[] {
  switch (ability.kind) {
    case "spell":
    case "activated":
    case "triggered":
      return ability.text;
    case "replacement":
      if ("instead" in ability.with) return ability.with.instead;
      return "also" in ability.with ? ability.with.also : [];
    case "passive":
      return [];
  }
}

/** Whether an instruction would force a player to choose a type or quality of cards in a hand, which are private (128.6). */
function asksForQuality({ from, target, min = 1 }: Choose): boolean {
  if (target === true || min < 1 || "among" in from || from.zone !== "hand") return false;
  const { zone: _zone, ownedBy: _ownedBy, is, ...qualities } = from;
  return (is !== undefined && is !== "card") || Object.keys(qualities).length > 0;
}

function emit(text: Instruction[], ops: Op[], nest: (ability: Ability) => number): void {
  for (const instruction of text) emitOne(instruction, ops, nest);
}

function emitOne(instruction: Instruction, ops: Op[], nest: (ability: Ability) => number): void {
  switch (instruction.do) {
    case "choose":
      if (asksForQuality(instruction)) ops.push({ op: "mayIgnore", choose: instruction, to: ops.length + 2 });
      ops.push({ op: "choose", choose: instruction });
      return;
    case "choosePlace":
      ops.push({ op: "choosePlace", choose: instruction });
      return;
    case "choosePlayer":
      ops.push({ op: "choosePlayer", choose: instruction });
      return;
    case "modes": {
      const reachedBy = instruction.reached && (instruction.who ?? "you");
      const modes = {
        op: "modes" as const,
        as: instruction.as,
        starts: [] as number[],
        ...(reachedBy ? { reachedBy } : {}),
      };
      ops.push(modes);
      const ends = instruction.options.map((option) => {
        modes.starts.push(ops.length);
        emit(option, ops, nest);
        const end = { op: "jump" as const, to: 0 };
        ops.push(end);
        return end;
      });
      for (const end of ends) end.to = ops.length;
      return;
    }
    case "if": {
      const test = { op: "unless" as const, if: instruction.if, to: 0 };
      ops.push(test);
      emit(instruction.text, ops, nest);
      if (instruction.else) {
        const skip = { op: "jump" as const, to: 0 };
        ops.push(skip);
        test.to = ops.length;
        emit(instruction.else, ops, nest);
        skip.to = ops.length;
      } else {
        test.to = ops.length;
      }
      return;
    }
    case "may": {
      const may = { op: "may" as const, who: instruction.who ?? "you", to: 0 };
      ops.push(may);
      emit(instruction.text, ops, nest);
      may.to = ops.length;
      return;
    }
    case "pay": {
      const { cost, who = "you", times, as } = instruction;
      const often = { ...(times === undefined ? {} : { times }), ...(as === undefined ? {} : { as }) };
      const pay = { op: "pay" as const, cost, who, ...often, to: 0 };
      ops.push(pay);
      emit(instruction.text, ops, nest);
      const skip = { op: "jump" as const, to: 0 };
      if (instruction.else) ops.push(skip);
      pay.to = ops.length;
      emit(instruction.else ?? [], ops, nest);
      skip.to = ops.length;
      return;
    }
    case "eachPlayer": {
      const loop = ops.length;
      const { from, as, others } = instruction;
      const each = { op: "eachPlayer" as const, from, as, end: 0, ...(others ? { others } : {}) };
      ops.push(each);
      emit(instruction.text, ops, nest);
      ops.push({ op: "nextPlayer", loop });
      each.end = ops.length;
      return;
    }
    case "eachObject": {
      const loop = ops.length;
      const each = { op: "eachObject" as const, of: instruction.of, as: instruction.as, end: 0 };
      ops.push(each);
      emit(instruction.text, ops, nest);
      ops.push({ op: "nextObject", loop });
      each.end = ops.length;
      return;
    }
    case "doThis": {
      const ability = nest(reflexive(instruction.ability));
      ops.push(
        instruction.times === undefined
          ? { op: "doThis", ability }
          : { op: "doThis", ability, times: instruction.times },
      );
      return;
    }
    case "giveAbility": {
      const { what, ability, until } = instruction;
      ops.push({ op: "giveAbility", what, ability: nest(ability), until });
      return;
    }
    case "delay":
      ops.push({
        op: "delay",
        ability: nest(instruction.ability),
        until: instruction.until,
        ...(instruction.whileStays === undefined ? {} : { whileStays: instruction.whileStays }),
      });
      return;
    default:
      ops.push({ op: "act", action: instruction });
  }
}

/** A reflexive trigger has no event of its own to wait for: reaching it is its condition (387.2). */
function reflexive(body: TriggeredBody): Ability {
  return { kind: "triggered", when: { anyOf: [] }, ...body };
}
