import { describe, expect, it } from "vitest";
import { rich, tableWith } from "./sample-table.ts";

const giants = [
  { card: "Giant", id: "one" },
  { card: "Giant", id: "two" },
];

describe("playing as a transaction (354-358)", () => {
  it("refuses what can't be paid, chosen or placed, leaving everything as it was (358.5)", () => {
    const table = tableWith({
      players: { P1: { hand: ["Strike", "Giant", "Gather"], pool: { energy: 1 } }, P2: { base: giants } },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
    });
    expect(table.refusal("P1", { type: "play", card: "Strike", targets: ["one"] })).toBe("358.2");
    expect(table.refusal("P1", { type: "play", card: "Strike", targets: ["gate"] })).toBe("355.9.b");
    expect(table.refusal("P1", { type: "play", card: "Strike", targets: ["Strike"] })).toBe("355.9.c");
    expect(table.refusal("P1", { type: "play", card: "Giant", to: "gate" })).toBe("355.2");
    expect(
      table.refusal("P1", { type: "play", card: "Gather", choices: [{ targets: [["one", "one"]] }] }),
    ).toBe("355.5");
    expect(table.refusal("P1", { type: "play", card: "Giant", to: "base" })).toBe("358.2");
    expect(table.refusal("P1", { type: "play", card: "Gather", pay: { accelerate: true } })).toBe(
      "356.2.b.1",
    );
  });

  it("refuses a spell without a valid choice for each of its targets (355.8)", () => {
    const table = tableWith({ players: { P1: { hand: ["Strike", "March"], pool: rich } } });
    expect(table.refusal("P1", { type: "play", card: "Strike" })).toBe("355.8");
    expect(table.refusal("P1", { type: "play", card: "March" })).toBe("355.8");
  });

  it("refuses targets that don't fit together (355.11)", () => {
    const table = tableWith({
      players: { P1: { hand: ["Gather"], pool: rich }, P2: { base: giants } },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P2", units: [{ card: "Pip", id: "pip" }] },
        "Quarry",
      ],
    });
    expect(
      table.refusal("P1", { type: "play", card: "Gather", choices: [{ targets: [["one", "pip"]] }] }),
    ).toBe("355.11");
    table.does("P1", { type: "play", card: "Gather", choices: [{ targets: [["one", "two"]] }] });
    expect(table.now().position.chain[0]?.status).toBe("finalized");
  });

  it("asks for what is missing, and takes it all back with cancel (355.5, 358.5)", () => {
    const table = tableWith({
      players: { P1: { hand: ["Strike"], pool: { energy: 2 } }, P2: { base: giants } },
    });
    const before = table.now().position;
    table.does("P1", { type: "play", card: "Strike" });
    expect(table.prompt()).toMatchObject({ player: "P1", for: "play.target", rule: "355.5" });
    expect(table.refusal("P2", { type: "cancel" })).toBe("358.5");
    const { position } = table.does("P1", { type: "cancel" });
    expect(table.events()).toEqual(["undone"]);
    expect(position).toEqual(before);
    expect(table.refusal("P1", { type: "cancel" })).toBe("358.5");
  });

  it("gives back what was paid when the rest is declined (358.2, 444.2)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Bruiser"], pool: { energy: 1 }, runes: [{ card: "Fury Rune", id: "rune" }] },
      },
    });
    const before = table.now().position;
    table.does("P1", { type: "play", card: "Bruiser" });
    expect(table.prompt()).toMatchObject({ player: "P1", for: "pay" });
    table.answers("P1", { use: { source: "rune", ability: 1 } });
    table.answers("P1", { decline: true });
    expect(table.events()).toContain("undone");
    expect(table.now().position).toEqual(before);
  });

  it("uses runes by itself when told so, in an answer as in the action", () => {
    const runes = [{ card: "Fury Rune", id: "rune" }];
    const table = tableWith({ players: { P1: { hand: ["Bruiser"], pool: { energy: 1 }, runes } } });
    const played = table.does("P1", { type: "play", card: "Bruiser", autoPay: true });
    expect(played.position.players.P1?.base.map(({ card }) => card)).toEqual(["Bruiser"]);
    const other = tableWith({
      players: {
        P1: { hand: ["Broker"], pool: { energy: 1 }, runes: [...runes, "Calm Rune"], deck: ["Pip"] },
      },
    });
    other.does("P1", { type: "play", card: "Broker" });
    expect(other.prompt()).toMatchObject({ for: "trigger.may", rule: "404.2" });
    const { prompt } = other.now();
    other.does("P1", { type: "answer", prompt: prompt?.id ?? "", value: true, autoPay: true });
    expect(other.now().prompt).toBeNull();
    expect(other.now().position.players.P1?.runes.map(({ exhausted }) => exhausted)).toEqual([true, true]);
    other.pass("P1", "P2");
    expect(other.now().position.players.P1?.hand).toHaveLength(1);
  });

  it("doesn't offer a target whose Deflect can't be paid for, where there is another (355.16)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Strike"], pool: { energy: 2 } },
        P2: { base: [{ card: "Thorn", id: "thorn" }, ...giants] },
      },
    });
    table.does("P1", { type: "play", card: "Strike" });
    const values = table.prompt().kind === "pick" ? optionsOf(table.prompt()) : [];
    expect(values).toEqual(["one", "two"]);
  });
});

const optionsOf = (prompt: object): unknown[] =>
  "options" in prompt && Array.isArray(prompt.options)
    ? prompt.options.map((option: { value: unknown }) => option.value)
    : [];

describe("costs (356, 357, 805, 809, 820)", () => {
  it("lets a unit enter ready once Accelerate is paid (805)", () => {
    const table = tableWith({ players: { P1: { hand: ["Sprinter", "Sprinter"], pool: rich } } });
    table.does("P1", { type: "play", card: "Sprinter", to: "base", pay: { accelerate: true } });
    table.does("P1", { type: "play", card: "Sprinter", to: "base", pay: { accelerate: false } });
    const { base, pool } = table.now().position.players.P1 ?? {};
    expect(base?.map(({ exhausted }) => exhausted)).toEqual([undefined, true]);
    expect(pool).toMatchObject({ energy: 15, power: { any: 9 } });
  });

  it("has Deflect paid once for each time the object is chosen (809.1.c)", () => {
    const table = tableWith({
      players: {
        P1: { hand: ["Echo"], pool: { energy: 3, power: { any: 2 } } },
        P2: { base: [{ card: "Thorn", id: "thorn" }] },
      },
    });
    table.does("P1", {
      type: "play",
      card: "Echo",
      pay: { repeat: true },
      choices: [{ targets: [["thorn"]] }, { targets: [["thorn"]] }],
    });
    expect(table.now().position.players.P1?.pool).toMatchObject({ energy: 0, power: {} });
    const poor = tableWith({
      players: {
        P1: { hand: ["Echo"], pool: { energy: 3, power: { any: 1 } } },
        P2: { base: [{ card: "Thorn", id: "thorn" }] },
      },
    });
    expect(
      poor.refusal("P1", {
        type: "play",
        card: "Echo",
        pay: { repeat: true },
        choices: [{ targets: [["thorn"]] }, { targets: [["thorn"]] }],
      }),
    ).toBe("358.2");
  });

  it("doesn't have an own object's Deflect paid for", () => {
    const table = tableWith({
      players: { P1: { hand: ["Echo"], pool: { energy: 1 }, base: [{ card: "Thorn", id: "thorn" }] } },
    });
    table.does("P1", { type: "play", card: "Echo", pay: {}, targets: ["thorn"] });
    expect(table.now().position.chain).toHaveLength(1);
  });

  it("demands a mandatory additional cost (356.2.a.1)", () => {
    const table = tableWith({ players: { P1: { hand: ["Patron"], pool: rich } } });
    expect(table.refusal("P1", { type: "play", card: "Patron", to: "base" })).toBe("358.2");
    const other = tableWith({
      players: { P1: { hand: ["Patron"], pool: rich, base: ["Pip", { card: "Rider", id: "rider" }] } },
    });
    other.does("P1", { type: "play", card: "Patron", to: "base", pay: { kill: ["rider"] } });
    expect(other.now().position.players.P1?.base.map(({ card }) => card)).toEqual(["Pip", "Patron"]);
  });

  it("counts a cost as paid though its action was replaced (357.2.a)", () => {
    const table = tableWith({
      players: {
        P1: {
          hand: ["Patron"],
          pool: rich,
          base: ["Saviour", { card: "Rider", id: "rider", exhausted: true }],
        },
      },
    });
    table.does("P1", { type: "play", card: "Patron", to: "base", pay: { kill: ["rider"] } });
    expect(table.prompt()).toMatchObject({ for: "replacement.may" });
    table.answers("P1", true);
    expect(table.now().position.players.P1?.base.map(({ card }) => card)).toEqual([
      "Saviour",
      "Rider",
      "Patron",
    ]);
  });

  it("takes a play back while its cost is being paid, deaths included (358.5)", () => {
    const table = tableWith({
      players: { P1: { hand: ["Patron"], pool: rich, base: ["Saviour", { card: "Rider", id: "rider" }] } },
    });
    const before = table.now().position;
    table.does("P1", { type: "play", card: "Patron", to: "base", pay: { kill: ["rider"] } });
    expect(table.does("P1", { type: "cancel" }).position).toEqual(before);
  });
});

describe("modes (355.3)", () => {
  it("are asked for, told of, and alone carried out", () => {
    const table = tableWith({ players: { P1: { hand: ["Crossroads"], pool: rich } } });
    table.does("P1", { type: "play", card: "Crossroads" });
    expect(table.prompt()).toMatchObject({ kind: "mode", for: "play.mode", rule: "355.3" });
    const { events } = table.answers("P1", 2);
    expect(events.find(({ type }) => type === "modeChosen")).toMatchObject({ player: "P1", amount: 2 });
    table.pass("P1", "P2");
    expect(table.now().position.players.P1).toMatchObject({ xp: 2, hand: [] });
  });
});

describe("triggered abilities while they are finalized (402-404)", () => {
  it("takes one without legal options off the chain (402.4)", () => {
    const table = tableWith({ players: { P1: { hand: ["Herald"], pool: rich } } });
    table.does("P1", { type: "play", card: "Herald", to: "base" });
    const removed = table.now().events.find(({ type }) => type === "chainItemRemoved");
    expect(removed?.rule).toBe("402.4");
    expect(table.now().position.chain).toEqual([]);
    expect(table.now().position.priority).toBe("P1");
  });

  it("has its controller choose where there is something to choose (402.4.b)", () => {
    const table = tableWith({ players: { P1: { hand: ["Herald"], pool: rich }, P2: { base: giants } } });
    table.does("P1", { type: "play", card: "Herald", to: "base" });
    expect(table.prompt()).toMatchObject({ player: "P1", for: "play.target", min: 1, max: 1 });
    expect(table.refusal("P1", { type: "cancel" })).toBe("358.5");
    table.answers("P1", "two");
    table.pass("P1", "P2");
    expect(table.now().position.players.P2?.base.map(({ damage }) => damage)).toEqual([undefined, { P1: 1 }]);
  });

  it('asks whether one with "you may" is performed (402.1, 402.1.a)', () => {
    const table = tableWith({ players: { P1: { hand: ["Student"], pool: rich } } });
    table.does("P1", { type: "play", card: "Student", to: "base" });
    expect(table.prompt()).toMatchObject({ for: "trigger.may", rule: "383.3.a" });
    table.answers("P1", false);
    expect(table.events()).toEqual(["chainItemRemoved", "priorityGained"]);
    expect(table.now().position.chain).toEqual([]);
    expect(table.now().position.players.P1?.hand).toEqual([]);
  });

  it("lets one with a cost be declined, and removes it unasked where it can't be paid (404.2, 383.3.b.1)", () => {
    const table = tableWith({ players: { P1: { hand: ["Broker"], pool: { energy: 3 } } } });
    table.does("P1", { type: "play", card: "Broker", to: "base" });
    table.answers("P1", false);
    expect(table.now().position.chain).toEqual([]);
    expect(table.now().position.players.P1?.pool.energy).toBe(2);
    const poor = tableWith({ players: { P1: { hand: ["Broker"], pool: { energy: 2 } } } });
    poor.does("P1", { type: "play", card: "Broker", to: "base" });
    expect(poor.now().prompt).toBeNull();
    expect(poor.now().events.find(({ type }) => type === "chainItemRemoved")?.rule).toBe("383.3.b.1");
  });

  it("incurs Deflect like a spell, which can be declined (809.1.d, 404.2)", () => {
    const table = tableWith({
      players: { P1: { hand: ["Herald"], pool: rich }, P2: { base: [{ card: "Thorn", id: "thorn" }] } },
    });
    table.does("P1", { type: "play", card: "Herald", to: "base" });
    expect(table.prompt()).toMatchObject({ for: "trigger.may", rule: "404.2" });
    table.answers("P1", false);
    expect(table.now().position.chain).toEqual([]);
    expect(table.now().position.players.P1?.pool.power).toEqual({ any: 10 });
  });
});

describe("entering the board (359.2, 369.3)", () => {
  const roused = (...cards: string[]) => {
    const table = tableWith({ players: { P1: { hand: cards, pool: rich } } });
    for (const _ of cards.slice(1)) {
      table.does("P1", { type: "play", card: "Rouse" });
      table.pass("P1", "P2");
    }
    table.does("P1", { type: "play", card: cards[0] ?? "", to: "base" });
    return table;
  };

  it("stays on the chain while its player orders what changes how it enters (372)", () => {
    const table = roused("Sleeper", "Rouse");
    expect(table.prompt()).toMatchObject({ player: "P1", for: "replacement.pick", rule: "372" });
    expect(table.now().position.chain).toMatchObject([{ card: "Sleeper", status: "finalized" }]);
    const own = table.prompt();
    const values =
      "options" in own ? own.options.flatMap((one) => (one.type === "replacement" ? [one] : [])) : [];
    const first = values.find(({ card }) => card === "Sleeper")?.value;
    if (first === undefined) throw new Error("Its own text isn't among the options.");
    const { position, events } = table.answers("P1", [first]);
    const { chain, players } = position;
    expect(chain).toEqual([]);
    expect(events.filter(({ type }) => type === "replacementApplied")).toMatchObject([
      { source: first.effect, name: "cardPlayed" },
      { source: expect.stringMatching(/^rouse/), name: "cardPlayed" },
    ]);
    // What applies last decides: after its own text the spell's, so that it isn't exhausted.
    expect(players.P1.base.map(({ card, exhausted }) => [card, exhausted])).toEqual([["Sleeper", undefined]]);
  });

  it("isn't asked about where two effects do the same", () => {
    const table = roused("Pip", "Rouse", "Rouse");
    expect(table.now().prompt).toBeNull();
    const { base } = table.now().position.players.P1;
    expect(base.map(({ card, exhausted }) => [card, exhausted])).toEqual([["Pip", undefined]]);
    const alone = roused("Pip").now().position.players.P1.base;
    expect(alone.map(({ exhausted }) => exhausted)).toEqual([true]);
  });
});
