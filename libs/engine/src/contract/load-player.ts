import { changePlayer, type Pool, type Seat } from "@rulebound/core";
import { withRestricted } from "@rulebound/effects";
import { domains } from "@rulebound/language";
import {
  cardsIn,
  cardZones,
  championOf,
  entriesOfPlayer,
  legendsOf,
  objectsIn,
  type Placed,
  type PlayerEntry,
  type WrittenObject,
} from "./entries.ts";
import { contradiction, notAtRest, type Path, unsupported } from "./faults.ts";
import { addEffects } from "./given-effects.ts";
import { makeWithAttached } from "./load-attached.ts";
import { cardOfType, definitionNamed, type Loader, makeObject, makeZone, refuseAbsent } from "./loader.ts";

/** Everything that a player has outside of battlefields. */
export function loadPlayer(loader: Loader, seat: Seat, entry: PlayerEntry, turns: number): void {
  const path = ["players", seat];
  if (entry.removed) refuseBelongings(entry, path);
  const champion = makeZone(loader, championOf(entry, path), seat, "champion");
  const zones = cardZones.map((zone) => [
    zone,
    makeZone(loader, cardsIn(entry[zone], [...path, zone]), seat, zone),
  ]);
  changePlayer(loader.game, seat, {
    points: entry.points ?? 0,
    xp: entry.xp ?? 0,
    pool: poolIn(entry.pool),
    champion,
    chosenChampion: chosenChampionIn(loader, entry, path),
    legend: legendsIn(loader, seat, entry, path),
    removed: entry.removed ?? false,
    turns: entry.turnsTaken ?? turns,
    ...Object.fromEntries(zones),
  });
  for (const [i, card] of (entry.trash ?? []).entries()) {
    const id = loader.game.state.players[seat].trash[i];
    if (typeof card !== "string" && id !== undefined)
      addEffects(loader.game, id, card, [...path, "trash", i]);
  }
  for (const place of objectsIn(entry.runes, [...path, "runes"])) {
    cardOfType(loader, place, ["rune"], "among the runes");
    putInBase(loader, seat, place);
  }
  for (const place of objectsIn(entry.base, [...path, "base"])) {
    cardOfType(loader, place, ["unit", "gear"], "in a base");
    putInBase(loader, seat, place);
  }
}

/** Nothing of a player who has left is in the game any more (652.3). */
function refuseBelongings(entry: PlayerEntry, path: Path): void {
  const [first] = entriesOfPlayer(entry, path);
  if (first) contradiction(first.path, "A player who has left the game has nothing in it.", "652.3");
}

/** The name of the Chosen Champion: where none is said, that of the card in the Champion Zone (103.2.a.3). */
function chosenChampionIn(
  { game }: Loader,
  { chosenChampion, champion }: PlayerEntry,
  path: Path,
): string | null {
  if (chosenChampion !== undefined) {
    return definitionNamed(game, chosenChampion, [...path, "chosenChampion"]).name;
  }
  return (typeof champion === "string" ? champion : champion?.card) ?? null;
}

function legendsIn(loader: Loader, seat: Seat, entry: PlayerEntry, path: Path): number[] {
  const places = legendsOf(entry, path);
  if ((entry.legend === null || entry.legend === undefined) && places.length > 0) {
    unsupported(
      [...path, "otherLegends"],
      "This engine can't hold further legends beside no champion legend.",
    );
  }
  return places.map((place) => {
    cardOfType(loader, place, ["legend"], "in a legend zone");
    const { owner = seat, controller = seat } = place.entry;
    if (owner !== seat)
      contradiction([...place.path, "owner"], `The legends of ${seat} are theirs.`, "107.4");
    if (controller !== seat) {
      contradiction([...place.path, "controller"], `The legends of ${seat} are theirs.`, "107.4");
    }
    return makeObject(loader, place, seat, { zone: "legend", at: null, controller: seat });
  });
}

function putInBase(loader: Loader, seat: Seat, place: Placed<WrittenObject>): void {
  const { controller = seat, owner = controller } = place.entry;
  if (controller !== seat) {
    notAtRest(
      [...place.path, "controller"],
      `The next cleanup recalls it to the base of ${controller}.`,
      "323.7",
    );
  }
  refuseAbsent(loader, owner, [...place.path, "owner"]);
  makeWithAttached(loader, place, owner, { at: seat, controller });
}

function poolIn(pool: PlayerEntry["pool"]): Pool {
  const { energy = 0, power = {}, restricted = [] } = pool ?? {};
  const kinds = [...domains, "any"] as const;
  const amounts: Pool["power"] = { fury: 0, calm: 0, mind: 0, body: 0, chaos: 0, order: 0, any: 0 };
  for (const kind of kinds) amounts[kind] = power[kind] ?? 0;
  return restricted.reduce<Pool>(
    (sum, { for: purpose, energy: more = 0, power: moreOf = 0 }) =>
      withRestricted(sum, {
        for: purpose,
        energy: more,
        power: typeof moreOf === "number" ? { any: moreOf } : moreOf,
      }),
    { energy, power: amounts },
  );
}
