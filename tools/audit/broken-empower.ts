import type { BrokenEngine } from "./broken-engine.ts";

const status = "libs/effects/src/actions/status.ts";
const zones = "libs/zones/src/zones.ts";

/** Engines that break Empower, Disempower and what depends on being empowered (441, 442, 727, 827, 828). */
export const brokenEmpower: readonly BrokenEngine[] = [
  {
    name: "empowers-what-is-empowered",
    rule: "441.1.b",
    file: status,
    find: "return empowered === 0 || empowered < timesEmpowerable(game, object);",
    put: "return empowered >= 0;",
  },
  {
    name: "disempowering-does-nothing",
    rule: "442.1",
    file: status,
    find: "changeObject(game, object, { empowered: 0 });",
    put: "changeObject(game, object, {});",
  },
  {
    name: "dependent-abilities-are-always-active",
    rule: "727.1.b",
    file: "libs/effects/src/in-force.ts",
    find: 'if (ability.kind === "spell" || ability.while === undefined) return true;',
    put: 'if (ability.kind !== "passive" || ability.while === undefined) return true;',
  },
  {
    name: "a-new-object-is-still-empowered",
    rule: "124",
    file: zones,
    find: "  empowered: 0,\n",
    put: "",
  },
];
