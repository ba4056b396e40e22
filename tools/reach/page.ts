/** A clause of a card in our own words, and the words that the language lacked for it when the check began. */
export type Clause = { readonly says: string; readonly missing: readonly string[] };

/** A card of the game with its clauses. */
export type ReadCard = { readonly card: string; readonly clauses: readonly Clause[] };

/** What was missing: what it means, which rules it is about, and what has become of it. */
export type MissingWord = {
  readonly means: string;
  readonly rules: readonly string[];
  /** how it is said now */
  readonly now?: string;
  /** why it can't be said yet */
  readonly left?: string;
};

export type MissingWords = Readonly<Record<string, MissingWord>>;

/** How far the language reaches. */
export type Reach = {
  readonly cards: number;
  readonly clauses: number;
  readonly sayableBefore: number;
  readonly sayableNow: number;
  readonly wholeBefore: number;
  readonly wholeNow: number;
  readonly words: number;
  readonly added: number;
};

/** Whether a clause can be said now: every word that it lacked has been added. */
export const isSayable = ({ missing }: Clause, words: MissingWords): boolean =>
  missing.every((key) => words[key]?.now !== undefined);

/** Counts cards, clauses and words. */
export function reachOf(cards: readonly ReadCard[], words: MissingWords): Reach {
  const clauses = cards.flatMap((card) => card.clauses);
  return {
    cards: cards.length,
    clauses: clauses.length,
    sayableBefore: clauses.filter(({ missing }) => missing.length === 0).length,
    sayableNow: clauses.filter((clause) => isSayable(clause, words)).length,
    wholeBefore: cards.filter((card) => card.clauses.every(({ missing }) => missing.length === 0)).length,
    wholeNow: cards.filter((card) => card.clauses.every((clause) => isSayable(clause, words))).length,
    words: Object.keys(words).length,
    added: Object.values(words).filter(({ now }) => now !== undefined).length,
  };
}

/** The page about the reach of the language. */
export function page(cards: readonly ReadCard[], words: MissingWords): string {
  const { clauses, sayableBefore, sayableNow, wholeBefore, wholeNow, added, ...reach } = reachOf(
    cards,
    words,
  );
  const entries = Object.entries(words)
    .map(([key, word]) => ({ key, word, lacking: lacking(cards, key) }))
    .sort((a, b) => b.lacking.length - a.lacking.length || (a.key < b.key ? -1 : 1));
  const left = entries.filter(({ word }) => word.now === undefined);
  return [
    "# How far the ability language reaches",
    "",
    "The text of every card of the game was read clause by clause, and for each clause it was asked whether the ability",
    "language could say it. What it couldn't say was grouped by the word that was missing. Made from",
    "[clauses.jsonl](reach/clauses.jsonl) and [words.json](reach/words.json) by `npm run reach`; don't edit it by hand.",
    "",
    "| | before | now |",
    "| --- | --: | --: |",
    `| clauses that can be said, of ${clauses} | ${sayableBefore} | ${sayableNow} |`,
    `| cards that can be said whole, of ${reach.cards} | ${wholeBefore} | ${wholeNow} |`,
    `| words added, of ${reach.words} that were missing | | ${added} |`,
    "",
    "Sayable means that the types have the words and the engine carries them out. Whether a card is in the pool is another",
    "matter: `npm run -s rulebound -- card NAME` tells.",
    "",
    "## Words added",
    "",
    "| was missing | rules | clauses | is said as |",
    "| --- | --- | --: | --- |",
    ...entries
      .filter(({ word }) => word.now !== undefined)
      .map(({ key, word, lacking: its }) =>
        row([means(key, word), word.rules.join(", "), its.length, word.now ?? ""]),
      ),
    "",
    "## Clauses that can't be said yet",
    "",
    `${left.length} words are still missing. Each stands with the clauses that need it.`,
    ...left.flatMap(({ key, word, lacking: its }) => [
      "",
      `### ${key}`,
      "",
      `${word.means} (${word.rules.join(", ")}). ${word.left ?? "Not begun."}`,
      "",
      ...its.map(({ card, says }) => `- ${card}: ${says}`),
    ]),
    "",
  ].join("\n");
}

const means = (key: string, { means: text }: MissingWord): string => `\`${key}\`: ${text}`;

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;

function lacking(cards: readonly ReadCard[], key: string): { card: string; says: string }[] {
  return cards.flatMap(({ card, clauses }) =>
    clauses.flatMap(({ says, missing }) => (missing.includes(key) ? [{ card, says }] : [])),
  );
}
