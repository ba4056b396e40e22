import { z } from "zod";
import { listOf, optional } from "./bounds.ts";
import { returnedCardSchema } from "./card-entry.ts";
import { zoneSchema } from "./reference.ts";
import { seatSchema } from "./seat.ts";

/** Cards that an instruction shows while it is carried out, from the zone where they still are. */
function shown<Card extends z.ZodType>(card: Card) {
  return listOf(
    z.strictObject({
      player: seatSchema,
      zone: zoneSchema,
      cards: listOf(card).meta({ description: "The cards shown." }),
    }),
    0,
    50,
  );
}

/** The fields that show cards; `card` is what a card looks like that not everybody may see. */
export function shownCards<Card extends z.ZodType>(card: Card) {
  return {
    looking: optional(
      shown(card),
      "Cards that `player` looks at while an instruction is carried out. A position that loads has none.",
      [],
    ),
    revealed: optional(
      shown(returnedCardSchema),
      "Cards of `player` that are revealed to everyone (424) while an effect is carried out. A position that loads has none.",
      [],
    ),
  };
}
