import type { Owed, Pool, PowerOwed } from "@rulebound/core";
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

/** The pool's Power, one supply for each: domains before universal Power. */
export function poolSupplies({ power }: Pool): Supply<Kind>[] {
  const supplies: Supply<Kind>[] = [];
  for (const kind of poolKinds)
    for (let left = power[kind]; left > 0; left--) supplies.push({ kinds: [kind], of: kind });
  return supplies;
}

/** What the pool doesn't cover of a cost. */
export function lacking(pool: Pool, owed: Owed): { energy: number; power: PowerOwed[] } {
  const energy = Math.max(0, owed.energy - pool.energy);
  if (owed.power.length === 0) return { energy, power: [] };
  const payer = matchPower(owed.power, poolSupplies(pool));
  return { energy, power: owed.power.filter((_, at) => payer[at] === -1) };
}

/** The pool after the resources of a cost that it covers are taken out of it (444.1). */
export function spent(pool: Pool, owed: Owed): Pool {
  const energy = pool.energy - owed.energy;
  if (owed.power.length === 0) return { energy, power: pool.power };
  const supplies = poolSupplies(pool);
  const power = { ...pool.power };
  for (const at of matchPower(owed.power, supplies)) {
    const supply = supplies[at];
    if (supply) power[supply.of] -= 1;
  }
  return { energy, power };
}
