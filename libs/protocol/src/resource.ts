import { z } from "zod";
import { listOf, optional, whole } from "./bounds.ts";

/** The six domains (134.2). */
export const domains = ["fury", "calm", "mind", "body", "chaos", "order"] as const;

export const domainSchema = z
  .enum(domains)
  .meta({ id: "Domain", description: "One of the six domains (134.2)." });

export type Domain = z.infer<typeof domainSchema>;

/** No amount of a resource, of points, damage or the like is greater than this. */
export const most = 999;

const amount = whole(0, most);
const power = amount.optional().meta({ description: "Power of this domain.", default: 0 });

export const powerSchema = z
  .strictObject({
    fury: power,
    calm: power,
    mind: power,
    body: power,
    chaos: power,
    order: power,
    any: amount
      .optional()
      .meta({ description: "Power that pays for every domain (135.2.e.5.b).", default: 0 }),
  })
  .meta({ id: "Power", description: "An amount of Power of each domain; what is left out is 0." });

export const resourcesSchema = z
  .strictObject({
    energy: optional(amount, "Energy.", 0),
    power: optional(powerSchema, "Power.", {}),
  })
  .meta({ id: "Resources", description: "An amount of Energy and Power." });

export const costSchema = z
  .strictObject({
    energy: optional(amount, "Energy.", 0),
    power: optional(
      powerSchema,
      "Power; `any` is what Power of whichever domain pays for (135.2.e.5.a).",
      {},
    ),
    either: optional(
      listOf(listOf(domainSchema, 2, 6), 0, 50),
      "One Power each, of any one of the domains listed, as a card of several domains asks (135.2.e.6.c).",
      [],
    ),
  })
  .meta({ id: "Cost", description: "An amount of Energy and Power that is owed." });

const restrictedSchema = z
  .strictObject({
    energy: optional(amount, "How much Energy.", 0),
    power: optional(
      z.union([amount, powerSchema]),
      "How much Power; a number stands for Power that pays for every domain.",
      0,
    ),
    for: z.enum(["spells", "gear", "units", "showdowns"]).meta({
      description:
        "What alone it may pay for: playing spells; playing gear and using abilities of gear; playing units and using abilities of units; whatever is paid while a showdown is going on.",
    }),
  })
  .meta({ id: "RestrictedResource", description: "Energy or Power that may be spent on some things only." });

export const poolSchema = z
  .strictObject({
    energy: optional(amount, "Energy.", 0),
    power: optional(powerSchema, "Power.", {}),
    restricted: optional(listOf(restrictedSchema, 0, 50), "What may be spent on some things only.", []),
  })
  .meta({ id: "Pool", description: "A player's rune pool (166)." });
