import {
  characteristicsOf,
  emit,
  type Game,
  type GameEvent,
  noteInLedger,
  type ObjectId,
  objectOf,
} from "@rulebound/core";
import { putIntoZone } from "@rulebound/zones";

type Die = Extract<GameEvent, { event: "die" }>;

/** Only a permanent on the board can be killed (428.1). */
export function canDie(game: Game, id: ObjectId): boolean {
  if (objectOf(game, id).zone !== "board") return false;
  const { types } = characteristicsOf(game, id);
  return types.includes("unit") || types.includes("gear");
}

/** A permanent goes from the board straight to the trash (428.2). */
export function performDie(game: Game, { object, why, by }: Die): void {
  const { controller } = objectOf(game, object);
  emit(game, {
    type: "died",
    rule: why === "lethal" ? "323.5" : "428.1",
    object,
    player: controller,
    ...(by === null ? {} : { by }),
  });
  noteInLedger(game, { what: "died", object, player: controller });
  putIntoZone(game, object, "trash");
}
