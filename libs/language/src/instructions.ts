import type { GivenAbility, NestedAbility, TriggeredBody } from "./abilities.ts";
import type { Condition, Filter, Nameable, Place, PlayerRef, Ref, Value } from "./select.ts";
import type { Duration, Keyword, PowerSymbol, Purpose } from "./words.ts";

/** The Main Deck unless it is said; "replaced": the one that the replaced event is about. */
export type DeckMeant = "rune" | "replaced";

/** Where an instruction can put a card, in no other way than that (056). */
export type PutInto = "trash" | "hand" | "champion" | "deckTop" | "deckBottom";

/** What an instruction acts on: something bound, or everything that fits (355.5.a). */
export type What = Ref | { all: Filter };

/** A cost: resources and actions, all of it paid or none (203, 357). */
export interface Cost {
  energy?: number;
  power?: PowerSymbol[];
  actions?: CostAction[];
}

/** What an Equip ability of an object costs, lowered by so many symbols of Power, for "me" to be equipped (821.1.c). */
export interface EquipCost {
  equip: Ref;
  less: number;
}

/** Power symbols, or one symbol so many times. */
export type PowerAmount = PowerSymbol[] | { symbol: PowerSymbol; times: Value };

/** How much less something costs (356.4); no part of a cost falls below 0 (356.6). */
export interface Discount {
  energy?: Value;
  /** a symbol takes off one that asks for nothing but its domain; "any" takes off whichever there is */
  power?: PowerAmount;
  /** this discount doesn't bring Energy below that (356.4.e) */
  minimum?: number;
  /** either the Energy or the Power, as the payer likes */
  either?: true;
}

/** With what an action cost is paid: the source itself, what is bound, or such as fit, of which the payer picks. */
export type CostObject = "me" | { ref: Ref } | Filter;

/**
 * A non-standard cost (356.7); impossible to carry out means impossible to pay (203.3). `as` binds what it was paid with:
 * where it is a cost of playing or activating, that is picked along with the other choices (355), so that targets and
 * discounts can rest on it.
 */
export type CostAction = { as?: Ref } & (
  | {
      cost: "exhaust" | "kill" | "recycle" | "banish" | "return" | "disempower" | "spendBuff";
      what: CostObject;
      /** so many at once, exactly 1 when left out */
      count?: number;
    }
  /** cards of the payer's hand, such as fit where that is said */
  | { cost: "discard"; what?: CostObject; count: number }
  | { cost: "spendXp"; amount: number }
  /** so many cards of the payer's own Main Deck (440.3.a) */
  | { cost: "burn"; count: number }
);

/** Picking objects, cards or a place. With `target` it is made while finalizing (355.5), else when reached (355.17). */
export interface Choose {
  do: "choose";
  as: Ref;
  who?: PlayerRef;
  from: Filter | { among: Ref; filter?: Filter };
  /** how many: exactly 1 when left out */
  min?: number;
  max?: number;
  target?: true;
  /** at most one at each location */
  onePerLocation?: true;
  /** all at one and the same location */
  sameLocation?: true;
  /** all under the control of one and the same player */
  sameController?: true;
  /** their Might taken together is at most so much */
  totalMightAtMost?: number;
  /** adds what is picked, by whichever player of a loop, to a name that is known after the loop */
  into?: Ref;
}

/** Picking the destination of a move, made while finalizing (355.4). */
export interface ChoosePlace {
  do: "choosePlace";
  as: Ref;
  /** the thing that will move there */
  for: Ref;
  /** only to a battlefield, where it has to fit a filter; else bases count as well */
  battlefield?: Filter;
  /** only to where something is that fits */
  has?: Filter;
  /** only from its base or to it: to a battlefield where it is in its base, else to its base */
  fromOrToBase?: true;
}

/** Picking a player, made while finalizing: players are targeted like objects (355.10). */
export interface ChoosePlayer {
  do: "choosePlayer";
  as: Ref;
  from: "opponent" | "any";
}

/** Damage to each that is meant; `bonus`: Bonus Damage that the text itself gives to this action (713). */
export interface Deal {
  do: "deal";
  amount: Value;
  bonus?: Value;
  to: What;
  by?: Ref;
}

export interface Return {
  do: "return";
  what: What;
}

/**
 * One game action and its complement (135.2.b.5). `as` binds what was performed; `link`: only if that one was not ignored
 * (359.3.e.14); `who`: the player who carries it out and is responsible (411.1), "you" when left out.
 */
export type GameAction = {
  as?: Ref;
  link?: Ref;
  who?: PlayerRef;
} /**
 * `by`: a unit deals it, being the source in place of the text (417.6.b.3). `split`: the amount is shared out among those
 * that are named, 1 or more to each, as this is carried out; the choice of them goes no further than the amount (355.14).
 */ & (
  | Deal
  | (Deal & { to: Ref; split: true })
  /** actions that are one and the same with several complements: their events are simultaneous (370.1.a.2) */
  | { do: "together"; actions: (Deal | Return)[] }
  /**
   * each of two units, named one by one or together, deals as much as its Might to the other at one moment; they are the
   * sources, not the text (417.6.b.3)
   */
  | { do: "dealEachOther"; units: [Ref, Ref] | Ref }
  /** the two units that are named exchange their Might (433) */
  | { do: "swapMight"; what: Ref; until: Duration }
  | { do: "kill"; what: What }
  /** `with`: it counts as banished with that object, for texts linked to this one (427.3) */
  | { do: "banish"; what: What; with?: Ref }
  | { do: "recycle"; what: What }
  | Return
  | { do: "discard"; player?: PlayerRef; amount: Value }
  /** picked cards of a hand go to the trash; their owner discards them (422) */
  | { do: "discardPicked"; what: Ref }
  | { do: "draw"; player?: PlayerRef; amount: Value }
  /** cards off the top of the Main Deck into the trash (440); `as` binds them */
  | { do: "burn"; player?: PlayerRef; amount: Value }
  | { do: "drawFrom"; what: Ref }
  /** "ownBase": each to the base of its controller */
  | { do: "move"; moves: { what: What; to: Place | "ownBase" }[] }
  /** into a zone of its owner, from wherever it is (056); into the Champion Zone only while that is empty (108.3.c.1) */
  | { do: "put"; what: What; into: PutInto }
  /** keeps a location under a name, for what is said of it once things have moved (359.3.e.13) */
  | { do: "notePlace"; place: Place }
  | { do: "recall"; what: What }
  | { do: "heal"; what: What }
  | { do: "exhaust"; what: What }
  | { do: "ready"; what: What }
  | { do: "stun"; what: What }
  | { do: "buff"; what: What }
  /** `equips`: what an Equip ability does (818.2) */
  | { do: "attach"; what: Ref; to: Ref; equips?: boolean }
  | { do: "detach"; what: What }
  | { do: "empower"; what: What }
  | { do: "disempower"; what: What }
  | { do: "might"; what: What; by: Value; min?: number; until: Duration }
  | { do: "doubleMight"; what: What; until: Duration }
  /** increased up to so much, where it is less (477.3.b); what it has to be increased by is reckoned from below 0 (143.2.b.1) */
  | { do: "raiseMight"; what: What; to: Value; until: Duration }
  /** base Might becomes so much (477.1.a.1) */
  | { do: "setBaseMight"; what: What; to: Value; until: Duration }
  /** `of`: those that this object has now, with their values */
  | { do: "grant"; what: What; keywords: Keyword[] | { of: Ref }; until: Duration }
  | { do: "predict"; amount: number }
  /** names something, which the object whose text it is keeps while it stays, by the name `as` (760) */
  | { do: "name"; one: Nameable; as: Ref }
  | { do: "look"; player?: PlayerRef; top: number; as: Ref; deck?: DeckMeant }
  /** `into`: adds what is revealed, by whichever player of a loop, to a name that is known after the loop */
  | { do: "reveal"; player?: PlayerRef; top: number; as: Ref; deck?: DeckMeant; into?: Ref }
  /** from the top of a Main Deck, until one fits, which is `found`; all of it where none does */
  | { do: "revealUntil"; player?: PlayerRef; until: Filter; as: Ref; found: Ref }
  | { do: "revealHand"; player: PlayerRef; as: Ref }
  /** cards that have been picked among others */
  | { do: "revealPicked"; what: Ref }
  /** `ignoring` a part of the base cost (356.1.b), or any and all costs (356.5.a) */
  | {
      do: "play";
      what: Ref;
      by?: PlayerRef;
      to?: Place;
      ignoring: "nothing" | "energy" | "power" | "cost" | "all";
      /** how much less Energy it costs (356.4.b) */
      less?: Value;
      /** what becomes of it instead, once it would leave the chain for another zone (390.3.a) */
      afterwards?: "banish" | "recycle";
    }
  /** in a replacement's text: one more token is played, as the replaced event has one played */
  | { do: "playTokenToo" }
  /** the doer may look at a player's facedown cards for that long (107.3) */
  | { do: "seeFacedown"; of: PlayerRef; until: "turn" }
  /** `times`: so many of them */
  | { do: "playToken"; token: string; to?: Place; entering?: "ready" | "exhausted"; times?: Value }
  /** a battlefield token is created in a slot of its own, unless one of that name is on the board (439.2.b.5, 439.5) */
  | { do: "addBattlefield"; token: string }
  /** in a replacement's text: what is about to enter enters there, not where it was played to (369.3) */
  | { do: "enterAt"; place: Place }
  | { do: "becomeCopy"; what: Ref; of: Ref }
  | { do: "replace"; what: Place; with: string }
  | { do: "swapBack"; what: Ref }
  | { do: "takeTurn"; player?: PlayerRef }
  /** `for`: what alone it may be spent on */
  | { do: "add"; player?: PlayerRef; energy?: Value; power?: PowerAmount; for?: Purpose }
  | { do: "channel"; amount: Value; exhausted?: true; player?: PlayerRef }
  /** `to`: where a countered card goes instead of the trash */
  | { do: "counter"; what: Ref; to?: "hand" }
  /** the doer may choose anew for a spell on the chain what was chosen for it (751) */
  | { do: "newChoices"; what: Ref }
  /** told outright, not as a cost (205): takes one buff off each that its doer controls (745) */
  | { do: "spendBuff"; what: What }
  /** for good, or until "me" leaves the board (390.5.b) */
  | { do: "takeControl"; what: What; until?: "sourceLeaves" }
  /** ends the control that the text's controller has taken: it goes back to the owner */
  | { do: "loseControl"; what: What }
  /** the game is over (196) */
  | { do: "winGame"; player?: PlayerRef }
  | { do: "gainPoints"; player?: PlayerRef; amount: Value }
  | { do: "gainXp"; player?: PlayerRef; amount: Value }
  | { do: "prevent"; what: Ref; amount: Value | "all"; until: Duration }
  | { do: "activate"; effects: "conquer" | "hold" | "play"; of: Filter }
);

/**
 * A bulleted list of modes (355.3): the mode is picked while finalizing, and only its text is carried out. `reached`: an
 * "or" without a list, picked when the instruction is reached (355.17), by `who`.
 */
export type Modes = { do: "modes"; as: Ref; options: Instruction[][] } & (
  | {
      reached?: never;
      who?: never;
      /** another one than for what else this very item is carried out, or than what its object has had chosen this turn */
      unlike?: "others" | "thisTurn";
    }
  | { reached: true; who?: PlayerRef; unlike?: never }
);

/** What texts are made of, executed from top to bottom (158.1). */
export type Instruction =
  | Choose
  | ChoosePlace
  | ChoosePlayer
  | Modes
  | GameAction
  | { do: "if"; if: Condition; text: Instruction[]; else?: Instruction[] }
  /** decided when it is reached (383.3.a.3); a triggered ability's opening "may" is on the ability */
  | { do: "may"; who?: PlayerRef; text: Instruction[] }
  /** a cost within instructions, paid when it is reached (204.3.b) */
  | {
      do: "pay";
      cost: Cost | EquipCost;
      who?: PlayerRef;
      /** paid as often as the payer likes, once at least; `as` binds how often, as an amount */
      times?: "any";
      as?: Ref;
      text: Instruction[];
      /** what is done where it isn't paid: "unless" */
      else?: Instruction[];
    }
  /** in turn order, beginning with you, the next player, or where nothing is said the turn player (303.2.a) */
  | { do: "eachPlayer"; from: "you" | "next" | "turnPlayer"; others?: true; as: Ref; text: Instruction[] }
  /** for each object that fits as this is reached, by the name it is bound to */
  | { do: "eachObject"; of: Filter; as: Ref; text: Instruction[] }
  /** a reflexive trigger (387) */
  | { do: "doThis"; ability: TriggeredBody; times?: Value }
  /** objects have the ability for so long (477.2.a); in it "me" is the object that has it */
  | { do: "giveAbility"; what: What; ability: GivenAbility; until: Duration }
  /** a delayed ability (390); its bindings are those of now */
  | {
      do: "delay";
      ability: NestedAbility;
      until: Duration;
      /** only for as long as that object stays what and where it is (390.5) */
      whileStays?: Ref;
    };
