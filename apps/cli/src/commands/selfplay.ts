import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { SingleBar } from "cli-progress";
import type { Command } from "commander";
import { playGame, type Setup } from "../selfplay/one-game.ts";
import {
  addSetupOptions,
  highestSeed,
  type SetupOptions,
  setupOf,
  wholeNumber,
} from "../selfplay/options.ts";
import { alike, firstLine, nothingPlayed, type Tally, withGame } from "../selfplay/tally.ts";
import { printJson, type Terminal, terminalOf } from "../terminal.ts";

type Options = SetupOptions & {
  readonly games: number;
  readonly seed: number;
  readonly check?: true;
  readonly json?: true;
};

const mostGames = 1_000_000;

/** `rulebound selfplay`: many games between players who decide by chance, to find what the engine does wrong. */
export function addSelfplay(program: Command): void {
  addSetupOptions(
    program
      .command("selfplay")
      .description("play many games between players who decide by chance, and count what goes wrong")
      .option("--games <count>", "how many games", wholeNumber(1, mostGames), 1000)
      .option(
        "--seed <seed>",
        "the first game's seed; the next game has the next",
        wholeNumber(0, highestSeed),
        1,
      )
      .option("--check", "after every action, check all that has to be true of a game (slow)")
      .option("--json", "print JSON"),
  )
    .addHelpText("after", "\nExits with 1 if anything was wrong with any game.")
    .action((options: Options, command: Command) => {
      const setup = setupOf(options, command);
      const began = performance.now();
      const tally = playMany(options, setup);
      const seconds = (performance.now() - began) / 1000;
      if (options.json) printJson(command, jsonOf(tally, options, seconds));
      else printTally(tally, options, seconds, terminalOf(command));
      if (tally.faults.length > 0) command.error(faultCount(tally), { exitCode: 1 });
    });
}

/** Plays the games, showing on a terminal how far it is. */
function playMany({ games, seed, check }: Options, setup: Setup): Tally {
  const engine = createEngine(cards);
  const bar = new SingleBar({
    format: "{bar} {value}/{total} games, {faults} with faults, {eta_formatted} left",
    clearOnComplete: true,
    hideCursor: true,
  });
  let tally = nothingPlayed;
  bar.start(games, 0, { faults: 0 });
  for (let i = 0; i < games; i += 1) {
    tally = withGame(tally, playGame(engine, setup, (seed + i) % (highestSeed + 1), check === true));
    bar.update(i + 1, { faults: tally.faults.length });
  }
  bar.stop();
  return tally;
}

const faultCount = ({ faults, games }: Tally): string =>
  `error: ${faults.length} of ${games} games went wrong`;

/** How to play the game of a seed again. */
function again(seed: number, { mode, decks, wild, concede, check }: Options): string {
  const chosen = wild ? " --wild" : decks ? ` --decks "${decks.map(({ name }) => name).join(",")}"` : "";
  const inMode = mode === "duel" ? "" : ` --mode ${mode}`;
  const manner = `${concede ? " --concede" : ""}${check ? " --check" : ""}`;
  return `npm run rulebound -- selfplay --games 1 --seed ${seed}${inMode}${chosen}${manner}`;
}

function jsonOf(tally: Tally, options: Options, seconds: number): object {
  const { mode, seed, check = false } = options;
  const faults = tally.faults.map((fault) => ({ ...fault, again: again(fault.seed, options) }));
  return { mode, seed, check, ...tally, faults, seconds, decisionsPerSecond: tally.decisions / seconds };
}

/** Of faults that are alike, so many are shown. */
const shownAlike = 3;

function printTally(tally: Tally, options: Options, seconds: number, { print, paint }: Terminal): void {
  const { games, clean, actions, decisions, turns, wins, longest, faults } = tally;
  const count = (many: number): string => many.toLocaleString("en-US");
  const row = (title: string, text: string): void => print(`  ${title.padEnd(14)}${text}`);
  print(paint.bold(`${count(games)} games of ${options.mode}${options.check ? ", checked" : ""}`));
  row("clean", count(clean));
  row("decisions", `${count(decisions)}, of ${count(actions)} actions`);
  row("turns", count(turns));
  const won = Object.entries(wins).sort(([one], [other]) => one.localeCompare(other));
  row("wins", won.map(([seat, times]) => `${seat} ${count(times)}`).join(", ") || "none");
  if (longest !== null) {
    row("longest game", `seed ${longest.seed}: ${count(longest.actions)} actions in ${longest.turns} turns`);
  }
  row("speed", `${count(Math.round(decisions / seconds))} decisions/s, ${seconds.toFixed(1)} s in all`);
  for (const same of alike(faults)) {
    const [first] = same;
    if (first === undefined) continue;
    print(`\n${paint.red(`${same.length} × ${first.kind}`)}  ${firstLine(first.message)}`);
    for (const { seed, action, tried } of same.slice(0, shownAlike)) {
      print(`  seed ${seed}, action ${action}${tried === null ? "" : `: ${JSON.stringify(tried)}`}`);
    }
    print(`  ${paint.dim(again(first.seed, options))}`);
    if (first.message.includes("\n")) print(paint.dim(first.message.replaceAll(/^/gm, "    ")));
  }
}
