import { type DeckList, decks } from "@rulebound/cards";
import { type Command, InvalidArgumentError, Option } from "commander";
import { type PlayableMode, playableModes, playersIn, type Setup } from "./one-game.ts";

/** The highest seed of a game. */
export const highestSeed = 2 ** 32 - 1;

export type SetupOptions = {
  readonly mode: PlayableMode;
  readonly decks?: readonly DeckList[];
  readonly wild?: true;
  readonly concede?: true;
};

/** The options that say which games are played. */
export function addSetupOptions(command: Command): Command {
  return command
    .addOption(new Option("--mode <mode>", "how many play").choices(playableModes).default("duel"))
    .addOption(
      new Option("--decks <names>", "the seats' decks, by part of their names, as annie,garen")
        .argParser(decksNamed)
        .conflicts("wild"),
    )
    .option("--wild", "decks at random from the whole pool, without deck construction")
    .option("--concede", "now and then a player gives up");
}

/** What the options ask for. Ends the command where there are more decks than seats. */
export function setupOf({ mode, decks, wild, concede }: SetupOptions, command: Command): Setup {
  const players = playersIn(mode);
  if (decks !== undefined && decks.length > players) {
    command.error(`error: ${mode} has ${players} seats, but ${decks.length} decks are named`, {
      exitCode: 1,
    });
  }
  return { mode, decks: wild ? "wild" : (decks ?? "drawn"), concede: concede === true };
}

/** The decks of a list of names; each is named by enough of its name to tell it from the others. */
function decksNamed(text: string): DeckList[] {
  return text.split(",").map((part) => {
    const wanted = part.trim().toLowerCase();
    const [deck, other] = decks.filter(({ name }) => name.toLowerCase().includes(wanted));
    if (deck !== undefined && (other === undefined || deck.name.toLowerCase() === wanted)) return deck;
    const all = decks.map(({ name }) => name).join(", ");
    const what = deck === undefined ? "No deck is" : "Several decks are";
    throw new InvalidArgumentError(`${what} named "${part.slice(0, 60)}". There are: ${all}.`);
  });
}

/** Reads a whole number within bounds. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (count >= min && count <= max) return count;
    throw new InvalidArgumentError(`It is a whole number from ${min} to ${max}.`);
  };
