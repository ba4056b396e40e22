import { refuse } from "./refusal.ts";

/** Chance that a scenario or caller has laid down, used in order by kind and player. */
export type ScriptedChance = { shuffle: string; order: string[] } | { pick: string; for: string };

/** The generator's state is part of the game's: same state, same action, same outcome. */
export interface RandomSource {
  seed: number;
  script: ScriptedChance[];
  /** a script was given: whatever is random has to be in it */
  scripted: boolean;
}

/** A whole number from 0 to `below` - 1; advances the generator (mulberry32). */
export function nextInt(random: RandomSource, below: number): number {
  random.seed = (random.seed + 0x6d2b79f5) >>> 0;
  let t = random.seed;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
}

/**
 * One of the given things at random, or the one scripted for that purpose ("firstPlayer", "P1.battlefield"). A script
 * that names none of them is refused.
 */
export function pickedAtRandom<T>(
  random: RandomSource,
  purpose: string,
  things: T[],
  nameOf: (thing: T) => string,
): T {
  const at = random.script.findIndex((entry) => "pick" in entry && entry.for === purpose);
  const entry = random.script[at];
  const chosen =
    entry && "pick" in entry
      ? things.find((thing) => nameOf(thing) === entry.pick)
      : things[nextInt(random, things.length)];
  if (at >= 0) random.script.splice(at, 1);
  if (chosen !== undefined) return chosen;
  const name = entry && "pick" in entry ? entry.pick : "nothing";
  return refuse(
    "scriptedChance",
    null,
    `The scripted ${purpose} "${name}" isn't among what can be picked.`,
    "/random",
  );
}

/**
 * The given things in random order, or in the order scripted for `pile` (as "P1.deck").
 * `keyOf` names a thing as scripts do; a script that doesn't name exactly these things is refused.
 */
export function shuffled<T>(
  random: RandomSource,
  pile: string,
  things: T[],
  keyOf: (thing: T) => string[],
): T[] {
  const at = random.script.findIndex((entry) => "shuffle" in entry && entry.shuffle === pile);
  const entry = random.script[at];
  if (entry && "shuffle" in entry) {
    random.script.splice(at, 1);
    return inScriptedOrder(pile, things, entry.order, keyOf);
  }
  const result = things.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = nextInt(random, i + 1);
    const [a, b] = [result[i], result[j]];
    if (a !== undefined && b !== undefined) {
      result[i] = b;
      result[j] = a;
    }
  }
  return result;
}

function inScriptedOrder<T>(pile: string, things: T[], order: string[], keyOf: (thing: T) => string[]): T[] {
  const left = things.slice();
  const result = order.map((name) => {
    const at = left.findIndex((thing) => keyOf(thing).includes(name));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found === undefined) {
      return refuse(
        "scriptedChance",
        null,
        `The scripted shuffle of ${pile} names "${name}", which isn't among the cards shuffled.`,
        "/random",
      );
    }
    return found;
  });
  if (left.length > 0) {
    refuse(
      "scriptedChance",
      null,
      `The scripted shuffle of ${pile} leaves out ${left.length} of its cards.`,
      "/random",
    );
  }
  return result;
}
