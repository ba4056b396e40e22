import type { Cost, Purpose } from "@rulebound/language";
import type { AbilityRef, Bindings, Bound } from "./bindings.ts";
import type { Proposed, Triggered } from "./events.ts";
import type { ItemId, ObjectId } from "./objects.ts";
import type { Location, Seat } from "./seats.ts";
import type { Execution, State } from "./state.ts";

/** One symbol of a Power cost that is owed: the domains that pay it. */
export type PowerOwed = string[];

/** A total cost ready to be paid (356). */
export interface Owed {
  energy: number;
  power: PowerOwed[];
  actions: NonNullable<Cost["actions"]>;
  /** what it is paid for, as far as some resources may be spent on that alone; left out: on nothing of the kind */
  for?: Purpose[];
}

/** The turn itself, at the bottom of the stack (314-317). */
export interface TurnFrame {
  kind: "turn";
  step:
    | "awaken"
    | "readying"
    | "beginning"
    | "scoring"
    | "channel"
    | "channeling"
    | "draw"
    | "drawing"
    | "mainStart"
    | "main"
    | "ending"
    | "expiration"
    | "expired"
    | "next";
  /** FEPR ran since the expiration step began (317.2.f) */
  chained: boolean;
}

/** A cleanup, plain or special (318-324). */
export interface CleanupFrame {
  kind: "cleanup";
  step: number;
  special: "none" | "combat" | "ending";
}

/** The chain while it exists: finalize, execute, pass, resolve (332-340). */
export interface ChainFrame {
  kind: "chain";
  step: "finalize" | "priority" | "resolved";
  openedBy: "play" | "trigger" | "add";
  /** passes of priority in sequence */
  passes: number;
  /** keeps priority while an Add ability of theirs is finalized and resolves (429.2.a) */
  holder: Seat | null;
}

/** Steps 2 to 6 of playing or activating one item (355-359, 402-406). */
export interface PlayFrame {
  kind: "play";
  item: ItemId;
  step:
    | "begin"
    | "may"
    | "options"
    | "objects"
    | "location"
    | "choices"
    | "cost"
    | "price"
    | "paid"
    | "entered"
    | "played"
    | "text";
  /** which execution and which of its choices is being made */
  execution: number;
  choice: number;
  /** optional costs already asked about */
  asked: string[];
  /** the permanent that has left the chain to enter */
  entering: { object: ObjectId; controller: Seat } | null;
}

/** A text being carried out: a resolving item, or what a replacement puts in an event's place. */
export interface TextFrame {
  kind: "text";
  ability: AbilityRef;
  at: number;
  /** null for replacement texts */
  item: ItemId | null;
  controller: Seat;
  executions: Execution[];
  execution: number;
  bindings: Bindings;
  /** players or objects of each running loop, by the loop's position */
  loops: Record<number, { players: Seat[]; index: number } | { objects: Bound[]; index: number }>;
  /** what the instruction under way is waiting for */
  waiting: "nothing" | "batch" | "pay" | "reveal";
  applied: string[];
}

/** The door for change: one batch of simultaneous events. */
export interface BatchFrame {
  kind: "batch";
  step: "costs" | "deaths" | "replace" | "replacing" | "perform" | "done";
  events: Proposed[];
  /** damage whose amounts were settled when it was assigned (465.2.c.5) */
  settled: boolean;
  /** the replacement effect being applied in an unbroken run, and those whose run is over (373.2) */
  run: string | null;
  closed: string[];
  /** an application to be confirmed or carried out: event and effect */
  applying: { event: number; effect: string; paying?: true } | null;
  /** applied costs already settled, by their source, and Top-Most Cards with the order of detaching chosen (719.5.a) */
  charged: string[];
  /** who orders triggers first, where it isn't the turn player (464.2.e.1) */
  order: Seat[] | null;
}

/** Triggers of one moment, put on the chain by their controllers in turn (383.3.d). */
export interface TriggersFrame {
  kind: "triggers";
  groups: { player: Seat; triggers: Triggered[] }[];
}

/** Paying one cost, whoever asks (357, 404, 444). */
export interface PayFrame {
  kind: "pay";
  step: "resources" | "actions" | "acting";
  player: Seat;
  owed: Owed;
  /** whose cost it is: what "exhaust" and "kill me" mean */
  source: Bound | null;
  item: ItemId | null;
  /** uses the player's runes without asking */
  autoPay: boolean;
  /** Add abilities to use, in order */
  planned: { source: ObjectId; ability: number }[];
  /** which action cost is next */
  action: number;
  /** what the names in the cost stand for */
  bindings: Bindings;
  /** what its actions have bound so far */
  bound: Bindings;
  /** what action costs are paid with, by their game action, where the player has said so */
  payWith: Record<string, string[]>;
}

/** Standard moves of one player, made together (144). */
export interface StandardMoveFrame {
  kind: "standardMove";
  step: "exhaust" | "move" | "done";
  player: Seat;
  units: ObjectId[];
  to: Location;
  autoPay: boolean;
  before: State | null;
}

/** Hiding a card (421, 811). */
export interface HideFrame {
  kind: "hide";
  step: "pay" | "place";
  player: Seat;
  card: ObjectId;
  slot: number;
  autoPay: boolean;
  before: State | null;
}

export interface ShowdownFrame {
  kind: "showdown";
  step: "run" | "close";
}

export interface CombatFrame {
  kind: "combat";
  step: "attackers" | "defenders" | "deal" | "dealt" | "cleaned" | "control" | "end";
  /** order of replacement effects for each unit that has several, by unit */
  orders: { object: ObjectId; effects: string[] }[];
  assigned: { object: ObjectId; amount: number; by: Seat }[];
}

/** Conquer or hold: the point, then the abilities (471). */
export interface ScoreFrame {
  kind: "score";
  step: "point" | "trigger";
  how: "conquer" | "hold";
  /** who controlled it before, if anybody */
  lost: Seat | null;
  player: Seat;
  slots: number[];
  /** which of the slots gives its point next */
  index: number;
}

/** Drawing or burning, burning out where the deck runs short (413.4, 431, 440). */
export interface DrawFrame {
  kind: "draw";
  player: Seat;
  /** burned cards go to the trash */
  to: "hand" | "trash";
  left: number;
  /** burn outs since a card was last taken (431.3.b) */
  burnt: number;
  /** what it has come to, for the event of the batch below that it carries out */
  cards: Bound[];
  event: number | null;
}

/** Predict: look, recycle some, put the rest back in order (436). */
export interface PredictFrame {
  kind: "predict";
  /** "seen": what happens as the cards are looked at has happened */
  step: "look" | "seen" | "order";
  player: Seat;
  cards: ObjectId[];
}

/** One choice of a chain item: for which execution of its text, by the name that it goes by. */
export interface ChoiceMade {
  execution: number;
  as: string;
}

/** New choices for a finalized item of the chain (750-755). */
export interface NewChoicesFrame {
  kind: "newChoices";
  /** which of them are made anew, then one after the other, then what comes of new targets */
  step: "which" | "choose" | "told";
  player: Seat;
  item: ItemId;
  /** those that are still to be made */
  due: ChoiceMade[];
  /** what was chosen up to then */
  earlier: Execution[];
}

/** The mulligans before the first turn, one player after another (117). */
export interface SetupFrame {
  kind: "setup";
  step: "choose" | "drawn";
  /** who has still to take theirs, in turn order */
  players: Seat[];
  /** what the first of them has set aside */
  aside: ObjectId[];
}

/** Something that waits for the loop before it goes on; closed, so that a missing handler doesn't compile. */
export type Frame =
  | TurnFrame
  | CleanupFrame
  | ChainFrame
  | PlayFrame
  | TextFrame
  | BatchFrame
  | TriggersFrame
  | PayFrame
  | StandardMoveFrame
  | HideFrame
  | ShowdownFrame
  | CombatFrame
  | ScoreFrame
  | DrawFrame
  | SetupFrame
  | PredictFrame
  | NewChoicesFrame;

export type FrameKind = Frame["kind"];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;
