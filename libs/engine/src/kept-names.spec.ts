import { activated, gear, passive, spell, target } from "@rulebound/language";
import type { Position } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { refusalOf } from "./contract/sample-refusals.ts";
import { createEngine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";
import { tableWith } from "./sample-table.ts";

type BaseEntry = NonNullable<NonNullable<NonNullable<Position["players"]>["P1"]>["base"]>[number];

const engine = createEngine([
  ...sampleCards,
  gear({
    name: "Roll",
    domains: ["mind"],
    energy: 0,
    abilities: [
      passive({ fact: "nameAsPlayed", one: { tag: ["Elite", "Mech"] }, as: "tag" }),
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        { do: "kill", what: { all: { is: "unit", anyTag: { kept: "tag" } } } },
      ]),
    ],
  }),
  gear({ name: "Quiet", domains: ["mind"], energy: 0 }),
  spell({
    name: "Snatch",
    domains: ["mind"],
    energy: 0,
    keywords: ["Reaction"],
    text: [target("gear", { is: "gear" }), { do: "return", what: "gear" }],
  }),
]);

const elite: BaseEntry = {
  card: "An Elite",
  id: "elite",
  type: "unit",
  might: 2,
  energy: 2,
  domains: ["fury"],
  tags: ["Elite"],
};

describe("what was named for an object", () => {
  it("is known to its ability that is on the chain when it leaves (359.3.e.13)", () => {
    const table = tableWith(
      {
        players: {
          P1: { base: [{ card: "Roll", id: "roll", named: { tag: "Elite" } }] },
          P2: { base: [elite], hand: ["Snatch"] },
        },
      },
      engine,
    );
    table.does("P1", { type: "activate", source: "roll" });
    table.pass("P1");
    table.does("P2", { type: "play", card: "Snatch", targets: ["roll"] });
    table.pass("P2", "P1");
    expect(table.now().position.players.P1?.hand.map(({ id }) => id)).toEqual(["roll"]);
    table.pass("P1", "P2");
    expect(table.now().position.players.P2?.base).toEqual([]);
  });

  it("is in positions, and isn't any more once it has become another object (124)", () => {
    const table = tableWith({ players: { P1: { hand: ["Roll", "Snatch"] }, P2: { base: [elite] } } }, engine);
    table.does("P1", { type: "play", card: "Roll", choices: [{ names: ["Mech"] }] });
    const [roll] = table.now().position.players.P1?.base ?? [];
    expect(roll?.named).toEqual({ tag: "Mech" });
    table.does("P1", { type: "play", card: "Snatch", targets: [roll?.id ?? ""] });
    table.pass("P1", "P2");
    table.does("P1", { type: "play", card: "Roll" });
    expect(table.prompt()).toMatchObject({
      kind: "name",
      what: "tag",
      options: [{ value: "Elite" }, { value: "Mech" }],
    });
    expect(table.refusal("P1", { type: "answer", prompt: table.prompt().id, value: "Robot" })).toBe("355.1");
    table.answers("P1", "Elite");
    expect(table.now().position.players.P1?.base[0]?.named).toEqual({ tag: "Elite" });
  });

  it("stays with an object that is a copy, or has replaced the card that names it (477.1.b, 438.7)", () => {
    const base: BaseEntry[] = [
      { card: "Roll", id: "copy", copyOf: "Quiet", named: { tag: "Mech" } },
      { card: "Quiet", id: "other", replaces: "Roll", named: { tag: "Elite" } },
    ];
    const { position } = engine.start({ players: { P1: { base } } });
    expect(position.players.P1?.base).toMatchObject([
      { id: "copy", named: { tag: "Mech" } },
      { id: "other", named: { tag: "Elite" } },
    ]);
    expect(engine.start(position).position).toEqual(position);
  });

  it("is refused in a position where its card names nothing such, or nothing of that name is there", () => {
    const named = (card: string, names: Record<string, string>): (() => unknown) => {
      return () => engine.start({ players: { P1: { base: [{ card, named: names }] } } });
    };
    expect(refusalOf(named("Roll", { spell: "Elite" }))).toMatchObject({ rule: "760" });
    expect(refusalOf(named("Roll", { tag: "Poro" }))).toMatchObject({ rule: "763" });
    expect(refusalOf(named("Giant", { tag: "Elite" }))).toMatchObject({ rule: "760" });
  });
});
