import { isRuleNumber, type RuleNumber, rule } from "@rulebound/rulebook";
import { type Book, type CoveredRule, coveredRules, liesIn } from "./count.ts";
import { isOfTheBook } from "./feature-files.ts";

/** Everything that is missing or wrong in the parts of the rulebook that are due, one line each. */
export function gapsIn(book: Book, due: readonly (readonly [RuleNumber, RuleNumber])[]): string[] {
  const own = coveredRules(book).filter(({ rule }) => due.some((part) => liesIn(rule.rule, part)));
  return [...own.flatMap(gapsOfRule), ...strayRules(book)];
}

function gapsOfRule(covered: CoveredRule): string[] {
  const { rule, features, testable, scenarios, ran, passing, examples } = covered;
  const untold = examples.flatMap((told, at) =>
    told ? [] : [`${rule.rule}: example ${at + 1} has no scenario`],
  );
  return [
    ...(features.length === 1
      ? []
      : [`${rule.rule}: stands in ${features.length} places: ${features.join(", ") || "none"}`]),
    ...(testable && scenarios.length === 0 ? [`${rule.rule}: no scenario is tagged with it`] : []),
    ...(testable && scenarios.length > 0 && !passing
      ? [`${rule.rule}: ${ran ? "not all of its scenarios passed" : "none of its scenarios was run"}`]
      : []),
    ...untold,
  ];
}

/** Rules that the book doesn't have, or that say something else there. */
function strayRules({ features }: Book): string[] {
  return features.filter(isOfTheBook).flatMap(({ path, rules }) =>
    rules.flatMap(({ number, line, description }) => {
      const at = `${path}:${line}`;
      if (!isRuleNumber(number)) return [`${at}: there is no rule "${number}"`];
      return squeezed(description) === squeezed(rule(number).says)
        ? []
        : [`${at}: ${number} isn't stated as in the rulebook`];
    }),
  );
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, "");
