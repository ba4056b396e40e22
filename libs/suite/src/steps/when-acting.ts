import { When } from "@cucumber/cucumber";
import type { Action, ActionOf, Seat } from "@rulebound/protocol";
import { act, answer, meant, now } from "../game.ts";
import { everyonePasses, passUntilChainEmpty, passUntilShowdownEnds } from "../passing.ts";
import { type Execution, type Manner, mannerIn, type Named } from "../phrases.ts";
import { nameToken } from "../tokens.ts";
import type { ScenarioWorld } from "../world.ts";

/**
 * Plays a card. What follows its name: from hidden, to base, to "A", choosing "a" and "b", then "c" (clause by clause),
 * and again choosing "d" (a Repeat), moving it to "A", with mode 2, naming "A", paying accelerate, paying with runes.
 */
When(
  /^(P[1-4]) plays "([^"]+)"(.*)$/,
  async function (this: ScenarioWorld, seat: Seat, card: string, rest: string) {
    const manner = mannerIn(rest);
    await act(this, {
      player: seat,
      type: "play",
      card: meant(this, card),
      ...(manner.from === undefined ? {} : { from: manner.from }),
      ...(manner.to === undefined ? {} : { to: meant(this, manner.to) }),
      ...choicesOf(this, manner),
    });
  },
);

/** Activates an ability of an object; what follows is as with playing, and: with ability 2. */
When(
  /^(P[1-4]) activates "([^"]+)"(.*)$/,
  async function (this: ScenarioWorld, seat: Seat, source: string, rest: string) {
    const manner = mannerIn(rest);
    await act(this, {
      player: seat,
      type: "activate",
      source: meant(this, source),
      ...(manner.ability === undefined ? {} : { ability: manner.ability }),
      ...choicesOf(this, manner),
    });
  },
);

type Choices = Pick<ActionOf<"play">, "choices" | "pay" | "autoPay">;

function choicesOf(world: ScenarioWorld, { executions, pay, autoPay }: Manner): Choices {
  return {
    ...(executions.length === 0 ? {} : { choices: executions.map((one) => meantIn(world, one)) }),
    ...(Object.keys(pay).length === 0 ? {} : { pay }),
    ...(autoPay === undefined ? {} : { autoPay }),
  };
}

function meantIn(world: ScenarioWorld, { targets, destinations, ...rest }: Execution): Execution {
  return {
    ...rest,
    ...(targets === undefined
      ? {}
      : { targets: targets.map((one) => one.map((word) => meant(world, word))) }),
    ...(destinations === undefined ? {} : { destinations: destinations.map((word) => meant(world, word)) }),
  };
}

function moveOf(world: ScenarioWorld, player: Seat, units: readonly Named[], to: string): ActionOf<"move"> {
  return { player, type: "move", units: units.map(({ card }) => meant(world, card)), to: meant(world, to) };
}

/** A standard move of one unit or of several together. */
When(
  "{seat} moves {cards} to {place}",
  async function (this: ScenarioWorld, seat: Seat, units: Named[], to: string) {
    await act(this, moveOf(this, seat, units, to));
  },
);

/** The same, with runes paying for what the pool doesn't cover. */
When(
  "{seat} moves {cards} to {place}, paying with runes",
  async function (this: ScenarioWorld, seat: Seat, units: Named[], to: string) {
    await act(this, { ...moveOf(this, seat, units, to), autoPay: true });
  },
);

/** Hides a card of the hand or the champion zone at a battlefield. */
When(
  "{seat} hides {string} at {string}",
  async function (this: ScenarioWorld, player: Seat, card: string, at: string) {
    await act(this, { player, type: "hide", card: meant(this, card), at: meant(this, at) });
  },
);

/** Actions that say nothing further. */
const bare: Readonly<Record<string, Action["type"] & ("pass" | "endTurn" | "concede" | "cancel")>> = {
  passes: "pass",
  "ends the turn": "endTurn",
  concedes: "concede",
  "takes it back": "cancel",
};

/** Passes priority or focus, ends the turn, concedes, or takes back what is pending. */
When(
  /^(P[1-4]) (passes|ends the turn|concedes|takes it back)$/,
  async function (this: ScenarioWorld, player: Seat, words: string) {
    const type = bare[words];
    if (type !== undefined) await act(this, { player, type });
  },
);

/** One round of passes: the newest item of the chain resolves, or the showdown closes where there is no chain. */
When("everyone passes", async function (this: ScenarioWorld) {
  await everyonePasses(this);
});

/** Rounds of passes, each of which resolves an item, while nobody is asked anything. */
When("everyone passes until the chain is empty", async function (this: ScenarioWorld) {
  await passUntilChainEmpty(this);
});

/** Rounds of passes until the showdown closes, while nobody is asked anything. */
When("everyone passes until the showdown ends", async function (this: ScenarioWorld) {
  await passUntilShowdownEnds(this);
});

/** Answers the prompt that is open: yes, "a" and "b", nothing, 3 to "a", 2 to "b", "a" for "b", pay, recycle "a". */
When(
  /^(P[1-4]) answers "([^"]+)" with (.+)$/,
  async function (this: ScenarioWorld, seat: Seat, name: string, words: string) {
    const { prompt } = await now(this);
    if (prompt === null) throw new Error(`${seat} isn't asked anything.`);
    if (prompt.player !== seat || prompt.for !== name) {
      throw new Error(`${prompt.player} is asked ${prompt.for}, not ${seat} ${name}.`);
    }
    await answer(this, prompt, words);
  },
);

/** Gives a name to the only token on the board that has none yet. */
When("the new token is called {string}", async function (this: ScenarioWorld, name: string) {
  await nameToken(this, name);
});
