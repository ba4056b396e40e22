import { citationsIn } from "./citation.ts";
import { once, rulingData } from "./data.ts";
import type { RuleNumber } from "./rule-number.generated.ts";
import { isBelow, isRuleNumber } from "./rule-number.ts";
import type { Claim, Ruling } from "./types.ts";

const byId = once(() => new Map(rulingData().map((it) => [it.id, it])));

/** Every ruling, in the order of the FAQ. */
export function rulings(): readonly Ruling[] {
  return rulingData();
}

/** The ruling with this id (`FAQ-07`), if there is one. */
export function ruling(id: string): Ruling | undefined {
  return byId().get(id);
}

/** How a ruling cites a rule: by claims that the rule decides, by its note on where it conflicts, or by both. */
export type RulingCitation = {
  readonly ruling: Ruling;
  readonly claims: readonly Claim[];
  readonly conflict: boolean;
};

/** The rulings that cite this rule, in the order of the FAQ; with `below`, or a rule anywhere under it. */
export function rulingsCiting(
  number: RuleNumber,
  options: { below?: boolean } = {},
): readonly RulingCitation[] {
  const cited = (other: string) => other === number || (options.below === true && isBelow(other, number));
  return rulingData()
    .map((it) => ({
      ruling: it,
      claims: it.claims.filter((claim) => claim.rules.some(cited)),
      conflict: citationsIn(it.conflict ?? "").some((c) => isRuleNumber(c.number) && cited(c.number)),
    }))
    .filter(({ claims, conflict }) => claims.length > 0 || conflict);
}
