import { type Domain, domains } from "@rulebound/protocol";

/** An amount of Energy, and of Power of each domain and of any. */
export type Resources = {
  readonly energy: number;
  readonly power: Readonly<Partial<Record<Domain | "any", number>>>;
};

/** The shorthand of each kind of Power (134.2, 135.2.e.5), by its letter. */
const letters: Readonly<Record<string, Domain | "any">> = {
  R: "fury",
  G: "calm",
  B: "mind",
  O: "body",
  P: "chaos",
  Y: "order",
  A: "any",
};

/** How an amount is written: [3][R][R] is 3 Energy and 2 Fury Power. */
export const resourcesPattern = /(?:\[(?:\d+|[RGBOPYA])\])+/;

/** The amount that a text like [3][R][A] stands for. */
export function resourcesIn(text: string): Resources {
  return [...text.matchAll(/\[(\w+)\]/g)].reduce<Resources>((sum, [, symbol = ""]) => {
    const kind = letters[symbol];
    return plus(sum, kind === undefined ? { energy: Number(symbol), power: {} } : powerOf(kind, 1));
  }, nothing);
}

/** Power of one kind. */
export function powerOf(kind: Domain | "any", amount: number): Resources {
  return { energy: 0, power: { [kind]: amount } };
}

export const nothing: Resources = { energy: 0, power: {} };

/** Two amounts together. */
export function plus(one: Resources, other: Resources): Resources {
  const kinds = [...domains, "any" as const];
  const power = kinds.map((kind) => [kind, (one.power[kind] ?? 0) + (other.power[kind] ?? 0)] as const);
  return {
    energy: one.energy + other.energy,
    power: Object.fromEntries(power.filter(([, amount]) => amount > 0)),
  };
}

/** An amount written in the shorthand that `resourcesIn` reads; "nothing" for none. */
export function written({ energy, power }: Resources): string {
  const symbols = Object.entries(letters).flatMap(([letter, kind]) =>
    Array.from({ length: power[kind] ?? 0 }, () => `[${letter}]`),
  );
  return `${energy > 0 ? `[${energy}]` : ""}${symbols.join("")}` || "nothing";
}
