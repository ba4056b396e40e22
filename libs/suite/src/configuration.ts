import type { Adapter } from "./adapter.ts";
import { guarded } from "./guarded.ts";
import type { Resources } from "./resources.ts";

/** What the suite is run with. */
export type Configuration = {
  /** The ways to an engine, by the name that the world parameter `via` gives. */
  readonly ways: Readonly<Record<string, () => Promise<Adapter>>>;
  /** What is printed as a card's cost; nothing for a card that isn't known. */
  readonly costOf: (card: string) => Resources | undefined;
};

let configuration: Configuration | undefined;
const adapters = new Map<string, Promise<Adapter>>();

/** Says what the suite is run with, before the first scenario of a run. Ways that are known keep their adapter. */
export function configure(given: Configuration): void {
  configuration = given;
}

/** Ends the ways to engines that are open. */
export async function closeEngines(): Promise<void> {
  const open = [...adapters.values()];
  adapters.clear();
  for (const adapter of open) await (await adapter).close?.();
}

/** The adapter of a way, made at its first use. A way that nobody offers is an error, never a skip. */
export function adapterFor(way: string): Promise<Adapter> {
  const make = configured().ways[way];
  if (make === undefined) throw new Error(`No way to an engine is called "${way}".`);
  const adapter = adapters.get(way) ?? make().then(guarded);
  adapters.set(way, adapter);
  return adapter;
}

/** What is printed as a card's cost. */
export function costOf(card: string): Resources {
  const cost = configured().costOf(card);
  if (cost === undefined) throw new Error(`No card with a cost is called "${card}".`);
  return cost;
}

function configured(): Configuration {
  if (configuration === undefined) throw new Error("The suite was not configured.");
  return configuration;
}
