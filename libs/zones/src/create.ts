import { cardNamed, type Game, type ObjectId, type Seat, untouched } from "@rulebound/core";

/**
 * Brings an object into being, in no zone yet (439): a token made in play, or a card that a position or deck lists.
 * `key` is the caller's name for it; without one a new one is made. Gives its id.
 */
export function createObject(
  game: Game,
  card: string,
  owner: Seat,
  options: { token?: boolean; key?: string } = {},
): ObjectId {
  const { state } = game;
  const id = state.objects.length;
  const object = untouched({
    id,
    key: options.key ?? freshKey(game, card),
    card,
    token: options.token ?? cardNamed(game, card).definition.token === true,
    owner,
    zone: "none",
    at: null,
    incarnation: 0,
  });
  state.objects.push(object);
  return id;
}

/** A key that nothing has had: the card's name in lower case, with the next number. */
function freshKey(game: Game, card: string): string {
  const { state } = game;
  const { keyStem } = cardNamed(game, card);
  for (;;) {
    const key = `${keyStem}-${state.next.key++}`;
    if (!state.objects.some((object) => object.key === key)) return key;
  }
}
