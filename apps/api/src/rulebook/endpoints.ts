import { problem } from "@rulebound/protocol";
import {
  children,
  disputed,
  isRuleNumber,
  nearRuleNumbers,
  parents,
  type Rule,
  rule,
  rules,
  rulesCiting,
  ruling,
  rulings,
  rulingsCiting,
  searchRules,
} from "@rulebound/rulebook";
import { type Endpoint, get } from "../endpoint.ts";
import { limitOf } from "../limit.ts";
import { quoted } from "../printable.ts";
import { refuse } from "../refusing.ts";
import {
  ruleInContextSchema,
  ruleParams,
  rulesQuery,
  rulesSchema,
  rulingParams,
  rulingSchema,
  rulingsQuery,
  rulingsSchema,
} from "./schemas.ts";

const tag = "Rulebook";

/** The routes that read the rulebook. */
export const rulebookEndpoints: readonly Endpoint[] = [
  get({
    path: "/v1/rules",
    operationId: "searchRules",
    tag,
    summary: "Search the rules, or read them all",
    query: rulesQuery,
    examples: { "What is lethal damage?": { q: "lethal damage", limit: "3" } },
    answer: rulesSchema,
    answerSays: "The rules that fit `q`, the best first; without it, all rules in the order of the book.",
    handle: (_, { q, limit }) => ({ rules: found(q, limit) }),
  }),
  get({
    path: "/v1/rules/{number}",
    operationId: "getRule",
    tag,
    summary: "One rule by its number",
    params: ruleParams,
    examples: { "A rule": { number: "359.3.e.14.a" } },
    answer: ruleInContextSchema,
    answerSays: "The rule, and what stands around it in the rulebook.",
    problems: ["notFound"],
    handle: (_, { number }) => {
      if (!isRuleNumber(number)) return refuse(problem("notFound", noSuchRule(number)));
      return {
        rule: rule(number),
        parents: parents(number).map((it) => it.rule),
        children: children(number).map((it) => it.rule),
        citedBy: rulesCiting(number).map((it) => it.rule),
        rulings: rulingsCiting(number).map((it) => it.ruling.id),
        disputed: disputed(number),
      };
    },
  }),
  get({
    path: "/v1/rulings",
    operationId: "listRulings",
    tag,
    summary: "Every ruling of the FAQ",
    query: rulingsQuery,
    examples: { "The first ruling": { limit: "1" } },
    answer: rulingsSchema,
    answerSays: "The rulings, in the order of the FAQ.",
    handle: (_, { limit }) => ({ rulings: rulings().slice(0, limitOf(limit)) }),
  }),
  get({
    path: "/v1/rulings/{id}",
    operationId: "getRuling",
    tag,
    summary: "One ruling by its id",
    params: rulingParams,
    examples: { "A ruling": { id: "FAQ-49" } },
    answer: rulingSchema,
    answerSays: "The ruling.",
    problems: ["notFound"],
    handle: (_, { id }) => {
      const it = ruling(id);
      if (it === undefined) return refuse(problem("notFound", noSuchRuling(id)));
      return it;
    },
  }),
];

function found(q: string | undefined, limit: string | undefined): readonly Rule[] {
  const most = limitOf(limit);
  if (q === undefined) return rules().slice(0, most);
  return searchRules(q, most === undefined ? {} : { limit: most });
}

function noSuchRule(text: string): string {
  const near = nearRuleNumbers(text);
  const hint = near.length > 0 ? `Near it: ${near.join(", ")}.` : "A rule number looks like 465.2.c.4.";
  return `There is no rule ${quoted(text)}. ${hint}`;
}

function noSuchRuling(text: string): string {
  const all = rulings();
  return `There is no ruling ${quoted(text)}. They run from ${all[0]?.id} to ${all.at(-1)?.id}.`;
}
