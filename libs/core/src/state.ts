import type { CardDefinition, CardType, Domain, Keyword, PhaseName, Purpose } from "@rulebound/language";
import type { AbilityRef, Bindings, Bound } from "./bindings.ts";
import type { PastEvent } from "./events.ts";
import type { Frame } from "./frames.ts";
import type { GameObject, ItemId, ObjectId, PlayContext, Reference } from "./objects.ts";
import type { Answer, Prompt, Returned } from "./prompts.ts";
import type { RandomSource } from "./random.ts";
import type { Readings } from "./readings.ts";
import type { Location, Seat } from "./seats.ts";

export type Mode = "duel" | "match" | "skirmish" | "war" | "magma-chamber";

export type Phase = PhaseName;

/** Energy and Power at hand (166); `any` is universal Power (163.2.b). */
export interface Pool {
  energy: number;
  power: Record<Domain | "any", number>;
  /** what may be spent on some things alone, one entry for each of them; left out: nothing */
  restricted?: RestrictedResources[];
}

/** Energy and Power that may be spent on some things alone. */
export interface RestrictedResources {
  for: Purpose;
  energy: number;
  power: Partial<Record<Domain | "any", number>>;
}

export interface Player {
  points: number;
  xp: number;
  pool: Pool;
  hand: ObjectId[];
  /** from the top down */
  deck: ObjectId[];
  runeDeck: ObjectId[];
  trash: ObjectId[];
  banishment: ObjectId[];
  champion: ObjectId[];
  /** the name of their Chosen Champion, wherever cards of that name are (103.2.a.3) */
  chosenChampion: string | null;
  legend: ObjectId[];
  /** out of the game (651) */
  removed: boolean;
  /** turns begun so far */
  turns: number;
}

/** Zones with a list of their own for each player. */
export type PlayerZone = "hand" | "deck" | "runeDeck" | "trash" | "banishment" | "champion" | "legend";

/** A location that holds a battlefield. */
export interface Slot {
  battlefield: ObjectId;
  controller: Seat | null;
  /** who applied Contested (190.3) */
  contestedBy: Seat | null;
  stagedShowdown: boolean;
  stagedCombat: boolean;
  facedown: ObjectId[];
  /** who has scored it this turn (470) */
  scoredBy: Seat[];
}

/** What was picked for one execution of a text, by the names of its choices. */
export type Execution = Bindings;

export interface ChainItem {
  id: ItemId;
  kind: "card" | "ability";
  controller: Seat;
  /** the card or token itself; null for abilities */
  object: ObjectId | null;
  /** whose text it is */
  source: Bound;
  /** null for a permanent, whose text isn't executed from the chain */
  ability: AbilityRef | null;
  status: "pending" | "finalized";
  executions: Execution[];
  /** what the trigger's condition or the making effect has noted */
  bindings: Bindings;
  context: PlayContext;
  /** choices that came with the action and haven't been used yet */
  given: GivenChoices | null;
  /** the state to go back to when the play is called off (358.5) */
  before: State | null;
  /** counts towards "once each turn" when it is performed (383.3.e) */
  counts: string | null;
  /** what discounts that leave it open take off, by the discount's name (356.4) */
  less: Record<string, "energy" | "power" | "nothing">;
}

/** Choices sent along with an action, in ids of options as callers name them. */
export interface GivenChoices {
  to: string | null;
  /** how often each optional cost is paid; null: the player is asked */
  pay: Record<string, number> | null;
  /** what other costs are paid with, by their game action ("kill", "discard") */
  payWith: Record<string, string[]>;
  executions: {
    mode: number | null;
    targets: string[][];
    destinations: string[];
    players: string[];
    names: string[];
  }[];
  autoPay: boolean;
}

/** An effect that goes on, made by something that has resolved. */
export interface ContinuousEffect {
  /** also its timestamp (480) */
  id: number;
  on: Reference[];
  until: "turn" | "combat" | "stay";
  change: { might: number } | { keywords: Keyword[] } | { baseMight: number } | { ability: AbilityRef };
}

/** A delayed ability in its window (390). */
export interface DelayedAbility {
  id: number;
  ability: AbilityRef;
  controller: Seat;
  source: Bound;
  bindings: Bindings;
  until: "turn" | "combat" | "stay";
  /** how often it can still be applied or trigger; null: any number */
  uses: number | null;
  /** the Prevent Value left (437.3); null where it prevents all or isn't about that */
  remaining: number | null;
  /** of one about the next card: the card that it is about, once that has been finalized (391) */
  card: Reference | null;
  /** what has to stay what and where it is for the ability to go on (390.5); null: nothing */
  stays: Reference | null;
}

/** A card in Banishment, and what it was banished with (427.3). */
export interface BanishedWith {
  card: Reference;
  source: Reference;
}

export interface Showdown {
  slot: number;
  focus: Seat;
  /** passes in sequence */
  passes: number;
  /** "opening": it has just become a Combat Showdown and its tasks are due (464.2) */
  combat: "none" | "opening" | "open";
}

export interface Combat {
  slot: number;
  attacker: Seat;
  defender: Seat;
  /** step 3d recalled attackers (466.3.d) */
  recalled: boolean;
  /** damage that each side has assigned beyond what was lethal */
  excess: { attacker: number; defender: number };
}

/** Facts about this turn that abilities ask for. */
export type LedgerEntry =
  | { what: "finalized"; player: Seat; object: ObjectId }
  | { what: "triggered"; ability: string }
  /** a replacement effect with a limit for each turn was applied */
  | { what: "applied"; effect: string }
  /** an activated ability of a permanent of some type was finalized, but for those of runes */
  | { what: "activated"; player: Seat; on: CardType }
  /** a mode that was chosen for an ability which offers each once a turn */
  | { what: "mode"; ability: string; mode: number }
  | { what: "died"; object: ObjectId; player: Seat }
  /** resources spent on one thing: on a chain item, a card of some type where it is one */
  | { what: "paid"; player: Seat; energy: number; power: number; item: ItemId | null; on: CardType | null }
  | { what: "damaged" | "moved"; object: ObjectId; incarnation: number }
  /** a battlefield that was scored, and the points that came of it (471.1) */
  | { what: "scored"; player: Seat; how: "conquer" | "hold"; slot: number }
  | { what: "points"; player: Seat; how: "conquer" | "hold"; points: number }
  /** an event that some card asks about afterwards */
  | { what: "event"; event: PastEvent };

/** A unit that the item being resolved has dealt damage to, and the player responsible for that (428.5.c.1). */
export interface Hit extends Reference {
  by: Seat | null;
}

/** Cards that an instruction is showing, until it is over (424.1.a.3). */
export interface Looking {
  player: Seat;
  owner: Seat;
  zone: Zone;
  cards: ObjectId[];
  /** shown to everybody */
  revealed: boolean;
  /** position of the task that shows them */
  frame: number;
}
type Zone = GameObject["zone"];

export interface State {
  mode: Mode;
  /** how disputed rules are read, where that isn't by default */
  readings: Readings;
  /** turn order (115); removed players stay in it and are passed over */
  seats: Seat[];
  victoryScore: number;
  turn: { player: Seat; number: number; phase: Phase; additional: boolean };
  /** additional turns to come, the next first (735) */
  additionalTurns: Seat[];
  /** whose regular turn was the last: the queue goes on after that seat (737) */
  lastRegular: Seat;
  players: Record<Seat, Player>;
  objects: GameObject[];
  /** everything on the board in order of arrival */
  board: ObjectId[];
  battlefields: Slot[];
  chain: ChainItem[];
  frames: Frame[];
  /** who may act now (312); null while something is being carried out */
  priority: Seat | null;
  showdown: Showdown | null;
  combat: Combat | null;
  effects: ContinuousEffect[];
  /** units that weren't Mighty when that was last looked at (709); null while nothing waits for it */
  belowMighty: Reference[] | null;
  delayed: DelayedAbility[];
  ledger: LedgerEntry[];
  banishedWith: BanishedWith[];
  /** who may look at whose facedown cards this turn */
  seesFacedown: { player: Seat; of: Seat }[];
  looking: Looking[];
  /** a cleanup is outstanding (319) */
  cleanupDue: boolean;
  /** the item being resolved; a card counts as played once that is over (419.4.a) */
  resolving: { item: ItemId; object: ObjectId | null; controller: Seat; from: Zone; hits: Hit[] } | null;
  /** the item that resolved last, for attributing kills (428.5.c) */
  lastResolved: { source: Reference; hits: Hit[] } | null;
  random: RandomSource;
  prompt: Prompt | null;
  answer: Answer | null;
  returned: Returned | null;
  next: { item: number; effect: number; prompt: number; key: number };
  winner: Seat | null;
  /** vanilla cards written into a position */
  inline: CardDefinition[];
}

export type { Location };
