import { serve } from "@hono/node-server";
import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { type Adapter, httpEngine } from "@rulebound/suite";
import { createApp } from "../../apps/api/src/app.ts";

/** The API over HTTP, on a free port of this machine; it keeps nothing between requests. */
export async function overHttp(): Promise<Adapter> {
  const app = createApp({ engine: createEngine(cards) });
  const { url, close } = await listen(app.fetch);
  return { ...httpEngine(url), close };
}

type Listening = { readonly url: string; readonly close: () => Promise<void> };

function listen(fetch: Parameters<typeof serve>[0]["fetch"]): Promise<Listening> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      const close = (): Promise<void> => new Promise((closed) => server.close(() => closed()));
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}
