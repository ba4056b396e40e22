import type { RuleNumber } from "@rulebound/rulebook";
import type { Bindings } from "./bindings.ts";
import type { EventOutcome } from "./events.ts";
import type { ItemId, ObjectId } from "./objects.ts";
import type { Location, Seat } from "./seats.ts";

/** Something that can be picked. */
export type Option =
  | { object: ObjectId }
  | { item: ItemId }
  | { player: Seat }
  | { location: Location }
  | { answer: "yes" | "no" }
  | { word: string }
  | { effect: string; source: ObjectId; event: string; object: ObjectId | null };

export type PromptKind = "pick" | "order" | "distribute" | "yesNo" | "pay";

/** A choice that the rules ask of one player now. */
export interface Prompt {
  id: number;
  player: Seat;
  kind: PromptKind;
  /** the decision, by its name in the published table */
  for: string;
  rule: RuleNumber;
  options: Option[];
  min: number;
  max: number;
  /** for distribute: what has to be given out, and one legal way to do it */
  total?: number;
  example?: number[];
  /** the object whose text asks */
  source: ObjectId | null;
  /** for names: what is to be named, one of a few words where it isn't said */
  what?: "card" | "tag";
}

/** The answer to the prompt of the top frame: positions among the options, amounts, or a payment step. */
export type Answer =
  | { picked: number[] }
  | { amounts: number[] }
  | { pay: "done" | "decline" }
  | { use: { source: ObjectId; ability: number } };

/** What a finished frame tells the one below it. */
export type Returned =
  | { of: "batch"; outcomes: EventOutcome[] }
  | { of: "pay"; paid: boolean; bound: Bindings }
  | { of: "text" };
