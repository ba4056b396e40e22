import {
  type Bindings,
  type Bound,
  changeObject,
  current,
  type Execution,
  type Game,
  type ObjectId,
  objectOf,
  type Question,
} from "@rulebound/core";
import { type CompiledCard, type Nameable, type NameKept, tagNames } from "@rulebound/language";
import { bindingOf, objectsNamed, type Scope } from "./scope.ts";

/** All that can be named: cards that are in the pool, but no tokens (762), and tags that exist (763). */
export function nameable({ cards }: Game, one: Nameable): string[] {
  if (one === "tag") return [...tagNames];
  if ("tag" in one) return one.tag;
  return [...cards.values()]
    .flatMap(({ definition: { name, type, token } }) => (type === one.card && !token ? [name] : []))
    .sort();
}

/** What a card's texts name, by the name that each naming goes by. */
export function namingsOf({ names, abilities }: CompiledCard): ReadonlyMap<string, Nameable> {
  const told = abilities.flatMap(({ ops }) =>
    ops.flatMap((op) => (op.op === "act" && op.action.do === "name" ? [op.action] : [])),
  );
  return new Map([...names, ...told].map(({ as, one }) => [as, one]));
}

/** How a player is asked to name something: what isn't among the options doesn't exist, or isn't what is asked for. */
export function questionToName(one: Nameable): Pick<Question, "rule" | "what"> & { for: "name" } {
  if (one === "tag") return { for: "name", rule: "763", what: "tag" };
  return "tag" in one
    ? { for: "name", rule: "355.1", what: "tag" }
    : { for: "name", rule: "762", what: "card" };
}

/** What was named: in this text, or else for the object whose text it is; null where nothing was. */
export function nameMeant(game: Game, scope: Scope, { kept }: NameKept): string | null {
  const binding = bindingOf(scope, kept);
  if (binding?.is === "name") return binding.name;
  return objectsNamed(game, scope, "me")[0]?.named[kept] ?? null;
}

/** The tags that are meant: those that are said, or the one that was named. */
export function tagsMeant(game: Game, scope: Scope, tags: string[] | NameKept): string[] {
  if (!("kept" in tags)) return tags;
  const name = nameMeant(game, scope, tags);
  return name === null ? [] : [name];
}

/** The names among what was chosen for an item, which what enters keeps (355.1). */
export function namesIn(execution: Execution = {}): Record<string, string> {
  const names = Object.entries(execution).flatMap(([as, binding]) =>
    binding.is === "name" ? [[as, binding.name] as const] : [],
  );
  return Object.fromEntries(names);
}

/** What has been named for an object, for an ability of it that goes on without it (359.3.e.13). */
export function namesOf(game: Game, source: Bound): Bindings {
  const named = current(game, source)?.named ?? {};
  return Object.fromEntries(Object.entries(named).map(([as, name]) => [as, { is: "name", name }]));
}

/** Lets an object keep a name for as long as it stays what it is (124). */
export function keepNames(game: Game, id: ObjectId, names: Record<string, string>): void {
  if (Object.keys(names).length === 0) return;
  const { named } = objectOf(game, id);
  changeObject(game, id, { named: { ...named, ...names } });
}
