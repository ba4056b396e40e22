import { basicRune, type CardDefinition } from "@rulebound/language";

/** The six basic runes (164.1). */
export const runes: readonly CardDefinition[] = [
  basicRune("Fury Rune", "fury"),
  basicRune("Calm Rune", "calm"),
  basicRune("Mind Rune", "mind"),
  basicRune("Body Rune", "body"),
  basicRune("Chaos Rune", "chaos"),
  basicRune("Order Rune", "order"),
];
