import {
  changePlayer,
  emit,
  emptySlot,
  emptyState,
  type Game,
  gameOf,
  type LoggedEvent,
  type ObjectId,
  pickedAtRandom,
  playerOf,
  refuse,
  run,
  type ScriptedChance,
  type Seat,
  type Works,
} from "@rulebound/core";
import { seats as allSeats, type Deck, type GameRequest, modeTable } from "@rulebound/protocol";
import { createObject, openingHand, putIntoZone, shuffleDeck } from "@rulebound/zones";
import { copiesIn, validateDeck } from "./decks.ts";

/**
 * Sets a game up (110-118): first player, battlefields, shuffled decks, opening hands; it stands at the first
 * mulligan. Refuses decks that aren't legal, with the rule and a pointer, and modes that can't be played yet.
 */
export function newGame(
  works: Works,
  request: Pick<GameRequest, "mode" | "decks">,
  seed: number,
  script: ScriptedChance[],
  log: LoggedEvent[] | null,
): Game {
  const { mode = "duel", decks } = request;
  const row = modeTable.find(({ id }) => id === mode);
  if (!row || mode === "magmaChamber" || mode === "match") {
    return refuse("unsupported", null, `This engine can't set up games of the mode ${mode} yet.`, "/mode");
  }
  const playing = allSeats.slice(0, row.players);
  const deckOf = (seat: Seat): Deck =>
    decks[seat] ?? refuse("malformed", null, `${row.name} needs a deck for ${seat}.`, `/decks/${seat}`);
  for (const seat of playing) requireLegal(works, deckOf(seat), mode, seat);
  const absent = allSeats.find((seat) => !playing.includes(seat) && decks[seat] !== undefined);
  if (absent) refuse("malformed", null, `${row.name} has ${row.players} players.`, `/decks/${absent}`);

  const random = { seed: seed >>> 0, script: [...script], scripted: script.length > 0 };
  const first = pickedAtRandom(random, "firstPlayer", [...playing], (seat) => seat);
  const order = inOrderFrom(playing, first);
  const state = { ...emptyState({ mode, victoryScore: row.victoryScore, seats: order, seed }), random };
  const game = gameOf(state, works, log);
  emit(game, { type: "firstPlayerChosen", rule: "115.1.a", player: first });
  for (const seat of order) placeDeck(game, seat, deckOf(seat));
  for (const seat of order) {
    // In a war whoever goes first brings no battlefield (488.4.b).
    if (mode === "war" && seat === first) continue;
    placeBattlefield(game, seat, deckOf(seat));
  }
  for (const seat of order) draw(game, seat, openingHand);
  changePlayer(game, first, { turns: 1 });
  state.frames.push(
    { kind: "turn", step: "awaken", chained: false },
    { kind: "setup", step: "choose", players: [...order], aside: [] },
  );
  run(game);
  return game;
}

function requireLegal(works: Works, deck: Deck, mode: NonNullable<GameRequest["mode"]>, seat: Seat): void {
  const [fault] = validateDeck(works.pool, deck, mode).faults;
  if (fault) refuse("illegal", fault.rule, fault.detail, `/decks/${seat}${fault.pointer}`);
}

function inOrderFrom(seats: readonly Seat[], first: Seat): Seat[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Legend and champion to their zones, both decks shuffled apart (111, 112, 114). */
function placeDeck(game: Game, seat: Seat, deck: Deck): void {
  const pool = { cards: game.cards };
  const put = (name: string, zone: "legend" | "champion" | "deck" | "runeDeck"): void =>
    putIntoZone(game, createObject(game, name, seat), zone);
  put(deck.legend, "legend");
  put(deck.champion, "champion");
  changePlayer(game, seat, { chosenChampion: deck.champion });
  for (const { name } of copiesIn(pool, deck.main, "")) put(name, "deck");
  for (const { name } of copiesIn(pool, deck.runes, "")) put(name, "runeDeck");
  shuffleDeck(game, seat, "deck");
  shuffleDeck(game, seat, "runeDeck");
}

/** One of the battlefields that a player brings, at random (485.5, 487.5, 488.5). */
function placeBattlefield(game: Game, seat: Seat, deck: Deck): void {
  const name = pickedAtRandom(game.state.random, `${seat}.battlefield`, [...deck.battlefields], (one) => one);
  const battlefield: ObjectId = createObject(game, name, seat);
  const slot = game.state.battlefields.length;
  const object = game.state.objects[battlefield];
  if (object) game.state.objects[battlefield] = { ...object, zone: "board", at: slot };
  game.state.battlefields.push(emptySlot(battlefield));
  emit(game, { type: "battlefieldChosen", rule: "113.1", object: battlefield, player: seat });
}

/** Opening hands come from the top of decks that are large enough (116). */
function draw(game: Game, seat: Seat, count: number): void {
  for (const id of playerOf(game, seat).deck.slice(0, count)) {
    putIntoZone(game, id, "hand");
    emit(game, { type: "drew", rule: "116", object: id, player: seat });
  }
}
