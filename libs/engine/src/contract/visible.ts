import { type Game, type GameObject, type ObjectId, objectOf, type Seat } from "@rulebound/core";

/** Who looks: a player, or null for an observer who may see everything. */
export type Viewer = Seat | null;

/**
 * Whether a viewer may see an object's face where it is now: decks are secret to all, hands and facedown cards private
 * to one player, everything else public (105-108, 128). What an instruction is showing is seen as long as it shows it.
 */
export function sees(game: Game, viewer: Viewer, object: GameObject): boolean {
  if (viewer === null) return true;
  return seesInZone(game, viewer, object) || isShownTo(game, viewer, object.id);
}

function seesInZone({ state }: Game, viewer: Seat, { zone, owner, controller }: GameObject): boolean {
  switch (zone) {
    case "deck":
    case "runeDeck":
      return false;
    case "hand":
      return owner === viewer;
    case "facedown":
      return (
        controller === viewer ||
        state.seesFacedown.some(({ player, of }) => player === viewer && of === controller)
      );
    case "board":
    case "chain":
    case "trash":
    case "banishment":
    case "champion":
    case "legend":
    case "none":
      return true;
  }
}

function isShownTo({ state }: Game, viewer: Seat, id: ObjectId): boolean {
  return state.looking.some(
    ({ player, revealed, cards }) => (revealed || player === viewer) && cards.includes(id),
  );
}

/** Objects that a viewer may refer to: those still in the game whose faces they see. */
export function seenBy(game: Game, viewer: Viewer): ObjectId[] {
  return game.state.objects
    .filter((object) => object.zone !== "none" && sees(game, viewer, object))
    .map(({ id }) => id);
}

/** Whether a viewer may see what an object is called, by its id. */
export const seesId = (game: Game, viewer: Viewer, id: ObjectId): boolean =>
  sees(game, viewer, objectOf(game, id));
