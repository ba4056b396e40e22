import { describe, expect, it } from "vitest";
import type { Ability, EventPattern } from "./abilities.ts";
import {
  activated,
  anyNumber,
  battlefield,
  chooseOne,
  empower,
  gear,
  iAmEmpowered,
  passive,
  pick,
  replacement,
  spell,
  target,
  triggered,
  unit,
  upTo,
  whenPlayed,
} from "./build.ts";
import type { Cost, CostAction, Instruction } from "./instructions.ts";
import { renderCard } from "./render.ts";
import type { Filter } from "./select.ts";

const anyUnit: Filter = { is: "unit" };
const friendly: Filter = { is: "unit", side: "friendly" };
const enemy: Filter = { is: "unit", side: "enemy" };

const spellText = (...text: Instruction[]): string[] =>
  renderCard(spell({ name: "A spell", domains: ["mind"], energy: 1, text }));
const unitText = (...abilities: Ability[]): string[] =>
  renderCard(unit({ name: "A unit", domains: ["mind"], energy: 1, might: 1, abilities }));
const draw: Instruction = { do: "draw", amount: 1 };

describe("what a card has", () => {
  it("is nothing for a card without text", () => {
    expect(unitText()).toEqual([]);
  });

  it("is a line of keywords, with their numbers where they aren't 1", () => {
    const card = unit({
      name: "A unit",
      domains: [],
      energy: 1,
      might: 1,
      keywords: ["Tank", { keyword: "Assault", value: 1 }, { keyword: "Shield", value: 3 }],
    });
    expect(renderCard(card)).toEqual(["Tank, Assault, Shield 3"]);
  });

  it("is a line for each ability, Repeat before the text that it repeats", () => {
    const card = spell({
      name: "A spell",
      domains: ["body"],
      energy: 1,
      keywords: ["Action"],
      text: [draw],
      repeat: [{ energy: 2, power: ["body", "any", "own"] }, { power: ["fury"] }],
    });
    expect(renderCard(card)).toEqual(["Action", "Repeat [2][body][A][C]", "Repeat [fury]", "Draw 1."]);
  });

  it("is what Equipment does to its unit, told by the unit", () => {
    const card = gear({
      name: "A sword",
      domains: [],
      energy: 1,
      mightBonus: 2,
      effect: [triggered({ event: "conquer", withMe: true }, [draw])],
    });
    expect(renderCard(card)).toEqual(["Might bonus +2", "Attached: When I conquer, draw 1."]);
  });

  it("is what the language can't say, told as such", () => {
    const card = gear({ name: "A riddle", domains: [], energy: 1, unsupported: ["swap two units' Might"] });
    expect(renderCard(card)).toEqual(["Not supported: swap two units' Might"]);
  });
});

describe("choices", () => {
  it("say what they ask for", () => {
    expect(
      spellText(
        target("u", { is: "unit", side: "enemy", stunned: true, at: "battlefield", mightAtMost: 3 }),
        {
          do: "kill",
          what: "u",
        },
      ),
    ).toEqual(["Choose a stunned enemy unit at a battlefield with 3 Might or less. Kill it."]);
  });

  it("say how many", () => {
    expect(spellText(target("u", anyUnit, upTo(99)), { do: "stun", what: "u" })).toEqual([
      "Choose any number of units. Stun them.",
    ]);
    expect(
      spellText(target("u", { is: "gear", side: "enemy" }, { min: 2, max: 2 }), { do: "banish", what: "u" }),
    ).toEqual(["Choose two enemy gear. Banish them."]);
    expect(spellText(target("u", anyUnit, upTo(1)), { do: "return", what: "u" })).toEqual([
      "Choose up to one unit. Return it to its owner's hand.",
    ]);
  });

  it("tell apart what reads alike", () => {
    expect(
      spellText(
        target("mine", friendly),
        target("theirs", enemy),
        { do: "deal", amount: { might: "mine" }, to: "theirs" },
        { do: "deal", amount: { might: "theirs" }, to: "mine" },
      ),
    ).toEqual([
      "Choose a friendly unit. Choose an enemy unit. Deal damage equal to the first unit's Might to it. " +
        "Deal damage equal to its Might to the first unit.",
    ]);
  });

  it("leave a rest", () => {
    expect(
      spellText(
        { do: "reveal", top: 4, as: "seen" },
        pick("taken", { among: "seen", filter: { is: "spell" } }, upTo(2)),
        { do: "drawFrom", what: "taken" },
        { do: "recycle", what: "seen" },
      ),
    ).toEqual([
      "Reveal the top 4 cards of your Main Deck. Pick up to two spells among them. Put them into your hand. Recycle the rest.",
    ]);
  });
});

describe("instructions", () => {
  it("act on everything that fits", () => {
    expect(spellText({ do: "deal", amount: 2, to: { all: { is: "unit", at: "battlefield" } } })).toEqual([
      "Deal 2 to all units at battlefields.",
    ]);
  });

  it("let players do something or leave it", () => {
    expect(
      spellText(
        target("u", enemy),
        { do: "may", text: [draw, { do: "discard", amount: 1 }] },
        {
          do: "may",
          who: { controllerOf: "u" },
          text: [{ do: "draw", player: { controllerOf: "u" }, amount: 2 }],
        },
      ),
    ).toEqual(["Choose an enemy unit. You may draw 1 and discard 1. Its controller may draw 2."]);
  });

  it("have costs within", () => {
    expect(
      unitText(
        triggered({ event: "attack", object: "me" }, [
          draw,
          {
            do: "pay",
            cost: { energy: 1, actions: [{ cost: "discard", count: 1 }] },
            text: [{ do: "buff", what: "me" }],
          },
        ]),
      ),
    ).toEqual(["When I attack, draw 1. You may pay [1] and discard 1 to buff me."]);
  });

  it("depend on what was done before", () => {
    expect(
      spellText(
        target("u", friendly),
        { do: "kill", what: "u", as: "kill" },
        { do: "if", if: { did: "kill" }, text: [draw, { do: "gainXp", amount: 2 }] },
      ),
    ).toEqual(["Choose a friendly unit. Kill it. Draw 1 and gain 2 XP if you do."]);
  });

  it("have another case", () => {
    expect(
      unitText(
        whenPlayed([
          target("u", anyUnit),
          {
            do: "if",
            if: { fits: "u", filter: { is: "unit", side: "enemy" } },
            text: [{ do: "exhaust", what: "u" }],
            else: [{ do: "ready", what: "u" }],
          },
        ]),
      ),
    ).toEqual(["When you play me, choose a unit. If it is an enemy unit, exhaust it. Otherwise, ready it."]);
  });

  it("last as long as they say", () => {
    expect(
      spellText(
        target("u", friendly),
        { do: "might", what: "u", by: { count: enemy }, until: "combat" },
        { do: "doubleMight", what: "u", until: "turn" },
        { do: "grant", what: "u", keywords: [{ keyword: "Tank" }], until: "stay" },
        { do: "prevent", what: "u", amount: "all", until: "turn" },
      ),
    ).toEqual([
      "Choose a friendly unit. Give it extra Might equal to the number of enemy units this combat. " +
        "Double its Might this turn. Give it Tank. Prevent all damage it would be dealt this turn.",
    ]);
  });

  it("offer modes", () => {
    expect(
      spellText(chooseOne([draw], [target("u", enemy), { do: "kill", what: "u" }]), {
        do: "gainXp",
        amount: 1,
      }),
    ).toEqual(["Choose one: (1) draw 1; (2) choose an enemy unit and kill it. Gain 1 XP."]);
  });

  it("count among what was seen", () => {
    expect(
      spellText(
        { do: "reveal", top: 3, as: "seen" },
        { do: "gainXp", amount: { countAmong: "seen", filter: { is: "spell" } } },
      ),
    ).toEqual([
      "Reveal the top 3 cards of your Main Deck. Gain XP equal to the number of spells among them.",
    ]);
  });

  it("go round the players", () => {
    expect(
      spellText(
        {
          do: "eachPlayer",
          from: "next",
          as: "p",
          text: [{ do: "discard", player: { player: "p" }, amount: 1 }],
        },
        draw,
      ),
    ).toEqual(["Starting with the next player, each player discards 1. Draw 1."]);
  });

  it("make abilities for later", () => {
    expect(
      spellText(
        { do: "delay", ability: passive({ fact: "might", of: friendly, by: 1 }), until: "turn" },
        { do: "delay", ability: triggered({ event: "die", object: enemy }, [draw]), until: "turn" },
        {
          do: "doThis",
          ability: { may: true, text: [target("g", { is: "gear" }), { do: "kill", what: "g" }] },
        },
      ),
    ).toEqual([
      "This turn, friendly units have +1 Might. When an enemy unit dies this turn, draw 1. " +
        "Then do this: you may choose a gear. Kill it.",
    ]);
  });
});

describe("triggered abilities", () => {
  it.each<[string, Parameters<typeof triggered>[0]]>([
    ["When I am dealt damage", { event: "damage", object: "me" }],
    ["When you discard a card", { event: "discard", player: "you" }],
    ["When an enemy unit is stunned", { event: "stun", object: enemy }],
    [
      "When you ready another friendly unit",
      { event: "ready", object: { ...friendly, not: "me" }, player: "you" },
    ],
    ["When an opponent chooses me", { event: "target", object: "me", player: "opponent" }],
    ["When an opponent gains a point", { event: "gainPoint", player: "opponent" }],
    ["When a friendly unit moves here", { event: "move", object: friendly, here: true }],
    [
      "When I conquer or I hold here",
      {
        anyOf: [
          { event: "conquer", withMe: true },
          { event: "hold", withMe: true, here: true },
        ],
      },
    ],
    [
      "When you conquer or hold",
      {
        anyOf: [
          { event: "conquer", player: "you" },
          { event: "hold", player: "you" },
        ],
      },
    ],
    ["At the start of your Main Phase", { event: "phase", phase: "main", player: "you" }],
    ["At the end of each turn", { event: "phase", phase: "ending" }],
  ])("%s", (when, pattern) => {
    expect(unitText(triggered(pattern, [draw]))).toEqual([`${when}, draw 1.`]);
  });

  it("have conditions and limits of their own", () => {
    expect(
      unitText(
        triggered({ event: "draw", player: "you" }, [draw], { if: { legion: true }, timesEachTurn: 1 }),
      ),
    ).toEqual(["Once each turn, when you draw a card, if you have played another card this turn, draw 1."]);
  });

  it("speak of what the event was about", () => {
    expect(
      unitText(triggered({ event: "die", object: enemy }, [{ do: "gainXp", amount: { might: "it" } }])),
    ).toEqual(["When an enemy unit dies, gain XP equal to its Might."]);
  });

  it("may begin with a cost", () => {
    expect(
      unitText(
        triggered({ event: "hold", withMe: true }, [{ do: "gainPoints", amount: 1 }], {
          cost: { power: ["any"], actions: [{ cost: "kill", what: { ...friendly, not: "me" } }] },
        }),
      ),
    ).toEqual(["When I hold, pay [A] and kill another friendly unit to gain 1 point."]);
  });

  it("may ask for several kills at once", () => {
    expect(
      unitText(
        triggered({ event: "hold", withMe: true }, [draw], {
          may: true,
          cost: {
            actions: [
              { cost: "kill", what: friendly, count: 2 },
              { cost: "kill", what: { is: "gear" }, count: 1 },
            ],
          },
        }),
      ),
    ).toEqual(["When I hold, you may kill two friendly units and kill a gear to draw 1."]);
  });
});

describe("other abilities", () => {
  it("are activated", () => {
    expect(
      unitText(
        activated({ energy: 2, actions: [{ cost: "exhaust", what: "me" }] }, [{ do: "recall", what: "me" }], {
          timing: "action",
          onlyIf: { not: { xpAtLeast: 6 } },
        }),
      ),
    ).toEqual(["Action — [2], [exhaust]: Recall me. Only while you don't have 6 or more XP."]);
  });

  it("replace", () => {
    expect(
      unitText(
        replacement(
          { event: "die", object: { ...friendly, not: "me" } },
          { instead: [{ do: "kill", what: "me" }] },
          { may: true },
        ),
        replacement({ event: "damage", object: "me" }, { prevent: 2 }, { uses: 1 }),
        replacement({ event: "enter", object: "me" }, { entering: "ready" }, { if: { handAtMost: 2 } }),
      ),
    ).toEqual([
      "If another friendly unit would die, you may instead kill me.",
      "The next time I would be dealt damage, prevent 2 of that damage.",
      "I enter ready if you have 2 or fewer cards in your hand.",
    ]);
  });

  it("state facts", () => {
    expect(
      unitText(
        passive({ fact: "might", of: "me", by: -2 }, { all: [{ alone: "me" }, { yourTurn: true }] }),
        passive({ fact: "bonusDamage", amount: 2, by: "you" }),
        passive({ fact: "costsLess", energy: 2, power: ["own"] }, { exists: enemy, atLeast: 3 }),
        passive({ fact: "costsLess", energy: { count: { is: "unit", zone: "trash", ownedBy: "you" } } }),
        passive({
          fact: "additionalCost",
          cost: { actions: [{ cost: "discard", count: 1 }] },
          optional: "toll",
        }),
        passive(
          { fact: "keywords", of: "me", keywords: [{ keyword: "Ganking" }] },
          { not: { paid: "toll" } },
        ),
      ),
    ).toEqual([
      "While I am alone and it is your turn, I have -2 Might.",
      "Damage that your spells and abilities deal gets 2 Bonus Damage.",
      "While there are 3 or more enemy units, I cost [2][C] less.",
      "My Energy cost is lower by the number of units you own in a trash.",
      'You may discard 1 as an additional cost to play me ("toll").',
      'While the additional cost "toll" isn\'t paid, I have Ganking.',
    ]);
  });

  it("say with what costs are paid", () => {
    const costs = (...actions: CostAction[]): string[] => unitText(activated({ actions }, [draw]));
    const gears: Filter = { is: "gear" };
    expect(
      [
        costs({ cost: "exhaust", what: "me" }, { cost: "exhaust", what: friendly }),
        costs({ cost: "recycle", what: { zone: "trash", ownedBy: "you" }, count: 3 }),
        costs({ cost: "return", what: friendly }, { cost: "discard", what: gears, count: 1 }),
        costs({ cost: "return", what: friendly, count: 2 }, { cost: "discard", count: 2 }),
        costs({ cost: "spendBuff", what: "me" }),
        costs({ cost: "spendBuff", what: friendly, count: 2 }),
      ].flat(),
    ).toEqual([
      "[exhaust], exhaust a friendly unit: Draw 1.",
      "Recycle three cards you own in a trash: Draw 1.",
      "Return a friendly unit to its owner's hand, discard a gear: Draw 1.",
      "Return two friendly units to their owners' hands, discard 2: Draw 1.",
      "Spend my buff: Draw 1.",
      "Spend a buff of each of two of friendly units: Draw 1.",
    ]);
  });

  it("say what can be paid as often as one likes", () => {
    const paying = (cost: Cost): string[] => spellText({ do: "pay", cost, times: "any", text: [draw] });
    expect(
      [
        paying({ energy: 1 }),
        paying({ power: ["any"] }),
        paying({ actions: [{ cost: "kill", what: friendly }] }),
        paying({ actions: [{ cost: "spendBuff", what: friendly }] }),
        paying({ energy: 1, power: ["fury"] }),
        spellText({ do: "add", power: { symbol: "any", times: { paid: "toll" } } }),
      ].flat(),
    ).toEqual([
      "You may pay any amount of Energy to draw 1.",
      "You may pay any amount of [A] to draw 1.",
      "You may kill any number of friendly units to draw 1.",
      "You may spend any number of buffs of friendly units to draw 1.",
      "You may pay [1][fury] any number of times to draw 1.",
      'Add [A] times the number of times that "toll" is paid.',
    ]);
  });

  it("say what costs less or more", () => {
    const spells: Filter = { zone: "chain", is: "spell", side: "friendly" };
    expect(
      unitText(
        passive({ fact: "costsLess", of: spells, energy: 1, power: ["any"], minimum: 1 }),
        passive({ fact: "costsLess", energy: { highest: "might", of: friendly } }),
        passive({
          fact: "costsLess",
          of: spells,
          energy: { energyCost: "me" },
          power: { symbol: "order", times: { powerCost: "me" } },
          minimum: 2,
        }),
        passive({ fact: "costsMore", of: { ...spells, side: "enemy" }, energy: 2, power: ["fury"] }),
        passive({ fact: "costsLess", of: spells, part: "repeat", energy: 1 }),
        passive({
          fact: "costsLess",
          of: { ...spells, chooses: "me" },
          part: "optional",
          energy: 1,
          power: ["any"],
          either: true,
        }),
        passive({ fact: "ignoreCost", part: "cost" }, { paid: "toll" }),
        replacement(
          { event: "die", object: friendly },
          { instead: [{ do: "spendBuff", what: "it" }] },
          { may: true, cost: { power: ["any"], actions: [{ cost: "exhaust", what: "me" }] } },
        ),
      ),
    ).toEqual([
      "Friendly spells cost [1][A] less, to a minimum of [1].",
      "My Energy cost is lower by the highest Might among friendly units.",
      "The Energy cost of friendly spells is lower by my Energy cost and the Power cost by [order] times my Power cost, to a minimum of [2].",
      "Enemy spells cost [2][fury] more.",
      "Repeat costs of friendly spells cost [1] less.",
      "Optional additional costs of friendly spells that choose me cost [1] or [A] less.",
      'While the additional cost "toll" is paid, my cost is ignored.',
      "If a friendly unit would die, you may pay [A] and exhaust me to instead spend its buff.",
    ]);
  });

  it("tell of being empowered, and when an ability is active", () => {
    expect(
      unitText(
        empower({ energy: 2, power: ["own"] }),
        triggered({ event: "empower", object: "me" }, [draw]),
        triggered({ event: "conquer", withMe: true }, [draw], { while: iAmEmpowered }),
        activated({ actions: [{ cost: "disempower", what: "me" }] }, [draw], { while: { xpAtLeast: 3 } }),
        replacement(
          { event: "die", object: "me" },
          { instead: [{ do: "disempower", what: "me" }] },
          { while: iAmEmpowered },
        ),
        whenPlayed([target("x", { ...enemy, empowered: true }), { do: "empower", what: "x" }], {
          cost: { actions: [{ cost: "disempower", what: friendly }] },
        }),
      ),
    ).toEqual([
      "Empower — [2][C]: Empower me. Only while I am not empowered.",
      "When I am empowered, draw 1.",
      "While I am empowered, when I conquer, draw 1.",
      "While you have 3 or more XP, disempower me: Draw 1.",
      "While I am empowered, if I would die, instead disempower me.",
      "When you play me, disempower a friendly unit to choose an empowered enemy unit. Empower it.",
    ]);
  });

  it("forbid moves", () => {
    expect(
      unitText(
        passive({ fact: "cantMove", of: "me", to: "base" }),
        passive({ fact: "cantMove", of: { ...enemy, at: "here" }, to: "base" }),
        passive({ fact: "cantMove", of: friendly }),
        passive({ fact: "cantMove", of: "me", by: "enemyEffects" }),
        passive({ fact: "cantMove", of: friendly, by: "enemyEffects", to: "base" }),
        triggered({ event: "played", object: enemy, player: "opponent" }, [
          {
            do: "delay",
            ability: passive({ fact: "cantMove", of: { same: "it" }, by: "eventPlayer" }),
            until: "turn",
          },
        ]),
      ),
    ).toEqual([
      "I can't move to a base.",
      "Enemy units here can't move to bases.",
      "Friendly units can't move.",
      "Enemy spells and abilities can't move me.",
      "Enemy spells and abilities can't move friendly units to bases.",
      "When an opponent plays an enemy unit, this turn, that player can't move it.",
    ]);
  });

  it("are about points and the Victory Score", () => {
    expect(
      unitText(
        passive({ fact: "cantScore", beforeTurn: 3 }),
        passive({ fact: "cantGainPoints", who: "opponent" }, { nearVictory: "you", within: 2 }),
        passive({ fact: "victoryScore", more: 1 }, { nearVictory: "opponent", within: 3 }),
        passive({ fact: "victoryScore", more: 1 }, { not: { nearVictory: "opponent", within: 3 } }),
      ),
    ).toEqual([
      "Players can't score here before their third turn.",
      "While you are within 2 points of the Victory Score, opponents can't gain points.",
      "While an opponent is within 3 points of the Victory Score, the Victory Score is 1 higher.",
      "While an opponent isn't within 3 points of the Victory Score, the Victory Score is 1 higher.",
    ]);
  });

  it("say where things may be played", () => {
    const here: Filter = { is: "battlefield", at: "here" };
    expect(
      unitText(
        passive({ fact: "playTo", of: "me", places: { is: "battlefield", battlefield: "open" } }),
        passive({ fact: "playTo", of: friendly, places: { is: "battlefield", has: enemy } }),
        passive({ fact: "playTo", of: "me", places: { is: "battlefield", has: enemy }, ambush: true }),
        passive({ fact: "playTo", of: "me", places: { is: "battlefield", battlefield: "attacking" } }),
        passive({ fact: "playOnlyTo", of: anyUnit, who: "opponent", places: "base" }),
        passive({ fact: "playOnlyTo", of: "me", places: here }),
        passive({ fact: "cantPlayTo", of: anyUnit, places: here }),
      ),
    ).toEqual([
      "You may play me to an open battlefield.",
      "Friendly units may be played to battlefields with an enemy unit there.",
      "You may Ambush me to a battlefield with an enemy unit there.",
      "You may play me to a battlefield that you are attacking.",
      "Opponents can play units only to their base.",
      "I can be played only here.",
      "Units can't be played here.",
    ]);
  });

  it("say what can't be chosen or readied", () => {
    expect(
      unitText(
        passive({ fact: "cantBeChosen", of: "me", by: "enemy" }),
        passive({ fact: "cantBeReadied", of: "me" }),
        passive({ fact: "cantBeReadied", of: enemy, by: "effects" }),
      ),
    ).toEqual([
      "I can't be chosen by enemy spells and abilities.",
      "I can't be readied.",
      "Spells and abilities can't ready enemy units.",
    ]);
  });

  it("ask for one kind or another", () => {
    expect(
      spellText(
        target("x", { side: "enemy", domain: "chaos", anyOf: [{ is: "unit" }, { is: "gear" }] }, upTo(2)),
        { do: "kill", what: "x" },
      ),
    ).toEqual(["Choose up to two enemy Chaos units or gear. Kill them."]);
  });

  it("say what a card may be played for from the trash", () => {
    expect(
      renderCard(
        spell({
          name: "A spell",
          domains: [],
          energy: 1,
          keywords: [{ keyword: "Flow", cost: { energy: 2 } }],
          text: [draw],
        }),
      ),
    ).toEqual(["Flow [2]", "Draw 1."]);
    expect(
      unitText(
        passive({ fact: "playFrom", of: "me", zone: "trash", for: { energy: 3, power: ["own"] } }),
        passive({ fact: "playFrom", of: { is: "card" }, zone: "trash" }),
      ),
    ).toEqual(["You may play me from your trash for [3][C].", "You may play cards from your trash."]);
  });

  it("are about players and their cards", () => {
    expect(
      spellText(
        { do: "choosePlayer", as: "other", from: "opponent" },
        { do: "revealHand", player: { player: "other" }, as: "hand" },
        pick("card", { among: "hand", filter: { is: "card", isNot: "unit" } }),
        { do: "discardPicked", what: "card" },
        { do: "burn", player: { player: "other" }, amount: 2 },
        { do: "burn", amount: { might: "card" } },
      ),
    ).toEqual([
      "Choose an opponent. They reveal their hand. Pick a non-unit card among them. Its owner discards it. " +
        "They burn 2. Burn cards equal to its Might.",
    ]);
    expect(spellText({ do: "choosePlayer", as: "one", from: "any" })).toEqual(["Choose a player."]);
    expect(unitText(triggered({ event: "burn", player: "you" }, [draw]))).toEqual(["When you burn, draw 1."]);
  });

  it("have units deal damage, and split it", () => {
    expect(
      spellText(target("unit", friendly), target("others", enemy, anyNumber), {
        do: "deal",
        amount: { might: "unit" },
        by: "unit",
        to: "others",
        split: true,
      }),
    ).toEqual([
      "Choose a friendly unit. Choose any number of enemy units. The unit deals damage equal to its Might split among the units.",
    ]);
    expect(
      unitText(
        triggered({ event: "die", object: enemy, killedBy: "me" }, [draw]),
        triggered({ event: "die", object: enemy, player: "you", killedBy: { is: "spell" } }, [
          target("others", enemy, upTo(2)),
          { do: "deal", amount: 3, to: "others", split: true },
        ]),
      ),
    ).toEqual([
      "When an enemy unit is killed by me, draw 1.",
      "When an enemy unit is killed by a spell because of you, choose up to two enemy units. Deal 3 damage split among them.",
    ]);
  });

  it("speak of the card as its type does", () => {
    const leave: Instruction = { do: "banish", what: "me" };
    expect(
      renderCard(gear({ name: "A gear", domains: [], energy: 0, abilities: [whenPlayed([leave])] })),
    ).toEqual(["When you play this, banish this."]);
    expect(
      renderCard(
        battlefield({ name: "A place", abilities: [triggered({ event: "hold", here: true }, [leave])] }),
      ),
    ).toEqual(["When a player holds here, banish this battlefield."]);
  });
});

describe("nothing is passed over", () => {
  /** One example of each restriction: a new one must come here, and be said. */
  const restrictions: { [K in keyof Required<Filter>]: Filter & Required<Pick<Filter, K>> } = {
    banishedWith: { zone: "banishment", banishedWith: "me" },
    zone: { zone: "trash" },
    is: { is: "unit" },
    side: { side: "enemy" },
    controlledBy: { controlledBy: "you" },
    chosenChampionOf: { chosenChampionOf: "you" },
    conqueredBy: { conqueredBy: "you" },
    ownedBy: { ownedBy: "you" },
    at: { at: "base" },
    notAt: { notAt: "here" },
    not: { not: "me" },
    same: { is: "unit", same: "me" },
    mightAtMost: { mightAtMost: 2 },
    mightAtLeast: { mightAtLeast: 2 },
    mightBelow: { mightBelow: 2 },
    energyAtMost: { energyAtMost: 2 },
    energyAtLeast: { energyAtLeast: 2 },
    powerAtMost: { powerAtMost: 2 },
    anyTag: { anyTag: ["Poro"] },
    noTag: { noTag: "Poro" },
    domain: { domain: "mind" },
    named: { named: "Poro" },
    isNot: { isNot: "unit" },
    anyOf: { anyOf: [{ is: "gear" }, { is: "unit", at: "base" }] },
    keyword: { keyword: "Tank" },
    chooses: { chooses: "me" },
    choosesOwn: { choosesOwn: { is: "unit" } },
    chosenBy: { chosenBy: { is: "spell" } },
    inCombatWith: { inCombatWith: { is: "unit" } },
    lacks: { lacks: "Tank" },
    battlefield: { is: "battlefield", battlefield: "open" },
    has: { is: "battlefield", has: enemy },
    token: { token: false },
    role: { role: "defender" },
    damaged: { damaged: false },
    exhausted: { exhausted: false },
    buffed: { buffed: false },
    stunned: { stunned: false },
    empowered: { empowered: true },
    in: { in: "combat" },
    equipment: { equipment: true },
    attached: { attached: false },
    attachedTo: { attachedTo: "me" },
    attachedThisTurn: { attachedThisTurn: true },
    equipped: { equipped: true },
    alone: { alone: false },
    playedFrom: { zone: "chain", playedFrom: "elsewhere" },
  };
  const chosen = (from: Filter): string[] => spellText(target("x", from), { do: "banish", what: "x" });

  it.each(Object.entries(restrictions))("that a filter asks for: %s", (key, filter) => {
    const without = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== key));
    expect(chosen(filter)).not.toEqual(chosen(without));
  });

  /** One example of each part of a pattern, as above. */
  const parts: { [K in keyof Required<EventPattern>]: EventPattern & Required<Pick<EventPattern, K>> } = {
    event: { event: "die" },
    object: { event: "die", object: enemy },
    player: { event: "die", object: enemy, player: "you" },
    topMost: { event: "attach", player: "you", topMost: "me" },
    killedBy: { event: "die", object: enemy, killedBy: { is: "spell" } },
    here: { event: "hold", player: "you", here: true },
    abilityEnergy: { event: "useAbility", player: "you", abilityEnergy: 7 },
    token: { event: "playToken", player: "you", token: "unit" },
    scored: { event: "gainPoint", player: "you", scored: true },
    phase: { event: "phase", phase: "main" },
    withMe: { event: "conquer", withMe: true },
    dealtBy: { event: "damage", object: "me", dealtBy: "effect" },
    byChooser: { event: "stun", object: "me", byChooser: true },
    uncontrolled: { event: "conquer", player: "you", uncontrolled: true },
    from: { event: "move", object: "me", from: "battlefield" },
    to: { event: "move", object: "me", to: "anotherBattlefield" },
    oneOrMore: { event: "die", object: enemy, oneOrMore: true },
    energySpent: { event: "played", player: "you", energySpent: 4 },
    playedFrom: { event: "played", player: "you", playedFrom: "facedown" },
  };

  it.each(Object.entries(parts))("that an event asks for: %s", (key, pattern) => {
    const without = Object.fromEntries(Object.entries(pattern).filter(([name]) => name !== key));
    const when = (of: EventPattern): string[] => unitText(triggered(of, [draw]));
    expect(when(pattern)).not.toEqual(when({ event: "hold", ...without }));
  });

  it("that stands around an ability", () => {
    expect(
      unitText(
        triggered({ event: "die", object: "me" }, [{ do: "banish", what: "it" }], {
          keyword: "Deathknell",
          if: { fits: "me", filter: { mightAtLeast: 5 } },
          timesEachTurn: 2,
        }),
        activated({ power: ["any"] }, [draw], { keyword: "Equip", timing: "reaction" }),
        replacement({ event: "enter", object: friendly }, { entering: "exhausted" }, { uses: 2, may: true }),
        triggered({ event: "discard", player: "you" }, [{ do: "banish", what: "it" }]),
        triggered({ event: "damage", object: "me", player: "opponent" }, [draw]),
      ),
    ).toEqual([
      "Deathknell — 2 times each turn, if I have 5 Might or more, banish me.",
      "Reaction Equip — [A]: Draw 1.",
      "The next 2 times a friendly unit would enter, you may have it enter exhausted.",
      "When you discard a card, banish it.",
      "When I am dealt damage because of an opponent, draw 1.",
    ]);
  });
});
