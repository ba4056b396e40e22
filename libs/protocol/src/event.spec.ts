import { isRuleNumber } from "@rulebound/rulebook";
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { eventSchema } from "./event.ts";
import { eventTable, eventTypes } from "./event-table.ts";

describe("an event", () => {
  it("says what happened by which rule", () => {
    const event = { type: "damageMarked", rule: "417.1", object: "vilemaw", amount: 4, by: "P1" };
    expect(check(eventSchema, event)).toEqual({ ok: true, value: event });
  });

  it.each([
    [{ type: "exploded", rule: "417.1" }, "/type"],
    [{ type: "moved" }, "/rule"],
    [{ type: "moved", rule: "417-1" }, "/rule"],
    [{ type: "moved", rule: "446.1", objekt: "vilemaw" }, "/objekt"],
    [{ type: "moved", rule: "446.1", by: "P7" }, "/by"],
  ])("%o is refused at %s", (event, pointer) => {
    const checked = check(eventSchema, event);
    expect(checked.ok ? "nothing" : checked.fault.pointer).toBe(pointer);
  });
});

describe("the table of events", () => {
  it("cites rules that exist, and fields that events have", () => {
    for (const type of eventTypes) {
      const { rule, fields, says } = eventTable[type];
      expect(isRuleNumber(rule)).toBe(true);
      expect(Object.keys(eventSchema.shape)).toEqual(expect.arrayContaining([...fields]));
      expect(new Set(fields).size).toBe(fields.length);
      expect(says.length).toBeGreaterThan(5);
    }
  });

  it("leaves no field of events unused", () => {
    const used = new Set<string>(eventTypes.flatMap((type) => [...eventTable[type].fields]));
    expect(Object.keys(eventSchema.shape).filter((field) => !used.has(field))).toEqual(["type", "rule"]);
  });
});
