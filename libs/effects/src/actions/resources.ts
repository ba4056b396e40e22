import {
  changeObject,
  changePlayer,
  emit,
  emptyPool,
  type Game,
  type GameEvent,
  type Pool,
  playerOf,
  type Seat,
} from "@rulebound/core";
import { putOntoBoard, topOf } from "@rulebound/zones";
import { withRestricted } from "../power.ts";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

const isPowerKind = (pool: Pool, kind: string): kind is keyof Pool["power"] => kind in pool.power;

/** Resources go into the Rune Pool (429.1). */
export function performAdd(game: Game, { player, energy, power, for: purpose }: Of<"add">): void {
  const { pool } = playerOf(game, player);
  const more = purpose === null ? { ...pool.power } : emptyPool().power;
  for (const kind of power) if (isPowerKind(pool, kind)) more[kind] += 1;
  changePlayer(game, player, {
    pool:
      purpose === null
        ? { ...pool, energy: pool.energy + energy, power: more }
        : withRestricted(pool, { for: purpose, energy, power: more }),
  });
  emit(game, { type: "resourcesAdded", rule: "429.1", player, amount: energy, detail: power.join(" ") });
}

/** Runes from the top of the Rune Deck onto the board, as many as there are (430). */
export function performChannel(game: Game, { player, amount, exhausted }: Of<"channel">): void {
  for (const id of topOf(game, player, "runeDeck", amount)) {
    putOntoBoard(game, id, player, player);
    if (exhausted) changeObject(game, id, { exhausted: true });
    emit(game, { type: "channeled", rule: "430.1", object: id, player });
  }
}

/** Unspent resources are lost (167.1). */
export function emptyPoolOf(game: Game, seat: Seat, rule: "316.3" | "317.2.d" | "317.2.e"): void {
  const { pool } = playerOf(game, seat);
  const isEmpty = pool.energy === 0 && Object.values(pool.power).every((amount) => amount === 0);
  if (isEmpty && pool.restricted === undefined) return;
  changePlayer(game, seat, { pool: emptyPool() });
  emit(game, { type: "poolEmptied", rule, player: seat });
}
