import type { CardDefinition } from "@rulebound/language";
import { altering } from "./altering.ts";
import { battlefields } from "./battlefields.ts";
import { choosingCards } from "./choosing.ts";
import { costCards } from "./costs.ts";
import { damageCards } from "./damage.ts";
import { deckCards } from "./deck-cards.ts";
import { gearCards } from "./gear.ts";
import { legends } from "./legends.ts";
import { movingCards } from "./moving-cards.ts";
import { pointCards } from "./points.ts";
import { spells } from "./spells.ts";
import { units } from "./units.ts";

/** Unleashed. */
export const unleashed: readonly CardDefinition[] = [
  ...units,
  ...damageCards,
  ...choosingCards,
  ...costCards,
  ...spells,
  ...deckCards,
  ...movingCards,
  ...gearCards,
  ...legends,
  ...battlefields,
  ...altering,
  ...pointCards,
];
