import type { CardDefinition } from "@rulebound/language";
import { costCards } from "./costs.ts";
import { legends } from "./legends.ts";
import { spells } from "./spells.ts";
import { units } from "./units.ts";

/** Proving Grounds. */
export const provingGrounds: readonly CardDefinition[] = [...units, ...costCards, ...spells, ...legends];
