import type { ReturnedPosition, Seat, ViewedPosition } from "@rulebound/protocol";

type Player = NonNullable<ReturnedPosition["players"][Seat]>;
type Battlefield = ReturnedPosition["battlefields"][number];
type BoardObject = Player["base"][number];

/** An object or card, with its name now and the place that it is at. */
export type Placed = {
  readonly id: string;
  /** Its name now: a copy has that of what it copies. */
  readonly name: string;
  /** "P1.hand", "P1.base", "chain", a battlefield's id, that with ".facedown", or "battlefields". */
  readonly place: string;
  /** What is known about it if it is on the board. */
  readonly object?: BoardObject;
  /** The id of what it is attached to. */
  readonly attachedTo?: string;
  readonly battlefield?: Battlefield;
};

/** The zones of a player that hold cards, by the field of the position. */
const zones = ["hand", "deck", "runeDeck", "trash", "banishment"] as const;

/** Everything in a position, with where it is. */
export function placedIn(position: ReturnedPosition): Placed[] {
  return [
    ...seatsOf(position).flatMap(([seat, player]) => ofPlayer(seat, player)),
    ...position.battlefields.flatMap(ofBattlefield),
    ...position.chain.flatMap(({ id, card, kind }) =>
      card !== undefined && (kind === "spell" || kind === "permanent")
        ? [{ id, name: card, place: "chain" }]
        : [],
    ),
  ];
}

/** The players of a position, by seat. */
export function seatsOf(position: ReturnedPosition): [Seat, Player][] {
  const { P1, P2, P3, P4 } = position.players;
  const players: [Seat, Player | undefined][] = [
    ["P1", P1],
    ["P2", P2],
    ["P3", P3],
    ["P4", P4],
  ];
  return players.flatMap(([seat, player]) => (player === undefined ? [] : [[seat, player]]));
}

function ofPlayer(seat: Seat, player: Player): Placed[] {
  const cards = zones.flatMap((zone) =>
    player[zone].map(({ id, card }) => ({ id, name: card, place: `${seat}.${zone}` })),
  );
  const { champion, legend, otherLegends = [] } = player;
  return [
    ...cards,
    ...(champion === null ? [] : [{ id: champion.id, name: champion.card, place: `${seat}.champion` }]),
    ...[...(legend === null ? [] : [legend]), ...otherLegends].flatMap((one) =>
      onBoard(one, `${seat}.legend`),
    ),
    ...[...player.runes, ...player.base].flatMap((one) => onBoard(one, `${seat}.base`)),
  ];
}

function ofBattlefield(battlefield: Battlefield): Placed[] {
  const { id, card, copyOf, units, gear = [], facedown } = battlefield;
  return [
    { id, name: copyOf ?? card, place: "battlefields", battlefield },
    ...[...units, ...gear].flatMap((one) => onBoard(one, id)),
    ...facedown.map((one) => ({ id: one.id, name: one.card, place: `${id}.facedown` })),
  ];
}

function onBoard(object: BoardObject, place: string): Placed[] {
  const { id, card, copyOf, attached = [] } = object;
  return [
    { id, name: copyOf ?? card, place, object },
    ...attached.map((one) => ({
      id: one.id,
      name: one.copyOf ?? one.card,
      place,
      object: one,
      attachedTo: id,
    })),
  ];
}

/** All that a word can mean: the one object of that id, or else all of that name. */
export function fitting(position: ReturnedPosition, word: string): Placed[] {
  const everything = placedIn(position);
  const exact = everything.filter(({ id }) => id === word);
  return exact.length > 0 ? exact : everything.filter(({ name }) => name === word);
}

/** The one thing that a word means; an error where there is none or where it could be several. */
export function theOne(position: ReturnedPosition, word: string): Placed {
  const [one, ...others] = fitting(position, word);
  if (one === undefined) throw new Error(`There is no "${word}" in the game.`);
  if (others.length > 0) {
    const places = [one, ...others].map(({ place, id }) => `${id} (${place})`).join(", ");
    throw new Error(`"${word}" could be any of ${places}: call it by an id.`);
  }
  return one;
}

/** The faces that a player may see in a zone: those that lie open, and those shown to that player now. */
export function facesIn(position: ViewedPosition, zone: string): string[] {
  const shown = [...(position.looking ?? []), ...(position.revealed ?? [])].filter(
    (one) => one.zone === zone,
  );
  const cards = [...cardsIn(position, zone), ...shown.flatMap((one) => one.cards)];
  return cards.flatMap((card) => ("card" in card ? [card.card] : []));
}

/** The cards of a zone as a player may see them: faces and backs. */
export function cardsIn(
  position: ViewedPosition,
  zone: string,
): readonly ({ card: string } | { hidden: true })[] {
  const battlefield = position.battlefields.find(({ id }) => `${id}.facedown` === zone);
  if (battlefield !== undefined) return battlefield.facedown;
  const { P1, P2, P3, P4 } = position.players;
  const players = { P1, P2, P3, P4 };
  const [seat = "", field = ""] = zone.split(".");
  const player = Object.entries(players).find(([one]) => one === seat)?.[1];
  const known = zones.find((one) => one === field);
  if (player === undefined || known === undefined) throw new Error(`There is no zone "${zone}".`);
  return player[known];
}
