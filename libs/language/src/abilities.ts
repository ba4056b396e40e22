import type { Cost, Discount, Instruction, PowerAmount } from "./instructions.ts";
import type { Condition, Filter, Nameable, NameKept, PlayedFrom, PlayerRef, Ref, Value } from "./select.ts";
import type { CardType, Domain, Keyword, KeywordName, PhaseName, PowerSymbol, Supertype } from "./words.ts";

/** Moments that triggers and replacements can name (370.1.a). */
export const eventNames = [
  "die",
  "damage",
  "move",
  "recall",
  "draw",
  "burn",
  "discard",
  "recycle",
  "banish",
  /** a card goes to a trash, from anywhere but a deck: dying and being discarded are that too (108.2.b) */
  "trash",
  /** a card leaves the chain for another zone, not by its own text (390.3.a) */
  "leaveChain",
  "return",
  "enter",
  "played",
  "exhaust",
  "ready",
  "heal",
  "stun",
  "buff",
  "empower",
  "disempower",
  "conquer",
  "hold",
  "attack",
  "defend",
  "showdownStart",
  "combatStart",
  "winCombat",
  "loseCombat",
  "combatEnd",
  "target",
  "becomeMighty",
  /** a combat is tied, its player being the attacker (740.3.a) */
  "combatTie",
  /** a card is hidden (421.1) */
  "hide",
  "spendBuff",
  /** a text is about to decrease a unit's Might by an amount, for so long as it says */
  "reduceMight",
  /** an activated ability of the object has resolved (377.2.a) */
  "useAbility",
  /** a permanent goes from the board to any other zone, being looked back at (359.3.e.13) */
  "leaveBoard",
  /** a player reveals cards from a deck, whichever they are going to be (424) */
  "revealFrom",
  /** a card is revealed, or looked at by a player (424.1.a.1) */
  "reveal",
  "look",
  /** a token is about to be played because a text says so (439.2.c) */
  "playToken",
  "gainPoint",
  "gainXp",
  "attach",
  "detach",
  "phase",
] as const;
export type EventName = (typeof eventNames)[number];

/** Where an event leads or comes from: any battlefield, any base, where the source is, a battlefield other than that. */
export type Whereabouts = "battlefield" | "base" | "here" | "anotherBattlefield";

/**
 * Which events count. `object`: "me" or what the event's object must fit, for a combat or a score one of the units that
 * took part; `player`: the one responsible or concerned. To attack, defend or win without an object is what players do
 * (383.4.e, 383.4.f, 466.3).
 */
export interface EventPattern {
  event: EventName;
  object?: "me" | Filter | { ref: Ref };
  player?: "you" | "opponent" | { player: Ref };
  /** for "useAbility": its printed Energy cost is at least that (206) */
  abilityEnergy?: number;
  /** for "playToken": of what type the token is */
  token?: CardType;
  /** for "gainPoint": by conquering or holding (194.1.a, 194.1.b) */
  scored?: true;
  /** for "attach" and "detach": what the object is attached to; `topMost` is bound to it */
  topMost?: "me" | Filter;
  /** for "die": what the kill is attributed to, that of an ability also to the object that has it (428.5) */
  killedBy?: "me" | Filter;
  /** for "damage": dealt by a spell or ability, and by no unit (417.6.b) */
  dealtBy?: "effect";
  /** brought about by a spell or ability that has chosen its object (355.7) */
  byChooser?: true;
  /** for "conquer": nobody controlled the battlefield before (170.11.b) */
  uncontrolled?: true;
  /** the event's battlefield or location is the source's ("here") */
  here?: true;
  from?: Whereabouts;
  to?: Whereabouts;
  /** what happens at one moment counts once, however many fit */
  oneOrMore?: true;
  /** for "phase": which one begins or ends */
  phase?: PhaseName;
  /** for "played": from there */
  playedFrom?: PlayedFrom;
  /** for "played": at least so much Energy was spent on playing it */
  energySpent?: number;
  /** units taking part: "me" was there to conquer or hold (383.4.c.2), or was in the combat won or ended (466.3.c) */
  withMe?: true;
}

/** What can be told of an object afterwards. */
export type PastFilter = Pick<Filter, (typeof pastWords)[number]>;
export const pastWords = [
  "is",
  "side",
  "not",
  "anyTag",
  "noTag",
  "token",
  "equipment",
] as const satisfies readonly (keyof Filter)[];

/** Events of this turn that are asked about afterwards, objects being judged as they were then. */
export interface PastPattern {
  event: EventName;
  object?: "me" | PastFilter;
  player?: "you" | "opponent";
  from?: Whereabouts;
  to?: Whereabouts;
  here?: true;
}

/** The common part of triggered and reflexive abilities. */
export interface TriggeredBody {
  /** the effect opens with "you may": decided while finalizing (383.3.a) */
  may?: true;
  /** a cost that opens the effect: its base cost (383.3.b) */
  cost?: Cost;
  text: Instruction[];
}

/** An ability behind a Dependent Keyword or a like condition: inactive on its object but while that holds (727.1.b). */
export interface DependentAbility {
  while?: Condition;
}

export interface TriggeredAbility extends TriggeredBody, DependentAbility {
  kind: "triggered";
  when: EventPattern | { anyOf: EventPattern[] };
  /** directly after the condition and part of it (383.2.a.1) */
  if?: Condition;
  /** at most this often each turn (383.3.e) */
  timesEachTurn?: number;
  /** of a delayed one: it is over after it has triggered so often ("the next time") */
  uses?: number;
  /** a battlefield's ability in which a certain player chooses: they control it and are its "you" (190.6.c) */
  controlledBy?: PlayerRef;
  /** active in its owner's trash, and not on the board (383.2.c.1) */
  worksIn?: "trash";
  /** only the Nth time in each turn, counted from its beginning, wherever the source was (383.1.b) */
  nthEachTurn?: number;
  /** that is counted for each player apart, among what they do */
  eachPlayer?: true;
  /** the keyword that it is or stands behind (808, 816, 817, 823) */
  keyword?: "Deathknell" | "Temporary" | "Vision" | "Hunt" | "Quick-Draw" | "Weaponmaster";
}

export interface ActivatedAbility extends DependentAbility {
  kind: "activated";
  cost: Cost;
  text: Instruction[];
  timing?: "action" | "reaction";
  /** may be activated only while this holds (377.2.b) */
  onlyIf?: Condition;
  /** what can be paid in place of `cost` (356.1.a) */
  orCost?: Cost;
  /** may be activated so often each turn, and no more (377.2.b) */
  timesEachTurn?: number;
  /** its Energy cost is lower by this, read with what is chosen for it */
  costsLess?: Value;
  /** only while this holds is it lower */
  costsLessWhile?: Condition;
  /** the word by which an action can name it */
  keyword?: "Equip" | "Empower";
}

export interface SpellAbility {
  kind: "spell";
  text: Instruction[];
  /** costs of Repeat, each payable once (820) */
  repeat?: Cost[];
}

/** What has happened already when it is told can't be replaced. */
type Replaceable = EventPattern & { event: Exclude<EventName, "hide" | "useAbility"> };

export interface ReplacementAbility extends DependentAbility {
  kind: "replacement";
  /** active while the card is in a deck, and not on the board: about being revealed or looked at there */
  worksIn?: "deck";
  of: Replaceable;
  if?: Condition;
  may?: true;
  /** what has to be paid for it to be applied, with "may"; unpaid, the event stays as it is (203) */
  cost?: Cost;
  /** to how many events each turn it can be applied (371.1) */
  timesEachTurn?: number;
  /** how often it can be applied at all, for delayed ones ("the next time") */
  uses?: number;
  with: ReplaceWith;
}

export type ReplaceWith =
  /** other actions in the event's place; `it` is what the event would have happened to */
  | { instead: Instruction[] }
  /** the event itself plus other actions, which are carried out first: "as ..." (370.1.b.1) */
  | { also: Instruction[] }
  /** nothing in the event's place (443.1) */
  | { skip: true }
  /** of damage, or of a decrease of Might, by what is said; "double" of damage alone */
  | { amount: "double" | { more: number } }
  /** tracked on the object; `remaining` starts at this (437) */
  | { prevent: Value | "all" }
  | { entering: "ready" | "exhausted" }
  /** as this is attached, for as long as it is: its Effect Text copies that unit's text, or that unit becomes a copy */
  | { attaching: "copyText" | { becomeCopyOf: Filter } };

/** A fact stated (364.2), in force while its source is on the board and `while` holds. */
export interface PassiveAbility {
  kind: "passive";
  while?: Condition;
  fact: PassiveFact;
  /**
   * Only of a delayed one: it is a statement about the next card alone that its controller plays and that fits, as if
   * that card said so of itself; "me" is that card (391).
   */
  next?: Filter;
}

export type PassiveFact =
  /** `min`: a decrease goes no further down, as things are whenever it is applied (477.3.e.2.b) */
  | { fact: "might"; of: "me" | Filter; by: Value; min?: number }
  /** Might is raised to so much where it is less (477.3.b) */
  | { fact: "raiseMight"; of: "me" | Filter; to: Value }
  | { fact: "keywords"; of: "me" | Filter; keywords: Keyword[] }
  /** deals of spells and abilities: yours, those of this very spell, or those to units that fit (713) */
  | { fact: "bonusDamage"; amount: number; by?: "you" | "me"; to?: Filter }
  /** a keyword with a value that is still to be read (807.1.b.2) */
  | { fact: "keywordValue"; of: "me" | Filter; keyword: KeywordName; value: Value }
  /** tags beside those it has (477.1.c) */
  | { fact: "tags"; of: "me" | Filter; tags: string[] | NameKept }
  /** whole abilities (477.2.a); in them "me" is the object that has them */
  | { fact: "abilities"; of: "me" | Filter; abilities: GivenAbility[] }
  /** the activated abilities of others that cost exhausting what has them, as its own */
  | { fact: "abilitiesOf"; of: "me" | Filter; from: Filter; costing: "exhaust" }
  /** what each such attached card gives to what it is attached to, beside its Effect Text */
  | { fact: "attachedGive"; of: Filter; keywords: Keyword[] }
  /** what is attached to it gives its Might Bonus a second time (137.3) */
  | { fact: "doubleMightBonus"; of: "me" | Filter }
  /** each buff on it gives so much more Might (703) */
  | { fact: "buffsWorth"; of: "me" | Filter; more: number }
  /** it can have more than one buff (426.1.b.2) */
  | { fact: "anyNumberOfBuffs"; of: "me" | Filter }
  /** it can be empowered so often (441.1.c.1) */
  | { fact: "empowerLimit"; of: "me" | Filter; times: number }
  /** how much marked damage kills units that fit; `marks`: counting only that of the source's controller (142.4.c) */
  | { fact: "lethal"; of: Filter; amount: number; marks: "yours" }
  /** an applied cost on moving several units at once to where the source is (204.4) */
  | { fact: "moveCost"; who: "opponent"; perUnitBeyond: number; cost: Cost }
  /**
   * Moves of such units are impossible (054.1, 359.3.e.6), a recall being no move (456.3): all of them, or those to a base,
   * those that a player makes, or those that enemy spells and abilities tell.
   */
  | { fact: "cantMove"; of: "me" | Filter; to?: "base"; by?: PlayerRef | "enemyEffects" }
  /** nobody scores where the source is before their own turn of that number: they neither conquer nor hold it (054.1, 469) */
  | { fact: "cantScore"; beforeTurn: number }
  /** such players can't gain points (054.1); they score all the same (471) */
  | { fact: "cantGainPoints"; who: "opponent" }
  /** the Victory Score is so much higher (194.3.a) */
  | { fact: "victoryScore"; more: number }
  /** players channel so many runes in their Channel Phase, no more (315.3.b) */
  | { fact: "channelAmount"; amount: number }
  /** such units may make standard moves from any location to where the source is, as with Ganking (187.9, 810) */
  | { fact: "moveHere"; of: Filter }
  /** can't be dealt damage, so that assigning combat damage passes it over (465.2.c.10) */
  | { fact: "cantBeDealtDamage"; of: "me" | Filter }
  /** its Might adds nothing to the combat damage of its side, as with a stunned unit (465.2.a, 465.2.b) */
  | { fact: "dealsNoCombatDamage"; of: "me" | Filter }
  /** you needn't assign combat damage to units with Tank first, where the source is (815.1.b) */
  | { fact: "ignoreTank" }
  /** Deflect isn't paid for this very card, or for whatever chooses something that fits (809.1.c) */
  | { fact: "ignoreDeflect"; choosing?: Filter }
  /** such cards may be played by you from the trash, which isn't open otherwise (419.1.a), for `for` or their base cost */
  | { fact: "playFrom"; of: "me" | Filter; zone: "trash"; for?: Cost }
  /** such units may be played to such battlefields as well (355.2.b); `ambush`: as Ambush allows it (822.1.d) */
  | { fact: "playTo"; of: "me" | Filter; places: Filter; ambush?: true }
  /** such units can't be played anywhere but to their player's base, or to battlefields that fit (054.2) */
  | { fact: "playOnlyTo"; of: "me" | Filter; who?: "opponent"; places: "base" | Filter }
  /** such units can't be played to battlefields that fit (054.1) */
  | { fact: "cantPlayTo"; of: Filter; places: Filter }
  /** enemy spells and abilities can't choose it (757) */
  | { fact: "cantBeChosen"; of: "me" | Filter; by: "enemy" }
  /** readying is impossible (054.1): at all, or for spells and abilities */
  | { fact: "cantBeReadied"; of: "me" | Filter; by?: "effects" }
  /** this spell, or your spells and abilities, can't be countered (054.1, 425) */
  | { fact: "cantBeCountered"; what: "me" | "yours" }
  /** must be assigned combat damage last, without having Backline (465.2.c.6) */
  | { fact: "assignLast"; of: "me" | Filter }
  /** hold effects of it are also conquer effects, and the other way round (383.4.c.3, 383.4.d.3) */
  | { fact: "conquerAndHoldAlike"; of: "me" }
  /** your triggered abilities of a kind trigger one time more; `here`: for scoring where the source is */
  | { fact: "triggersAgain"; effects: "Deathknell" | "conquer" | "hold"; here?: true }
  /** your triggered abilities of a keyword don't trigger; `here`: those of what is where the source is */
  | { fact: "dontTrigger"; effects: NonNullable<TriggeredAbility["keyword"]>; here?: true }
  /** an additional cost to play the card itself (356.2); optional ones are chosen by name */
  | {
      fact: "additionalCost";
      cost: Cost;
      optional?: string;
      /** an optional one that can be paid as often as the payer likes */
      times?: "any";
    }
  /** as the card itself is played its player names something, which it keeps while it stays (355.1) */
  | { fact: "nameAsPlayed"; one: Nameable; as: Ref }
  /** a discount (356.4), on the card itself or on what fits while it is being played */
  | ({
      fact: "costsLess";
      of?: Filter;
      /** activated abilities of what fits, in place of playing it: all of them, or those that go by a word (403) */
      abilities?: "all" | "Equip" | "Empower";
      /** a component of the cost instead of the total (356.4.c): each optional additional cost, or each Repeat cost */
      part?: "optional" | "repeat";
    } & Discount)
  /** a part of the card's own base cost is ignored (356.1.b) */
  | { fact: "ignoreCost"; part: "energy" | "power" | "cost" }
  /** such spells, or the card itself, have Repeat for that cost; "base": as much as the base cost (820) */
  | { fact: "repeat"; of?: Filter; cost: Cost | "base" }
  /** you may pay that for hiding a card, in place of [A] (811.1.b) */
  | { fact: "hideFor"; cost: Cost }
  /** so many more cards can be hidden where the source is (107.3.b.1) */
  | { fact: "hiddenCapacity"; here: true; more: number }
  /** such facedown cards can't be turned up, so that they can't be played (054.1) */
  | { fact: "cantBeRevealed"; of: Filter }
  /** such cards can't be played (054.1): by whoever is meant, or by anybody */
  | { fact: "cantPlay"; of: "me" | Filter; who?: "opponent" | PlayerRef }
  /** what fits costs more while it is being played (356.3) */
  | { fact: "costsMore"; of: Filter; energy?: Value; power?: PowerAmount };

/** What a delayed ability can be (390.1). */
export type NestedAbility = TriggeredAbility | ReplacementAbility | PassiveAbility;

/** What an object can be given. */
export type GivenAbility = NestedAbility | ActivatedAbility;

export type Ability =
  | TriggeredAbility
  | ActivatedAbility
  | SpellAbility
  | ReplacementAbility
  | PassiveAbility;

/** A card or token as data: facts, then what its text does. */
export interface CardDefinition {
  name: string;
  type: CardType;
  supertype?: Supertype;
  token?: true;
  domains: Domain[];
  /** absent: no cost (tokens, runes, battlefields, legends) */
  energy?: number;
  power?: PowerSymbol[];
  might?: number;
  mightBonus?: number;
  tags: string[];
  keywords: Keyword[];
  abilities: Ability[];
  /** Equipment: in force on what it is attached to (136) */
  effect?: Ability[];
  /** clauses that the language can't say yet; refused when they would matter */
  unsupported?: string[];
}
