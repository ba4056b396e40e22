import type { Ref } from "../select.ts";
import type { CardType } from "../words.ts";
import { ordinalWord, plural, type Subject, spaced } from "./english.ts";

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
  /** "it", where an event is about something that has a name already */
  aliases: Map<Ref, Ref>;
  /** what "it" or "them" means just now */
  focus: Ref | undefined;
}

export const naming = (type: CardType): Naming => ({
  type,
  named: new Map(),
  aliases: new Map(),
  focus: undefined,
});

/** For a text within the text: what it names doesn't reach back. */
export const nestedNaming = (names: Naming): Naming => ({
  ...names,
  named: new Map(names.named),
  aliases: new Map(names.aliases),
});

/** Binds a name and makes it what "it" means. */
export function introduce(names: Naming, ref: Ref, named: Named): void {
  names.named.set(ref, named);
  names.focus = ref;
}

const firstPerson = (names: Naming): boolean => names.type === "unit" || names.type === "legend";
const selfNoun = (names: Naming): string => (names.type === "battlefield" ? "this battlefield" : "this");
const real = (names: Naming, ref: Ref): Ref => names.aliases.get(ref) ?? ref;

/** What a name stands for, if the text has said so. */
export const namedAs = (names: Naming, ref: Ref): Named | undefined => names.named.get(real(names, ref));

export const isMany = (names: Naming, ref: Ref): boolean => namedAs(names, ref)?.many ?? false;

export function subjectOf(names: Naming, alias: Ref): Subject {
  const ref = real(names, alias);
  if (ref === "me") {
    return firstPerson(names) ? { text: "I", form: "I" } : { text: selfNoun(names), form: "singular" };
  }
  const many = isMany(names, ref);
  const form = many ? "plural" : "singular";
  if (ref === names.focus) return { text: many ? "they" : "it", form };
  return { text: described(names, ref), form };
}

export function objectOf(names: Naming, alias: Ref): string {
  const ref = real(names, alias);
  if (ref === "me") return firstPerson(names) ? "me" : selfNoun(names);
  if (ref !== names.focus) return described(names, ref);
  return isMany(names, ref) ? "them" : "it";
}

export function possessiveOf(names: Naming, alias: Ref): string {
  const ref = real(names, alias);
  if (ref === "me") return firstPerson(names) ? "my" : `this ${names.type}'s`;
  if (ref === names.focus) return isMany(names, ref) ? "their" : "its";
  const text = described(names, ref);
  return text.endsWith("s") ? `${text}'` : `${text}'s`;
}

/** "the unit"; "the second unit" where several names would read the same. */
function described(names: Naming, ref: Ref): string {
  const named = names.named.get(ref);
  // In Effect Text "this" is the card that it is printed on (136.2.d).
  if (named === undefined) return ref === "this" ? ref : `the ${ref}`;
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
