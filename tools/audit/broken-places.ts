import type { BrokenEngine } from "./broken-engine.ts";

/** Engines that break what texts say of where things are played and what can be chosen (054, 355.2, 757, 822). */
export const brokenPlaces: readonly BrokenEngine[] = [
  {
    name: "played-to-where-a-text-forbids-it",
    rule: "054",
    file: "libs/chain/src/locations.ts",
    find: "(at) => playFault(game, object, item.controller, at) === null,",
    put: '(at) => playFault(game, object, item.controller, at) !== "766",',
  },
  {
    name: "ambush-to-own-units-alone",
    rule: "822.1.d",
    file: "libs/chain/src/locations.ts",
    find: "return meetsUnits || isPlayAllowed(game, unit, player, at, true);",
    put: "return meetsUnits;",
  },
  {
    name: "untargetable-units-are-targets",
    rule: "757",
    file: "libs/effects/src/facts.ts",
    find: "object.controller !== chooser &&",
    put: "object.controller === chooser &&",
  },
  {
    name: "spells-ready-what-can-not-be-readied",
    rule: "054.1",
    file: "libs/effects/src/actions/status.ts",
    find: "return exhausted && !isReadyingForbidden(game, object, source !== null);",
    put: "return exhausted;",
  },
];
