import type { Duration, EventName, Purpose, PutInto } from "@rulebound/language";
import type { Bindings, Bound } from "./bindings.ts";
import type { ItemId, ObjectId, PlayContext, Reference, Role, Zone } from "./objects.ts";
import type { Location, Seat } from "./seats.ts";
import type { Phase } from "./state.ts";

/** Who and what stands behind an event: the responsible player (411) and the text that told it (417.6, 428.5). */
export interface Origin {
  by: Seat | null;
  source: Reference | null;
  item: ItemId | null;
}

/** Behind an event that a rule brings about: no player, and no text. */
export const nobody: Origin = { by: null, source: null, item: null };

/**
 * What deals damage: a spell or ability, a unit that a text names in place of itself (417.6.b.3), or the units of a side in
 * combat (417.6.c).
 */
export const dealers = ["effect", "unit", "combat"] as const;
export type DealtBy = (typeof dealers)[number];

/** An effect of a text decreases a unit's Might by so much, for so long (477.3.b). */
interface ReduceMightEvent {
  event: "reduceMight";
  object: ObjectId;
  amount: number;
  /** as the text limits it, if it does: worked out as it is applied */
  min: number | null;
  until: Duration;
}

/** A battlefield is scored (469). */
interface ScoreEvent {
  event: "conquer" | "hold";
  player: Seat;
  slot: number;
  units: Reference[];
  /** who controlled it before that and has lost it, if anybody; the player where they hold it */
  lost: Seat | null;
}

/** A card is linked to its Top-Most Card (434). */
interface AttachEvent {
  event: "attach";
  object: ObjectId;
  topMost: ObjectId;
  /** by its Equip ability, so that the unit counts as equipped by it (818.2) */
  equips: boolean;
  /** its Effect Text copies the Rules Text of the Top-Most Card */
  copiesText: boolean;
  /** what the Top-Most Card becomes a copy of */
  model: ObjectId | null;
}

/** One thing that is about to happen or has happened; the door performs it (369, 370.1.a). */
export type GameEvent = Origin &
  (
    | { event: "die"; object: ObjectId; why: "instruction" | "cost" | "lethal" }
    | { event: "damage"; object: ObjectId; amount: number; sources: Reference[]; dealtBy: DealtBy }
    | { event: "move"; object: ObjectId; from: Location; to: Location }
    | { event: "recall"; object: ObjectId }
    | { event: "return"; object: ObjectId }
    | { event: "trash"; object: ObjectId }
    | { event: "put"; object: ObjectId; into: PutInto }
    | { event: "banish"; object: ObjectId }
    | { event: "recycle"; object: ObjectId }
    | { event: "discard"; object: ObjectId; player: Seat }
    | { event: "draw"; player: Seat; amount: number }
    | { event: "burn"; player: Seat; amount: number }
    | { event: "drawFrom"; player: Seat; object: ObjectId }
    | { event: "channel"; player: Seat; amount: number; exhausted: boolean }
    | { event: "enter"; object: ObjectId; to: Location; exhausted: boolean; context: PlayContext }
    /** `zone`: where it was played from */
    | { event: "played"; object: ObjectId; player: Seat; zone: Zone }
    | { event: "exhaust"; object: ObjectId }
    | { event: "ready"; object: ObjectId }
    | { event: "heal"; object: ObjectId }
    | { event: "stun"; object: ObjectId }
    | { event: "buff"; object: ObjectId }
    | { event: "empower"; object: ObjectId }
    | { event: "disempower"; object: ObjectId }
    | { event: "role"; object: ObjectId; role: Role; slot: number }
    | { event: "designate"; player: Seat; role: Role; slot: number }
    | { event: "target"; object: ObjectId; player: Seat }
    | ScoreEvent
    | { event: "showdownStart"; slot: number }
    | { event: "combatStart"; slot: number }
    | { event: "winCombat"; player: Seat; slot: number; units: Reference[] }
    | { event: "loseCombat"; player: Seat; slot: number; units: Reference[] }
    | { event: "combatEnd"; slot: number; units: Reference[] }
    | { event: "takeControl"; object: ObjectId; player: Seat; while: Reference | null }
    | { event: "becomeMighty"; object: ObjectId }
    | {
        event: "gainPoint";
        player: Seat;
        amount: number;
        /** by which way of scoring, where it comes of a score (469) */
        scoring: "conquer" | "hold" | null;
      }
    | { event: "gainXp"; player: Seat; amount: number }
    | {
        event: "playToken";
        player: Seat;
        token: string;
        onlyTo: Location | null;
        entering: "ready" | "exhausted" | null;
      }
    | { event: "revealFrom"; player: Seat; deck: "deck" | "runeDeck" }
    | { event: "reveal"; object: ObjectId; player: Seat }
    | { event: "look"; object: ObjectId; player: Seat }
    | { event: "combatTie"; player: Seat; slot: number }
    | { event: "hide"; object: ObjectId; player: Seat; slot: number }
    | { event: "spendBuff"; object: ObjectId; player: Seat }
    | ReduceMightEvent
    | { event: "useAbility"; object: ObjectId; player: Seat; energy: number }
    | { event: "phase"; player: Seat; phase: Phase }
    | { event: "add"; player: Seat; energy: number; power: string[]; for: Purpose | null }
    | { event: "counter"; target: ItemId; into: "hand" | "trash" }
    | AttachEvent
    | { event: "detach"; object: ObjectId; topMost: ObjectId }
    | { event: "copy"; object: ObjectId; of: string }
    | { event: "replace"; object: ObjectId; with: string }
    | { event: "swapBack"; object: ObjectId }
    | { event: "extraTurn"; player: Seat }
  );

/** An event that has happened this turn, and what its object was like then. */
export interface PastEvent {
  name: EventName;
  player: Seat | null;
  object: Bound | null;
  /** units that took part */
  units: Bound[];
  from: Location | null;
  to: Location | null;
  /** where it was */
  at: Location | null;
  amount: number;
}

/** What became of one proposed event. */
export interface EventOutcome {
  status: "done" | "replaced" | "prevented" | "dropped";
  amount: number;
  /** the object after it, with what it was like before where it changed zones */
  object: Bound | null;
  /** the cards off a deck that a draw or burn came to */
  cards?: Bound[];
}

/** An event on its way through the door. */
export interface Proposed {
  event: GameEvent;
  /** replacement effects already applied to it or to what it stands in for (370.2) */
  applied: string[];
  /** applications declined by their player (371.2) */
  declined: string[];
  status: "proposed" | "done" | "replaced" | "prevented" | "dropped";
  /** death triggers put on the chain for it before it happens (808.1.d.2) */
  deathTriggers: ItemId[];
  outcome: EventOutcome | null;
}

/** A trigger that has gone off and waits for its place on the chain. */
export interface Triggered {
  controller: Seat;
  ability: { card: string; ability: number };
  source: Bound;
  bindings: Bindings;
  /** names the ability for "once each turn"; null where there is no limit */
  counts: string | null;
  /** position of the dying event in its batch, for triggers on their source's own death */
  death: number | null;
  /** for play effects of what was played from facedown at this battlefield: it binds their choices (811.1.d.2) */
  hiddenAt: number | null;
}
