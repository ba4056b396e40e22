import { disputedData } from "./data.ts";
import type { RuleNumber } from "./rule-number.generated.ts";
import type { Disputed } from "./types.ts";

/** Every place where the rules are unclear or contradict themselves. */
export function disputedPlaces(): readonly Disputed[] {
  return disputedData();
}

/** The disputed places in which this very rule takes part; for most rules there is none. */
export function disputed(number: RuleNumber): readonly Disputed[] {
  return disputedData().filter(({ rules }) => rules.includes(number));
}
