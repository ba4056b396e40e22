import type { PromptRow } from "./prompt-row.ts";

/** Decisions about replacement effects and applied costs, in cleanups, showdowns and combat. */
export const gamePrompts = [
  // Replacement effects and applied costs
  {
    for: "replacement.pick",
    kind: "pick",
    rule: "372",
    asked: "the controller of the object acted on, the player acted on, or else the turn player",
    decides: "which replacement effect is applied next, and to which event",
    value: "`{ effect, event }`",
  },
  {
    for: "replacement.may",
    kind: "yesNo",
    rule: "371.2.a",
    asked: "the controller of the replacement effect",
    decides: "whether a replacement effect is applied that a player may apply",
    value: "true to apply it",
  },
  {
    for: "cost.applied",
    kind: "yesNo",
    rule: "204.4.c",
    asked: "the player who performs the game action",
    decides: "whether a cost attached to a game action is paid; without it the action isn't performed",
    value: "true to pay it",
  },
  // Cleanups, showdowns and combat
  {
    for: "facedown.excess",
    kind: "pick",
    rule: "107.3.b.2",
    asked: "the zone's controller",
    decides: "which facedown cards go to the trash when the zone holds too many",
    value: "ids of cards",
  },
  {
    for: "showdown.stage",
    kind: "pick",
    rule: "323.12",
    asked: "the turn player",
    decides: "at which battlefield a staged showdown begins",
    value: "a battlefield's id",
  },
  {
    for: "combat.stage",
    kind: "pick",
    rule: "323.13",
    asked: "the turn player",
    decides: "at which battlefield a staged combat begins",
    value: "a battlefield's id",
  },
  {
    for: "combat.demand",
    kind: "pick",
    rule: "465.2.c.8",
    asked: "the player who assigns damage",
    decides: "which of several demands on one unit that exclude each other applies to the assignment",
    value: "the demand's name",
  },
  {
    for: "combat.assign",
    kind: "distribute",
    rule: "465.2.c",
    asked: "the attacker, then the defender",
    decides: "how much damage each opposing unit is assigned",
    value: "an amount for each unit",
  },
] as const satisfies readonly PromptRow[];
