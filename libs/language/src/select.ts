import type { PastPattern } from "./abilities.ts";
import type { CardType, Domain, KeywordName, PhaseName, ZoneName } from "./words.ts";

/**
 * A name bound while a text is carried out. Always bound: "me", the object whose text it is (a spell: itself).
 * In a triggered or replacement ability also "it", the object that the event is about. In Effect Text "this", the card
 * that it is printed on, while "me" is the one that this is attached to (136.2.d). Others by `choose` or `as`.
 */
export type Ref = string;

/** A player, seen from the text: "you" controls it (191.4). */
export type PlayerRef =
  | "you"
  /** the player that the trigger's or replacement's event is about */
  | "eventPlayer"
  /** of the combat under way (464.2.c) */
  | "attacker"
  | "defender"
  | { controllerOf: Ref }
  | { ownerOf: Ref }
  /** bound by eachPlayer or by choosing a player */
  | { player: Ref };

/** A location (198.1), looked up when the instruction executes (359.3.f.2). */
export type Place =
  /** where the source is; for a battlefield's text, that battlefield (053.3) */
  | "here"
  /** where the trigger's event was, for a move where it came from, noted when it triggered (359.3.f.3) */
  | "there"
  /** where the trigger's move went from and to (447), noted when it triggered (359.3.f.3) */
  | "origin"
  | "destination"
  | { baseOf: PlayerRef }
  /** the base of the object's controller */
  | { itsBase: Ref }
  | { locationOf: Ref }
  /** chosen as a destination */
  | { chosen: Ref };

/** A whole number, read when the instruction executes; anything unavailable makes it null and its instruction ignored (359.3.e.12). */
export type Value =
  | number
  | { might: Ref }
  | { plus: [Value, Value] }
  | { times: [Value, Value] }
  /** all the damage marked on it (142) */
  | { damage: Ref }
  /** how many objects fit */
  | { count: Filter }
  /** how many objects the binding holds */
  | { size: Ref }
  /** how many of the binding's objects fit */
  | { countAmong: Ref; filter: Filter }
  /** the amount of the event that triggered or is replaced, or of the action bound as `amount` */
  | { amount: Ref }
  /** what is printed or copied, whatever has been paid (206) */
  | { energyCost: Ref }
  /** how much Power, of whatever domains */
  | { powerCost: Ref }
  /** how often the named optional additional cost has been paid for this object */
  | { paid: string }
  /** the highest among what fits; 0 where nothing does */
  | { highest: "might"; of: Filter }
  /** how many cards a player has finalized this turn, tokens not counted (052, 419.4.b) */
  | { cardsPlayed: PlayerRef }
  /** how much Power a player has spent this turn, on whatever */
  | { powerSpent: PlayerRef }
  /** how many turns of a player have begun, this one included */
  | { turnsOf: PlayerRef }
  /** the Might of all that fits, taken together */
  | { total: "might"; of: Filter }
  /** of a keyword with a value (807.1.b); 0 where the object doesn't have it */
  | { keywordValue: KeywordName; of: Ref }
  /** how often it is empowered (441.1.c.1) */
  | { timesEmpowered: Ref }
  | { points: PlayerRef }
  /** points that you have scored in that way this turn (471) */
  | { pointsThisTurn: "conquer" | "hold" }
  /** of the damage that a player has assigned in this combat, what went beyond lethal */
  | { excessDamage: PlayerRef };

/** From where a card was played, as texts ask for it. */
export type PlayedFrom = "facedown" | "trash" | "elsewhere";

/** What was named for the object whose text this is (760), by the name that the naming goes by. */
export interface NameKept {
  kept: Ref;
}

/** What a player can be told to name: a tag, one of a few tags, or a card of some type (760, 355.1). */
export type Nameable = "tag" | { card: CardType } | { tag: string[] };

/** Restrictions that an object must satisfy together (355.9.b). What is left out restricts nothing; default zone: the board. */
export interface Filter {
  zone?: ZoneName;
  /** any one of these types; "card" is a Main Deck card or token of any type (052) */
  is?: CardType | "permanent" | "card" | "ability";
  side?: "friendly" | "enemy";
  controlledBy?: PlayerRef;
  ownedBy?: PlayerRef;
  at?: "battlefield" | "base" | Place;
  notAt?: Place;
  /** another object than this one */
  not?: Ref;
  /** that very object, as long as it is the same (124) */
  same?: Ref;
  mightAtMost?: Value;
  mightAtLeast?: Value;
  mightBelow?: Value;
  energyAtMost?: Value;
  energyAtLeast?: Value;
  powerAtMost?: Value;
  anyTag?: string[] | NameKept;
  noTag?: string;
  domain?: Domain;
  /** goes by the name of this player's Chosen Champion (103.2.a.3) */
  chosenChampionOf?: PlayerRef;
  /** goes by this name (053.4, 187), or by the one that was named (761) */
  named?: string | NameKept;
  /** of another type than this one */
  isNot?: CardType;
  /** fits one of these at least, beside the rest */
  anyOf?: Filter[];
  keyword?: KeywordName;
  /** only on the chain: among what it has chosen is "me", or something that fits (355.7) */
  chooses?: "me" | Filter;
  /** only on the chain: among what it has chosen is something that fits and is friendly to it (355.7) */
  choosesOwn?: Filter;
  /** a card on the chain that fits has chosen it (355.7) */
  chosenBy?: Filter;
  /** in combat against a unit that fits (740.2.c) */
  inCombatWith?: Filter;
  /** doesn't have the keyword */
  lacks?: KeywordName;
  /** for battlefields: by who is there and who controls it (170.11), or one that you are attacking (464.2.c) */
  battlefield?: "open" | "occupied" | "uncontrolled" | "attacking";
  /** for battlefields: this player has scored it by conquest this turn (469.1) */
  conqueredBy?: PlayerRef;
  /** for battlefields: something is there that fits */
  has?: Filter;
  token?: boolean;
  role?: "attacker" | "defender";
  damaged?: boolean;
  exhausted?: boolean;
  buffed?: boolean;
  stunned?: boolean;
  empowered?: boolean;
  equipment?: boolean;
  /** without another friendly unit at its location (740.2.a) */
  alone?: boolean;
  /** attached to something (718) */
  attached?: boolean;
  attachedTo?: Ref;
  /** in Banishment, by a text of that object which says so (427.3) */
  banishedWith?: Ref;
  attachedThisTurn?: boolean;
  /** with Equipment attached to it (818.3) */
  equipped?: boolean;
  /** where a showdown is going on, or taking part in the combat (464.2.c) */
  in?: "showdown" | "combat";
  /** what is or was played from there, on the chain or on the board since; "elsewhere": from anywhere but a hand */
  playedFrom?: PlayedFrom;
}

/** Something true or false when it is looked at. */
export type Condition =
  | { exists: Filter; atLeast?: number }
  /** the named instruction was performed, on one object or more (359.3.e.14.b) */
  | { did: Ref }
  | { fits: Ref; filter: Filter }
  | { not: Condition }
  | { all: Condition[] }
  /** the player has paid the named optional additional cost for this object (356.4.f.1) */
  | { paid: string }
  | { handAtMost: number }
  | { xpAtLeast: number }
  /** a card other than this one was finalized by you this turn (812.1.c) */
  | { legion: true }
  | { alone: Ref }
  /** the unit has been dealt damage this turn */
  | { damagedThisTurn: Ref }
  /** the unit has moved so many times this turn, or more often */
  | { movedThisTurn: Ref; atLeast: number }
  /** the unit is alone and so is the enemy unit at its location (740.2.b) */
  | { oneOnOne: Ref }
  | { yourTurn: true }
  /** you are the attacker of the combat under way (464.2.c), as whoever conquers after an attack is */
  | { attacking: true }
  /** that player, or an opponent, has so many points short of the Victory Score, or more (472) */
  | { nearVictory: PlayerRef | "opponent"; within: number }
  /** it is that player's turn */
  | { turnOf: PlayerRef }
  /** you have activated an ability of such a permanent this turn */
  | { used: CardType }
  /** you have spent at least so much Energy on playing one card of that type this turn */
  | { spentOn: CardType; energyAtLeast: number }
  /** that phase of somebody's turn is going on */
  | { phase: PhaseName }
  /** such an event has happened this turn, or so many of them */
  | { happened: PastPattern; atLeast?: number }
  /** the first value is at least the second */
  | { atLeast: [Value, Value] };
