import {
  currentRules,
  modeTable,
  type Position,
  type ReturnedPosition,
  type Seat,
  seats,
} from "@rulebound/protocol";

type Player = NonNullable<NonNullable<Position["players"]>[Seat]>;
type CardEntry = NonNullable<Player["hand"]>[number];
type BoardEntry = NonNullable<Player["base"]>[number];
type BattlefieldEntry = NonNullable<Position["battlefields"]>[number];
type AttachedEntry = NonNullable<Exclude<BoardEntry, string>["attached"]>[number];

type ReturnedPlayer = NonNullable<ReturnedPosition["players"][Seat]>;
type ReturnedCard = ReturnedPlayer["hand"][number];
type ReturnedObject = ReturnedPlayer["base"][number];
type ReturnedAttached = NonNullable<ReturnedObject["attached"]>[number];
type ReturnedBattlefield = ReturnedPosition["battlefields"][number];

/** Fields that write a card out, or that the suite doesn't look at; computed fields have names of their own. */
const writtenOut = ["type", "supertype", "energy", "power", "domains", "tags", "replaces"] as const;

/**
 * A position as an engine of others gives it back, with the documented defaults where it leaves something out. An
 * object without id gets one that says where it stands.
 */
export function returnedFrom(position: Position): ReturnedPosition {
  const { mode = "duel", turn = {}, players = {}, battlefields = [] } = position;
  const { player = "P1", number = 1, phase = "main", queue = [] } = turn;
  const playing = seats.slice(0, modeTable.find(({ id }) => id === mode)?.players ?? 2);
  return {
    chain: [],
    showdown: null,
    combat: null,
    priority: null,
    focus: null,
    turnState: "neutral-open",
    winner: null,
    ...position,
    rules: position.rules ?? currentRules,
    mode,
    turn: { ...turn, player, number, phase, queue },
    players: Object.fromEntries(
      playing.map((seat) => [seat, playerFrom(seat, players[seat] ?? {})]),
    ) as ReturnedPosition["players"],
    battlefields: battlefields.map(battlefieldFrom),
  };
}

function playerFrom(seat: Seat, player: Player): ReturnedPlayer {
  const cards = (field: "hand" | "deck" | "runeDeck" | "trash" | "banishment"): ReturnedCard[] =>
    (player[field] ?? []).map((entry, at) => cardFrom(entry, `${seat}-${field}-${at}`));
  const board = (entries: readonly BoardEntry[], place: string): ReturnedObject[] =>
    entries.map((entry, at) => objectFrom(entry, `${seat}-${place}-${at}`, seat));
  const { legend = null, champion = null, otherLegends = [], runes = [], base = [] } = player;
  return {
    ...player,
    points: player.points ?? 0,
    xp: player.xp ?? 0,
    pool: player.pool ?? {},
    turnsTaken: player.turnsTaken ?? 0,
    legend: legend === null ? null : objectFrom(legend, `${seat}-legend`, seat),
    otherLegends: board(otherLegends, "legend"),
    champion: champion === null ? null : cardFrom(champion, `${seat}-champion`),
    hand: cards("hand"),
    deck: cards("deck"),
    runeDeck: cards("runeDeck"),
    trash: cards("trash"),
    banishment: cards("banishment"),
    runes: board(runes, "rune"),
    base: board(base, "base"),
  };
}

function battlefieldFrom(entry: BattlefieldEntry, at: number): ReturnedBattlefield {
  const given = typeof entry === "string" ? { card: entry } : entry;
  const { card, copyOf, token, empowered, exhausted, contested, staged, printed } = given;
  const { id = `battlefield-${at}`, incarnation = 0, units = [], gear = [], facedown = [] } = given;
  const [controller, owner] = [given.controller ?? null, given.owner ?? null];
  const there = (entries: readonly BoardEntry[], place: string): ReturnedObject[] =>
    entries.map((one, index) => objectFrom(one, `${id}-${place}-${index}`, controller ?? "P1"));
  return {
    ...defined({ copyOf, token, empowered, exhausted, contested, staged, printed }),
    card,
    id,
    incarnation,
    owner,
    controller,
    units: there(units, "unit"),
    gear: there(gear, "gear"),
    facedown: facedown.map((one, index) => {
      const hidden = typeof one === "string" ? { card: one } : one;
      const by = hidden.controller ?? controller ?? "P1";
      return {
        ...cardFrom(hidden, `${id}-facedown-${index}`),
        owner: hidden.owner ?? by,
        controller: by,
        hiddenOn: hidden.hiddenOn ?? 0,
      };
    }),
  };
}

function cardFrom(entry: CardEntry, otherwise: string): ReturnedCard {
  if (typeof entry === "string") return { card: entry, id: otherwise, incarnation: 0 };
  const { card, id = otherwise, incarnation = 0 } = entry;
  return { card, id, incarnation };
}

function objectFrom(entry: BoardEntry, otherwise: string, seat: Seat): ReturnedObject {
  const { attached = [], ...rest } = typeof entry === "string" ? { card: entry } : entry;
  const object = attachedFrom(rest, otherwise, seat);
  return {
    ...object,
    attached: attached.map((one, at) => attachedFrom(one, `${object.id}-attached-${at}`, object.controller)),
  };
}

function attachedFrom(entry: AttachedEntry, otherwise: string, seat: Seat): ReturnedAttached {
  const given = typeof entry === "string" ? { card: entry } : entry;
  const { id = otherwise, incarnation = 0, controller = seat, types = ["unit"], keywords = [] } = given;
  const known = Object.entries(given).filter(([field]) => !writtenOut.some((one) => one === field));
  return {
    ...(Object.fromEntries(known) as Omit<typeof given, (typeof writtenOut)[number]>),
    id,
    incarnation,
    controller,
    owner: given.owner ?? controller,
    types,
    keywords,
  };
}

type Defined<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The fields that aren't undefined. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
