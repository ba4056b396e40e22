import {
  changeObject,
  characteristicsOf,
  emit,
  type Game,
  type GameEvent,
  needCleanup,
  type ObjectId,
  objectOf,
} from "@rulebound/core";
import { factsAbout } from "../facts.ts";

type Status = Extract<
  GameEvent,
  { event: "exhaust" | "ready" | "heal" | "stun" | "buff" | "empower" | "disempower" }
>;

const isUnit = (game: Game, id: ObjectId): boolean => characteristicsOf(game, id).types.includes("unit");

/**
 * A status that is there already isn't given again (414.1.b, 415.1.b, 423.1.a.1, 426.1.b.1, 441.1.b), and one that isn't
 * there isn't taken away (442.1.a).
 */
export function canChangeStatus(game: Game, { event, object, source }: Status): boolean {
  const { exhausted, stunned, buffs, damage, empowered, zone } = objectOf(game, object);
  if (zone !== "board" && zone !== "legend") return false;
  switch (event) {
    case "exhaust":
      return !exhausted;
    case "ready":
      return exhausted && !isReadyingForbidden(game, object, source !== null);
    case "heal":
      return damage.length > 0;
    case "stun":
      return !stunned && isUnit(game, object);
    case "buff":
      return isUnit(game, object) && (buffs === 0 || canHaveMoreBuffs(game, object));
    case "empower":
      return empowered === 0 || empowered < timesEmpowerable(game, object);
    case "disempower":
      return empowered > 0;
  }
}

/** A text lets it have more than one buff (426.1.b.2). */
const canHaveMoreBuffs = (game: Game, id: ObjectId): boolean =>
  factsAbout(game, "anyNumberOfBuffs", objectOf(game, id)).length > 0;

/** How often an object can be empowered: once, or as often as a text permits (441.1.b, 441.1.c.1). */
export const timesEmpowerable = (game: Game, id: ObjectId): number =>
  Math.max(1, ...factsAbout(game, "empowerLimit", objectOf(game, id)).map(({ fact }) => fact.times));

/** Whether a text forbids readying an object: at all, or by what spells and abilities tell (054.1). */
function isReadyingForbidden(game: Game, id: ObjectId, isEffect: boolean): boolean {
  return factsAbout(game, "cantBeReadied", objectOf(game, id)).some(
    ({ fact }) => fact.by === undefined || isEffect,
  );
}

export function performStatus(game: Game, { event, object }: Status): void {
  needCleanup(game);
  switch (event) {
    case "exhaust":
      changeObject(game, object, { exhausted: true });
      emit(game, { type: "exhausted", rule: "414.1", object });
      return;
    case "ready":
      changeObject(game, object, { exhausted: false });
      emit(game, { type: "readied", rule: "415.1", object });
      return;
    case "heal": {
      const amount = objectOf(game, object).damage.reduce((sum, mark) => sum + mark.amount, 0);
      changeObject(game, object, { damage: [] });
      emit(game, { type: "healed", rule: "418.1", object, amount });
      return;
    }
    case "stun":
      changeObject(game, object, { stunned: true });
      emit(game, { type: "stunned", rule: "423.1", object });
      return;
    case "buff":
      changeObject(game, object, { buffs: objectOf(game, object).buffs + 1 });
      emit(game, { type: "buffed", rule: "426.1.b", object });
      return;
    case "empower":
      changeObject(game, object, { empowered: objectOf(game, object).empowered + 1 });
      emit(game, { type: "empowered", rule: "441.1", object });
      return;
    case "disempower":
      changeObject(game, object, { empowered: 0 });
      emit(game, { type: "disempowered", rule: "442.1", object });
  }
}

type SpendBuff = Extract<GameEvent, { event: "spendBuff" }>;

/** A buff is spent off a unit that has one and that its spender controls (702.2.b.1, 745.2). */
export function canSpendBuff(game: Game, { object, player }: SpendBuff): boolean {
  const { buffs, controller } = objectOf(game, object);
  return buffs > 0 && controller === player;
}

/** Takes one buff off (702.2.b, 745.1). */
export function performSpendBuff(game: Game, { object, player }: SpendBuff): void {
  changeObject(game, object, { buffs: objectOf(game, object).buffs - 1 });
  emit(game, { type: "buffSpent", rule: "702.2.b", object, amount: 1, by: player });
  needCleanup(game);
}
