/** Who or what does something: "I", "you", "it", "units here", with the form its verb takes. */
export interface Subject {
  text: string;
  form: "I" | "singular" | "plural";
}

/** Something done or so: "draw 2", "its controller draws 2". Without a subject it is told to you. */
export interface Clause {
  subject?: Subject;
  verb: string;
  rest: string;
}

export const you: Subject = { text: "you", form: "plural" };

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ordinals = ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export const numberWord = (count: number): string => words[count] ?? String(count);
export const ordinalWord = (count: number): string => ordinals[count] ?? `${count}th`;

/** "a unit", "an enemy unit". */
export const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) && !/^uni/i.test(noun) ? "an" : "a"} ${noun}`;

export function plural(noun: string): string {
  if (noun === "gear" || noun === "Equipment") return noun;
  return noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "a", "a and b", "a, b, and c". */
export function list(items: string[], word: "and" | "or"): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const comma = items.length > 2 ? "," : "";
  return `${items.slice(0, -1).join(", ")}${comma} ${word} ${last}`;
}

/** Joins what is there, by single blanks. */
export const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences from clauses: "Kill it. Draw 2." */
export const sentences = (parts: string[]): string => parts.map((part) => `${capital(part)}.`).join(" ");

/** The verb as the subject's form has it: "dies", "am", "have". */
function conjugate(verb: string, form: Subject["form"]): string {
  if (verb === "be") return { I: "am", singular: "is", plural: "are" }[form];
  if (form !== "singular" || verb === "may" || verb === "") return verb;
  if (verb === "have") return "has";
  return /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "it has 2 Might", "draw 1". */
export function clauseText({ subject, verb, rest }: Clause): string {
  return subject ? spaced(subject.text, conjugate(verb, subject.form), rest) : spaced(verb, rest);
}

/** "a unit would be dealt damage". */
export const wouldText = (subject: Subject, verb: string, rest: string): string =>
  spaced(subject.text, "would", verb, rest);

/** "it isn't stunned", "you don't have 2 XP". */
export function negatedText({ subject = you, verb, rest }: Clause): string {
  if (verb === "be") {
    const be = { I: "am not", singular: "isn't", plural: "aren't" }[subject.form];
    return spaced(subject.text, be, rest);
  }
  return spaced(subject.text, subject.form === "singular" ? "doesn't" : "don't", verb, rest);
}
