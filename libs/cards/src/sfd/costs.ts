import {
  activated,
  type CardDefinition,
  gear,
  legend,
  passive,
  pick,
  spell,
  triggered,
  unit,
  upTo,
} from "@rulebound/language";

/** Cards about what others cost, what may be spent on them, and from where they are played. */
export const costCards: readonly CardDefinition[] = [
  legend({
    name: "Ornn, Fire Below the Mountain",
    domains: ["calm", "mind"],
    tags: ["Ornn"],
    abilities: [
      activated(
        { actions: [{ cost: "exhaust", what: "me" }] },
        [{ do: "add", power: ["any"], for: "gear" }],
        { timing: "reaction" },
      ),
    ],
  }),
  gear({
    name: "Temporal Portal",
    domains: ["mind"],
    energy: 3,
    abilities: [
      activated({ power: ["any"], actions: [{ cost: "exhaust", what: "me" }] }, [
        {
          do: "delay",
          ability: { ...passive({ fact: "repeat", cost: "base" }), next: { is: "spell" } },
          until: "turn",
        },
      ]),
    ],
  }),
  unit({
    name: "Black Market Broker",
    domains: ["chaos"],
    energy: 3,
    might: 3,
    tags: ["Zaun"],
    abilities: [
      triggered({ event: "played", player: "you", object: { is: "card" }, playedFrom: "facedown" }, [
        { do: "playToken", token: "Gold", entering: "exhausted" },
      ]),
    ],
  }),
  unit({
    name: "Sivir, Mercenary",
    supertype: "champion",
    domains: ["chaos"],
    energy: 4,
    power: 1,
    might: 4,
    tags: ["Shurima", "Sivir"],
    keywords: ["Accelerate"],
    abilities: [
      passive({ fact: "might", of: "me", by: 2 }, { atLeast: [{ powerSpent: "you" }, 2] }),
      passive(
        { fact: "keywords", of: "me", keywords: [{ keyword: "Ganking" }] },
        { atLeast: [{ powerSpent: "you" }, 2] },
      ),
    ],
  }),
  unit({
    name: "Battering Ram",
    domains: ["fury"],
    energy: 5,
    might: 5,
    tags: ["Noxus", "Trifarian"],
    abilities: [passive({ fact: "costsLess", energy: { cardsPlayed: "you" }, minimum: 1 })],
  }),
  spell({
    name: "Arise!",
    supertype: "signature",
    domains: ["calm", "order"],
    energy: 6,
    power: 1,
    tags: ["Azir"],
    text: [
      {
        do: "playToken",
        token: "Sand Soldier",
        times: { count: { equipment: true, controlledBy: "you" } },
        as: "soldiers",
      },
      {
        do: "doThis",
        ability: {
          text: [pick("two", { among: "soldiers" }, upTo(2)), { do: "ready", what: "two" }],
        },
      },
    ],
  }),
];
