import {
  type Bound,
  cardOf,
  emit,
  type Game,
  type GameEvent,
  type GameObject,
  type Location,
  objectOf,
  type PlayContext,
  referTo,
  type Seat,
} from "@rulebound/core";
import { createObject, putOnChain } from "@rulebound/zones";
import { addPending, plainContext } from "./chain-items.ts";

/** Puts a card or token on the chain to be played (354): its play goes on when what is under way is complete (354.3). Gives the item's id. */
export function startPlaying(game: Game, object: GameObject, controller: Seat, context: PlayContext): number {
  putOnChain(game, object.id, controller);
  const onChain = objectOf(game, object.id);
  const { definition, abilities } = cardOf(game, onChain);
  const spell = abilities.findIndex(({ ability }) => ability.kind === "spell");
  return addPending(game, {
    controller,
    object: object.id,
    source: referTo(onChain),
    ability: spell < 0 ? null : { card: definition.name, ability: spell },
    context,
  });
}

/** Has a player play a card because an effect says so (419.3). */
export function playTold(
  game: Game,
  object: GameObject,
  by: Seat,
  how: Pick<PlayContext, "ignoring" | "onlyTo" | "less" | "afterwards">,
): Bound {
  startPlaying(game, object, by, { ...plainContext, from: object.zone, ...how });
  return asPlayed(game, object.id);
}

interface TokenPlay {
  token: string;
  controller: Seat;
  onlyTo: Location | null;
  entering: "ready" | "exhausted" | null;
}

/** Creates a token on the chain, to be played (184, 439.2.c). */
export function playToken(game: Game, { token, controller, onlyTo, entering }: TokenPlay): Bound {
  const id = createObject(game, token, controller, { token: true });
  emit(game, { type: "tokenCreated", rule: "439.1", object: id, player: controller });
  startPlaying(game, objectOf(game, id), controller, {
    ...plainContext,
    from: "none",
    onlyTo,
    entering,
  });
  return asPlayed(game, id);
}

/** Has the token played that an event is about. */
export const playTokenOf = (
  game: Game,
  { player, token, onlyTo, entering }: Extract<GameEvent, { event: "playToken" }>,
): Bound => playToken(game, { token, controller: player, onlyTo, entering });

/** What is on the chain now, referred to as the object that it will be on the board (124): it enters once. */
function asPlayed(game: Game, id: number): Bound {
  return { id, incarnation: objectOf(game, id).incarnation + 1 };
}
