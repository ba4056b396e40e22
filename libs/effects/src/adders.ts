import {
  type Adder,
  characteristicsOf,
  derivedOf,
  type Game,
  type LiveAbility,
  type ObjectId,
  type Owed,
  objectOf,
  playerOf,
  type Seat,
} from "@rulebound/core";
import type {
  ActivatedAbility,
  CompiledAbility,
  Domain,
  Instruction,
  PowerSymbol,
} from "@rulebound/language";
import { holds, scopeOfLive } from "./evaluate.ts";
import { matchPower, poolEnergy, poolSupplies, type Supply } from "./power.ts";
import type { Scope } from "./scope.ts";

/** Add abilities with Reaction that a player could use now, in order of arrival on the board. */
export function addersOf(game: Game, player: Seat): Adder[] {
  return derivedOf(game).adders.filter((adder) => isUsable(game, player, adder));
}

function isUsable(game: Game, player: Seat, { source, controller, uses }: Adder): boolean {
  const object = objectOf(game, source);
  if (controller !== player || object.controller !== player) return false;
  return !object.exhausted || !uses.includes("exhaust");
}

/** What an ability Adds and uses up, whosever it is. */
type Yield = Omit<Adder, "source" | "controller" | "ability" | "ref" | "power"> & { power: PowerSymbol[] };

/** What each ability yields without conditions, read once. */
const known = new WeakMap<CompiledAbility, Yield | null>();

/** What an ability in force Adds and uses up, `place` telling which of its object's it is; null where it can't be used while a cost is being paid. */
export function adderOf(game: Game, live: LiveAbility, place: number): Adder | null {
  const { source, controller, ref } = live;
  const yields = yieldOf(game, live);
  if (!yields) return null;
  const power = yields.power.map((symbol) => (symbol === "own" ? ownPower(game, source) : symbol));
  return { ...yields, source, controller, ability: place, ref, power };
}

const ownPower = (game: Game, source: ObjectId): Domain | "any" =>
  characteristicsOf(game, source).domains[0] ?? "any";

function yieldOf(game: Game, live: LiveAbility): Yield | null {
  const { compiled } = live;
  if (addsByCondition(live)) return readYield(game, live);
  const read = known.get(compiled);
  if (read !== undefined) return read;
  const yields = readYield(game, live);
  known.set(compiled, yields);
  return yields;
}

/** Whether what an ability Adds rests on conditions, so that it has to be read anew whenever anything changes. */
export const addsByCondition = ({ compiled: { ability } }: LiveAbility): boolean =>
  ability.kind === "activated" && ability.text.some((one) => one.do === "if");

/** What a text would Add as things are now. */
function addsNow(game: Game, scope: Scope, text: Instruction[]): Extract<Instruction, { do: "add" }>[] {
  return text.flatMap((one) => {
    if (one.do === "add") return [one];
    if (one.do !== "if") return [];
    return addsNow(game, scope, holds(game, scope, one.if) ? one.text : (one.else ?? []));
  });
}

function readYield(game: Game, live: LiveAbility): Yield | null {
  const { ability } = live.compiled;
  if (ability.kind !== "activated" || ability.timing !== "reaction") return null;
  const uses = usesOf(ability);
  if (uses === null) return null;
  const adds = addsNow(game, scopeOfLive(game, live), ability.text);
  return {
    energy: adds.reduce((sum, { energy }) => sum + (typeof energy === "number" ? energy : 0), 0),
    power: adds.flatMap(({ power }) => (Array.isArray(power) ? power : [])),
    for: adds.find((one) => one.for !== undefined)?.for ?? null,
    converts: convertsIn(ability),
    uses,
    atOnce: !uses.includes("object") && addsOnly(ability),
  };
}

/** Whether all that an ability does is to Add resources to its player's pool. */
function addsOnly({ text }: ActivatedAbility): boolean {
  const [add, ...more] = text;
  return add?.do === "add" && add.player === undefined && more.length === 0;
}

/** A cost of one Energy, or of one Power of any domain, paid as often as one likes, for as much of the other. */
function convertsIn({ text }: ActivatedAbility): Adder["converts"] {
  const [first] = text;
  if (first?.do !== "pay" || first.times === undefined || "equip" in first.cost) return null;
  return (first.cost.energy ?? 0) > 0 ? "energy" : "power";
}

/** What using it costs, where that is no resource and no choice, as often as one likes; null for others, which have to be used beforehand. */
function usesOf({ cost, orCost, timesEachTurn }: ActivatedAbility): Adder["uses"] | null {
  if (cost.energy || cost.power?.length || orCost || timesEachTurn !== undefined) return null;
  const uses: Adder["uses"] = [];
  for (const action of cost.actions ?? []) {
    if (!("what" in action) || action.what !== "me") return null;
    uses.push(action.cost === "exhaust" || action.cost === "recycle" ? action.cost : "object");
  }
  return uses;
}

/** Whether the pool and the Add abilities at hand cover the resources of a cost. */
export function coverable(game: Game, player: Seat, owed: Owed): boolean {
  if (owed.energy === 0 && owed.power.length === 0) return true;
  const { pool } = playerOf(game, player);
  const adders = addersOf(game, player).filter((adder) => serves(adder, owed));
  let energy = poolEnergy(pool, owed);
  for (const adder of adders) energy += adder.energy;
  const lackingEnergy = Math.max(0, owed.energy - energy);
  if (lackingEnergy > 0 && !converts(adders, "power")) return false;
  if (owed.power.length === 0 && lackingEnergy === 0) return true;
  const added = adders.flatMap(({ power }) => power.map((kind) => ({ kinds: [kind], of: kind })));
  const supplies: Supply<unknown>[] = [...poolSupplies(pool, owed), ...added];
  const lackingPower = matchPower(owed.power, supplies).filter((at) => at === -1).length;
  if (lackingPower + lackingEnergy === 0) return true;
  // What one resource lacks can come of the other, as far as that isn't owed itself.
  if (lackingEnergy === 0) return converts(adders, "energy") && energy - owed.energy >= lackingPower;
  return lackingPower === 0 && supplies.length - owed.power.length >= lackingEnergy;
}

/** Whether what it yields may be spent on a cost. */
const serves = (adder: Adder, { for: purposes = [] }: Owed): boolean =>
  adder.for === null || purposes.includes(adder.for);

const converts = (adders: Adder[], from: Adder["converts"]): boolean =>
  adders.some((adder) => adder.converts === from);

/**
 * Rune abilities that cover what the pool lacks, using up as few ready runes as possible: for Power exhausted runes
 * are recycled first, and what is recycled is exhausted for Energy before; null where runes don't suffice.
 */
export function runePlan(
  game: Game,
  player: Seat,
  owed: Owed,
): { source: ObjectId; ability: number }[] | null {
  const { pool } = playerOf(game, player);
  const missing = Math.max(0, owed.energy - poolEnergy(pool, owed));
  const runes = addersOf(game, player).filter(({ source }) =>
    characteristicsOf(game, source).types.includes("rune"),
  );
  const recyclers = runes
    .filter(({ power }) => power.length > 0)
    .sort((a, b) => Number(objectOf(game, b.source).exhausted) - Number(objectOf(game, a.source).exhausted));
  const supplies: Supply<Adder | null>[] = [
    ...poolSupplies(pool, owed).map(({ kinds }) => ({ kinds, of: null })),
    ...recyclers.map((adder) => ({ kinds: adder.power, of: adder })),
  ];
  const payer = matchPower(owed.power, supplies);
  if (payer.includes(-1)) return null;
  const recycled = payer.flatMap((at) => supplies[at]?.of ?? []);
  const fit = (adder: Adder): number => (recycled.some(({ source }) => source === adder.source) ? 0 : 1);
  const exhausters = runes.filter(({ energy }) => energy > 0).sort((a, b) => fit(a) - fit(b));
  if (exhausters.length < missing) return null;
  return [...exhausters.slice(0, missing), ...recycled].map(({ source, ability }) => ({
    source,
    ability,
  }));
}
