import type { BrokenEngine } from "./broken-engine.ts";

const anew = "libs/chain/src/anew.ts";
const choosing = "libs/chain/src/choosing.ts";
const groups = "libs/chain/src/groups.ts";
const names = "libs/effects/src/kept-names.ts";
const reached = "libs/effects/src/text-choices.ts";
const targets = "libs/chain/src/targets.ts";

/** Engines that break choices: groups of targets, names, and choices made anew (355, 750-763). */
export const brokenChoices: readonly BrokenEngine[] = [
  {
    name: "a-type-of-private-cards-can-be-forced",
    rule: "128.6",
    file: reached,
    find: "fitting(game, scope, choose).length === 0",
    put: "fitting(game, scope, choose).length >= 0",
  },
  {
    name: "what-was-ignored-is-carried-out",
    rule: "128.6.a",
    file: reached,
    find: "return jump(frame, to);",
    put: "return next(frame);",
  },
  {
    name: "the-might-of-a-group-isnt-added-up",
    rule: "355.11",
    file: targets,
    find: "totalMight(game, objects) <= totalMightAtMost",
    put: "objects.every(({ id }) => (mightOf(game, id) ?? 0) <= totalMightAtMost)",
  },
  {
    name: "a-group-has-several-controllers",
    rule: "355.11",
    file: targets,
    find: "new Set(objects.map(({ controller }) => controller)).size > 1",
    put: "new Set(objects.map(({ controller }) => controller)).size > 9",
  },
  {
    name: "a-group-that-no-longer-fits-is-kept-whole",
    rule: "355.11.b",
    file: groups,
    find: "if (fit(legal)) return [];",
    put: "if (fit(legal) || legal.length > 0) return [];",
  },
  {
    name: "whatever-of-a-group-is-kept-fits",
    rule: "355.11.b",
    file: groups,
    find: "if (!fit(kept)) illegal",
    put: "if (!fit(kept) && kept.length > 9) illegal",
  },
  {
    name: "nothing-chosen-has-a-destination",
    rule: "355.4",
    file: targets,
    find: 'moved?.is === "objects" && moved.objects.length === 0 ? 0 : 1',
    put: 'moved?.is === "objects" && moved.objects.length > 99 ? 0 : 1',
  },
  {
    name: "a-group-with-nowhere-to-go-is-chosen",
    rule: "355.16",
    file: choosing,
    find: 'if (choice.do !== "choose" || (choice.max ?? 1) === 1) return;',
    put: 'if (choice.do !== "choose" || (choice.max ?? 1) > 0) return;',
  },
  {
    name: "only-the-last-revealed-card-counts",
    rule: "424.1",
    file: "libs/effects/src/text-looking.ts",
    find: "objectsBinding(...earlier, ...objects.map(referTo))",
    put: "objectsBinding(...earlier.slice(1), ...objects.map(referTo))",
  },
  {
    name: "any-tag-can-be-named",
    rule: "763",
    file: names,
    find: "return [...tagNames];",
    put: 'return [...tagNames, "Robot", "Gust"];',
  },
  {
    name: "any-card-is-a-spell-to-name",
    rule: "762",
    file: names,
    find: "type === one.card && !token",
    put: "type !== one.card || !token",
  },
  {
    name: "what-is-named-in-playing-is-forgotten",
    rule: "355.1",
    file: "libs/effects/src/actions/enter.ts",
    find: "keepNames(game, object, names);",
    put: "keepNames(game, object, {});",
  },
  {
    name: "what-was-named-forbids-nothing",
    rule: "760",
    file: names,
    find: 'objectsNamed(game, scope, "me")[0]?.named[kept] ?? null',
    put: 'objectsNamed(game, scope, "me")[0]?.named.nothing ?? null',
  },
  {
    name: "a-new-choice-is-the-old-one",
    rule: "751.1",
    file: anew,
    find: "some((key) => chosen.includes(key))",
    put: "some((key) => chosen.length > 99 && chosen.includes(key))",
  },
  {
    name: "anything-illegal-may-come-of-new-choices",
    rule: "753.1",
    file: anew,
    find: "if (!next) return staysLegal(game, anew);",
    put: "if (!next) return staysLegal(game, anew) || due.length === 0;",
  },
  {
    name: "new-choices-keep-every-target",
    rule: "753",
    file: anew,
    find: "return isNew && (!isOfGroup",
    put: "return !isNew && (!isOfGroup",
  },
  {
    name: "a-new-mode-isnt-offered",
    rule: "752.1",
    file: anew,
    find: 'if (choice.do === "chooseName" || binding === undefined) return false;',
    put: 'if (choice.do === "chooseMode" || binding === undefined) return false;',
  },
  {
    name: "new-targets-arent-targeted",
    rule: "754",
    file: "libs/chain/src/new-choices.ts",
    find: "targetsOf(game, item).filter(({ id }) => !old.includes(id))",
    put: "targetsOf(game, item).filter(({ id }) => old.includes(id))",
  },
  {
    name: "a-spell-isnt-taken-over",
    rule: "191",
    file: "libs/effects/src/actions/control.ts",
    find: "if (item) changeItem(game, item.id, { controller: player });",
    put: "if (item) changeItem(game, item.id, { controller });",
  },
];
