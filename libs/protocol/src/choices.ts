import { z } from "zod";
import { listOf, optional } from "./bounds.ts";
import { cardNameSchema, locationSchema, modeNumberSchema, refSchema } from "./reference.ts";
import { seatSchema } from "./seat.ts";

export const choicesSchema = z
  .strictObject({
    mode: optional(
      z.union([modeNumberSchema, listOf(modeNumberSchema, 0, 20)]),
      "The mode chosen, or the modes where several are: the number of the bullet, counted from 1.",
    ),
    targets: optional(
      listOf(listOf(refSchema), 0, 50),
      "What is chosen: a list for each choosing clause, in the text's order. Where a location or a zone is a target it stands here too.",
    ),
    destinations: optional(
      listOf(locationSchema, 0, 50),
      "Where to: a location for each move, and for each permanent played by the effect, in the text's order.",
    ),
    players: optional(listOf(seatSchema, 0, 20), "The players chosen, in the text's order."),
    names: optional(listOf(cardNameSchema, 0, 20), "The cards, tags or types named, in the text's order."),
  })
  .meta({
    id: "Choices",
    description:
      "What is chosen as a spell or ability is played (355, 402), for one execution of its text. What is missing and has more than one legal answer becomes a prompt.",
  });

export const executionsSchema = listOf(choicesSchema, 0, 20).meta({
  description:
    "The choices for each execution of the text: the first, then one for each Repeat paid for (820.2).",
});
