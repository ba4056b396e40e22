import MiniSearch from "minisearch";
import { type Citation, citationsIn } from "./citation.ts";
import { once, ruleData } from "./data.ts";
import { below, rule, rulesCiting } from "./rule.ts";
import type { RuleNumber } from "./rule-number.generated.ts";
import { isRuleNumber } from "./rule-number.ts";
import type { Rule } from "./types.ts";

/** The longest query that `searchRules` takes, in characters. */
export const longestQuery = 200;
/** The most rules that `searchRules` gives. */
export const mostHits = 200;

const index = once(() => {
  const made = new MiniSearch<Rule>({
    idField: "rule",
    fields: ["says", "examples"],
    extractField: (it, field) =>
      field === "examples" ? (it.examples ?? []).join(" ") : it[field as "rule" | "says"],
    searchOptions: {
      // An example tells of many things; what the rule itself says counts for more.
      boost: { says: 3 },
      boostDocument: (number: RuleNumber) => (rule(number).kind === "heading" ? 2 : 1),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  made.addAll(ruleData());
  return made;
});

/**
 * The rules that fit a query, the best first, at most `limit` (20). A rule number in the query gives that rule, what
 * stands below it and what refers to it; other words are looked up in statements and examples, by their beginning
 * and with small errors forgiven. A query longer than `longestQuery`, or a limit that isn't a whole number from 1 to
 * `mostHits`, throws a RangeError.
 */
export function searchRules(query: string, options: { limit?: number } = {}): readonly Rule[] {
  const limit = options.limit ?? 20;
  if (query.length > longestQuery) throw new RangeError(`a query has at most ${longestQuery} characters`);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostHits) {
    throw new RangeError(`the limit is a whole number from 1 to ${mostHits}`);
  }
  const cited = citationsIn(query);
  const byNumber = cited.map(({ number }) => number).filter(isRuleNumber);
  const hits = [
    ...byNumber.map(rule),
    ...byNumber.flatMap(around),
    ...index()
      .search(wordsOnly(query, cited))
      .map(({ id }: { id: RuleNumber }) => rule(id)),
  ];
  return [...new Set(hits)].slice(0, limit);
}

function around(number: RuleNumber): readonly Rule[] {
  return [...below(number), ...rulesCiting(number)];
}

/** The query without its rule numbers, each word once. */
function wordsOnly(query: string, cited: readonly Citation[]): string {
  const words = cited.reduceRight(
    (rest, { number, at }) => `${rest.slice(0, at)} ${rest.slice(at + number.length)}`,
    query,
  );
  return [...new Set(words.toLowerCase().split(/\s+/))].join(" ");
}
