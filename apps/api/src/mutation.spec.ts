import { actionsAnswerSchema, check, outcomeSchema, startedSchema, viewSchema } from "@rulebound/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { postJson, postText, problemIn } from "./asking.fixture.ts";
import { actionsExamples, resolveExamples, startExamples, viewExamples } from "./game/examples.ts";
import { mutated } from "./mutation.fixture.ts";

const routes = [
  { path: "/v1/start", examples: startExamples, answer: startedSchema },
  { path: "/v1/resolve", examples: resolveExamples, answer: outcomeSchema },
  { path: "/v1/actions", examples: actionsExamples, answer: actionsAnswerSchema },
  { path: "/v1/view", examples: viewExamples, answer: viewSchema },
];

describe.each(routes)("POST $path", ({ path, examples, answer }) => {
  const requests = Object.values(examples);

  it("answers its examples", async () => {
    for (const request of requests) {
      const { status, text } = await postJson(path, request);
      expect(status).toBe(200);
      expect(check(answer, JSON.parse(text))).toMatchObject({ ok: true });
    }
  });

  it("answers whatever it is sent as its schemas say, and never fails", async () => {
    const statuses = new Set<number>();
    const anyRequest = fc.constantFrom(...requests).chain(mutated);
    const property = fc.asyncProperty(anyRequest, async (body) => {
      const asked = await postText(path, body);
      statuses.add(asked.status);
      if (asked.status === 200) expect(check(answer, JSON.parse(asked.text))).toMatchObject({ ok: true });
      else expect(problemIn(asked).status).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: 300, seed: 20_260_716 });
    // Some of the changes leave a request valid, some don't.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
  });
});
