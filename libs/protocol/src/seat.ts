import { z } from "zod";

/** The seats, in turn order: P1 sits first, and turn order goes on from there (115.1.b). */
export const seats = ["P1", "P2", "P3", "P4"] as const;

export const seatSchema = z.enum(seats).meta({
  id: "Seat",
  description:
    "A player's seat. Seats stand in turn order. Two players use P1 and P2, three also P3, four also P4; where there are teams, P1 and P3 play against P2 and P4.",
});

export type Seat = z.infer<typeof seatSchema>;

/** An object with at most one value for each seat. */
export function bySeat<Value extends z.ZodType>(value: Value) {
  const slot = value.optional();
  return z.strictObject({ P1: slot, P2: slot, P3: slot, P4: slot });
}

/** An object with a value for each seat of a game: for P1 and P2 always. */
export function byPlayingSeat<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ P1: value, P2: value, P3: value.optional(), P4: value.optional() });
}
