import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";

const started: ChildProcess[] = [];

/** Starts the server as `npm start` does. */
function start(environment: Record<string, string>, ...args: string[]) {
  const main = join(import.meta.dirname, "main.ts");
  const server = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...environment } });
  started.push(server);
  const ended = once(server, "close").then(([exitCode]) => exitCode);
  return { server, ended, err: text(server.stderr) };
}

afterEach(() => {
  for (const server of started.splice(0)) server.kill("SIGKILL");
});

describe("npm start", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "serves, says where, logs to stderr, and stops on %s",
    async (signal) => {
      const { server, ended, err } = start({ PORT: "0", LOG_LEVEL: "info" });
      const [said] = await once(server.stdout, "data");
      const url = /http:\/\/localhost:\d+/.exec(String(said))?.[0] ?? "";
      expect(String(said)).toContain(`Documentation: ${url}/docs`);
      expect((await fetch(`${url}/v1/engine`)).status).toBe(200);
      server.kill(signal);
      expect(await ended).toBe(0);
      expect(JSON.parse(await err)).toMatchObject({ path: "/v1/engine", status: 200 });
    },
    20_000,
  );

  it("says that the port is taken, and suggests another", async () => {
    const taken = createServer().listen(0);
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { ended, err } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(await err).toMatch(
      new RegExp(`^Port ${port} is taken by another program. Try: PORT=\\d+ npm start\n$`),
    );
    taken.close();
  });

  it("says what is wrong with a setting, and starts nothing", async () => {
    const { ended, err } = start({ PORT: "many" });
    expect(await ended).toBe(1);
    expect(await err).toBe(
      'PORT must be a whole number from 0 to 65535, not "many". Try: PORT=3000 npm start\n',
    );
  });

  it("helps", async () => {
    const { server, ended } = start({}, "--help");
    expect(await text(server.stdout)).toContain("PORT");
    expect(await ended).toBe(0);
  });
});
