import type { Owed, Pool, PowerOwed, RestrictedResources } from "@rulebound/core";
import { type Domain, domains } from "@rulebound/language";

type Kind = Domain | "any";

/** Something that yields one Power, and of which kinds it can be. */
export interface Supply<T> {
  kinds: Kind[];
  of: T;
}

/** Whether Power of that kind pays a symbol: of one of its domains, or universal (163.2.b, 135.2.e.5.b). */
const pays = (kind: Kind, symbol: PowerOwed): boolean => kind === "any" || symbol.includes(kind);

/**
 * Which supply pays which symbol, as many symbols as can be paid at once; earlier supplies are preferred. Gives for
 * each symbol the position of its supply, or -1.
 */
export function matchPower<T>(symbols: PowerOwed[], supplies: Supply<T>[]): number[] {
  const payer: number[] = symbols.map(() => -1);
  const assign = (supply: number, seen: Set<number>): boolean =>
    symbols.some((symbol, at) => {
      if (seen.has(at) || !supplies[supply]?.kinds.some((kind) => pays(kind, symbol))) return false;
      seen.add(at);
      const other = payer[at] ?? -1;
      if (other >= 0 && !assign(other, seen)) return false;
      payer[at] = supply;
      return true;
    });
  for (let supply = 0; supply < supplies.length; supply++) assign(supply, new Set());
  return payer;
}

/**
 * A Power cost with some symbols taken off (356.4): each takes off one that asks for none but its own domains, the
 * one that fewest domains pay for first. What finds nothing to take off is without effect (356.6).
 */
export function withoutPower(power: PowerOwed[], off: PowerOwed[]): PowerOwed[] {
  const left = power.slice();
  for (const symbol of off.toSorted((a, b) => a.length - b.length)) {
    const fitting = left.filter((owed) => owed.every((domain) => symbol.includes(domain)));
    const [first] = fitting.toSorted((a, b) => a.length - b.length);
    if (first) left.splice(left.indexOf(first), 1);
  }
  return left;
}

/** What a pool can hold: the domains, then universal Power. */
export const poolKinds: readonly Kind[] = [...domains, "any"];

/** Where in a pool a Power is: its kind, and its place among what is restricted where it is part of that. */
interface InPool {
  kind: Kind;
  restricted: number | null;
}

/**
 * The pool's Power that may be spent on something, one supply for each: what may be spent on that alone before the rest,
 * and domains before universal Power.
 */
export function poolSupplies({ power, restricted = [] }: Pool, owed: Pick<Owed, "for">): Supply<InPool>[] {
  const supplies: Supply<InPool>[] = [];
  const add = (amounts: Partial<Pool["power"]>, place: number | null): void => {
    for (const kind of poolKinds)
      for (let left = amounts[kind] ?? 0; left > 0; left--)
        supplies.push({ kinds: [kind], of: { kind, restricted: place } });
  };
  restricted.forEach((part, at) => {
    if (mayBeSpent(part, owed)) add(part.power, at);
  });
  add(power, null);
  return supplies;
}

/** Whether a cost is one that restricted resources may be spent on. */
const mayBeSpent = (part: RestrictedResources, { for: purposes = [] }: Pick<Owed, "for">): boolean =>
  purposes.includes(part.for);

/** How much Energy of the pool may be spent on a cost. */
export function poolEnergy({ energy, restricted }: Pool, owed: Owed): number {
  if (restricted === undefined) return energy;
  return restricted.reduce((sum, part) => sum + (mayBeSpent(part, owed) ? part.energy : 0), energy);
}

/** What the pool doesn't cover of a cost. */
export function lacking(pool: Pool, owed: Owed): { energy: number; power: PowerOwed[] } {
  const energy = Math.max(0, owed.energy - poolEnergy(pool, owed));
  if (owed.power.length === 0) return { energy, power: [] };
  const payer = matchPower(owed.power, poolSupplies(pool, owed));
  return { energy, power: owed.power.filter((_, at) => payer[at] === -1) };
}

/** The pool after the resources of a cost that it covers are taken out of it (444.1). */
export function spent(pool: Pool, owed: Owed): Pool {
  const restricted = pool.restricted?.map((part) => ({ ...part, power: { ...part.power } }));
  let { energy } = owed;
  for (const part of restricted ?? []) {
    const taken = mayBeSpent(part, owed) ? Math.min(energy, part.energy) : 0;
    part.energy -= taken;
    energy -= taken;
  }
  const power = owed.power.length === 0 ? pool.power : { ...pool.power };
  const supplies = owed.power.length === 0 ? [] : poolSupplies(pool, owed);
  for (const at of matchPower(owed.power, supplies)) {
    const of = supplies[at]?.of;
    if (!of) continue;
    const amounts = of.restricted === null ? power : (restricted?.[of.restricted]?.power ?? {});
    amounts[of.kind] = (amounts[of.kind] ?? 0) - 1;
  }
  return poolOf({ energy: pool.energy - energy, power }, restricted);
}

/** A pool, its restricted parts as far as there is anything left of them. */
function poolOf(free: Pick<Pool, "energy" | "power">, restricted: Pool["restricted"]): Pool {
  const left = (restricted ?? []).filter(
    ({ energy, power }) => energy > 0 || Object.values(power).some((amount) => amount > 0),
  );
  return left.length > 0 ? { ...free, restricted: left } : free;
}

/** The pool with something added to it that may be spent on some things alone. */
export function withRestricted(pool: Pool, more: RestrictedResources): Pool {
  const { restricted = [], ...free } = pool;
  const before = restricted.find((part) => part.for === more.for);
  const power = { ...before?.power };
  for (const kind of poolKinds) if (more.power[kind]) power[kind] = (power[kind] ?? 0) + more.power[kind];
  const part = { for: more.for, energy: (before?.energy ?? 0) + more.energy, power };
  return poolOf(free, [...restricted.filter((one) => one !== before), part]);
}

/** How much Power of a kind a pool holds, whatever it may be spent on. */
export const powerIn = ({ power, restricted = [] }: Pool, kind: Kind): number =>
  restricted.reduce((sum, part) => sum + (part.power[kind] ?? 0), power[kind]);
