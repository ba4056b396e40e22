import { join } from "node:path";
import { pathToFileURL } from "node:url";

type EngineModule = typeof import("@rulebound/engine");
type Cards = typeof import("@rulebound/cards");

/** A module of the project in a folder. */
export const loadFrom = (folder: string, path: string): Promise<unknown> =>
  import(pathToFileURL(join(folder, path)).href);

/** An engine of the project in a folder, with its cards. Throws where the project lacks what measuring needs. */
export async function loadEngine(folder: string) {
  const { createEngine } = (await loadFrom(folder, "libs/engine/src/index.ts")) as EngineModule;
  const { cards, decks } = (await loadFrom(folder, "libs/cards/src/index.ts")) as Cards;
  if (decks === undefined) throw new Error("no decks yet");
  const engine = createEngine(cards);
  if (engine.open === undefined) throw new Error("no games in place yet");
  return { engine, decks };
}
