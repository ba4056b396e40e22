import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import {
  type Action,
  actionsAnswerSchema,
  check,
  deckVerdictSchema,
  outcomeSchema,
  problem,
  startedSchema,
  viewSchema,
} from "@rulebound/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { postJson, postText, problemIn } from "./asking.fixture.ts";
import { deckExamples, gameExamples } from "./decks/examples.ts";
import {
  actionsExamples,
  playHiddenBlade,
  resolveExamples,
  startExamples,
  viewExamples,
} from "./game/examples.ts";

type Path = readonly (string | number)[];

/** Every place in a JSON value, the whole (an empty path) first. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => places(Reflect.get(value, key), [...path, key]))];
}

/** The value with what stands at the path changed; `change` gives nothing where it is to be taken out. */
function changedAt(value: unknown, path: Path, change: (old: unknown) => readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value)[0] ?? null;
  if (typeof value !== "object" || value === null) return value;
  const inner =
    rest.length > 0 ? [changedAt(Reflect.get(value, step), rest, change)] : change(Reflect.get(value, step));
  if (Array.isArray(value)) return value.toSpliced(Number(step), 1, ...inner);
  const { [step]: _, ...others } = value as Record<string, unknown>;
  return inner.length > 0 ? { ...others, [step]: inner[0] } : others;
}

const names = [
  "P1",
  "P2",
  "skulker",
  "gate",
  "base",
  "P1.base",
  "chain",
  "Gust",
  "Hidden Blade",
  "Fury Rune",
];

/** Values that are likely to trip something. */
const anyValue = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(...names, 0, 1, -1, 2, 999, 1000, true, false, null, "", [], {}),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(1.5, 1e308, "\u0000", "\ud800", "x".repeat(201), "constructor"),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const anyField = fc.oneof(
  fc.constantFrom("id", "card", "type", "rulebound", "toString", "$ref"),
  fc.string(),
);

type Mutation = (value: unknown) => unknown;

function mutationOf(request: unknown): fc.Arbitrary<Mutation> {
  const path = fc.constantFrom(...places(request));
  return fc.oneof(
    fc.tuple(path, anyValue).map(
      ([at, by]): Mutation =>
        (value) =>
          changedAt(value, at, () => [by]),
    ),
    path.map(
      (at): Mutation =>
        (value) =>
          changedAt(value, at, () => []),
    ),
    path.map(
      (at): Mutation =>
        (value) =>
          changedAt(value, at, (old) => [[old, old]]),
    ),
    fc.tuple(path, anyField, anyValue).map(
      ([at, field, by]): Mutation =>
        (value) =>
          changedAt(value, at, (old) => [
            typeof old === "object" ? { ...old, [field]: by } : { [field]: old },
          ]),
    ),
  );
}

/** A valid request, changed at one to three places; as text, which sometimes is cut off or has a stray character. */
function mutated(request: unknown): fc.Arbitrary<string> {
  const changed = fc
    .array(mutationOf(request), { minLength: 1, maxLength: 3 })
    .map((mutations) => JSON.stringify(mutations.reduce<unknown>((value, mutate) => mutate(value), request)));
  const torn = fc
    .tuple(changed, fc.nat(), fc.constantFrom("", "{", "]", '"', "\\", "\u0000", "1e999"))
    .map(([text, at, stray]) => text.slice(0, at % text.length) + stray);
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: torn });
}

const engine = createEngine(cards);
const app = createApp({ engine });

/** A state with a spell on the chain and another that can answer it. */
const { state, events } = engine.resolve(playHiddenBlade.state, playHiddenBlade.action);
const refused = problem("illegal", "P2 doesn't have priority.", { rule: "312.1.b", pointer: "/player" });
const pass: Action = { player: "P1", type: "pass" };

const routes = [
  { path: "/v1/start", requests: Object.values(startExamples), answer: startedSchema },
  {
    path: "/v1/resolve",
    requests: [...Object.values(resolveExamples), { state, action: pass }],
    answer: outcomeSchema,
  },
  {
    path: "/v1/actions",
    requests: [...Object.values(actionsExamples), { state }],
    answer: actionsAnswerSchema,
  },
  {
    path: "/v1/view",
    requests: [...Object.values(viewExamples), { state, player: "P1", events, problem: refused }],
    answer: viewSchema,
  },
  { path: "/v1/games", requests: Object.values(gameExamples), answer: startedSchema },
  { path: "/v1/decks/validate", requests: Object.values(deckExamples), answer: deckVerdictSchema },
];

/** 5,100 mutated requests in all. */
const requestsPerRoute = 850;

describe.each(routes)("POST $path", ({ path, requests, answer }) => {
  it("answers its examples", async () => {
    for (const request of requests) {
      const { status, text } = await postJson(path, request, app);
      expect(status).toBe(200);
      expect(check(answer, JSON.parse(text))).toMatchObject({ ok: true });
    }
  });

  it("answers whatever it is sent as its schemas say, never fails, and is none the wiser for it", async () => {
    const answers = (): Promise<string[]> =>
      Promise.all(requests.map(async (request) => (await postJson(path, request, app)).text));
    const before = await answers();
    const statuses = new Set<number>();
    const anyRequest = fc.constantFrom<unknown>(...requests).chain(mutated);
    const property = fc.asyncProperty(anyRequest, async (body) => {
      const asked = await postText(path, body, app);
      statuses.add(asked.status);
      if (asked.status === 200) expect(check(answer, JSON.parse(asked.text))).toMatchObject({ ok: true });
      else expect(problemIn(asked).status).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: requestsPerRoute, seed: 20_260_716 });
    expect(await answers()).toEqual(before);
    // Some of the changes leave a request valid, some don't.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
  });
});
