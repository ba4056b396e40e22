import { Given } from "@cucumber/cucumber";
import type { Seat } from "@rulebound/protocol";
import { costOf } from "../configuration.ts";
import type { Named } from "../phrases.ts";
import type { Resources } from "../resources.ts";
import { addToPool, playerIn, stackDeck } from "../setup.ts";
import type { ScenarioWorld } from "../world.ts";

function addToHand(world: ScenarioWorld, seat: Seat, cards: readonly Named[]): void {
  const player = playerIn(world.setup, seat);
  player.hand = [...(player.hand ?? []), ...cards.map((card) => ({ ...card }))];
}

/** Cards in hand, beside those of other steps. */
Given("{seat} has {cards} in hand", function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
  addToHand(this, seat, cards);
});

/** The pool gets exactly what is printed as the cards' costs, and nothing for further costs. */
Given(
  "{seat} has {cards} in hand and the pool to pay for it/them",
  function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
    addToHand(this, seat, cards);
    for (const { card } of cards) addToPool(this.setup, seat, costOf(card));
  },
);

/** Adds to the rune pool. */
Given("{seat} has {resources} in the pool", function (this: ScenarioWorld, seat: Seat, resources: Resources) {
  addToPool(this.setup, seat, resources);
});

/** Below them lie ten more units that nothing is said about. */
Given("the top of {seat}'s deck is {cards}", function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
  stackDeck(this.setup, seat, cards);
});

/** These cards from the top down, and no others. */
Given("{seat}'s whole deck is {cards}", function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
  playerIn(this.setup, seat).deck = cards.map((card) => ({ ...card }));
});

/** The main deck has no cards. */
Given("{seat}'s deck starts empty", function (this: ScenarioWorld, seat: Seat) {
  playerIn(this.setup, seat).deck = [];
});

/** These runes from the top down, and no others. */
Given("{seat}'s whole rune deck is {cards}", function (this: ScenarioWorld, seat: Seat, runes: Named[]) {
  playerIn(this.setup, seat).runeDeck = runes.map((rune) => ({ ...rune }));
});

/** The rune deck has no runes. */
Given("{seat}'s rune deck starts empty", function (this: ScenarioWorld, seat: Seat) {
  playerIn(this.setup, seat).runeDeck = [];
});

/** The Chosen Champion's name, where no card in the champion zone tells it (103.2.a.3). */
Given("{seat}'s Chosen Champion is {string}", function (this: ScenarioWorld, seat: Seat, name: string) {
  playerIn(this.setup, seat).chosenChampion = name;
});

/** The card in the champion zone. */
Given("{seat} has {string} in the champion zone", function (this: ScenarioWorld, seat: Seat, name: string) {
  playerIn(this.setup, seat).champion = name;
});

/** Cards in the trash. */
Given("{seat} has {cards} in the trash", function (this: ScenarioWorld, seat: Seat, cards: Named[]) {
  const player = playerIn(this.setup, seat);
  player.trash = [...(player.trash ?? []), ...cards.map((card) => ({ ...card }))];
});

/** Points from the start. */
Given("{seat} starts with {int} point(s)", function (this: ScenarioWorld, seat: Seat, points: number) {
  playerIn(this.setup, seat).points = points;
});

/** Turns that a player has begun, this one included where it is theirs; left out, as many as the turn's number says. */
Given("{seat} has had {int} turn(s)", function (this: ScenarioWorld, seat: Seat, turns: number) {
  playerIn(this.setup, seat).turnsTaken = turns;
});

/** XP from the start. */
Given("{seat} starts with {int} XP", function (this: ScenarioWorld, seat: Seat, xp: number) {
  playerIn(this.setup, seat).xp = xp;
});
