/** `npm run reach`: writes docs/reach.md, what the ability language can say of the game's cards and what it can't. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MissingWords, page, type ReadCard, reachOf } from "./reach/page.ts";

const usage = `usage: npm run reach [-- --check]
Writes docs/reach.md from docs/reach/clauses.jsonl and docs/reach/words.json, and prints its figures.
  --check  write nothing; end with 1 if the page isn't up to date`;

const docs = join(import.meta.dirname, "../docs");
const path = join(docs, "reach.md");

const args = process.argv.slice(2);
if (args.includes("--help")) console.log(usage);
else {
  const cards = readFileSync(join(docs, "reach/clauses.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): ReadCard => JSON.parse(line));
  const words: MissingWords = JSON.parse(readFileSync(join(docs, "reach/words.json"), "utf8"));
  const wanted = page(cards, words);
  if (!args.includes("--check")) {
    writeFileSync(path, wanted);
    const { clauses, sayableBefore, sayableNow, added } = reachOf(cards, words);
    console.log(
      `${clauses} clauses of ${cards.length} cards: ${sayableBefore} could be said, ${sayableNow} can now; ${added} words added.`,
    );
  } else if (!existsSync(path) || readFileSync(path, "utf8") !== wanted) {
    console.error("docs/reach.md isn't up to date: npm run reach writes it anew.");
    process.exitCode = 1;
  }
}
