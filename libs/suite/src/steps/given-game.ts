import { type DataTable, Given } from "@cucumber/cucumber";
import { cardTypes, type Mode, modes, type Seat, seats } from "@rulebound/protocol";
import type { Named } from "../phrases.ts";
import type { WrittenCard } from "../setup.ts";
import type { ScenarioWorld } from "../world.ts";

/** The mode of play: duel, match, skirmish, war or magmaChamber. Left out: duel. */
Given("a game in the mode {string}", function (this: ScenarioWorld, mode: string) {
  this.setup.mode = modeCalled(mode);
});

function modeCalled(name: string): Mode {
  const mode = modes.find((one) => one === name);
  if (mode === undefined) throw new Error(`There is no mode "${name}".`);
  return mode;
}

/** How a disputed rule is read, by the name of its switch. Left out: the default reading. */
Given("the reading of {string} is {string}", function (this: ScenarioWorld, name: string, reading: string) {
  this.setup.readings = { ...this.setup.readings, [name]: reading };
});

/**
 * A unit or gear that no set has, without text but for keywords; a keyword that stands there twice it has twice. Columns
 * that are left out stand for nothing.
 */
Given("the card {string} is written out:", function (this: ScenarioWorld, name: string, table: DataTable) {
  const [row = {}] = table.hashes();
  this.written.set(name, writtenCard(row));
});

function typeCalled(name: string | undefined): WrittenCard["type"] {
  const type = cardTypes.find((one) => one === name);
  if (type === undefined) throw new Error(`There is no type "${name}".`);
  return type;
}

function writtenCard({ type, might, energy, tags, keywords }: Record<string, string>): WrittenCard {
  const list = (text = ""): string[] => text.split(", ").filter((one) => one !== "");
  return {
    type: typeCalled(type),
    might: Number(might ?? 0),
    energy: Number(energy ?? 0),
    tags: list(tags),
    keywords: list(keywords),
  };
}

/** The main phase of a turn that is no player's first. */
Given("it is {seat}'s turn", function (this: ScenarioWorld, seat: Seat) {
  const { mode } = this.setup;
  const players = mode === "skirmish" ? 3 : mode === "war" || mode === "magmaChamber" ? 4 : 2;
  const number = players * 2 + seats.indexOf(seat) + 1;
  this.setup.turn = { player: seat, number };
});

/** It comes after those that are queued already (737). */
Given("an additional turn of {seat} is queued", function (this: ScenarioWorld, seat: Seat) {
  const { turn } = this.setup;
  this.setup.turn = { ...turn, queue: [...(turn?.queue ?? []), seat] };
});

/** Answers that stand ready: each is given when that player is asked that, the first first. */
Given("the players will answer:", function (this: ScenarioWorld, table: DataTable) {
  for (const row of table.hashes()) {
    const { player, for: name = "", answer = "" } = row;
    this.answers.push({ player: seatCalled(player), for: name, words: answer });
  }
});

function seatCalled(name: string | undefined): Seat {
  const seat = seats.find((one) => one === name);
  if (seat === undefined) throw new Error(`There is no player "${name}".`);
  return seat;
}

/** How the next shuffle of a deck turns out, from the top down. */
Given(
  "the next shuffle of {seat}'s deck brings {cards}",
  function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
    this.chance.push({ shuffle: `${seat}.deck`, order: cards.map(({ card }) => card) });
  },
);

/** How cards that are recycled at once lie at the bottom of a deck (416.5), from the top down. */
Given(
  "the next recycle to {seat}'s deck brings {cards}",
  function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
    this.chance.push({ recycle: `${seat}.deck`, order: cards.map(({ card }) => card) });
  },
);
