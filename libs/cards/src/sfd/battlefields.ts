import { battlefield, type CardDefinition, passive } from "@rulebound/language";
import { aUnit } from "../filters.ts";

export const battlefields: readonly CardDefinition[] = [
  battlefield({
    name: "Rockfall Path",
    abilities: [passive({ fact: "cantPlayTo", of: aUnit, places: { is: "battlefield", at: "here" } })],
  }),
];
