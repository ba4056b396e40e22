/** `npm run bench`: measures how fast the engine and the API are, here or beside another commit. See `--help`. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, figures, figuresWith, type Measurements, ratio, tableOf } from "./bench/figures.ts";
import { type Subject, startSubject, withRate } from "./bench/subject.ts";
import { addWorktree } from "./bench/worktree.ts";

const usage = `usage: npm run bench [-- [PART] [--against COMMIT] [--rounds COUNT] [--json]]

Measures the figures whose names contain PART, or all of them, in rounds (5 unless told otherwise); of each
figure the median is printed. A decision is an accepted action or answer that wasn't forced.

  --against COMMIT  measures another commit too, in turn with this one, and prints the ratios
  --rounds COUNT    how often each figure is measured, 1 to 100
  --json            prints JSON, with the rate of every round

Figures:
${Object.entries(figures)
  .map(([name, says]) => `  ${name.padEnd(11)} ${says}`)
  .join("\n")}`;

const root = join(import.meta.dirname, "..");

/** A commit that is measured, and what was measured of it. */
type Side = { readonly subject: Subject; readonly measurements: Measurements };

try {
  await main();
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      against: { type: "string" },
      rounds: { type: "string", default: "5" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);
  const [part = ""] = positionals;
  const wanted = figuresWith(part);
  if (wanted.length === 0)
    throw new Error(`No figure's name contains "${part}". Try: npm run bench -- --help`);
  const rounds = /^\d{1,3}$/.test(values.rounds) ? Number(values.rounds) : 0;
  if (rounds < 1 || rounds > 100) throw new Error("--rounds takes a whole number from 1 to 100.");

  const [here, there] = await measureBoth(wanted, rounds, values.against);
  if (here === undefined) throw new Error("Nothing was measured.");
  if (values.json) return console.log(JSON.stringify(jsonOf(here, there), null, 2));
  for (const line of tableOf(here, there)) console.log(line);
}

type Other = { commit: string; measurements: Measurements };

async function measureBoth(
  wanted: readonly Figure[],
  rounds: number,
  against: string | undefined,
): Promise<[Measurements | undefined, Other | undefined]> {
  const worktree = against === undefined ? undefined : addWorktree(root, against);
  const subjects: Subject[] = [];
  try {
    for (const folder of [root, ...(worktree ? [worktree.folder] : [])]) {
      progress(`preparing ${folder === root ? "this commit" : worktree?.commit}`);
      subjects.push(await startSubject(folder));
    }
    const [here, there] = await measureInTurn(subjects, wanted, rounds);
    const other =
      worktree && there ? { commit: worktree.commit, measurements: there.measurements } : undefined;
    return [here?.measurements, other];
  } finally {
    progress("");
    for (const subject of subjects) subject.end();
    worktree?.remove();
  }
}

/** Each figure of each side once in each round; who comes first changes, so that nobody always has the warmer machine. */
async function measureInTurn(
  subjects: readonly Subject[],
  wanted: readonly Figure[],
  rounds: number,
): Promise<Side[]> {
  const sides: Side[] = subjects.map((subject) => ({ subject, measurements: {} }));
  for (let round = 0; round < rounds; round += 1) {
    for (const figure of wanted) {
      progress(`round ${round + 1} of ${rounds}: ${figures[figure]}`);
      const order = sides.map((_, at) => at);
      for (const at of round % 2 === 0 ? order : order.reverse()) {
        const side = sides[at];
        if (side === undefined) continue;
        const measured = withRate(side.measurements[figure], await side.subject.rateOf(figure));
        sides[at] = { ...side, measurements: { ...side.measurements, [figure]: measured } };
      }
    }
  }
  return sides;
}

function jsonOf(here: Measurements, there: Other | undefined): object {
  if (there === undefined) return { here };
  const ratios = Object.fromEntries(
    Object.keys(here).map((name) => [name, ratio(here[name as Figure], there.measurements[name as Figure])]),
  );
  return { here, against: there, ratios };
}

/** What is being done, on the standard error: on a terminal in one line, else in one line each. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else if (text !== "") process.stderr.write(`${text}\n`);
}
