import type {
  Action,
  ActionOf,
  AnswerValue,
  LegalAction,
  Option,
  Prompt,
  PromptOf,
  Seat,
} from "@rulebound/protocol";

/** A whole number from 0 to `below` - 1. */
export type Next = (below: number) => number;

/**
 * A generator of its own for a player's choices, so that the same seed makes the same ones everywhere: a 32-bit counter
 * with a fixed step, each value of which is mixed by xors, shifts and odd multipliers (murmur3's finalizer). Small
 * numbers come out of the high bits.
 */
export function seededNext(seed: number): Next {
  let counter = seed >>> 0;
  return (below) => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * below);
  };
}

/** What a player knows who has to decide, and where the chance comes from. */
export type Deciding = {
  readonly actions: readonly LegalAction[];
  readonly prompt: Prompt | null;
  readonly player: Seat;
  readonly next: Next;
};

/** How often each kind of first decision is made, beside the other kinds that are there. */
const weights = {
  play: 8,
  move: 5,
  hide: 2,
  activate: 1,
  invite: 2,
  pass: 3,
  endTurn: 2,
  answer: 24,
  cancel: 1,
  concede: 0,
} as const satisfies Record<LegalAction["type"], number>;

/**
 * What a player does who decides by chance, of any engine: one of the legal first decisions, or an answer within the
 * prompt's bounds. Never concedes; passes and ends the turn less often than not while there is something else to do.
 * Throws where the player has nothing to decide.
 *
 * It may be refused where `insteadOf` knows something else.
 */
export function randomAction({ actions, prompt, player, next }: Deciding): Action {
  const own = actions.filter((one) => one.player === player && weights[one.type] > 0);
  const type = randomType([...new Set(own.map((one) => one.type))], next);
  const decision =
    type &&
    among(
      own.filter((one) => one.type === type),
      next,
    );
  if (decision === undefined) throw new Error(`${player} has nothing to decide.`);
  return actionFor(decision, own, prompt, next);
}

/**
 * What the player does instead where the engine refuses an action of `randomAction`: the prompt's own example, where
 * not every choice within the bounds is legal; of a joint move, which may cost more than can be paid, that of the unit
 * that is listed. Null where there is nothing of the kind: then the action was to be accepted.
 */
export function insteadOf(action: Action, prompt: Prompt | null): Action | null {
  if (action.type === "move") {
    const [unit, ...others] = action.units;
    return unit === undefined || others.length === 0 ? null : { ...action, units: [unit] };
  }
  if (action.type !== "answer" || prompt === null || !("example" in prompt)) return null;
  return prompt.example === undefined ? null : { ...action, value: prompt.example };
}

function randomType(types: readonly LegalAction["type"][], next: Next): LegalAction["type"] | undefined {
  let left = next(types.reduce((sum, type) => sum + weights[type], 0));
  return types.find((type) => {
    left -= weights[type];
    return left < 0;
  });
}

function actionFor(
  decision: LegalAction,
  own: readonly LegalAction[],
  prompt: Prompt | null,
  next: Next,
): Action {
  const { player } = decision;
  const autoPay = next(4) > 0;
  switch (decision.type) {
    case "play": {
      const { object: card, destinations = [] } = decision;
      const to = next(2) === 0 ? among(destinations, next) : undefined;
      return {
        player,
        type: "play",
        card,
        ...fromOf(decision),
        ...(to === undefined ? {} : { to }),
        autoPay,
      };
    }
    case "activate":
      return { player, type: "activate", source: decision.object, ability: decision.ability, autoPay };
    case "move": {
      const to = among(decision.destinations, next) ?? "base";
      return { player, type: "move", units: joint(decision.object, to, own, next), to, autoPay };
    }
    case "hide": {
      const at = among(decision.destinations, next) ?? "base";
      return { player, type: "hide", card: decision.object, at, from: decision.from, autoPay };
    }
    case "answer":
      if (prompt === null) throw new Error(`${player} is to answer a prompt that isn't there.`);
      return { player, type: "answer", prompt: prompt.id, value: randomAnswer(prompt, next), autoPay };
    case "pass":
    case "endTurn":
    case "invite":
    case "cancel":
    case "concede":
      return { player, type: decision.type };
  }
}

type Zone = NonNullable<ActionOf<"play">["from"]>;

const zones = ["hand", "champion", "facedown", "trash", "banishment", "deck"] as const satisfies Zone[];

/** The zone to play from, as actions name it. */
function fromOf(decision: Extract<LegalAction, { type: "play" }>): { from?: Zone } {
  const from = zones.find((zone) => zone === decision.from);
  return from === undefined ? {} : { from };
}

/** The unit, and half of the time others that can go to the same place with it (144.3). */
function joint(unit: string, to: string, own: readonly LegalAction[], next: Next): string[] {
  if (next(2) === 0) return [unit];
  const others = own.flatMap((one) =>
    one.type === "move" && one.object !== unit && one.destinations.includes(to) ? [one.object] : [],
  );
  return [unit, ...others.filter(() => next(2) === 0)];
}

/** An answer within the prompt's bounds, by chance. */
export function randomAnswer(prompt: Prompt, next: Next): AnswerValue {
  switch (prompt.kind) {
    case "pick":
    case "mode":
      return pickedValues(prompt, next);
    case "order":
      return shuffled(prompt.options, next).flatMap(listable);
    case "distribute":
      return distribution(prompt, next);
    case "name":
      return among(prompt.options, next)?.value ?? knownName[prompt.what];
    case "yesNo":
      return next(2) === 0;
    case "pay":
      return payment(prompt, next);
  }
}

/** Names that every engine knows, for prompts that list none. */
const knownName = { card: "Fury Rune", tag: "Poro", type: "unit" } as const;

type Single = Extract<AnswerValue, readonly unknown[]>[number];

/** The values of options as they stand in lists. */
function listable({ value }: Option): Single[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  return typeof value === "object" && "effect" in value ? [value] : [];
}

function pickedValues({ options, min, max }: PromptOf<"pick"> | PromptOf<"mode">, next: Next): AnswerValue {
  const count = min + next(Math.min(max, options.length) - min + 1);
  return shuffled(options, next).slice(0, count).flatMap(listable);
}

/** At least what each must get; the rest one by one, or to each in turn what is lethal for it, as far as it goes. */
function distribution({ min, max, bounds }: PromptOf<"distribute">, next: Next): AnswerValue {
  const given = new Map(bounds.map(({ value, min: least }) => [value, least]));
  const least = bounds.reduce((sum, bound) => sum + bound.min, 0);
  let left = Math.max(0, min + next(max - min + 1) - least);
  const give = (value: string, amount: number): void => {
    given.set(value, (given.get(value) ?? 0) + amount);
    left -= amount;
  };
  const room = ({ value, max: most }: Bound): number => most - (given.get(value) ?? 0);
  if (next(2) === 0) {
    for (const bound of shuffled(bounds, next)) {
      const { value, lethal = bound.max } = bound;
      give(value, Math.min(left, room(bound), Math.max(0, lethal - (given.get(value) ?? 0))));
    }
  }
  while (left > 0) {
    const target = among(
      bounds.filter((bound) => room(bound) > 0),
      next,
    );
    if (target === undefined) break;
    give(target.value, 1);
  }
  return Object.fromEntries(given);
}

type Bound = PromptOf<"distribute">["bounds"][number];

/** Mostly pays when the pool covers the cost, mostly fills the pool when it doesn't. */
function payment({ options }: PromptOf<"pay">, next: Next): AnswerValue {
  const pay = options.filter(({ value }) => typeof value === "object" && "pay" in value);
  const use = options.filter(({ type }) => type === "use");
  const preferred = pay.length > 0 ? pay : use;
  const wanted = next(8) > 0 && preferred.length > 0 ? preferred : options;
  return among(wanted, next)?.value ?? { decline: true };
}

function among<T>(things: readonly T[], next: Next): T | undefined {
  return things[next(things.length)];
}

/** The things in an order by chance: each in turn is drawn from those that are left. */
function shuffled<T>(things: readonly T[], next: Next): T[] {
  const left = things.slice();
  return things.flatMap(() => left.splice(next(left.length), 1));
}
