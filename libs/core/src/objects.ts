import type { Cost } from "@rulebound/language";
import type { Location, Seat } from "./seats.ts";

export type ObjectId = number;
export type ItemId = number;

/** Where an object is (106-108). "none": it has ceased to exist or was removed from the game. */
export type Zone =
  | "board"
  | "facedown"
  | "chain"
  | "hand"
  | "deck"
  | "runeDeck"
  | "trash"
  | "banishment"
  | "champion"
  | "legend"
  | "none";

export type Role = "attacker" | "defender";

/** Damage marked by one player, or by nobody in particular (142.3). */
export interface DamageMark {
  by: Seat | null;
  amount: number;
}

/** An object as it was called when the reference was made; stale once its incarnation has grown (124). */
export interface Reference {
  id: ObjectId;
  incarnation: number;
}

/** What an object was like at one moment, for looking back (359.3.e.13). */
export interface Snapshot {
  card: string;
  controller: Seat;
  owner: Seat;
  at: Location | null;
  might: number | null;
  energy: number | null;
  power: number | null;
  tags: string[];
  types: string[];
  alone: boolean;
}

/** One way to play a card from a zone that isn't open otherwise: for what, and with what following. */
export interface Way {
  name: string;
  /** null: its base cost */
  cost: Cost | null;
  afterwards: "banish" | "recycle" | null;
}

/** What a play was like, kept with what enters until it leaves the board again. */
export interface PlayContext {
  /** the zone it was played from */
  from: Zone;
  /** played from facedown at this battlefield, which binds choices (811.1.d) */
  hiddenAt: number | null;
  /** a part of the base cost (356.1.b), or any and all costs (356.5.a) */
  ignoring: "nothing" | "energy" | "power" | "cost" | "all";
  /** optional additional costs that count as paid, by name (356.4.f.1) */
  paid: string[];
  /** how often the text is carried out: 1, and 1 more for each Repeat paid (820.3) */
  executions: number;
  /** set by the creating or replacing effect: the default of its type otherwise */
  entering: "ready" | "exhausted" | null;
  /** where a permanent will enter (355.2) */
  to: Location | null;
  /** the only location it may be played to, where an effect says so (184.2) */
  onlyTo: Location | null;
  /** what is paid in place of the base cost (356.1.a) */
  cost: Cost | null;
  /** how much less Energy it costs, where an effect that has it played says so (356.4.b) */
  less: number;
  /** ways to play it from where it was, while its player has still to pick one (829.1.c.3) */
  ways: Way[];
  /** what becomes of it instead once it would leave the chain (390.3.a) */
  afterwards: "banish" | "recycle" | null;
  /** allowed now by Ambush alone, so it goes to where its player has units (822.1.b) */
  ambushing: boolean;
}

/** The link between an Attached card and its Top-Most Card, kept with the former (718). */
export interface Attachment {
  topMost: ObjectId;
  /** the turn in which it was attached to that */
  turn: number;
  /** the definition whose Rules Text its Effect Text has copied for as long as this lasts */
  copiedText: string | null;
  /** the definition that the Top-Most Card goes by for as long as this lasts, and the one that it was a copy of before */
  copy: { of: string; over: string | null } | null;
}

export interface GameObject {
  id: ObjectId;
  /** the caller's name for it; never reused */
  key: string;
  /** its own definition, by name */
  card: string;
  token: boolean;
  owner: Seat;
  controller: Seat;
  zone: Zone;
  /** on the board, or facedown at a battlefield */
  at: Location | null;
  incarnation: number;
  exhausted: boolean;
  damage: DamageMark[];
  buffs: number;
  stunned: boolean;
  /** effects by which players control it while something stays on the board, the latest last (390.5.b) */
  held: { by: Seat; from: Seat; while: Reference }[];
  /** how often it is empowered: once at most, save where a text permits more (441.1.c.1) */
  empowered: number;
  role: Role | null;
  /** roles it has had in this combat: attack and defend triggers look once (383.4.e.2.a) */
  hadRoles: Role[];
  /** what has been named for it, by the name that the naming goes by (760) */
  named: Record<string, string>;
  /** what it is attached to */
  attachment: Attachment | null;
  /** the definition that it is a copy of (477.1.b) */
  copyOf: string | null;
  /** definitions that Replace has put aside, the newest last; they can be swapped back (438.7) */
  replaced: { card: string; token: boolean }[];
  context: PlayContext | null;
  /** the turn in which it was hidden */
  hiddenOn: number | null;
  /** when it began to be what it is, for layers (480) */
  timestamp: number;
}

/** What is told of an object that nothing has been done to yet; its owner controls it. */
export type Untouched = Pick<
  GameObject,
  "id" | "key" | "card" | "token" | "owner" | "zone" | "at" | "incarnation"
>;

/** An object that nothing has been done to yet. */
export function untouched({ id, key, card, token, owner, zone, at, incarnation }: Untouched): GameObject {
  return {
    id,
    key,
    card,
    token,
    owner,
    controller: owner,
    zone,
    at,
    incarnation,
    exhausted: false,
    damage: [],
    buffs: 0,
    stunned: false,
    held: [],
    empowered: 0,
    role: null,
    hadRoles: [],
    named: {},
    attachment: null,
    copyOf: null,
    replaced: [],
    context: null,
    hiddenOn: null,
    timestamp: 0,
  };
}
