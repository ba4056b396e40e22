import type { CardDefinition } from "@rulebound/language";
import { origins } from "./ogn/index.ts";
import { provingGrounds } from "./ogs/index.ts";
import { runes } from "./runes.ts";
import { spiritforged } from "./sfd/index.ts";
import { tokens } from "./tokens.ts";
import { unleashed } from "./unl/index.ts";
import { vendetta } from "./ven/index.ts";

/** The card pool: every card and token that the engine knows, as data. A card of several sets stands in its first. */
export const cards: readonly CardDefinition[] = [
  ...runes,
  ...tokens,
  ...origins,
  ...provingGrounds,
  ...spiritforged,
  ...unleashed,
  ...vendetta,
];
