import { afterEach, expect, it } from "vitest";
import type { Adapter } from "../adapter.ts";
import { EngineBroke, Unsupported } from "../trouble.ts";
import { stdioEngine } from "./stdio.ts";

let engine: Adapter | null = null;
afterEach(async () => {
  await engine?.close?.();
});

/** An engine that answers each call as a piece of JavaScript says, which has the call as `call`. */
function fake(answer: string, timeout = 5000, starting = timeout): Adapter {
  const script = `
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const call = JSON.parse(line);
      const say = (more) => console.log(JSON.stringify({ id: call.id, ...more }));
      ${answer}
    });`;
  // In an encoding that no shell takes anything of for its own.
  const encoded = Buffer.from(script).toString("base64");
  engine = stdioEngine(`"${process.execPath}" -e "eval(Buffer.from('${encoded}', 'base64').toString())"`, {
    timeout,
    starting,
  });
  return engine;
}

const info = {
  name: "Fake",
  version: "1",
  rules: "2026-07-16",
  modes: ["duel"],
  cards: [],
  capabilities: {},
};
const started = { state: 7, position: {}, prompt: null };
const illegal = {
  type: "urn:rulebound:problem:illegal",
  title: "Illegal",
  status: 422,
  detail: "No.",
  code: "illegal",
};

it("asks one call a line, and reads the replies", async () => {
  const {
    engine: ask,
    start,
    resolve,
  } = fake(`
    if (call.call === "engine") say({ engine: ${JSON.stringify(info)} });
    if (call.call === "start") say({ started: ${JSON.stringify(started)} });
    if (call.call === "resolve") say(call.state === 7 ? { outcome: ${JSON.stringify(started)} } : { problem: ${JSON.stringify(illegal)} });
  `);
  expect(await ask()).toEqual(info);
  const begun = await start({}, []);
  expect("done" in begun && begun.done).toMatchObject({ state: 7, prompt: null, events: [], result: null });
  expect("done" in begun && begun.done.position).toMatchObject({
    mode: "duel",
    turn: { player: "P1", phase: "main" },
    players: { P1: { points: 0, hand: [] }, P2: { base: [] } },
    chain: [],
  });
  expect(await resolve(7, { player: "P1", type: "pass" }, [])).toMatchObject({ done: { state: 7 } });
  expect(await resolve(8, { player: "P1", type: "pass" }, [])).toEqual({ problem: illegal });
});

it.each<[string, string, string]>([
  [
    "crashes",
    "console.error('out of luck'); process.exit(3);",
    "its process ended (code 3); it wrote: out of luck",
  ],
  ["echoes", "console.log(line);", 'it answered engine without "engine"'],
  ["babbles", "console.log('hello');", "it wrote a line that is no JSON message: hello"],
  ["answers another call", "console.log('{\"id\":99}');", "it answered call 1 with another id"],
  [
    "says too little of itself",
    "say({ engine: { name: 'x' } });",
    "its answer to engine isn't what the contract says",
  ],
])("an engine that %s has broken", async (_, answer, what) => {
  const broken = fake(answer).engine();
  await expect(broken).rejects.toThrow(EngineBroke);
  await expect(broken).rejects.toThrow(what);
});

it("gives up an engine that keeps silent, and starts it again", async () => {
  const { engine: ask, start } = fake(
    `if (call.call === "engine") say({ engine: ${JSON.stringify(info)} });`,
    400,
  );
  await expect(start({}, [])).rejects.toThrow("no answer in 400 ms");
  expect(await ask()).toEqual(info);
});

it("gives a process time to start", async () => {
  const { engine: ask, start } = fake(
    `setTimeout(() => say({ engine: ${JSON.stringify(info)} }), 300);`,
    100,
    5000,
  );
  expect(await ask()).toEqual(info);
  await expect(start({}, [])).rejects.toThrow("no answer in 100 ms");
});

it("starts an engine again that has crashed", async () => {
  const { engine: ask, start } = fake(
    `if (call.call === "start") process.exit(1); say({ engine: ${JSON.stringify(info)} });`,
  );
  await expect(start({}, [])).rejects.toThrow(EngineBroke);
  expect(await ask()).toEqual(info);
});

it("takes what an engine doesn't offer for unsupported", async () => {
  const unknown = { ...illegal, code: "malformed" };
  const { actions, view } = fake(`say({ problem: ${JSON.stringify(unknown)} });`);
  await expect(actions(7, "P1")).rejects.toThrow(Unsupported);
  await expect(view(7, "P1")).rejects.toThrow("doesn't offer views");
});
