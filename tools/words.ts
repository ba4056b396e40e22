/** `npm run words`: writes docs/language.md, every word of the ability language and how many cards use it. */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cards } from "@rulebound/cards";
import { keywordNames } from "@rulebound/language";
import { grammarIn } from "./language/grammar.ts";
import { nameOf, type Word, wordsOf, wordsUsed } from "./language/words.ts";

const usage = `usage: npm run words [-- --check]
Writes docs/language.md, the table of the words that cards are written in, with how many cards use each.
  --check  write nothing; end with 1 if the page isn't up to date`;

const root = join(import.meta.dirname, "..");
const path = join(root, "docs/language.md");
const sources = join(root, "libs/language/src");

/** What the groups of words are, by the name of their type. */
const titles: Readonly<Record<string, string>> = {
  Ability: "Kinds of abilities",
  EventName: "Events that abilities watch",
  ReplaceWith: "What replacement effects do",
  PassiveFact: "Facts that passive abilities state",
  Instruction: "Instructions",
  CostAction: "Costs that aren't resources",
  Condition: "Conditions",
  Value: "Values",
  PlayerRef: "Players",
  Place: "Places",
  Duration: "Durations",
  Filter: "Restrictions on objects",
  EventPattern: "Restrictions on events",
};

function page(): string {
  const grammar = grammarIn(
    sources,
    globSync("*.ts", { cwd: sources, exclude: (name) => name.endsWith(".spec.ts") }).sort(),
  );
  const used = cards.map((card) => wordsUsed(grammar, "CardDefinition", card));
  const count = (word: Word): number => used.filter((words) => words.has(nameOf(word))).length;
  const words = wordsOf(grammar);
  return [
    "# The words of the ability language",
    "",
    `Made from the types in \`libs/language\` and the ${cards.length} cards and tokens of the pool by \`npm run words\`; don't`,
    "edit it by hand. How cards are written with them: [decision 0006](decisions/0006-ability-language.md).",
    ...Object.entries(titles).flatMap(([group, title]) => [
      "",
      `## ${title}`,
      "",
      "| word | how it is written | cards |",
      "| --- | --- | --: |",
      ...words.filter((word) => word.group === group).map((word) => row(word, count(word))),
    ]),
    "",
    "## Keywords",
    "",
    "Printed on a card or token, or given by a text.",
    "",
    "| word | cards |",
    "| --- | --: |",
    ...keywordNames.map((keyword) => `| ${keyword} | ${cardsWith(keyword)} |`),
    "",
  ].join("\n");
}

const cardsWith = (keyword: string): number =>
  cards.filter((card) => JSON.stringify(card).includes(`"keyword":"${keyword}"`)).length;

function row({ word, shape, says }: Word, count: number): string {
  const written = [shape && `\`${shape.replaceAll("|", "\\|")}\``, says.replaceAll("|", "\\|")].filter(
    Boolean,
  );
  return `| \`${word}\` | ${written.join("; ")} | ${count} |`;
}

const args = process.argv.slice(2);
if (args.includes("--help")) console.log(usage);
else {
  const wanted = page();
  if (!args.includes("--check")) writeFileSync(path, wanted);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== wanted) {
    console.error("docs/language.md isn't up to date: npm run words writes it anew.");
    process.exitCode = 1;
  }
}
