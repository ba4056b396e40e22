import { Refusal } from "@rulebound/core";

/** What a refused call says: code, rule and pointer; for specs. */
export function refusalOf(call: () => unknown): Pick<Refusal, "code" | "rule" | "pointer"> | null {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, rule, pointer } = error;
    return { code, rule, pointer };
  }
  return null;
}
