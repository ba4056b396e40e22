import { longestQuery, mostHits } from "@rulebound/rulebook";
import { z } from "zod";
import { limitSchema } from "../limit.ts";

const number = z.string().meta({ description: "The number of a rule.", examples: ["465.2.c"] });
const numbers = z.array(number);

/** One rule, stated in our own words. */
export const ruleSchema = z
  .strictObject({
    rule: number,
    kind: z
      .enum(["heading", "definition", "effect", "procedure", "restriction", "permission", "mode", "keyword"])
      .meta({
        description:
          "What sort of statement it makes; `mode` is a rule of one mode of play, `keyword` one of a keyword's own.",
      }),
    says: z.string().meta({ description: "The statement, in our own words; of a heading, its title." }),
    check: z.enum(["engine", "legality", "setup", "deck", "view", "none"]).meta({
      description:
        "How it can be shown that an engine keeps the rule; `none` where there is nothing to show.",
    }),
    examples: z.array(z.string()).optional().meta({ description: "The examples of the rules, retold." }),
    see: numbers.optional().meta({ description: "Other rules that it refers to." }),
  })
  .meta({ id: "Rule", description: "One numbered rule." });

export const rulesSchema = z.strictObject({ rules: z.array(ruleSchema) }).meta({
  id: "Rules",
  description: "Rules: all in the order of the book, or those that fit, the best first.",
});

const claimSchema = z
  .strictObject({
    id: z.string().meta({ description: "The ruling's id and a number.", examples: ["FAQ-07.2"] }),
    says: z.string().meta({ description: "The claim." }),
    scenario: z.string().meta({ description: "A situation in which the claim shows." }),
    rules: numbers.meta({ description: "The rules that decide it; none where it is judges' policy." }),
  })
  .meta({ id: "Claim", description: "One thing that a ruling says, small enough to be tested." });

export const rulingSchema = z
  .strictObject({
    id: z.string().meta({ description: "The ruling's id.", examples: ["FAQ-07"] }),
    title: z.string().meta({ description: "What it is about." }),
    ruling: z.string().meta({ description: "The ruling, in our own words." }),
    claims: z.array(claimSchema).meta({ description: "The ruling, taken apart." }),
    rules: numbers.meta({ description: "Every rule that decides one of the claims." }),
    conflict: z.string().optional().meta({
      description: "Where the answer is broader than the rules, or older than they are.",
    }),
    cards: z.array(z.string()).meta({ description: "The cards that the scenarios use." }),
  })
  .meta({ id: "Ruling", description: "One answer of the FAQ." });

export const rulingsSchema = z
  .strictObject({ rulings: z.array(rulingSchema) })
  .meta({ id: "Rulings", description: "Every ruling, in the order of the FAQ." });

const disputedSchema = z
  .strictObject({
    rules: numbers.meta({ description: "The rules that take part." }),
    unclear: z.string().meta({ description: "What is unclear." }),
    default: z.string().meta({ description: "The reading that is taken here." }),
  })
  .meta({ id: "Disputed", description: "A place where the rules are unclear or contradict themselves." });

/** A rule with what stands around it in the rulebook. */
export const ruleInContextSchema = z
  .strictObject({
    rule: ruleSchema,
    parents: numbers.meta({ description: "The rules that it stands under, the outermost first." }),
    children: numbers.meta({ description: "The rules one level below it." }),
    citedBy: numbers.meta({ description: "The rules that refer to it." }),
    rulings: z.array(z.string()).meta({ description: "The ids of the rulings that cite it." }),
    disputed: z
      .array(disputedSchema)
      .meta({ description: "What is unclear about it, and the reading taken." }),
  })
  .meta({ id: "RuleInContext", description: "A rule, and what stands around it in the rulebook." });

export const ruleParams = z.object({ number });

export const rulingParams = z.object({
  id: z.string().meta({ description: "The ruling's id.", examples: ["FAQ-07"] }),
});

const queryError = `expected a text of 1 to ${longestQuery} characters`;

export const rulesQuery = z.strictObject({
  q: z
    .string()
    .min(1, { error: queryError })
    .max(longestQuery, { error: queryError })
    .optional()
    .meta({
      description:
        "What to look for: words, of which the beginning is enough, or a rule's number. Left out, every rule is given.",
      examples: ["lethal damage"],
    }),
  limit: limitSchema("rules", mostHits, "20 where `q` is given, else all"),
});

export const rulingsQuery = z.strictObject({ limit: limitSchema("rulings", mostHits, "all") });
