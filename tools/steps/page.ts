/** One step definition, with what its doc comment says and a step of the features that it fits. */
export type Definition = {
  readonly keyword: string;
  readonly pattern: string;
  readonly file: string;
  readonly line: number;
  readonly doc: string | null;
  readonly example: string | null;
};

/** The doc comment that ends right above a line of a source, in one line; null where there is none. */
export function documented(source: string, line: number): string | null {
  const above = source.split("\n").slice(0, line - 1);
  const start = above.findLastIndex((one) => one.trimStart().startsWith("/**"));
  if (start < 0 || above.at(-1)?.trimEnd().endsWith("*/") !== true) return null;
  return above
    .slice(start)
    .map((one) =>
      one
        .trim()
        .replace(/^\/\*\*\s?|^\*\/$|^\*\s?/, "")
        .replace(/\s*\*\/$/, ""),
    )
    .join(" ")
    .trim();
}

/** The examples of a page as it stands: they are kept as long as they fit, so that new features don't change the page. */
export function standingExamples(written: string): string[] {
  return [...written.matchAll(/ \| `([^`]*)` \|$/gm)].map(([, example = ""]) =>
    example.replaceAll("\\|", "|"),
  );
}

const topics: Readonly<Record<string, string>> = {
  "given-game.ts": "The game",
  "given-players.ts": "What players have",
  "given-board.ts": "What is on the board",
  "when-acting.ts": "What players do",
  "then-game.ts": "The game afterwards",
  "then-places.ts": "Where things are",
  "then-objects.ts": "What is true of objects",
  "then-prompts.ts": "What is asked",
  "then-refusals.ts": "What is refused and what is allowed",
  "then-events.ts": "What has happened",
  "then-views.ts": "What players see",
};

/** The page with every step by its topic, and the words that steps are made of. Throws for a step without a doc comment. */
export function page(definitions: readonly Definition[], parameters: string): string {
  const silent = definitions.find(({ doc }) => doc === null);
  if (silent !== undefined) {
    throw new Error(`${silent.file}:${silent.line}: a step needs a doc comment that says what it does.`);
  }
  const files = [...new Set(definitions.map(({ file }) => file))];
  const order = Object.keys(topics);
  files.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const known = files.filter((file) => order.includes(file));
  const others = files.filter((file) => !order.includes(file));
  return [
    "# The steps of the features",
    "",
    "Made from the step definitions by `npm run steps`; don't edit it by hand.",
    "",
    "A scenario sets a position up (Given), lets players act (When) and looks (Then). The position is loaded when",
    "something is first done or looked at. Objects are called by their card's name, or by the name that `called` gives",
    "them where there are several. At its end a scenario must have used every standing answer and every scripted chance,",
    "met every refusal and every prompt, and what no step speaks of must be as it was, save what the rules explain.",
    "",
    "## Words",
    "",
    "| word | what it is |",
    "| --- | --- |",
    ...wordsIn(parameters).map(({ name, doc }) => `| \`{${name}}\` | ${doc} |`),
    "| `{string}` | A name between quotation marks. |",
    "| `{int}` | A number. |",
    "| `{word}` | One word. |",
    ...[...known, ...others].flatMap((file) => [
      "",
      `## ${topics[file] ?? file}`,
      "",
      "| step | what it does | example |",
      "| --- | --- | --- |",
      ...definitions.filter((one) => one.file === file).map(row),
    ]),
    "",
  ].join("\n");
}

function row({ keyword, pattern, doc, example }: Definition): string {
  const step = cell(`${keyword} ${pattern.replace(/^\/\^?|\$?\/$/g, "")}`);
  return `| \`${step}\` | ${cell(doc ?? "")} | ${example === null ? "" : `\`${cell(example)}\``} |`;
}

/** Bars would end a cell of the table. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

/** The parameter types of a source, each with the doc comment above it. */
function wordsIn(source: string): { name: string; doc: string }[] {
  const pattern = /\/\*\* ([^*]+) \*\/\s+defineParameterType\(\{\s*name: "(\w+)"/g;
  return [...source.matchAll(pattern)].map(([, doc = "", name = ""]) => ({ name, doc: cell(doc) }));
}
