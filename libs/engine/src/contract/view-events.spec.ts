import type { Event, Seat } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { board } from "./sample-prompts.ts";
import { gameIn } from "./sample-works.ts";
import { viewEvents } from "./view-events.ts";

const game = gameIn(board);

/** The id that each event is left with. */
const seen = (player: Seat, ...events: Event[]): (string | undefined)[] =>
  viewEvents(game, events, player).map((event) => event.object);

const drew: Event = { type: "drew", rule: "413.1", player: "P1", object: "spark", card: "Spark" };
const returned: Event = { type: "changedZone", rule: "056", object: "spark", card: "Spark" };
const targeted: Event = { type: "targeted", rule: "355.7", object: "down", player: "P1" };

describe("events as a player may see them", () => {
  it("are all there, with all that is public", () => {
    const events: Event[] = [
      { type: "died", rule: "428.1", object: "poro", card: "Poro", from: "P2.base" },
      { type: "turnStarted", rule: "304", player: "P2", amount: 2 },
      drew,
    ];
    expect(viewEvents(game, events, "P1")).toEqual(events);
    expect(viewEvents(game, events, "P2")).toEqual([
      ...events.slice(0, 2),
      { type: "drew", rule: "413.1", player: "P1" },
    ]);
  });

  it("tell only the player themselves what they draw, look at and hide", () => {
    const looked: Event = { type: "looked", rule: "436.1", object: "top", card: "Raider", player: "P1" };
    const hid: Event = { type: "hidden", rule: "421.1", object: "down", player: "P2", to: "gate.facedown" };
    expect(seen("P1", drew, looked, hid)).toEqual(["spark", "top", undefined]);
    expect(seen("P2", drew, looked, hid)).toEqual([undefined, undefined, "down"]);
  });

  it("don't tell which card was drawn, though it has since been seen", () => {
    const played: Event = { ...drew, type: "cardPlayed", rule: "419.4.a" };
    expect(seen("P2", drew, played)).toEqual([undefined, "spark"]);
  });

  it("tell what is recycled out of a public zone, and that of a private one only to its player", () => {
    const recycled: Event = { type: "recycled", rule: "416.1", object: "top", card: "Raider", player: "P1" };
    const rune: Event = { type: "recycled", rule: "416.1", object: "fury", card: "Fury Rune", player: "P1" };
    const from = (zone: string): Event => ({ ...recycled, from: zone });
    const events = [recycled, rune, from("P1.hand"), from("P1.deck"), from("P1.trash"), from("gate")];
    expect(seen("P1", ...events)).toEqual(["top", "fury", "top", "top", "top", "top"]);
    expect(seen("P2", ...events)).toEqual([undefined, "fury", undefined, undefined, "top", "top"]);
  });

  it("tell of a rune that is recycled out of its deck only where it was shown (424.1)", () => {
    const recycled: Event = {
      type: "recycled",
      rule: "416.1",
      object: "below",
      card: "Fury Rune",
      player: "P1",
      from: "P1.runeDeck",
    };
    const shown: Event = { ...recycled, type: "revealed", rule: "424.1" };
    expect(seen("P1", recycled)).toEqual(["below"]);
    expect(seen("P2", recycled)).toEqual([undefined]);
    expect(seen("P2", shown, recycled)).toEqual(["below", "below"]);
  });

  it("tell which card has changed zones where it was public before or is now", () => {
    const from = (zone: string): Event => ({ ...returned, from: zone });
    const toTrash: Event = { ...returned, object: "guard", from: "gate.facedown", to: "P2.trash" };
    const events = [returned, from("gate.facedown"), from("gate"), from("P2.base"), from("chain"), toTrash];
    expect(seen("P2", ...events.slice(0, 2))).toEqual([undefined, undefined]);
    expect(seen("P2", ...events.slice(2))).toEqual(["spark", "spark", "spark", "guard"]);
    expect(seen("P1", ...events)).toEqual(["spark", "spark", "spark", "spark", "spark", "guard"]);
  });

  it("don't tell which card that is hidden now they came of, unless it lay open as they happened (390)", () => {
    const triggered: Event = {
      type: "triggered",
      rule: "383.3",
      object: "item-5",
      card: "Spark",
      source: "spark",
      player: "P1",
    };
    const { source: _, ...withoutSource } = triggered;
    expect(viewEvents(game, [triggered], "P1")).toEqual([triggered]);
    expect(viewEvents(game, [triggered], "P2")).toEqual([withoutSource]);
    expect(viewEvents(game, [{ ...triggered, source: "item-4" }], "P2")).toMatchObject([
      { source: "item-4" },
    ]);
    const gone: Event = { ...returned, from: "gate" };
    expect(viewEvents(game, [triggered, gone], "P2")).toEqual([triggered, gone]);
  });

  it("tell what is targeted where it is public, or lay open in one of the events", () => {
    expect(seen("P1", targeted, { ...targeted, object: "guard" })).toEqual([undefined, "guard"]);
    expect(seen("P2", targeted)).toEqual(["down"]);
    expect(seen("P2", { ...targeted, object: "spark" })).toEqual([undefined]);
    const gone: Event = { ...returned, from: "gate" };
    expect(seen("P2", { ...targeted, object: "spark" }, gone)).toEqual(["spark", "spark"]);
  });
});
