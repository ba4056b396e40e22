import type {
  CompiledAbility,
  Domain,
  EventName,
  KeywordName,
  PassiveFact,
  PowerSymbol,
  Purpose,
} from "@rulebound/language";
import type { AbilityRef, Bindings } from "./bindings.ts";
import type { ObjectId } from "./objects.ts";
import type { Seat } from "./seats.ts";

/** An ability in force on an object: printed, copied, granted by what is attached, or standing behind a keyword. */
export interface LiveAbility {
  ref: AbilityRef;
  compiled: CompiledAbility;
  source: ObjectId;
  controller: Seat;
  /** the attached card whose Effect Text it is, which is "this" in it (136.2.d); null for the source's own text */
  appendedBy: ObjectId | null;
}

/** What an object is like now, read through the layers (473-480). Might is the actual value, which can be negative (143.2.b.1). */
export interface Characteristics {
  name: string;
  types: string[];
  tags: string[];
  domains: Domain[];
  energy: number | null;
  power: PowerSymbol[] | null;
  might: number | null;
  /** values added up; presence is what counts for keywords without a value */
  keywords: Partial<Record<KeywordName, number>>;
  abilities: LiveAbility[];
}

/** An activated ability that Adds resources and can be used while a cost is being paid (429.3). */
export interface Adder {
  source: ObjectId;
  controller: Seat;
  /** its place among the activated abilities of its source */
  ability: number;
  ref: AbilityRef;
  energy: number;
  power: (Domain | "any")[];
  /** what alone that may be spent on */
  for: Purpose | null;
  /** what it turns into the other resource when it is used, as much as its player pays (429.3.a) */
  converts: "energy" | "power" | null;
  /** uses up readiness, or the object itself */
  uses: ("exhaust" | "recycle" | "object")[];
  /** there is nothing to decide in it, and nothing in it but paying and Adding */
  atOnce: boolean;
}

/** A passive fact in force, with whose it is. */
export interface LiveFact {
  fact: PassiveFact;
  source: ObjectId;
  controller: Seat;
  /** of a delayed one: what its names stand for (390) */
  bindings?: Bindings;
}

/** An ability, and an event that it waits for. */
export interface Waiting {
  event: EventName;
  live: LiveAbility;
}

/** What the abilities of one object come to where events and rules look for them. */
export interface Entries {
  /** what the object has with the abilities that stand behind its keywords; null: just what it has without */
  traits: Characteristics | null;
  adders: Adder[];
  facts: LiveFact[];
  triggers: Waiting[];
  replacements: Waiting[];
  /** some of them rest on conditions */
  conditional: boolean;
}

/** Everything that is computed from a state and kept until something changes; never part of the JSON. */
export interface Derived {
  /** a condition or computed number in force may read anything, so any change makes this stale */
  readsAnything: boolean;
  /** a text in force changes whatever of some kind is there, so it may change what arrives */
  alters: boolean;
  /** an object has abilities of others, so that what leaves takes more with it than itself */
  borrows: boolean;
  /** on the board since this was computed, with nothing but Add abilities, and still to be entered */
  arriving: ObjectId[];
  /** a text on the board waits for units to become Mighty (709) */
  watchesMight: boolean;
  /** abilities with Reaction that Add resources, in order of arrival */
  adders: Adder[];
  /** by object, only what isn't as it is printed */
  of: (Characteristics | undefined)[];
  facts: LiveFact[];
  triggers: Partial<Record<EventName, LiveAbility[]>>;
  replacements: Partial<Record<EventName, LiveAbility[]>>;
}
