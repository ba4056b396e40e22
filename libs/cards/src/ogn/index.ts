import type { CardDefinition } from "@rulebound/language";
import { altering } from "./altering.ts";
import { battlefields } from "./battlefields.ts";
import { choosingCards } from "./choosing.ts";
import { costCards } from "./costs.ts";
import { damageCards } from "./damage.ts";
import { eachPlayerSpells } from "./each-player.ts";
import { gearCards } from "./gear.ts";
import { legends } from "./legends.ts";
import { pointCards } from "./points.ts";
import { spells } from "./spells.ts";
import { units } from "./units.ts";

/** Origins. */
export const origins: readonly CardDefinition[] = [
  ...units,
  ...damageCards,
  ...choosingCards,
  ...costCards,
  ...spells,
  ...eachPlayerSpells,
  ...gearCards,
  ...legends,
  ...battlefields,
  ...altering,
  ...pointCards,
];
