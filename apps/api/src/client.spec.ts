import type { Outcome } from "@rulebound/protocol";
import { createClient } from "@rulebound/protocol/client";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createApp } from "./app.ts";
import { fakeEngine, outcome } from "./engine.fixture.ts";

const app = createApp({ engine: fakeEngine() });
const client = createClient("http://rulebound.test", { fetch: async (request) => app.request(request) });

describe("the client", () => {
  it("sends a request and gives the answer, typed as the contract has it", async () => {
    const { data, error, response } = await client.POST("/v1/resolve", {
      body: { state: { players: { P1: { hand: ["Gust"] } } }, action: { player: "P1", type: "endTurn" } },
    });
    expect(response.status).toBe(200);
    expect(error).toBeUndefined();
    expect(data).toEqual(outcome);
    expectTypeOf(data).exclude<undefined>().toExtend<Outcome>();
  });

  it("gives a problem as an error", async () => {
    const { data, error } = await client.GET("/v1/rules/{number}", { params: { path: { number: "999" } } });
    expect(data).toBeUndefined();
    expect(error?.code).toBe("notFound");
  });

  it("sends what is searched for", async () => {
    const { data } = await client.GET("/v1/rules", { params: { query: { q: "323.5", limit: 1 } } });
    expect(data?.rules.map(({ rule }) => rule)).toEqual(["323.5"]);
  });

  it("asks for a card by its name, whatever stands in it", async () => {
    const { data } = await client.GET("/v1/cards/{name}", { params: { path: { name: "Kai'Sa, Survivor" } } });
    expect(data).toMatchObject({ name: "Kai'Sa, Survivor", type: "unit", energy: 4, might: 4 });
  });
});
