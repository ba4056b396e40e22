import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Adapter } from "@rulebound/suite";
import type { BrokenEngine } from "./broken-engine.ts";
import { patched } from "./patched.ts";

// Each broken engine is a graph of modules of its own: those of the engine's rooms are loaded anew under addresses with
// "?broken=NAME", one of them with its text replaced.

const root = join(import.meta.dirname, "../..");

/** What a broken engine has of its own. Cards, contract and rulebook are shared by all. */
const rooms = /\/libs\/(?:language|core|zones|effects|chain|combat|engine)\/src\//;

const inProcess = pathToFileURL(join(root, "features/support/in-process.ts")).href;

const engines = new Map<string, BrokenEngine>();

/** Lets broken engines be loaded; called once. */
export function registerBroken(broken: readonly BrokenEngine[]): void {
  for (const engine of broken) engines.set(engine.name, engine);
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const resolved = nextResolve(specifier, context);
      const name = brokenIn(context.parentURL ?? "");
      if (name === null || !rooms.test(resolved.url) || brokenIn(resolved.url) !== null) return resolved;
      return { ...resolved, url: `${resolved.url}?broken=${name}` };
    },
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      const engine = engines.get(brokenIn(url) ?? "");
      if (engine === undefined || fileURLToPath(url) !== join(root, engine.file)) return loaded;
      return { ...loaded, source: patched(String(loaded.source), engine) };
    },
  });
}

function brokenIn(url: string): string | null {
  return URL.canParse(url) ? new URL(url).searchParams.get("broken") : null;
}

/** The adapter of a broken engine, inside this process. */
export async function loadBroken({ name }: BrokenEngine): Promise<Adapter> {
  const module: { inProcess: () => Promise<Adapter> } = await import(`${inProcess}?broken=${name}`);
  return module.inProcess();
}
