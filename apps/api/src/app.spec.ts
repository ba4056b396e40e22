import { type Engine, Refusal } from "@rulebound/engine";
import { problemTable } from "@rulebound/protocol";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { ask, postJson, postText, problemIn } from "./asking.fixture.ts";
import { fakeEngine, started } from "./engine.fixture.ts";
import { largestBody } from "./read-json.ts";

const json = { "content-type": "application/json" };
const resolve = { state: {}, action: { player: "P1", type: "endTurn" } };

/** An app whose engine fails with this, and what it logged. */
function failing(error: unknown) {
  const fail = () => {
    throw error;
  };
  const replaced: Partial<Engine> = { info: fail, start: fail, resolve: fail, actions: fail, view: fail };
  const logged: string[] = [];
  const logger = pino({ level: "error" }, { write: (line) => logged.push(line) });
  return { app: createApp({ engine: fakeEngine(replaced), logger }), logged };
}

describe("requests that aren't understood", () => {
  it("a field that doesn't fit is 400 malformed, with a pointer to it", async () => {
    const answer = await postJson("/v1/resolve", { ...resolve, action: { player: "P9", type: "endTurn" } });
    expect(problemIn(answer)).toMatchObject({ status: 400, code: "malformed", pointer: "/action/player" });
    const misspelt = await postJson("/v1/start", { position: { players: { P1: { hnad: [] } } } });
    expect(problemIn(misspelt)).toMatchObject({
      status: 400,
      pointer: "/position/players/P1/hnad",
      detail: 'unknown field "hnad"',
    });
    const missing = await postJson("/v1/view", { state: {} });
    expect(problemIn(missing)).toMatchObject({ status: 400, pointer: "/player" });
  });

  it("a state of another version is 422 unknownVersion", async () => {
    const answer = await postJson("/v1/actions", { state: { rulebound: 1 } });
    expect(problemIn(answer)).toMatchObject({
      status: 422,
      code: "unknownVersion",
      pointer: "/state/rulebound",
    });
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["something after the JSON", '{"position":{}} {}'],
    ["no object", "[]"],
    ["null", "null"],
    ["20,000 lists one within the other", "[".repeat(20_000) + "]".repeat(20_000)],
    ["20,000 objects one within the other", '{"a":'.repeat(20_000)],
    ["a field __proto__", '{"position":{},"__proto__":{}}'],
  ])("%s is 400 malformed, of the whole", async (_, body) => {
    expect(problemIn(await postText("/v1/start", body))).toMatchObject({
      status: 400,
      code: "malformed",
      pointer: "",
    });
  });

  it("what isn't UTF-8 is 400 malformed", async () => {
    const text = '{"position":{"players":{"P1":{"hand":["?"]}}}}';
    const body = new TextEncoder().encode(text).map((byte) => (byte === 0x3f ? 0xff : byte));
    const answer = await ask("/v1/start", { method: "POST", headers: json, body });
    expect(problemIn(answer)).toMatchObject({ status: 400, code: "malformed", pointer: "" });
  });

  it("a body of a byte too many is 413 tooLarge, one as large as allowed is read", async () => {
    const text = (length: number) => `{"position":{}${" ".repeat(length - 15)}}`;
    expect(text(largestBody)).toHaveLength(1_000_000);
    expect((await postText("/v1/start", text(largestBody))).status).toBe(200);
    const answer = problemIn(await postText("/v1/start", text(largestBody + 1)));
    expect(answer).toMatchObject({ status: 413, code: "tooLarge" });
    expect(answer.detail).toContain("1,000,000 bytes");
  });

  it.each([
    [undefined],
    ["text/plain"],
    ["application/x-www-form-urlencoded"],
    ["application/json; charset=utf-16"],
    ["application/jsonp"],
    ["text/plain; application/json"],
  ])("a body declared as %s is 415 unsupportedMediaType", async (type) => {
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
    const body = new TextEncoder().encode("{}");
    expect(problemIn(await ask("/v1/start", { method: "POST", headers, body }))).toMatchObject({
      status: 415,
      code: "unsupportedMediaType",
    });
  });

  it.each([["application/json; charset=utf-8"], ["Application/JSON"], ['application/json;charset="UTF-8"']])(
    "a body declared as %s is read",
    async (type) => {
      const init = { method: "POST", headers: { "content-type": type }, body: '{"position":{}}' };
      expect((await ask("/v1/start", init)).status).toBe(200);
    },
  );

  it("a compressed body is 415 unsupportedMediaType", async () => {
    const headers = { ...json, "content-encoding": "gzip" };
    expect(problemIn(await ask("/v1/start", { method: "POST", headers, body: "{}" }))).toMatchObject({
      status: 415,
    });
  });

  it.each([["/nowhere"], ["/v1"], ["/v1/rules/"], ["/docs/../package.json"], ["/docs/index.html"], ["//"]])(
    "%s is 404 notFound",
    async (path) => {
      expect(problemIn(await ask(path))).toMatchObject({ status: 404, code: "notFound" });
    },
  );

  it.each([
    ["GET", "/v1/resolve", "POST"],
    ["PUT", "/v1/start", "POST"],
    ["POST", "/v1/engine", "GET, HEAD"],
    ["DELETE", "/v1/rules/323.5", "GET, HEAD"],
    ["POST", "/openapi.json", "GET, HEAD"],
    ["PATCH", "/", "GET, HEAD"],
    ["BREW", "/v1/rulings", "GET, HEAD"],
  ])("%s %s is 405 methodNotAllowed, and tells what is", async (method, path, allow) => {
    const answer = await ask(path, { method });
    expect(problemIn(answer)).toMatchObject({ status: 405, code: "methodNotAllowed" });
    expect(answer.headers.get("allow")).toBe(allow);
  });

  it("a rule that doesn't exist stays 404, though the path takes other methods", async () => {
    expect(problemIn(await ask("/v1/rules/999"))).toMatchObject({ status: 404 });
  });
});

describe("requests that the engine refuses", () => {
  const codes = [
    "illegal",
    "unsupported",
    "notAtRest",
    "contradiction",
    "unknownVersion",
    "budget",
    "malformed",
  ] as const;

  it.each(codes)("%s has the status of its code, and the engine's rule, pointer and words", async (code) => {
    const { app, logged } = failing(new Refusal(code, "309.1.a", "It can't be played now.", "/action/card"));
    const status = code === "malformed" ? 400 : 422;
    expect(problemIn(await postJson("/v1/resolve", resolve, app))).toEqual({
      type: `urn:rulebound:problem:${code}`,
      title: problemTable[code].title,
      status,
      code,
      detail: "It can't be played now.",
      rule: "309.1.a",
      pointer: "/action/card",
    });
    expect(logged).toEqual([]);
  });

  it("leaves out what the engine doesn't say", async () => {
    const { app } = failing(new Refusal("budget", null, "It doesn't end.", null));
    const answer = problemIn(await postJson("/v1/resolve", resolve, app));
    expect(answer).not.toHaveProperty("rule");
    expect(answer).not.toHaveProperty("pointer");
  });

  it("points into the request where the engine points into a position", async () => {
    const { app } = failing(new Refusal("contradiction", null, "There are two.", "/players/P1/hand/0"));
    const start = problemIn(await postJson("/v1/start", { position: {} }, app));
    expect(start.pointer).toBe("/position/players/P1/hand/0");
    const resolved = problemIn(await postJson("/v1/resolve", resolve, app));
    expect(resolved.pointer).toBe("/state/players/P1/hand/0");
    const whole = failing(new Refusal("notAtRest", null, "It isn't at rest.", ""));
    expect(problemIn(await postJson("/v1/view", { state: {}, player: "P1" }, whole.app)).pointer).toBe(
      "/state",
    );
  });

  it("tells what a state quotes without control characters, and not endlessly", async () => {
    const { app } = failing(
      new Refusal("malformed", null, `No card\u0007 "${"x".repeat(5000)}"`, "/state/\n"),
    );
    const answer = problemIn(await postJson("/v1/resolve", { ...resolve, state: started.state }, app));
    expect(answer.detail).toMatch(/^No card\? "x+$/);
    expect(answer.detail).toHaveLength(2000);
    expect(answer.pointer).toBe("/state/?");
  });
});

describe("requests that the engine fails on", () => {
  const error = new TypeError("secret: cannot read properties of undefined");

  it("a position is 500 errored, told without the cause, which is logged", async () => {
    const { app, logged } = failing(error);
    const answer = await postJson("/v1/resolve", resolve, app);
    expect(problemIn(answer)).toMatchObject({ status: 500, code: "errored" });
    expect(answer.text).not.toMatch(/secret|\.ts|at /);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({
      level: 50,
      method: "POST",
      path: "/v1/resolve",
      err: { type: "TypeError", message: error.message, stack: expect.stringContaining("app.spec.ts") },
    });
  });

  it("a state is 400 malformed, and logged just the same", async () => {
    const { app, logged } = failing(error);
    const requests = { resolve: { ...resolve, state: started.state }, actions: { state: started.state } };
    for (const [path, body] of Object.entries(requests)) {
      const answer = await postJson(`/v1/${path}`, body, app);
      expect(problemIn(answer)).toMatchObject({ status: 400, code: "malformed", pointer: "/state" });
      expect(answer.text).not.toContain("secret");
    }
    expect(logged).toHaveLength(2);
  });
});

describe("headers", () => {
  it("let any page ask, without credentials", async () => {
    const headers = { origin: "https://elsewhere.test", "access-control-request-method": "POST" };
    const preflight = await ask("/v1/resolve", { method: "OPTIONS", headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET,HEAD,POST");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("Content-Type");
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
    const answers = [await ask("/v1/engine", { headers }), await ask("/nowhere", { headers })];
    answers.push(
      await postText("/v1/resolve", "{"),
      await postText("/v1/start", " ".repeat(largestBody + 1)),
    );
    answers.push(await postJson("/v1/resolve", resolve, failing(new TypeError("x")).app));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 413, 500]);
    for (const answer of answers) {
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    }
  });

  it("HEAD is answered as GET, without a body", async () => {
    const answer = await ask("/v1/engine", { method: "HEAD" });
    expect(answer).toMatchObject({ status: 200, type: "application/json", text: "" });
  });
});

describe("the log", () => {
  it("has a line for each request, without what was sent", async () => {
    const logged: string[] = [];
    const logger = pino({ level: "info" }, { write: (line) => logged.push(line) });
    const app = createApp({ engine: fakeEngine(), logger });
    await postJson("/v1/start", { position: { players: { P1: { hand: ["Gust"] } } } }, app);
    await ask("/nowhere", {}, app);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: "POST", path: "/v1/start", status: 200, ms: expect.any(Number) }),
      expect.objectContaining({ method: "GET", path: "/nowhere", status: 404 }),
    ]);
    expect(logged.join("")).not.toContain("Gust");
  });
});
