import type { EventType } from "@rulebound/protocol";

/** Events that can be replaced, by the kernel's names, as the contract names them once they have happened. */
const eventTypes: Readonly<Record<string, EventType>> = {
  die: "died",
  damage: "damageMarked",
  move: "moved",
  recall: "recalled",
  return: "changedZone",
  trash: "changedZone",
  banish: "banished",
  recycle: "recycled",
  discard: "discarded",
  draw: "drew",
  burn: "burned",
  channel: "channeled",
  enter: "cardPlayed",
  played: "cardPlayed",
  exhaust: "exhausted",
  ready: "readied",
  heal: "healed",
  stun: "stunned",
  buff: "buffed",
  empower: "empowered",
  disempower: "disempowered",
  attack: "designated",
  defend: "designated",
  target: "targeted",
  conquer: "conquered",
  hold: "held",
  combatStart: "combatStarted",
  winCombat: "combatResult",
  loseCombat: "combatResult",
  combatEnd: "combatEnded",
  playToken: "tokenPlayed",
  revealFrom: "revealed",
  reveal: "revealed",
  look: "looked",
  combatTie: "combatResult",
  hide: "hidden",
  spendBuff: "buffSpent",
  reduceMight: "mightChanged",
  gainPoint: "pointsGained",
  gainXp: "xpGained",
  phase: "phaseStarted",
};

/** The type of an event that is about to happen. */
export function eventTypeOf(event: string): string {
  return Object.hasOwn(eventTypes, event) ? (eventTypes[event] ?? event) : event;
}

/** How long something lasts, as the contract says it. */
export const untils = { turn: "endOfTurn", combat: "endOfCombat", stay: "lasting" } as const;
