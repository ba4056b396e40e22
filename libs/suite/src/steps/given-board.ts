import { Given } from "@cucumber/cucumber";
import type { Seat } from "@rulebound/protocol";
import type { Named } from "../phrases.ts";
import { addBattlefield, addToBoard, attachTo, battlefieldIn, objectIn, playerIn } from "../setup.ts";
import type { ScenarioWorld } from "../world.ts";

/** The battlefields of the game. One that another step mentions joins them; the rest up to the mode's number are plain. */
Given("the battlefields {cards}", function (this: ScenarioWorld, battlefields: Named[]) {
  for (const battlefield of battlefields) addBattlefield(this.setup, battlefield);
});

/** Who controls a battlefield. Left out: whoever alone has units there. */
Given("{seat} controls {string}", function (this: ScenarioWorld, seat: Seat, battlefield: string) {
  battlefieldIn(this.setup, battlefield).controller = seat;
});

/** Ready units at a battlefield. */
Given(
  "{seat} has {cards} at {string}",
  function (this: ScenarioWorld, seat: Seat, units: Named[], place: string) {
    addToBoard(this.setup, seat, place, units, false);
  },
);

/** Ready units and gear in the player's base. */
Given("{seat} has {cards} in base", function (this: ScenarioWorld, seat: Seat, objects: Named[]) {
  addToBoard(this.setup, seat, "base", objects, false);
});

/** Ready runes. */
Given("{seat} has the runes {cards}", function (this: ScenarioWorld, seat: Seat, runes: Named[]) {
  const player = playerIn(this.setup, seat);
  player.runes = [...(player.runes ?? []), ...runes.map((rune) => ({ ...rune }))];
});

/** So many ready runes of one kind. */
Given(
  "{seat} has {int} of {string} as runes",
  function (this: ScenarioWorld, seat: Seat, count: number, card: string) {
    const player = playerIn(this.setup, seat);
    player.runes = [...(player.runes ?? []), ...Array.from({ length: count }, () => ({ card }))];
  },
);

/** The champion legend. */
Given("{seat}'s legend is {cards}", function (this: ScenarioWorld, seat: Seat, [legend]: Named[]) {
  if (legend !== undefined) playerIn(this.setup, seat).legend = { ...legend };
});

/** Cards hidden at a battlefield in an earlier turn. */
Given(
  "{seat} has {cards} facedown at {string}",
  function (this: ScenarioWorld, seat: Seat, cards: Named[], place: string) {
    const battlefield = battlefieldIn(this.setup, place);
    const facedown = cards.map((card) => ({ ...card, controller: seat }));
    battlefield.facedown = [...(battlefield.facedown ?? []), ...facedown];
  },
);

/** Equipment that is attached to a unit from the start, and under the control of whoever controls the unit. */
Given("{string} starts with {cards} attached", function (this: ScenarioWorld, name: string, gear: Named[]) {
  attachTo(this.setup, name, gear, {});
});

/** The same, of another player than the unit's. */
Given(
  "{string} starts with {seat}'s {cards} attached",
  function (this: ScenarioWorld, name: string, controller: Seat, gear: Named[]) {
    attachTo(this.setup, name, gear, { controller });
  },
);

/** It is exhausted from the start. */
Given("{string} starts exhausted", function (this: ScenarioWorld, name: string) {
  objectIn(this.setup, name).exhausted = true;
});

/** It is stunned from the start. */
Given("{string} starts stunned", function (this: ScenarioWorld, name: string) {
  objectIn(this.setup, name).stunned = true;
});

/** It is empowered from the start. */
Given("{string} starts empowered", function (this: ScenarioWorld, name: string) {
  objectIn(this.setup, name).empowered = true;
});

/** Its player has named that for it (760), by what was to be named: tag or spell. */
Given(
  "{string} starts with the {word} {string} named",
  function (this: ScenarioWorld, name: string, what: string, named: string) {
    objectIn(this.setup, name).named = { [what]: named };
  },
);

/** It has a buff from the start. */
Given("{string} starts with a buff", function (this: ScenarioWorld, name: string) {
  objectIn(this.setup, name).buffs = 1;
});

/** Damage that nobody in particular marked. */
Given("{string} starts with {int} damage", function (this: ScenarioWorld, name: string, damage: number) {
  objectIn(this.setup, name).damage = damage;
});

/** Damage that a player marked (142.3); with several such steps, each player's counts for itself. */
Given(
  "{string} starts with {int} damage marked by {seat}",
  function (this: ScenarioWorld, name: string, damage: number, seat: Seat) {
    const object = objectIn(this.setup, name);
    const marked = typeof object.damage === "object" ? object.damage : {};
    object.damage = { ...marked, [seat]: damage };
  },
);
