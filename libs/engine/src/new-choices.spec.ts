import { anyNumber, passive, spell, target, triggered, unit } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import { sampleCards } from "./sample-cards.ts";
import { type Table, tableWith } from "./sample-table.ts";

const engine = createEngine([
  ...sampleCards,
  unit({
    name: "Watcher",
    domains: ["mind"],
    might: 2,
    abilities: [triggered({ event: "target", object: "me" }, [{ do: "draw", amount: 1 }])],
  }),
  spell({
    name: "Turn",
    domains: ["mind"],
    energy: 0,
    keywords: ["Reaction"],
    text: [
      target("spell", { zone: "chain", is: "spell" }),
      { do: "takeControl", what: "spell" },
      { do: "newChoices", what: "spell" },
    ],
  }),
  spell({
    name: "Poke",
    domains: ["mind"],
    energy: 0,
    repeat: [{ energy: 0 }],
    text: [
      target("units", { is: "unit", at: "base" }, { ...anyNumber, min: 1, totalMightAtMost: 9 }),
      { do: "deal", amount: 1, to: "units" },
    ],
  }),
  spell({
    name: "Mark",
    domains: ["mind"],
    energy: 0,
    abilities: [passive({ fact: "nameAsPlayed", one: { tag: ["Elite", "Mech"] }, as: "tag" })],
    text: [target("unit", { is: "unit" }), { do: "deal", amount: 1, to: "unit" }],
  }),
]);

/** P1 has played a spell, and P2 has taken it over. */
function taken(play: Parameters<Table["does"]>[1]): Table {
  const table = tableWith(
    {
      players: {
        P1: { hand: ["Poke", "Mark"], base: [{ card: "Watcher", id: "watcher" }] },
        P2: {
          hand: ["Turn"],
          base: [
            { card: "Giant", id: "one" },
            { card: "Giant", id: "two" },
          ],
        },
      },
    },
    engine,
  );
  table.does("P1", play);
  table.pass("P1");
  table.does("P2", { type: "play", card: "Turn", targets: [table.now().position.chain[0]?.id ?? ""] });
  table.pass("P2", "P1");
  return table;
}

describe("new choices", () => {
  it("set off the Targeting Effects of what is newly chosen, and of nothing else (754)", () => {
    const table = taken({ type: "play", card: "Mark", choices: [{ targets: [["one"]], names: ["Mech"] }] });
    table.answers("P2", ["unit"]);
    table.answers("P2", "watcher");
    expect(table.now().position.chain.map(({ card }) => card)).toEqual(["Mark", "Watcher"]);
    expect(table.now().position.chain[0]?.choices).toEqual([{ targets: [["watcher"]], names: ["Mech"] }]);
  });

  it("aren't made for what was named as the card was played (752.2)", () => {
    const table = taken({ type: "play", card: "Mark", choices: [{ targets: [["one"]], names: ["Mech"] }] });
    expect(table.prompt()).toMatchObject({ for: "chain.newChoices", options: [{ value: "unit" }], min: 0 });
  });

  it("are made for each execution, of what the spell wasn't choosing for any of them (751.1)", () => {
    const table = taken({
      type: "play",
      card: "Poke",
      pay: { repeat: true },
      choices: [{ targets: [["one"]] }, { targets: [["two"]] }],
    });
    expect(table.prompt()).toMatchObject({
      for: "chain.newChoices",
      options: [{ value: "units" }, { value: "units#2" }],
    });
    table.answers("P2", ["units#2"]);
    expect(table.now().position.chain[0]?.choices).toEqual([
      { targets: [["one"]] },
      { targets: [["watcher"]] },
    ]);
  });

  it("are none where the player takes none (753)", () => {
    const table = taken({ type: "play", card: "Mark", choices: [{ targets: [["one"]], names: ["Mech"] }] });
    table.answers("P2", []);
    expect(table.now().position.chain[0]).toMatchObject({
      controller: "P2",
      choices: [{ targets: [["one"]] }],
    });
  });
});
