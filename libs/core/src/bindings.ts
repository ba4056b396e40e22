import type { ItemId, Reference, Snapshot } from "./objects.ts";
import type { Location, Seat } from "./seats.ts";

/** An object in a text: a reference, what it was like before this text moved it, and whether it mistargets (359.3.e.9). */
export interface Bound extends Reference {
  before?: Snapshot;
  illegal?: true;
}

/** What a name in a text stands for. */
export type Binding =
  | { is: "objects"; objects: Bound[] }
  | { is: "items"; items: ItemId[] }
  | { is: "player"; player: Seat | null }
  | { is: "place"; place: Location | null }
  | { is: "name"; name: string }
  | { is: "result"; done: boolean; ignored: boolean; amount: number; objects: Bound[] };

export type Bindings = Record<string, Binding>;

/** An ability by value: its card's definition and its number there; text can change without touching it. */
export interface AbilityRef {
  card: string;
  ability: number;
}
