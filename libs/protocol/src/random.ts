import { z } from "zod";
import { listOf, optional, text } from "./bounds.ts";
import type { Json } from "./json.ts";
import { refSchema } from "./reference.ts";
import { seatSchema } from "./seat.ts";

const deckZoneSchema = text(12, 'a deck such as "P1.deck" or "P1.runeDeck"', /^P[1-4]\.(?:deck|runeDeck)$/);

const shuffleSchema = z
  .strictObject({
    shuffle: deckZoneSchema.meta({ description: "The deck that is shuffled." }),
    order: listOf(refSchema).meta({
      description:
        "The cards from the top down after the shuffle. Cards that aren't listed follow in the order they had.",
    }),
  })
  .meta({ id: "ScriptedShuffle", description: "How the next shuffle of a deck turns out." });

const recycleSchema = z
  .strictObject({
    recycle: deckZoneSchema.meta({ description: "The deck that the cards go to." }),
    order: listOf(refSchema).meta({
      description: "The recycled cards as they lie at the bottom, from the top down.",
    }),
  })
  .meta({
    id: "ScriptedRecycle",
    description: "The random order in which cards recycled at once go to the bottom (416.5).",
  });

const pickSchema = z
  .strictObject({
    pick: refSchema.meta({ description: "What is picked: a seat, an object's id or a card's name." }),
    player: optional(seatSchema, "Whose pick it is. Left out: any player's."),
  })
  .meta({ id: "ScriptedPick", description: "What the next random pick gives." });

export const randomSchema = z.union([shuffleSchema, recycleSchema, pickSchema]).meta({
  id: "ScriptedChance",
  description:
    "One scripted outcome of chance. Each kind and player has a queue of its own. One that doesn't fit, or is left over, refuses the whole request.",
});

export const scriptSchema = listOf(randomSchema, 0, 100).meta({
  description: "Scripted chance. Left out: the state's own seeded generator decides.",
});

export type ScriptedChance = Json<z.infer<typeof randomSchema>>;
