import { describe, expect, it } from "vitest";
import { rich, type Table, tableWith } from "./sample-table.ts";

type Units = { card: string; id?: string; damage?: number; stunned?: boolean }[];

/** P1's units stand in their base, P2's at the gate, which P2 controls. */
function facing(attackers: Units, defenders: Units, hands: { p1?: string[]; p2?: string[] } = {}): Table {
  return tableWith({
    players: {
      P1: { base: attackers, hand: hands.p1 ?? [], pool: rich },
      P2: { hand: hands.p2 ?? [], pool: rich, base: [{ card: "Rider", id: "reserve" }] },
    },
    battlefields: [{ card: "Void Gate", id: "gate", controller: "P2", units: defenders }, "Quarry"],
  });
}

const attack = (table: Table, ...units: string[]) => table.does("P1", { type: "move", units, to: "gate" });

describe("showdowns (341-348)", () => {
  it("gives focus to whoever contested the battlefield, and closes after a round of passes (345, 347.2.a, 348.2.a)", () => {
    const table = tableWith({
      players: { P1: { base: ["Pip"] } },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
    });
    attack(table, "Pip");
    expect(table.events()).toEqual(
      expect.arrayContaining(["contested", "showdownStaged", "showdownOpened", "priorityGained"]),
    );
    expect(table.now().position).toMatchObject({ focus: "P1", priority: "P1", turnState: "showdown-open" });
    const gained = () => table.now().events.filter(({ type }) => type === "focusGained");
    expect(gained()).toEqual([{ type: "focusGained", rule: "345", player: "P1" }]);
    table.pass("P1");
    expect(gained()).toEqual([{ type: "focusGained", rule: "347.2.b", player: "P2" }]);
    expect(table.now().position).toMatchObject({ focus: "P2", priority: "P2" });
    table.pass("P2");
    expect(table.now().position).toMatchObject({ focus: null, priority: "P1", turnState: "neutral-open" });
    expect(table.now().position.battlefields[0]).toMatchObject({ controller: "P1" });
    expect(table.events().filter((type) => type === "focusPassed")).toHaveLength(1);
    expect(table.events()).not.toContain("focusGained");
  });

  it("passes focus when a chain that a card opened closes, and asks everybody anew (346, 347.1.b)", () => {
    const table = facing([{ card: "Pip", id: "pip" }], [{ card: "Giant", id: "giant" }], { p1: ["Strike"] });
    attack(table, "pip");
    table.does("P1", { type: "play", card: "Strike", targets: ["giant"] });
    expect(table.now().position).toMatchObject({ focus: "P1", priority: "P1", turnState: "showdown-closed" });
    table.pass("P1");
    // Passing priority doesn't cost the focus (313.3).
    expect(table.now().position).toMatchObject({ focus: "P1", priority: "P2" });
    table.pass("P2");
    expect(table.now().position).toMatchObject({ focus: "P2", priority: "P2", turnState: "showdown-open" });
    table.pass("P2");
    expect(table.now().position.focus).toBe("P1");
  });

  it("doesn't pass focus for chains that triggers or Add abilities opened (346.1)", () => {
    const table = tableWith({
      players: { P1: { base: [{ card: "Captain", id: "cap" }, "Furnace"] }, P2: {} },
      battlefields: [{ card: "Void Gate", id: "gate", controller: "P2", units: ["Giant"] }, "Quarry"],
    });
    attack(table, "cap");
    expect(table.now().position.chain.map(({ card }) => card)).toEqual(["Captain"]);
    table.pass("P1", "P2");
    expect(table.now().position).toMatchObject({ focus: "P1", priority: "P1", turnState: "showdown-open" });
    table.does("P1", { type: "activate", source: "Furnace" });
    expect(table.now().position).toMatchObject({ focus: "P1", priority: "P1", turnState: "showdown-open" });
  });

  it("has three players pass focus in turn order (347.2)", () => {
    const table = tableWith({
      mode: "skirmish",
      turn: { player: "P2" },
      players: { P1: {}, P2: { base: ["Pip"] }, P3: {} },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry", "Harbor"],
    });
    table.does("P2", { type: "move", units: ["Pip"], to: "gate" });
    const order: (string | null)[] = [];
    for (let i = 0; i < 3; i++) {
      const { focus } = table.now().position;
      order.push(focus);
      if (focus) table.pass(focus);
    }
    expect(order).toEqual(["P2", "P3", "P1"]);
    expect(table.now().position.showdown).toBeNull();
  });

  it("becomes a combat's when units of another player come, focus staying (323.14, 344.1, 464.2.c.1.b)", () => {
    const table = tableWith({
      players: {
        P1: { base: [{ card: "Pip", id: "pip" }] },
        P2: { hand: ["March"], pool: rich, base: [{ card: "Giant", id: "giant" }] },
      },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
    });
    attack(table, "pip");
    table.pass("P1");
    table.does("P2", {
      type: "play",
      card: "March",
      choices: [{ targets: [["giant"]], destinations: ["gate"] }],
    });
    table.pass("P2", "P1");
    expect(table.events()).toContain("combatStarted");
    const { position } = table.now();
    expect(position.combat).toMatchObject({ attacker: "P1", defender: "P2" });
    // The chain closed, so focus passed to P1 (346); the combat's opening changes nothing about it.
    expect(position.focus).toBe("P1");
    expect(position.battlefields[0]?.units).toMatchObject([{ attacker: true }, { defender: true }]);
  });

  it("lets the turn player choose where to begin, showdowns before combats (323.12, 323.13)", () => {
    const table = tableWith({
      players: {
        P1: {
          base: [
            { card: "Pip", id: "pip" },
            { card: "Bruiser", id: "bruiser" },
          ],
        },
        P2: { base: ["Pip"] },
      },
      battlefields: [
        { card: "Void Gate", id: "gate" },
        { card: "Quarry", id: "quarry", controller: "P2", units: ["Giant"] },
      ],
    });
    table.does("P1", { type: "move", units: ["pip"], to: "gate" });
    expect(table.now().prompt).toBeNull();
    expect(table.now().position.showdown?.battlefield).toBe("gate");
  });
});

describe("combat (459-466)", () => {
  it("deals damage both ways at once; the victor conquers (465, 466.3, 466.5)", () => {
    const table = facing([{ card: "Giant", id: "giant" }], [{ card: "Bruiser", id: "bruiser" }]);
    attack(table, "giant");
    expect(table.now().position.combat).toEqual({
      battlefield: "gate",
      attacker: "P1",
      defender: "P2",
      step: "showdown",
    });
    table.pass("P1", "P2");
    const { position } = table.now();
    expect(position.battlefields[0]).toMatchObject({ controller: "P1", units: [{ id: "giant" }] });
    expect(position.battlefields[0]?.units[0]).not.toHaveProperty("damage");
    expect(position.players.P2?.trash.map(({ id }) => id)).toEqual(["bruiser"]);
    expect(position.players.P1?.points).toBe(1);
    expect(position.combat).toBeNull();
    const marks = table.now().events.filter(({ type }) => type === "damageMarked");
    expect(marks.map(({ object, amount, by }) => ({ object, amount, by }))).toEqual([
      { object: "bruiser", amount: 6, by: "P1" },
      { object: "giant", amount: 3, by: "P2" },
    ]);
  });

  it("recalls attackers where defenders are left, without a result (466.1.a.2, 466.3.d)", () => {
    const table = facing([{ card: "Bruiser", id: "bruiser" }], [{ card: "Giant", id: "giant" }]);
    attack(table, "bruiser");
    table.pass("P1", "P2");
    // 6 damage kill the Bruiser; two weak sides leave each other alive.
    expect(table.now().position.players.P1?.trash).toHaveLength(1);
    const other = facing([{ card: "Pacifist", id: "pacifist" }], [{ card: "Pacifist", id: "guard" }]);
    attack(other, "pacifist");
    other.pass("P1", "P2");
    expect(other.events()).toContain("recalled");
    const result = other.now().events.find(({ type }) => type === "combatResult");
    expect(result).toMatchObject({ rule: "466.3.d" });
    expect(result?.player).toBeUndefined();
    expect(other.now().position.players.P1?.base).toMatchObject([{ id: "pacifist", exhausted: true }]);
    expect(other.now().position.battlefields[0]?.controller).toBe("P2");
    expect(other.now().position.players.P2?.points).toBe(0);
  });

  it("leaves the battlefield to nobody when nobody is left (466.5.b)", () => {
    const table = facing([{ card: "Bruiser", id: "one" }], [{ card: "Bruiser", id: "two" }]);
    attack(table, "one");
    table.pass("P1", "P2");
    expect(table.now().position.battlefields[0]).toMatchObject({ controller: null, units: [] });
    expect(table.now().position.players).toMatchObject({ P1: { points: 0 }, P2: { points: 0 } });
  });

  it("has the attacker assign first, then the defender, Tank first and Backline last (465.2.c)", () => {
    const table = facing(
      [
        { card: "Giant", id: "giant" },
        { card: "Bruiser", id: "bruiser" },
      ],
      [
        { card: "Archer", id: "archer" },
        { card: "Rider", id: "rider" },
        { card: "Shieldbearer", id: "tank" },
      ],
    );
    attack(table, "giant", "bruiser");
    table.pass("P1", "P2");
    // 9 for 3, 2 and 3: all are lethal, and where the last point goes is open.
    expect(table.prompt()).toMatchObject({ player: "P1", for: "combat.assign" });
    expect(table.refusal("P1", answer(table, { archer: 3, rider: 2, tank: 2 }))).toBe("465.2.c");
    expect(table.refusal("P1", answer(table, { archer: 4, rider: 1, tank: 4 }))).toBe("465.2.c.6");
    table.answers("P1", { archer: 3, rider: 2, tank: 4 });
    // 8 back, for 6 and 3.
    expect(table.prompt()).toMatchObject({ player: "P2", for: "combat.assign" });
    expect(table.refusal("P2", answer(table, { giant: 4, bruiser: 4 }))).toBe("465.2.c.4");
    table.answers("P2", { giant: 5, bruiser: 3 });
    expect(table.now().position.players.P1?.trash.map(({ id }) => id)).toEqual(["bruiser"]);
    expect(table.now().position.battlefields[0]).toMatchObject({
      controller: "P1",
      units: [{ id: "giant" }],
    });
  });

  it("counts stunned units out and the dead only after all damage is dealt (423.1.b, 465.2.c.1.a)", () => {
    const table = facing(
      [{ card: "Giant", id: "giant", stunned: true }],
      [{ card: "Bruiser", id: "bruiser" }],
    );
    attack(table, "giant");
    table.pass("P1", "P2");
    expect(table.now().position.players.P2?.trash).toEqual([]);
    expect(table.now().position.players.P1?.base).toMatchObject([{ id: "giant", stunned: true }]);
    // 3 were marked and healed in the Combat Cleanup (466.1.a.1).
    expect(table.events()).toEqual(expect.arrayContaining(["damageMarked", "healed", "recalled"]));
  });

  it("skips damage where one side has left (465.1)", () => {
    const table = facing([{ card: "Giant", id: "giant" }], [{ card: "Bruiser", id: "bruiser" }], {
      p2: ["March"],
    });
    attack(table, "giant");
    table.pass("P1");
    table.does("P2", {
      type: "play",
      card: "March",
      choices: [{ targets: [["bruiser"]], destinations: ["base"] }],
    });
    table.pass("P2", "P1");
    expect(table.now().position.players.P2?.base).toMatchObject([{ id: "reserve" }, { id: "bruiser" }]);
    expect(table.now().position.players.P2?.base[1]).not.toHaveProperty("defender");
    table.pass("P1", "P2");
    expect(table.events()).not.toContain("damageMarked");
    expect(table.now().position.battlefields[0]?.controller).toBe("P1");
    expect(table.now().position.players.P1?.points).toBe(1);
  });

  it("puts the attacker's triggers on the chain first, the defender's last (464.2.e.1)", () => {
    const table = tableWith({
      turn: { player: "P2" },
      players: { P1: {}, P2: { base: [{ card: "Captain", id: "attacker" }] } },
      battlefields: [
        { card: "Void Gate", id: "gate", controller: "P1", units: [{ card: "Captain", id: "defender" }] },
        "Quarry",
      ],
    });
    table.does("P2", { type: "move", units: ["attacker"], to: "gate" });
    expect(table.now().position.chain.map(({ controller }) => controller)).toEqual(["P2", "P1"]);
    expect(table.now().position.priority).toBe("P1");
    table.pass("P1", "P2", "P2", "P1");
    expect(table.now().position.players).toMatchObject({ P1: { xp: 2 }, P2: { xp: 1 } });
  });

  it("lets a defender without units there bring others in, in a game of two (447.2.a is for more players)", () => {
    const table = facing([{ card: "Giant", id: "giant" }], [{ card: "Bruiser", id: "bruiser" }], {
      p2: ["March", "Flicker"],
    });
    attack(table, "giant");
    table.pass("P1");
    table.does("P2", {
      type: "play",
      card: "March",
      choices: [{ targets: [["bruiser"]], destinations: ["base"] }],
    });
    table.pass("P2", "P1");
    table.pass("P1");
    // The battlefield is P2's still (190.4.b), so a unit with Reaction can be played there (462.2).
    const { position } = table.does("P2", { type: "play", card: "Flicker", to: "gate" });
    expect(position.battlefields[0]?.units).toMatchObject([
      { id: "giant" },
      { card: "Flicker", defender: true },
    ]);
  });
});

const answer = (table: Table, value: Record<string, number>) =>
  ({ type: "answer", prompt: table.prompt().id, value }) as const;

describe("scoring (467-472)", () => {
  it("doesn't conquer a battlefield twice in a turn (470)", () => {
    const table = tableWith({
      players: { P1: { base: ["Pip"], thisTurn: { scored: ["gate"] } } },
      battlefields: [{ card: "Void Gate", id: "gate" }, "Quarry"],
    });
    attack(table, "Pip");
    table.pass("P1", "P2");
    expect(table.now().position.players.P1?.points).toBe(0);
    expect(table.now().position.battlefields[0]?.controller).toBe("P1");
  });

  it("draws a card in place of the Final Point, unless every battlefield was scored this turn (471.1.b.1)", () => {
    const start = (scored: string[]) => {
      const table = tableWith({
        players: { P1: { base: ["Banner"], points: 7, thisTurn: { scored } } },
        battlefields: [
          { card: "Void Gate", id: "gate" },
          { card: "Quarry", id: "quarry" },
        ],
      });
      attack(table, "Banner");
      return table.pass("P1", "P2");
    };
    const drawn = start([]);
    expect(drawn.position.players.P1).toMatchObject({ points: 7 });
    expect(drawn.position.players.P1?.hand).toHaveLength(1);
    expect(drawn.position.chain.map(({ card }) => card)).toEqual(["Banner"]);
    const won = start(["quarry"]);
    expect(won.position).toMatchObject({ winner: "P1", priority: null });
    expect(won.result).toMatchObject({ winners: ["P1"], reason: "points" });
  });

  it("holds what it controls as its turn begins, the Final Point too (469.2, 471.1.a.1)", () => {
    const table = tableWith({
      players: { P1: {}, P2: { points: 7 } },
      battlefields: [{ card: "Void Gate", id: "gate", controller: "P2", units: ["Pip"] }, "Quarry"],
    });
    expect(table.does("P1", { type: "endTurn" }).position.winner).toBe("P2");
  });

  it("wins only with more points than every opponent (323.1, 472)", () => {
    const table = tableWith({
      players: { P1: { points: 8 }, P2: { points: 8 } },
      battlefields: [{ card: "Void Gate", id: "gate", controller: "P2", units: ["Pip"] }, "Quarry"],
    });
    expect(table.now().position.winner).toBeNull();
    expect(table.does("P1", { type: "endTurn" }).position).toMatchObject({
      winner: "P2",
      players: { P1: { points: 8 }, P2: { points: 9 } },
    });
  });
});
