import { namesNear } from "@rulebound/cards";
import { cardListSchema, cardSchema, problem } from "@rulebound/protocol";
import { type Endpoint, get } from "../endpoint.ts";
import { limitOf } from "../limit.ts";
import { quoted } from "../printable.ts";
import { refuse } from "../refusing.ts";
import { cardParams, cardsQuery } from "./schemas.ts";
import { cardShown, factsFitting } from "./shown.ts";

const tag = "Cards";

/** The routes that look cards up. */
export const cardEndpoints: readonly Endpoint[] = [
  get({
    path: "/v1/cards",
    operationId: "listCards",
    tag,
    summary: "Look for cards, or list them all",
    query: cardsQuery,
    examples: {
      "Units of the body domain with Poro among their tags": { q: "poro", type: "unit", domain: "body" },
    },
    answer: cardListSchema,
    answerSays: "The cards and tokens that fit, those whose name does first, else by name.",
    handle: (_, { limit, ...query }) => {
      const fitting = factsFitting(query);
      return { total: fitting.length, cards: fitting.slice(0, limitOf(limit)) };
    },
  }),
  get({
    path: "/v1/cards/{name}",
    operationId: "getCard",
    tag,
    summary: "One card by its name",
    params: cardParams,
    examples: { "A unit": { name: "Annie, Fiery" }, "A spell": { name: "Hidden Blade" } },
    answer: cardSchema,
    answerSays: "The card, with its text in our own words.",
    problems: ["notFound"],
    handle: (_, { name }) => cardShown(name) ?? refuse(problem("notFound", noSuchCard(name))),
  }),
];

function noSuchCard(name: string): string {
  const near = namesNear(name);
  const hint =
    near.length > 0 ? `Near it: ${near.map(quoted).join(", ")}.` : "/v1/cards lists all that there are.";
  return `There is no card named ${quoted(name)} here. ${hint}`;
}
