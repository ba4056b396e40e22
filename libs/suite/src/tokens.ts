import { now } from "./game.ts";
import { placedIn } from "./places.ts";
import type { ScenarioWorld } from "./world.ts";

/** Lets the scenario call the one token on the board that it hasn't named yet by a name of its own. */
export async function nameToken(world: ScenarioWorld, name: string): Promise<void> {
  const { position } = await now(world);
  const named = new Set(world.called.values());
  const fresh = placedIn(position).filter(({ id, object }) => object?.token === true && !named.has(id));
  const [token, ...others] = fresh;
  if (token === undefined) throw new Error("There is no token without a name.");
  if (others.length > 0) throw new Error(`There are ${fresh.length} tokens without a name.`);
  world.called.set(name, token.id);
}
