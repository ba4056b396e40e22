import type { RuleNumber } from "@rulebound/rulebook";
import type { EventField } from "./event.ts";

/** One type of event. */
export type EventRow = {
  /** The rule that makes it happen in general. An event may cite a more particular one. */
  readonly rule: RuleNumber;
  /** What has happened. */
  readonly says: string;
  /** The fields that say more; a field that doesn't apply to one occurrence is left out there. */
  readonly fields: readonly EventField[];
};

// Fields that several types have in common.
const byPlayer = ["player"] as const;
const count = ["player", "amount"] as const;
const playerCount = ["player", "amount", "source"] as const;
const it = ["object", "card"] as const;
const itAndPlayer = ["object", "card", "player"] as const;
const done = ["object", "card", "by", "source"] as const;
const doneByAmount = ["object", "card", "amount", "by", "source"] as const;
const relocated = ["object", "card", "from", "to", "by", "source"] as const;
const linked = ["object", "card", "target", "by", "source"] as const;
const turnedInto = ["object", "card", "target", "source"] as const;
const keywordChange = ["object", "card", "name", "until", "source"] as const;
const abilityOnChain = ["object", "source", "card", "player", "ability"] as const;
const fromZone = ["player", "object", "card", "from"] as const;
const playersCard = ["player", "object", "card", "source"] as const;
const playersOwn = ["player", "object", "card"] as const;
const payment = ["player", "resources", "source"] as const;

function row(rule: RuleNumber, says: string, fields: readonly EventField[]): EventRow {
  return { rule, says, fields };
}

/** Every type of event, sorted by what it is about. */
export const eventTable = {
  // The game and its turns
  firstPlayerChosen: row("115", "the first player is settled", byPlayer),
  battlefieldChosen: row("113.1", "a battlefield is put into use", playersOwn),
  mulliganTaken: row("117", "a player took their mulligan of so many cards", count),
  turnStarted: row("304", "a turn begins; amount is its number", count),
  phaseStarted: row("303", "a phase begins", ["player", "phase"]),
  turnAdded: row("735", "an additional turn is queued", ["player", "source"]),
  skipped: row("443.1", "an event, a phase or a turn is skipped", ["player", "phase", "name", "source"]),
  playerRemoved: row("652", "a player leaves the game", byPlayer),
  gameWon: row("196", "a player wins, and the game is over", byPlayer),
  // Chain, priority and focus
  chainItemPending: row("329", "a card or ability goes on the chain", [
    "object",
    "card",
    "player",
    "source",
    "from",
    "ability",
  ]),
  chainItemFinalized: row("329.3", "a chain item is finalized", itAndPlayer),
  chainItemResolved: row("340.1", "a chain item has resolved", itAndPlayer),
  chainItemRemoved: row("402.4", "a pending ability is taken off the chain, uncountered", itAndPlayer),
  undone: row("358.5", "a play or activation is taken back, with all that was done for it", itAndPlayer),
  cardPlayed: row("350.1", "a card has been played", ["object", "card", "player", "from", "to"]),
  tokenPlayed: row("350.2", "a token has been played", ["object", "card", "player", "to"]),
  abilityActivated: row("377.3.a", "an activated ability goes on the chain", abilityOnChain),
  triggered: row("383.3", "an ability triggers and goes on the chain", abilityOnChain),
  delayedAbilityCreated: row("390", "a delayed ability comes into being", ["source", "player", "until"]),
  modeChosen: row("355.3", "a mode is chosen; amount is its number", ["object", "player", "amount"]),
  targeted: row("355.7", "an object, player or place is targeted", ["object", "target", "player", "source"]),
  mistargeted: row("359.3.e.9", "a choice is invalid as its item resolves", ["object", "source"]),
  newChoicesMade: row("751", "choices of a chain item are made again", ["object", "player"]),
  named: row("760", "a player names something", ["player", "name", "source"]),
  countered: row("425.1", "a spell or ability is countered", done),
  repeated: row("820.1.d.1", "the instructions are executed again; amount says for which time", [
    "object",
    "amount",
  ]),
  priorityGained: row("312.2", "a player receives priority", byPlayer),
  priorityPassed: row("338.1.b", "a player passes priority", byPlayer),
  focusGained: row("345", "a player gains focus", byPlayer),
  focusPassed: row("347.2", "a player passes focus", byPlayer),
  invited: row("316.5.b.1", "a player lets their teammate act", ["player", "by"]),
  // Replacement
  replacementApplied: row("370.1.b", "a replacement effect takes the place of an event, named by its type", [
    "source",
    "object",
    "player",
    "name",
  ]),
  damagePrevented: row("437.1", "damage is prevented", ["object", "amount", "source"]),
  // Costs and resources
  resourcesAdded: row("429.1", "resources go into a rune pool", payment),
  resourcesPaid: row("444.1", "resources are taken out of a rune pool", payment),
  poolEmptied: row("167", "what is left in a rune pool is lost", ["player", "resources"]),
  costPaid: row("203.1", "a cost is paid, named where it is an additional one", ["player", "name", "source"]),
  xpGained: row("730.1", "a player gains XP", playerCount),
  xpSpent: row("730.2", "a player spends XP", playerCount),
  // Cards and zones
  shuffled: row("114", "a deck is shuffled", ["player", "to"]),
  drew: row("413.1", "a player draws a card", fromZone),
  channeled: row("430.1", "a rune is channeled", playersOwn),
  burned: row("440.1", "a card goes from the deck to the trash", playersCard),
  burnedOut: row("431.2", "a player burns out", byPlayer),
  discarded: row("422.1", "a card is discarded", playersCard),
  recycled: row("416.1", "a card goes to the bottom of its deck", [
    "player",
    "object",
    "card",
    "from",
    "source",
  ]),
  banished: row("427.1", "a card is banished", ["object", "card", "from", "by", "source"]),
  changedZone: row(
    "124",
    "a card goes from one zone to another by no other event of this list, as back to a hand",
    relocated,
  ),
  ceasedToExist: row("186.1", "a token is gone", ["object", "card", "from"]),
  revealed: row("424.1", "a card is shown to everyone", fromZone),
  looked: row("431.1.c", "a player looks at a card", fromZone),
  predicted: row("436.1", "a player has predicted so many cards", count),
  hidden: row("421.1", "a card is hidden at a battlefield", ["player", "object", "card", "from", "to"]),
  // Objects on the board
  tokenCreated: row("439.1", "a token is created", ["object", "card", "player", "to", "source"]),
  moved: row("446.1", "an object moves", relocated),
  recalled: row("455", "an object is recalled", relocated),
  exhausted: row("414.1", "an object is exhausted", done),
  readied: row("415.1", "an object is readied", done),
  stunned: row("423.1", "a unit is stunned", done),
  buffed: row("426.1", "a buff is put on a unit", done),
  buffSpent: row("702.2.b", "buffs are spent off a unit", ["object", "card", "amount", "by"]),
  empowered: row("441.1", "an object is empowered", done),
  disempowered: row("442.1", "an object is no longer empowered", done),
  attached: row("434.1", "an object is attached to another", linked),
  detached: row("435.1", "an object is detached from another", linked),
  equipped: row("818.2", "a unit is equipped", ["object", "card", "source", "by"]),
  mightChanged: row("477.3.a", "an effect changes a unit's Might by an amount", [
    "object",
    "card",
    "amount",
    "until",
    "source",
  ]),
  becameMighty: row("709", "a unit becomes Mighty", it),
  keywordGained: row("801.3.a", "an object is given a keyword", keywordChange),
  keywordLost: row("801.3.b", "a keyword is taken from an object", keywordChange),
  becameCopy: row("477.1.b.1", "an object becomes a copy", turnedInto),
  replaced: row("438.1", "an object is replaced by a token", turnedInto),
  swappedBack: row("438.7", "a token swaps back", turnedInto),
  controlChanged: row("189", "control of an object passes from one seat to another, or to or from nobody", [
    "object",
    "card",
    "from",
    "to",
    "source",
  ]),
  // Damage and death
  damageAssigned: row("465.2.c", "combat damage is assigned to a unit", ["object", "card", "amount", "by"]),
  damageMarked: row("417.1", "damage is dealt to a unit and marked on it", doneByAmount),
  healed: row("418.1", "damage is cleared from a unit", doneByAmount),
  died: row("428.1", "a permanent is killed", ["object", "card", "from", "by", "source"]),
  // Battlefields, showdowns and combat
  contested: row("190.3.a.1", "a battlefield becomes contested", ["object", "card", "by"]),
  contestEnded: row("190.3.b.1", "a battlefield is no longer contested", it),
  showdownStaged: row("323.8", "a showdown is staged", it),
  combatStaged: row("323.9", "a combat is staged", it),
  showdownOpened: row("344", "a showdown begins", itAndPlayer),
  showdownEnded: row("348", "a showdown closes", it),
  combatStarted: row("464.1", "a combat opens; by is the attacker, player the defender", [
    "object",
    "card",
    "by",
    "player",
  ]),
  designated: row(
    "464.2.c.3",
    "a unit becomes an attacker or a defender, as name says, or ceases to be one",
    ["object", "card", "name"],
  ),
  combatResult: row("466.3", "a combat is won by a player, or by nobody", itAndPlayer),
  combatEnded: row("466.7", "a combat ends", it),
  conquered: row("469.1", "a player conquers a battlefield", itAndPlayer),
  held: row("469.2", "a player holds a battlefield", itAndPlayer),
  scored: row("468", "a player scores a battlefield", itAndPlayer),
  pointsGained: row("194.1", "a player gains points", playerCount),
  pointsLost: row("194.4", "a player loses points", playerCount),
};

/** A type of event. */
export type EventType = keyof typeof eventTable;

/** The types of event, in the table's order. */
export const eventTypes = Object.keys(eventTable) as EventType[];
