import type { EventPattern } from "@rulebound/language";

/** Conditions that many cards share. */
export const youHoldHere: EventPattern = { event: "hold", player: "you", here: true };
export const youConquer: EventPattern = { event: "conquer", player: "you" };
export const youConquerHere: EventPattern = { event: "conquer", player: "you", here: true };
export const youConquerOrHold: { anyOf: EventPattern[] } = {
  anyOf: [youConquer, { event: "hold", player: "you" }],
};
export const iConquer: EventPattern = { event: "conquer", withMe: true };
export const iHold: EventPattern = { event: "hold", withMe: true };
export const iAmPlayedOrHold: { anyOf: EventPattern[] } = {
  anyOf: [{ event: "played", object: "me" }, iHold],
};
/** Said of an object, since the Nth of the turn is counted so (383.1.b). */
export const iWinACombat: EventPattern = { event: "winCombat", object: "me" };
export const youDefendHere: EventPattern = { event: "defend", player: "you", here: true };
export const iAttackOrDefend: { anyOf: EventPattern[] } = {
  anyOf: [
    { event: "attack", object: "me" },
    { event: "defend", object: "me" },
  ],
};
