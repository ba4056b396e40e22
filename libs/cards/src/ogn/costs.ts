import {
  activated,
  battlefield,
  type CardDefinition,
  gear,
  legend,
  passive,
  pick,
  spell,
  target,
  triggered,
  unit,
  upTo,
  whenPlayed,
} from "@rulebound/language";
import { unitAtBattlefield } from "../filters.ts";

/** Cards about what others cost, what may be spent on them, and who may play them. */
export const costCards: readonly CardDefinition[] = [
  legend({
    name: "Kai'Sa, Daughter of the Void",
    supertype: "champion",
    domains: ["fury", "mind"],
    tags: ["Kai'Sa"],
    abilities: [
      activated(
        { actions: [{ cost: "exhaust", what: "me" }] },
        [{ do: "add", power: ["any"], for: "spells" }],
        { timing: "reaction" },
      ),
    ],
  }),
  spell({
    name: "Reinforce",
    domains: ["calm"],
    energy: 5,
    text: [
      { do: "look", top: 5, as: "seen" },
      pick("unit", { among: "seen", filter: { is: "unit" } }, upTo(1)),
      { do: "banish", what: "unit" },
      { do: "play", what: "unit", ignoring: "nothing", less: 5 },
      { do: "recycle", what: "seen" },
    ],
  }),
  unit({
    name: "Raging Firebrand",
    domains: ["fury"],
    energy: 6,
    power: 1,
    might: 4,
    tags: ["Dragon", "Mount Targon"],
    abilities: [
      whenPlayed([
        {
          do: "delay",
          ability: { ...passive({ fact: "costsLess", energy: 5 }), next: { is: "spell" } },
          until: "turn",
        },
      ]),
    ],
  }),
  gear({
    name: "Ravenborn Tome",
    domains: ["fury"],
    energy: 3,
    abilities: [
      activated({ actions: [{ cost: "exhaust", what: "me" }] }, [
        {
          do: "delay",
          ability: { ...passive({ fact: "bonusDamage", amount: 1, by: "me" }), next: { is: "spell" } },
          until: "turn",
        },
      ]),
    ],
  }),
  unit({
    name: "Brynhir Thundersong",
    domains: ["fury"],
    energy: 6,
    might: 5,
    tags: ["Freljord"],
    abilities: [
      whenPlayed([
        {
          do: "delay",
          ability: passive({ fact: "cantPlay", of: { is: "card", token: false }, who: "opponent" }),
          until: "turn",
        },
      ]),
    ],
  }),
  unit({
    name: "Viktor, Innovator",
    supertype: "champion",
    domains: ["mind"],
    energy: 4,
    power: 1,
    might: 3,
    tags: ["Viktor"],
    abilities: [
      triggered(
        { event: "played", object: { is: "card", token: false }, player: "you" },
        [{ do: "playToken", token: "Recruit", to: { baseOf: "you" } }],
        { if: { not: { yourTurn: true } } },
      ),
    ],
  }),
  unit({
    name: "Udyr, Wildman",
    supertype: "champion",
    domains: ["body"],
    energy: 6,
    power: 1,
    might: 6,
    tags: ["Freljord", "Udyr"],
    abilities: [
      activated({ actions: [{ cost: "spendBuff", what: "me" }] }, [
        {
          do: "modes",
          as: "mode",
          unlike: "thisTurn",
          options: [
            [target("hit", unitAtBattlefield), { do: "deal", amount: 2, to: "hit" }],
            [target("dazed", unitAtBattlefield), { do: "stun", what: "dazed" }],
            [{ do: "ready", what: "me" }],
            [{ do: "grant", what: "me", keywords: [{ keyword: "Ganking" }], until: "turn" }],
          ],
        },
      ]),
    ],
  }),
  spell({
    name: "Guerilla Warfare",
    supertype: "signature",
    domains: ["mind", "chaos"],
    energy: 2,
    power: 1,
    tags: ["Teemo"],
    text: [
      target("cards", { zone: "trash", is: "card", ownedBy: "you", keyword: "Hidden" }, upTo(2)),
      { do: "return", what: "cards" },
      { do: "delay", ability: passive({ fact: "hideFor", cost: {} }), until: "turn" },
    ],
  }),
  battlefield({
    name: "Bandle Tree",
    abilities: [passive({ fact: "hiddenCapacity", here: true, more: 1 })],
  }),
  unit({
    name: "Noxus Saboteur",
    domains: ["fury"],
    energy: 3,
    might: 3,
    tags: ["Noxus", "Trifarian"],
    abilities: [passive({ fact: "cantBeRevealed", of: { zone: "facedown", side: "enemy", at: "here" } })],
  }),
];
