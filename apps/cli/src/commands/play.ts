import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import type { Command } from "commander";
import { playOn, type Watch } from "../selfplay/game.ts";
import { linesOf } from "../selfplay/narrative.ts";
import { beginGame } from "../selfplay/one-game.ts";
import {
  addSetupOptions,
  highestSeed,
  type SetupOptions,
  setupOf,
  wholeNumber,
} from "../selfplay/options.ts";
import { type KeptTable, keptTable } from "../selfplay/table.ts";
import { type Terminal, terminalOf } from "../terminal.ts";

type Options = SetupOptions & { readonly seed: number };

/** `rulebound play`: one game between players who decide by chance, told turn by turn. */
export function addPlay(program: Command): void {
  addSetupOptions(
    program
      .command("play")
      .description("play one game between players who decide by chance, and tell it turn by turn")
      .option(
        "--seed <seed>",
        "which game; the same seed makes the same game",
        wholeNumber(0, highestSeed),
        1,
      ),
  ).action((options: Options, command: Command) => {
    const setup = setupOf(options, command);
    const terminal = terminalOf(command);
    const engine = createEngine(cards);
    const { started, next, decks } = beginGame(engine, setup, options.seed);
    printSeats(decks, terminal);
    const table = keptTable(engine, started);
    const { result, fault, points, turns, decisions } = playOn(table, next, {
      watches: [telling(table, terminal)],
      concede: setup.concede,
    });
    if (fault !== null) {
      command.error(`error: at action ${fault.action} of this game: ${fault.message}`, { exitCode: 1 });
    }
    const { print, paint } = terminal;
    const standing = Object.entries(points).map(([seat, its]) => `${seat} ${its}`);
    print(`\nPoints: ${standing.join(", ")}`);
    const why = result?.reason === "points" ? "by points" : `(${result?.reason})`;
    const who = paint.bold(`${result?.winners.join(" and ")} wins`);
    print(`${who} ${why} in turn ${turns}, after ${decisions} decisions.`);
  });
}

function printSeats(decks: readonly string[], { print }: Terminal): void {
  for (const [i, name] of decks.entries()) print(`P${i + 1} plays ${name}.`);
}

/** Prints what every action brings about. */
function telling(table: KeptTable, { print, paint }: Terminal): Watch {
  return {
    after: (step) => {
      const latest = table.latest();
      const lines = latest === null ? [] : linesOf(step, latest);
      for (const line of lines) print(line.startsWith(" ") ? line : `\n${paint.bold(line)}`);
      return null;
    },
  };
}
