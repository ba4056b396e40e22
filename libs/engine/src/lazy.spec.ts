import { expect, it } from "vitest";
import { lazily } from "./lazy.ts";

/** An object with something to be made, and how often it has been. */
function counted() {
  const made = { position: 0, events: 0 };
  const outcome = lazily(
    { result: null },
    { position: () => `position ${++made.position}`, events: () => [++made.events] },
  );
  return { outcome, made };
}

it("makes a value when it is first read, and once", () => {
  const { outcome, made } = counted();
  expect(Object.keys(outcome)).toEqual(["result", "position", "events"]);
  expect(made).toEqual({ position: 0, events: 0 });
  expect([outcome.position, outcome.position]).toEqual(["position 1", "position 1"]);
  expect(outcome.events).toBe(outcome.events);
  expect(made).toEqual({ position: 1, events: 1 });
});

it("gives each object its own", () => {
  const one = lazily({}, { game: () => 1 });
  const other = lazily({}, { game: () => 2 });
  expect([other.game, one.game]).toEqual([2, 1]);
});

it.each<[string, (it: object) => unknown]>([
  ["written", (outcome) => JSON.parse(JSON.stringify(outcome))],
  ["spread", (outcome) => ({ ...outcome })],
  ["cloned", (outcome) => structuredClone(outcome)],
])("is like any other object when it is %s", (_how, taken) => {
  expect(taken(counted().outcome)).toEqual({ result: null, position: "position 1", events: [1] });
});
