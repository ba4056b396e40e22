// Which room may import which. Imports go one way; a room is entered by its front door (src/index.ts) only.
const engineRooms = ["language", "core", "zones", "effects", "chain", "combat", "engine"];

/** Room -> rooms it may import, by folder name under libs/. */
const mayImport = {
  ...Object.fromEntries(engineRooms.map((room, i) => [room, engineRooms.slice(0, i)])),
  cards: ["language"],
  rulebook: [],
  protocol: ["rulebook"],
  suite: ["protocol", "rulebook"],
};
// Rule numbers are types made from the rulebook: every room that cites rules may import them.
for (const room of engineRooms.slice(1)) mayImport[room].push("rulebook");
// The front door speaks the contract.
mayImport.engine.push("protocol");

/** `@rulebound/protocol/client`: whoever only asks the API needs none of the contract's schemas. */
const clientEntry = "^libs/protocol/src/client\\.ts$";

// Specs of the front door may play with the game's own cards and by chance as the suite's player does; the engine
// itself gets its cards as an argument and knows nothing of the suite.
const inSpecsToo = { engine: ["cards", "suite"] };

const rooms = (names) => `^libs/(${names.join("|")})/`;

const importOrder = Object.entries(mayImport).flatMap(([room, others]) => {
  const rule = (name, from, allowed) => ({
    name,
    comment: `libs/${room} may import ${allowed.length > 0 ? allowed.join(", ") : "no other room"}.`,
    severity: "error",
    from,
    to: { path: "^(libs|apps|features|tools)/", pathNot: rooms([room, ...allowed]) },
  });
  const extra = inSpecsToo[room];
  const path = rooms([room]);
  if (!extra) return [rule(`import-order-${room}`, { path }, others)];
  return [
    rule(`import-order-${room}`, { path, pathNot: "\\.spec\\.ts$" }, others),
    rule(`import-order-${room}-specs`, { path: `${path}.*\\.spec\\.ts$` }, [...others, ...extra]),
  ];
});

export default {
  forbidden: [
    ...importOrder,
    {
      name: "no-cycle",
      comment: "Modules must not import each other in a circle (types alone may, within a room).",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "front-door-only",
      comment: "Another room is imported through its src/index.ts; the API's client has an entry of its own.",
      severity: "error",
      from: { path: "^(?:libs|apps)/([^/]+)/" },
      to: { path: "^libs/([^/]+)/", pathNot: ["^libs/$1/", "^libs/[^/]+/src/index\\.ts$", clientEntry] },
    },
    {
      name: "front-door-only-from-outside",
      comment: "Features and tools import rooms through their src/index.ts.",
      severity: "error",
      from: { path: "^(features|tools)/" },
      to: { path: "^libs/", pathNot: ["^libs/[^/]+/src/index\\.ts$", clientEntry] },
    },
    {
      name: "by-package-name",
      comment: "Another room is imported as @rulebound/<room>, never by a relative path.",
      severity: "error",
      from: { path: "^(libs|apps)/([^/]+)/" },
      to: { path: "^(libs|apps)/", pathNot: "^$1/$2/", dependencyTypes: ["local"] },
    },
    {
      name: "declared",
      comment: "A package that a room imports stands in that room's package.json.",
      severity: "error",
      from: { path: "^(libs|apps)/", pathNot: "\\.(spec|bench)\\.ts$" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "pure-engine",
      comment: "The engine, its cards and language are pure: no Node modules (specs and benches may).",
      severity: "error",
      from: { path: `^libs/(${engineRooms.join("|")}|cards)/`, pathNot: "\\.(spec|bench)\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "apps-are-leaves",
      comment: "Only features/support (which tests over HTTP) may import an app.",
      severity: "error",
      from: { path: "^(?:apps|libs|tools)/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "resolvable",
      comment: "An import must lead somewhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(reports|\\.nx|dist)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
    },
  },
};
