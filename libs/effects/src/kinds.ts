import type { Filter } from "@rulebound/language";

/** Whether one of these types is of the kind that a text asks for (052). */
export function isOfKind(kind: Filter["is"], types: string[]): boolean {
  if (kind === undefined) return true;
  if (kind === "permanent") return types.includes("unit") || types.includes("gear");
  if (kind === "card") return types.includes("unit") || types.includes("gear") || types.includes("spell");
  return types.includes(kind);
}
