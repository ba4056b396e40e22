import { cardNamed, cardsFitting, namesNear } from "@rulebound/cards";
import { type CardDefinition, powerSymbols, renderCard } from "@rulebound/language";
import { rulings } from "@rulebound/rulebook";
import type { Command } from "commander";
import { printJson, type Terminal, terminalOf } from "../terminal.ts";

/** `rulebound card <name>`: a card's facts, its text in our own words, and the rulings about it. */
export function addCard(program: Command): void {
  program
    .command("card")
    .description("print a card: its facts, its text in our own words, the rulings about it")
    .argument("<name...>", 'the card\'s name, such as "Hidden Blade"')
    .option("--json", "print the card as data, in the ability language")
    .action((words: string[], options: { json?: true }, command: Command) => {
      const name = words.join(" ");
      const card = cardNamed(name);
      if (card === undefined) return refuse(command, name);
      if (options.json) printJson(command, card);
      else printCard(card, terminalOf(command));
    });
}

function refuse(command: Command, name: string): never {
  const near = namesNear(name);
  const fitting = near.length > 0 ? near : cardsFitting({ q: name }).map((card) => card.name);
  const meant = fitting.slice(0, 3).map((one) => JSON.stringify(one));
  const hint = meant.length > 0 ? `Did you mean ${meant.join(" or ")}?` : "No other name is near it.";
  return command.error(`error: there is no card ${JSON.stringify(name.slice(0, 60))} here. ${hint}`, {
    exitCode: 1,
  });
}

function printCard(card: CardDefinition, { print, paint, wrap }: Terminal): void {
  print(`${paint.bold(card.name)}  ${paint.dim(factsLine(card))}`);
  const text = renderCard(card);
  if (text.length === 0) print(wrap("No text.", 2));
  for (const line of text) print(wrap(line, 2));
  const about = rulings().filter(({ cards }) => cards.includes(card.name));
  if (about.length > 0) print(`\n  ${paint.dim(`Rulings: ${about.map(({ id }) => id).join(", ")}`)}`);
}

/** "champion unit, fury, cost [5][fury], Might 4, Poro and Yordle". */
function factsLine(card: CardDefinition): string {
  const { type, supertype, token, domains, energy, power = [], might, tags } = card;
  const [domain, ...otherDomains] = domains;
  const known = domain === undefined || otherDomains.length > 0 ? "own" : domain;
  const paid = power.map((symbol) => (symbol === "own" ? known : symbol));
  const cost = energy === undefined ? "" : `cost [${energy}]${powerSymbols(paid)}`;
  return [
    [supertype, type, token && "token"].filter(Boolean).join(" "),
    domains.join(" and "),
    cost,
    might === undefined ? "" : `Might ${might}`,
    tags.join(", "),
  ]
    .filter(Boolean)
    .join("; ");
}
