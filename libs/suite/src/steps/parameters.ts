import { defineParameterType } from "@cucumber/cucumber";
import type { Seat } from "@rulebound/protocol";
import { namedIn, namedPattern } from "../phrases.ts";
import { resourcesIn, resourcesPattern } from "../resources.ts";

// Words of the step language beyond cucumber's own. docs and messages call them by these names.

/** A player: P1 to P4. */
defineParameterType({ name: "seat", regexp: /P[1-4]/, transformer: (text: string) => text as Seat });

/** One card or several: "A", "B" called "b" and "C". */
defineParameterType({ name: "cards", regexp: namedPattern, transformer: namedIn });

/** Energy and Power: [3][R][A]. */
defineParameterType({ name: "resources", regexp: resourcesPattern, transformer: resourcesIn });

/** A place on the board: base, or a battlefield by its name or id. */
defineParameterType({
  name: "place",
  regexp: /base|"[^"]*"/,
  transformer: (text: string) => text.replaceAll('"', ""),
});

const zones: Readonly<Record<string, string>> = {
  hand: "hand",
  deck: "deck",
  "rune deck": "runeDeck",
  trash: "trash",
  banishment: "banishment",
  base: "base",
  "champion zone": "champion",
};

/** A zone of a player: P1's hand. */
defineParameterType({
  name: "zone",
  regexp: /P[1-4]'s (?:hand|deck|rune deck|trash|banishment|base|champion zone)/,
  transformer: (text: string) => `${text.slice(0, 2)}.${zones[text.slice(5)]}`,
});

/** The number of a rule: 465.2.c.5. */
defineParameterType({
  name: "rule",
  regexp: /\d{3}(?:\.(?:\d+|[a-z]))*/,
  transformer: (text: string) => text,
});
