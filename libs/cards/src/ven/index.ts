import type { CardDefinition } from "@rulebound/language";
import { battlefields } from "./battlefields.ts";
import { gearCards } from "./gear.ts";
import { spells } from "./spells.ts";
import { units } from "./units.ts";

/** Vendetta. */
export const vendetta: readonly CardDefinition[] = [...units, ...spells, ...gearCards, ...battlefields];
