import type { CardDefinition } from "@rulebound/language";
import { altering } from "./altering.ts";
import { battlefields } from "./battlefields.ts";
import { costCards } from "./costs.ts";
import { damageCards } from "./damage.ts";
import { deckCards } from "./deck-cards.ts";
import { equipment } from "./equipment.ts";
import { gearCards } from "./gear.ts";
import { legends } from "./legends.ts";
import { pointCards } from "./points.ts";
import { spells } from "./spells.ts";
import { units } from "./units.ts";

/** Spiritforged. */
export const spiritforged: readonly CardDefinition[] = [
  ...units,
  ...damageCards,
  ...costCards,
  ...spells,
  ...deckCards,
  ...gearCards,
  ...equipment,
  ...legends,
  ...battlefields,
  ...altering,
  ...pointCards,
];
