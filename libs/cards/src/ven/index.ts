import type { CardDefinition } from "@rulebound/language";
import { altering } from "./altering.ts";
import { battlefields } from "./battlefields.ts";
import { choosingCards } from "./choosing.ts";
import { costCards } from "./costs.ts";
import { damageCards } from "./damage.ts";
import { deckCards } from "./deck-cards.ts";
import { empowerUnits } from "./empower-units.ts";
import { flowSpells } from "./flow-spells.ts";
import { gearCards } from "./gear.ts";
import { legends } from "./legends.ts";
import { pointCards } from "./points.ts";
import { spells } from "./spells.ts";
import { units } from "./units.ts";

/** Vendetta. */
export const vendetta: readonly CardDefinition[] = [
  ...units,
  ...damageCards,
  ...choosingCards,
  ...costCards,
  ...empowerUnits,
  ...spells,
  ...flowSpells,
  ...deckCards,
  ...gearCards,
  ...legends,
  ...battlefields,
  ...altering,
  ...pointCards,
];
