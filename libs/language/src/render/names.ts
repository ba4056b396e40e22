import { ordinalWord, plural, type Subject, spaced } from "./english.ts";
import type { Ref } from "../select.ts";
import type { CardType } from "../words.ts";

/** What a name in a text stands for, as a reader would say it. */
export interface Named {
  noun: string;
  many: boolean;
  /** some have been picked out of it, so that what is left is "the rest" */
  picked?: true;
}

/** What a text has named so far, and how its source speaks of itself (053). */
export interface Naming {
  type: CardType;
  named: Map<Ref, Named>;
  /** what "it" or "them" means just now */
  focus: Ref | undefined;
}

export const naming = (type: CardType): Naming => ({ type, named: new Map(), focus: undefined });

/** For a text within the text: what it names doesn't reach back. */
export const nestedNaming = (names: Naming): Naming => ({ ...names, named: new Map(names.named) });

/** Binds a name and makes it what "it" means. */
export function introduce(names: Naming, ref: Ref, named: Named): void {
  names.named.set(ref, named);
  names.focus = ref;
}

const firstPerson = (names: Naming): boolean => names.type === "unit" || names.type === "legend";
const selfNoun = (names: Naming): string => (names.type === "battlefield" ? "this battlefield" : "this");

export function subjectOf(names: Naming, ref: Ref): Subject {
  if (ref === "me") {
    return firstPerson(names) ? { text: "I", form: "I" } : { text: selfNoun(names), form: "singular" };
  }
  const many = names.named.get(ref)?.many ?? false;
  const form = many ? "plural" : "singular";
  if (ref === names.focus) return { text: many ? "they" : "it", form };
  return { text: described(names, ref), form };
}

export function objectOf(names: Naming, ref: Ref): string {
  if (ref === "me") return firstPerson(names) ? "me" : selfNoun(names);
  if (ref !== names.focus) return described(names, ref);
  return names.named.get(ref)?.many ? "them" : "it";
}

export function possessiveOf(names: Naming, ref: Ref): string {
  if (ref === "me") return firstPerson(names) ? "my" : `${selfNoun(names)}'s`;
  if (ref === names.focus) return names.named.get(ref)?.many ? "their" : "its";
  const text = described(names, ref);
  return text.endsWith("s") ? `${text}'` : `${text}'s`;
}

/** "the unit"; "the second unit" where several names would read the same. */
function described(names: Naming, ref: Ref): string {
  const named = names.named.get(ref);
  if (named === undefined) return `the ${ref}`;
  if (named.picked) return "the rest";
  const alike = [...names.named].filter(
    ([, other]) => other.noun === named.noun && other.many === named.many,
  );
  const place = alike.findIndex(([other]) => other === ref) + 1;
  return spaced(
    "the",
    alike.length > 1 ? ordinalWord(place) : undefined,
    named.many ? plural(named.noun) : named.noun,
  );
}
