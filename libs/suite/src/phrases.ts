/** A card as a step names it, with the id that the scenario gives it. */
export type Named = { readonly card: string; readonly id?: string };

const one = '"[^"]*"(?: called "[^"]*")?';

/** One card or several in a step: "A", "B" called "b" and "C". */
export const namedPattern = new RegExp(`${one}(?:(?:, | and )${one})*`);

/** The cards of a list such as "A", "B" called "b" and "C". */
export function namedIn(text: string): Named[] {
  return [...text.matchAll(/"([^"]*)"(?: called "([^"]*)")?/g)].map(([, card = "", id]) =>
    id === undefined ? { card } : { card, id },
  );
}

/** The texts between quotation marks, in order. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"/g)].map(([, quoted = ""]) => quoted);
}

const list = '"[^"]*"(?:(?:, | and |, then )"[^"]*")*';
const place = '(?:base|P[1-4]\\.base|"[^"]*")';

/** What a step says about how something is played or activated, after its name. */
export type Manner = {
  from?: "facedown" | "hand" | "champion" | "trash" | "banishment" | "deck";
  to?: string;
  ability?: number | string;
  pay: Record<string, true | number>;
  autoPay?: true;
  executions: Execution[];
};

/** The choices for one execution of the text: a list of targets for each choosing clause, destinations, modes, names. */
export type Execution = { targets?: string[][]; destinations?: string[]; mode?: number; names?: string[] };

type Clause = { readonly pattern: RegExp; readonly read: (manner: Manner, words: string) => void };

const origins: Readonly<Record<string, NonNullable<Manner["from"]>>> = {
  hidden: "facedown",
  hand: "hand",
  "the champion zone": "champion",
  "the trash": "trash",
  banishment: "banishment",
  "the deck": "deck",
};

const clauses: readonly Clause[] = [
  {
    pattern: /^ from (hidden|hand|the champion zone|the trash|banishment|the deck)/,
    read: (manner, words) => {
      const from = origins[words];
      if (from !== undefined) manner.from = from;
    },
  },
  {
    pattern: new RegExp(`^ to (${place})`),
    read: (manner, words) => {
      manner.to = unquoted(words);
    },
  },
  {
    pattern: new RegExp(`^,? and again choosing (nothing|${list})`),
    read: (manner, words) => {
      manner.pay.repeat = manner.executions.length === 1 ? true : manner.executions.length;
      manner.executions.push({ targets: groupsIn(words) });
    },
  },
  {
    pattern: new RegExp(`^ choosing (nothing|${list})`),
    read: (manner, words) => {
      last(manner).targets = groupsIn(words);
    },
  },
  {
    pattern: new RegExp(`^ moving (?:it|them) to (${place})`),
    read: (manner, words) => {
      last(manner).destinations = [unquoted(words)];
    },
  },
  {
    pattern: /^ naming "([^"]*)"/,
    read: (manner, words) => {
      last(manner).names = [words];
    },
  },
  {
    pattern: /^ with mode (\d+)/,
    read: (manner, words) => {
      last(manner).mode = Number(words);
    },
  },
  {
    pattern: /^ with ability (\w+)/,
    read: (manner, words) => {
      manner.ability = /^\d+$/.test(words) ? Number(words) : words;
    },
  },
  {
    pattern: /^,? paying (?!with)([\w ]+?)(?=$|, | choosing| to )/,
    read: (manner, words) => {
      manner.pay[words] = true;
    },
  },
  {
    pattern: /^,? paying with (runes)/,
    read: (manner) => {
      manner.autoPay = true;
    },
  },
];

/** Reads what follows the name in a step such as: P1 plays "A" from hidden choosing "B", paying with runes. */
export function mannerIn(text: string): Manner {
  const manner: Manner = { pay: {}, executions: [] };
  let rest = text;
  while (rest !== "") {
    const clause = clauses.find(({ pattern }) => pattern.test(rest));
    const [whole = "", words = ""] = clause?.pattern.exec(rest) ?? [];
    if (clause === undefined) throw new Error(`This part of the step is no phrase of the suite's: "${rest}"`);
    clause.read(manner, words);
    rest = rest.slice(whole.length);
  }
  return manner;
}

function last(manner: Manner): Execution {
  const [execution = {}] = manner.executions.slice(-1);
  if (manner.executions.length === 0) manner.executions.push(execution);
  return execution;
}

/** "a" and "b", then "c": the choices of a clause stand together, the clauses one after another. */
function groupsIn(text: string): string[][] {
  return text.split(", then ").map(quotedIn);
}

function unquoted(text: string): string {
  return text.replaceAll('"', "");
}
