import {
  broken,
  cardPool,
  emptySlot,
  emptyState,
  type Game,
  gameOf,
  type Handlers,
  type ObjectId,
  type PlayerZone,
  type ScriptedChance,
  type Seat,
} from "@rulebound/core";
import { basicRune, battlefield, gear, legend, spell, unit, unitToken } from "@rulebound/language";
import { createObject } from "./create.ts";
import { putIntoZone } from "./zones.ts";

const pool = cardPool([
  basicRune("Fury Rune", "fury"),
  battlefield({ name: "Field" }),
  legend({ name: "Legend", domains: ["fury"] }),
  unit({ name: "Poro", domains: ["calm"], energy: 2, might: 2 }),
  unit({ name: "Titan", domains: ["fury"], energy: 5, might: 6 }),
  gear({ name: "Lantern", domains: ["calm"], energy: 1 }),
  spell({ name: "Spark", domains: ["fury"], energy: 1, text: [] }),
  unitToken({ name: "Recruit", might: 1 }),
]);

/** For specs of this room: two players, one battlefield; no task can be carried out. */
export function gameWith(script: ScriptedChance[] = []): Game {
  const state = emptyState({ mode: "duel", victoryScore: 8, seats: ["P1", "P2"], seed: 1 });
  state.random = { seed: 1, script, scripted: script.length > 0 };
  const handlers = new Proxy({} as Handlers, { get: () => () => broken("no task is carried out here") });
  const derive = (): NonNullable<Game["derived"]> => ({
    readsAnything: true,
    watchesMight: false,
    alters: false,
    borrows: false,
    arriving: [],
    adders: [],
    of: [],
    facts: [],
    triggers: {},
    replacements: {},
  });
  const game = gameOf(state, { pool, handlers, derive }, []);
  const field = createObject(game, "Field", "P1");
  state.objects[field] = { ...objectAt(game, field), zone: "board", at: 0 };
  state.battlefields.push(emptySlot(field));
  return game;
}

export const objectAt = (game: Game, id: ObjectId) => game.state.objects[id] ?? broken(`no object ${id}`);

/** A new card in a player's zone, at the bottom. */
export function cardIn(game: Game, card: string, owner: Seat, zone: PlayerZone): ObjectId {
  const id = createObject(game, card, owner);
  putIntoZone(game, id, zone);
  return id;
}
