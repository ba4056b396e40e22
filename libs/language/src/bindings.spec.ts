import { describe, expect, it } from "vitest";
import type { Ability } from "./abilities.ts";
import { unboundRefs } from "./bindings.ts";
import {
  activated,
  chooseOne,
  passive,
  pick,
  replacement,
  spell,
  target,
  triggered,
  unit,
  whenPlayed,
} from "./build.ts";
import type { Instruction } from "./instructions.ts";
import { compileCard } from "./program.ts";
import type { Filter, PlayerRef, Value } from "./select.ts";

const anyUnit: Filter = { is: "unit" };

const inSpell = (...text: Instruction[]): [number, string][] =>
  unboundRefs(compileCard(spell({ name: "A spell", domains: [], energy: 1, text }))).map(
    ({ ability, ref }) => [ability, ref],
  );
const inUnit = (...abilities: Ability[]): [number, string][] =>
  unboundRefs(compileCard(unit({ name: "A unit", domains: [], energy: 1, might: 1, abilities }))).map(
    ({ ability, ref }) => [ability, ref],
  );
const killed = (what: string): Instruction => ({ do: "kill", what });

describe("a name", () => {
  it("is bound by a choice, an action or a look further up", () => {
    expect(
      inSpell(
        target("u", anyUnit),
        { do: "kill", what: "u", as: "kill" },
        { do: "draw", player: { controllerOf: "u" }, amount: { might: "kill" }, link: "kill" },
        { do: "look", top: 2, as: "seen" },
        pick("card", { among: "seen" }),
        { do: "drawFrom", what: "card" },
      ),
    ).toEqual([]);
  });

  it("isn't bound further down, nor by nothing at all", () => {
    expect(inSpell(killed("u"), target("u", anyUnit), killed("v"))).toEqual([
      [0, "u"],
      [0, "v"],
    ]);
  });

  it.each<[string, Instruction]>([
    ["a player", { do: "draw", player: { ownerOf: "x" }, amount: 1 }],
    ["a player of a loop", { do: "draw", player: { player: "x" }, amount: 1 }],
    ["a place", { do: "move", moves: [{ what: "me", to: { chosen: "x" } }] }],
    ["a base", { do: "playToken", token: "Mech", to: { itsBase: "x" } }],
    ["someone's base", { do: "playToken", token: "Mech", to: { baseOf: { controllerOf: "x" } } }],
    ["a location", { do: "replace", what: { locationOf: "x" }, with: "Brush" }],
    ["a link", { do: "draw", amount: 1, link: "x" }],
    ["a filter", { do: "kill", what: { all: { is: "unit", not: "x" } } }],
    ["a filter's place", { do: "kill", what: { all: { notAt: { locationOf: "x" } } } }],
    ["a filter's player", { do: "kill", what: { all: { controlledBy: { controllerOf: "x" } } } }],
    ["a filter's bound", { do: "kill", what: { all: { mightAtMost: { plus: [1, { might: "x" }] } } } }],
    ["a copy", { do: "becomeCopy", what: "me", of: "x" }],
    ["a cost", { do: "pay", cost: { actions: [{ cost: "kill", what: { not: "x" } }] }, text: [] }],
    ["someone who pays", { do: "pay", cost: {}, who: { player: "x" }, text: [] }],
    ["someone who may", { do: "may", who: { controllerOf: "x" }, text: [] }],
    ["a condition", { do: "if", if: { all: [{ not: { did: "x" } }] }, text: [] }],
    ["what fits", { do: "if", if: { fits: "x", filter: {} }, text: [] }],
    ["what exists", { do: "if", if: { exists: { at: { locationOf: "x" } } }, text: [] }],
    ["a number of times", { do: "doThis", ability: { text: [] }, times: { size: "x" } }],
    ["the pool of a pick", pick("card", { among: "x" })],
    ["the thing that moves", { do: "choosePlace", as: "place", for: "x" }],
  ])("is missed in %s", (_, instruction) => {
    expect(inSpell(instruction)).toEqual([[0, "x"]]);
  });

  it.each<[string, Value]>([
    ["Might", { might: "x" }],
    ["a count", { count: { not: "x" } }],
    ["a count among bound objects", { countAmong: "x", filter: {} }],
    ["what is counted among them", { countAmong: "me", filter: { not: "x" } }],
    ["an amount", { amount: "x" }],
    ["a cost", { energyCost: "x" }],
  ])("is missed in %s", (_, amount) => {
    expect(inSpell({ do: "draw", amount })).toEqual([[0, "x"]]);
  });
});

describe("a target", () => {
  it("may rest on another target", () => {
    expect(inSpell(target("u", anyUnit), target("v", { not: "u" }), killed("v"))).toEqual([]);
  });

  it("may not rest on what is known only when the text is carried out", () => {
    expect(
      inSpell(
        { do: "playToken", token: "Mech", as: "token" },
        target("v", { at: { locationOf: "token" } }),
        killed("v"),
      ),
    ).toEqual([[0, "token"]]);
  });

  it("may do so in an ability made afterwards", () => {
    expect(
      inSpell(
        { do: "playToken", token: "Mech", as: "token" },
        { do: "doThis", ability: { text: [target("v", { at: { locationOf: "token" } }), killed("v")] } },
      ),
    ).toEqual([]);
  });
});

describe("modes", () => {
  it("bind what they choose for their own text", () => {
    expect(inSpell(chooseOne([target("u", anyUnit), killed("u")], [killed("v")]))).toEqual([[0, "v"]]);
  });
});

describe("a loop over the players", () => {
  const each = (as: string, ...text: Instruction[]): Instruction => ({
    do: "eachPlayer",
    from: "you",
    as,
    text,
  });
  const look: Instruction = { do: "look", player: { player: "p" }, top: 1, as: "seen" };
  const recycle: Instruction = { do: "recycle", what: "seen" };

  it("keeps what it binds for loops with its name", () => {
    expect(inSpell(each("p", look, recycle), each("p", recycle))).toEqual([]);
  });

  it("keeps it from everything else", () => {
    expect(
      inSpell(each("p", look), recycle, each("q", recycle), {
        do: "draw",
        player: { player: "p" },
        amount: 1,
      }),
    ).toEqual([
      [0, "seen"],
      [0, "seen"],
      [0, "p"],
    ]);
  });
});

describe("an event", () => {
  it("binds what it was about, for the text, its condition and cost", () => {
    expect(
      inUnit(
        triggered({ event: "die", object: anyUnit }, [{ do: "playToken", token: "Mech", to: "there" }], {
          if: { fits: "it", filter: {} },
          cost: { actions: [{ cost: "kill", what: { not: "it", controlledBy: "eventPlayer" } }] },
        }),
        replacement(
          { event: "die", object: anyUnit },
          { instead: [{ do: "heal", what: "it" }] },
          { if: { alone: "it" } },
        ),
      ),
    ).toEqual([]);
  });

  it("without an object binds only its player", () => {
    expect(
      inUnit(
        triggered({ event: "phase", phase: "main" }, [
          { do: "draw", player: "eventPlayer", amount: { amount: "event" } },
          killed("it"),
          { do: "playToken", token: "Mech", to: "there" },
        ]),
      ),
    ).toEqual([
      [0, "it"],
      [0, "there"],
    ]);
  });

  it("isn't there for other abilities", () => {
    expect(inUnit(activated({}, [killed("it")], { onlyIf: { alone: "it" } }))).toEqual([
      [0, "it"],
      [0, "it"],
    ]);
  });

  it("can't be described by what it binds", () => {
    expect(inUnit(triggered({ event: "die", object: { not: "it" } }, []))).toEqual([[0, "it"]]);
    expect(inUnit(replacement({ event: "die", object: { ref: "u" } }, { amount: "double" }))).toEqual([
      [0, "u"],
    ]);
  });
});

describe("a nested ability", () => {
  it("knows what its maker has bound so far, under its own number", () => {
    const doubled = replacement({ event: "damage", object: { ref: "u" } }, { amount: "double" });
    const delay: Instruction = { do: "delay", ability: doubled, until: "turn" };
    expect(inSpell(target("u", anyUnit), delay)).toEqual([]);
    expect(inSpell(delay, target("u", anyUnit))).toEqual([[1, "u"]]);
  });

  it("knows what its costs have been paid with", () => {
    const cost = { actions: [{ cost: "kill" as const, what: anyUnit, as: "k" }] };
    expect(
      inUnit(
        passive({ fact: "additionalCost", cost: { actions: [{ cost: "kill", what: anyUnit, as: "paid" }] } }),
        passive({ fact: "costsLess", energy: { energyCost: "paid" } }),
        whenPlayed([target("u", { is: "unit", mightAtMost: { might: "k" } }), killed("k")], { cost }),
        whenPlayed([{ do: "pay", cost, times: "any", as: "n", text: [killed("k"), killed("n")] }]),
        whenPlayed([
          killed("k"),
          killed("n"),
          { do: "pay", cost: { actions: [{ cost: "kill", what: { ref: "x" } }] }, text: [] },
        ]),
      ),
    ).toEqual([
      [4, "k"],
      [4, "n"],
      [4, "x"],
    ]);
  });

  it("keeps what it binds to itself", () => {
    expect(
      inSpell({ do: "doThis", ability: { text: [target("u", anyUnit), killed("u")] } }, killed("u")),
    ).toEqual([[0, "u"]]);
  });
});

describe("a loop over the players", () => {
  const player = { player: "p" } as const;

  it("gathers what they pick for later, and for those who pick after the first", () => {
    expect(
      inSpell(
        {
          do: "eachPlayer",
          from: "turnPlayer",
          as: "p",
          text: [
            { do: "choose", as: "one", who: player, from: { ...anyUnit, not: "all" }, into: "all" },
            { do: "kill", what: "one", who: player },
          ],
        },
        { do: "kill", what: "all" },
        { do: "kill", what: "one" },
        { do: "draw", amount: 1, who: player },
      ),
    ).toEqual([
      [0, "one"],
      [0, "p"],
    ]);
  });

  it("has modes that somebody picks when they are reached", () => {
    expect(inSpell({ do: "modes", as: "m", reached: true, who: player, options: [[], []] })).toEqual([
      [0, "p"],
    ]);
  });
});

describe("who controls a triggered ability", () => {
  it("is known from its event", () => {
    const of = (controlledBy: PlayerRef): Ability => triggered({ event: "die" }, [], { controlledBy });
    expect(inUnit(of("eventPlayer"), of({ ownerOf: "it" }), of({ ownerOf: "x" }))).toEqual([[2, "x"]]);
  });

  it("and where a move went from and to, of a move alone", () => {
    const from = { is: "unit", at: "origin" } as const;
    expect(
      inUnit(
        triggered({ event: "move" }, [target("u", from)]),
        triggered({ event: "die" }, [target("u", from)]),
      ),
    ).toEqual([[1, "origin"]]);
  });
});

describe("a passive ability", () => {
  it("knows only its source", () => {
    expect(
      inUnit(
        passive({ fact: "might", of: { not: "me" }, by: { might: "me" } }),
        passive({ fact: "might", of: { not: "u" }, by: { might: "v" } }, { alone: "w" }),
        passive({ fact: "bonusDamage", amount: 1, to: { not: "u" } }),
        passive({
          fact: "moveCost",
          who: "opponent",
          perUnitBeyond: 1,
          cost: { actions: [{ cost: "kill", what: { not: "u" } }] },
        }),
        passive({ fact: "costsLess", energy: { might: "u" } }),
        passive({ fact: "costsLess", of: { not: "u" }, power: { symbol: "own", times: { powerCost: "v" } } }),
        passive({ fact: "costsMore", of: { not: "u" }, energy: { highest: "might", of: { not: "v" } } }),
        passive({ fact: "cantMove", of: { not: "u" }, to: "base" }),
        passive({ fact: "cantMove", of: { not: "me" }, to: "base" }),
        passive({ fact: "cantMove", of: { same: "u" }, by: { controllerOf: "v" } }),
        passive({ fact: "cantMove", of: "me", by: "enemyEffects" }),
        passive({ fact: "victoryScore", more: 1 }, { nearVictory: { controllerOf: "w" }, within: 3 }),
      ),
    ).toEqual([
      [1, "w"],
      [1, "u"],
      [1, "v"],
      [2, "u"],
      [3, "u"],
      [4, "u"],
      [5, "u"],
      [5, "v"],
      [6, "u"],
      [6, "v"],
      [7, "u"],
      [9, "u"],
      [9, "v"],
      [11, "w"],
    ]);
  });
});

describe("a chosen player", () => {
  const other = { player: "other" };
  const choose = { do: "choosePlayer", as: "other", from: "any" } as const;

  it("is bound by the choice, for what comes after it", () => {
    const text = (...before: Instruction[]) =>
      inSpell(
        ...before,
        { do: "revealHand", player: other, as: "hand" },
        { do: "discardPicked", what: "hand" },
        { do: "burn", player: other, amount: 1 },
      );
    expect(text(choose)).toEqual([]);
    expect(text()).toEqual([
      [0, "other"],
      [0, "other"],
    ]);
    expect(inSpell({ do: "discardPicked", what: "hand" })).toEqual([[0, "hand"]]);
  });
});

describe("a passive ability about places and choices", () => {
  it("is looked into", () => {
    const of = { not: "u" };
    const places = { has: { not: "v" } };
    expect(
      inUnit(
        passive({ fact: "playTo", of, places }),
        passive({ fact: "playOnlyTo", of, places }),
        passive({ fact: "playOnlyTo", of, places: "base" }),
        passive({ fact: "cantPlayTo", of, places }),
        passive({ fact: "cantBeChosen", of, by: "enemy" }),
        passive({ fact: "cantBeReadied", of }),
      ),
    ).toEqual([
      [0, "u"],
      [0, "v"],
      [1, "u"],
      [1, "v"],
      [2, "u"],
      [3, "u"],
      [3, "v"],
      [4, "u"],
      [5, "u"],
    ]);
  });
});

describe("a filter", () => {
  /** One example of each restriction, with the names in it: a new one must come here, and be looked into. */
  const restrictions: { [K in keyof Required<Filter>]: [Required<Pick<Filter, K>>, string[]] } = {
    zone: [{ zone: "hand" }, []],
    banishedWith: [{ banishedWith: "x" }, ["x"]],
    is: [{ is: "unit" }, []],
    side: [{ side: "enemy" }, []],
    controlledBy: [{ controlledBy: { controllerOf: "x" } }, ["x"]],
    chosenChampionOf: [{ chosenChampionOf: { controllerOf: "x" } }, ["x"]],
    conqueredBy: [{ conqueredBy: { controllerOf: "x" } }, ["x"]],
    ownedBy: [{ ownedBy: { ownerOf: "x" } }, ["x"]],
    at: [{ at: { locationOf: "x" } }, ["x"]],
    notAt: [{ notAt: { itsBase: "x" } }, ["x"]],
    not: [{ not: "x" }, ["x"]],
    same: [{ same: "x" }, ["x"]],
    mightAtMost: [{ mightAtMost: { might: "x" } }, ["x"]],
    mightAtLeast: [{ mightAtLeast: { might: "x" } }, ["x"]],
    mightBelow: [{ mightBelow: { might: "x" } }, ["x"]],
    energyAtMost: [{ energyAtMost: { energyCost: "x" } }, ["x"]],
    energyAtLeast: [{ energyAtLeast: { powerCost: "x" } }, ["x"]],
    powerAtMost: [{ powerAtMost: { size: "x" } }, ["x"]],
    anyTag: [{ anyTag: ["x"] }, []],
    noTag: [{ noTag: "x" }, []],
    domain: [{ domain: "mind" }, []],
    named: [{ named: "Poro" }, []],
    isNot: [{ isNot: "unit" }, []],
    anyOf: [{ anyOf: [{ is: "gear" }, { not: "x" }] }, ["x"]],
    keyword: [{ keyword: "Tank" }, []],
    chooses: [{ chooses: { not: "x" } }, ["x"]],
    choosesOwn: [{ choosesOwn: { not: "x" } }, ["x"]],
    chosenBy: [{ chosenBy: { not: "x" } }, ["x"]],
    inCombatWith: [{ inCombatWith: { not: "x" } }, ["x"]],
    lacks: [{ lacks: "Tank" }, []],
    battlefield: [{ battlefield: "open" }, []],
    has: [{ has: { not: "x" } }, ["x"]],
    token: [{ token: true }, []],
    role: [{ role: "attacker" }, []],
    damaged: [{ damaged: true }, []],
    exhausted: [{ exhausted: true }, []],
    buffed: [{ buffed: true }, []],
    stunned: [{ stunned: true }, []],
    empowered: [{ empowered: true }, []],
    in: [{ in: "showdown" }, []],
    equipment: [{ equipment: true }, []],
    attached: [{ attached: true }, []],
    attachedTo: [{ attachedTo: "x" }, ["x"]],
    attachedThisTurn: [{ attachedThisTurn: true }, []],
    equipped: [{ equipped: true }, []],
    alone: [{ alone: true }, []],
    playedFrom: [{ playedFrom: "trash" }, []],
  };

  it.each(Object.entries(restrictions))("is looked into: %s", (_, [all, names]) => {
    expect(inSpell({ do: "kill", what: { all } })).toEqual(names.map((name) => [0, name]));
  });
});

describe("an event", () => {
  const inTrigger = (
    when: Parameters<typeof triggered>[0],
    text: Instruction[],
    rest: Parameters<typeof triggered>[2] = {},
  ): string[] =>
    unboundRefs(
      compileCard(
        unit({ name: "A unit", domains: [], energy: 1, might: 1, abilities: [triggered(when, text, rest)] }),
      ),
    ).map(({ ref }) => ref);
  const token: Instruction = { do: "playToken", token: "Mech", to: "there" };
  const banish: Instruction = { do: "banish", what: "it" };

  it("of a place binds it, a card drawn or discarded has none", () => {
    expect(inTrigger({ event: "stun", object: { is: "unit" } }, [token])).toEqual([]);
    expect(inTrigger({ event: "defend", player: "you" }, [token])).toEqual([]);
    expect(inTrigger({ event: "discard", player: "you" }, [token])).toEqual(["there"]);
    expect(inTrigger({ event: "gainXp", player: "you" }, [token])).toEqual(["there"]);
  });

  it("that leads somewhere binds where", () => {
    const follow: Instruction = { do: "move", moves: [{ what: "it", to: "destination" }] };
    expect(inTrigger({ event: "move", object: { is: "unit" } }, [follow])).toEqual([]);
    expect(inTrigger({ event: "stun", object: { is: "unit" } }, [follow])).toEqual(["destination"]);
  });

  it("of players, or of one of several at once, binds no object", () => {
    expect(inTrigger({ event: "defend", object: { is: "unit" } }, [banish])).toEqual([]);
    expect(inTrigger({ event: "defend", player: "you" }, [banish])).toEqual(["it"]);
    expect(inTrigger({ event: "conquer", player: "you" }, [banish])).toEqual(["it"]);
    expect(inTrigger({ event: "die", object: { is: "unit" }, oneOrMore: true }, [banish])).toEqual(["it"]);
    const nth = { nthEachTurn: 2 };
    expect(inTrigger({ event: "die", object: { is: "unit" } }, [banish], nth)).toEqual(["it"]);
  });
});
