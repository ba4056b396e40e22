import { changeObject, emptySlot, type Seat } from "@rulebound/core";
import {
  facedownIn,
  objectsIn,
  type Placed,
  type WrittenBattlefield,
  type WrittenFacedown,
} from "./entries.ts";
import { contradiction, notAtRest, type Path, unsupported } from "./faults.ts";
import { makeWithAttached } from "./load-attached.ts";
import { cardOfType, type Loader, make, refuseAbsent, refuseToken, replacedBy } from "./loader.ts";

/** A battlefield with everything at it. Without a controller it is controlled by whoever alone has units there. */
export function loadBattlefield(loader: Loader, place: Placed<WrittenBattlefield>, index: number): void {
  const { game } = loader;
  const { path, entry } = place;
  refuseUnheld(place);
  cardOfType(loader, place, ["battlefield"], "a battlefield");
  const owner = ownerOf(loader, place, index);
  const controller = entry.controller === undefined ? soleController(entry) : entry.controller;
  if (controller) refuseAbsent(loader, controller, [...path, "controller"]);
  const id = make(loader, place, owner, { zone: "board", at: index, controller: owner });
  changeObject(game, id, {
    exhausted: entry.exhausted ?? false,
    empowered: Number(entry.empowered ?? 0),
    copyOf: entry.copyOf ?? null,
    replaced: replacedBy(loader, place),
  });
  game.state.battlefields.push({ ...emptySlot(id), controller });
  loadUnits(loader, place, index, controller);
  const facedown = facedownIn(entry.facedown, [...path, "facedown"]);
  const cards = facedown.map((card) => loadFacedown(loader, card, index, controller));
  const slot = game.state.battlefields[index];
  if (slot) game.state.battlefields[index] = { ...slot, facedown: cards };
}

function refuseUnheld({ path, entry }: Placed<WrittenBattlefield>): void {
  if (entry.contested)
    notAtRest([...path, "contested"], "A showdown is due at a contested battlefield.", "323.8");
  if (entry.staged && entry.staged.length > 0) {
    notAtRest([...path, "staged"], "What is staged here is due to begin.", "323.12");
  }
  if (entry.gear && entry.gear.length > 0) {
    notAtRest([...path, "gear", 0], "The next cleanup recalls unattached gear from a battlefield.", "323.7");
  }
}

/** One battlefield for each player in turn order, and so on from the first player where there are more. */
function ownerOf(loader: Loader, { path, entry }: Placed<WrittenBattlefield>, index: number): Seat {
  const { seats } = loader.game.state;
  if (entry.owner === null) {
    return unsupported([...path, "owner"], "This engine can't hold a battlefield that nobody owns yet.");
  }
  const owner = entry.owner ?? seats[index % seats.length] ?? "P1";
  refuseAbsent(loader, owner, [...path, "owner"]);
  return owner;
}

/** Whose units alone are there, as far as their entries say. */
function soleController({ units = [] }: WrittenBattlefield): Seat | null {
  const said = units.flatMap((unit) => (typeof unit === "string" ? [] : (unit.controller ?? [])));
  const [first = null] = said;
  return said.every((controller) => controller === first) ? first : null;
}

function loadUnits(
  loader: Loader,
  { path, entry }: Placed<WrittenBattlefield>,
  index: number,
  slotController: Seat | null,
): void {
  const present: Seat[] = [];
  for (const unit of objectsIn(entry.units, [...path, "units"])) {
    cardOfType(loader, unit, ["unit"], "among the units of a battlefield");
    const at = [...unit.path, "controller"];
    const controller =
      unit.entry.controller ?? slotController ?? contradiction(at, "Nobody is said to control this unit.");
    const owner = unit.entry.owner ?? controller;
    refuseAbsent(loader, controller, at);
    refuseAbsent(loader, owner, [...unit.path, "owner"]);
    if (!present.includes(controller)) present.push(controller);
    if (present.length > 2) contradiction(at, "Units of three players can't be at one battlefield.", "462");
    makeWithAttached(loader, unit, owner, { at: index, controller });
  }
}

/** A facedown card, controlled by the battlefield's controller (107.3.c), hidden in an earlier turn unless it says when. */
function loadFacedown(
  loader: Loader,
  { path, entry }: Placed<WrittenFacedown>,
  index: number,
  slotController: Seat | null,
): number {
  const { game } = loader;
  const controller = entry.controller ?? slotController;
  if (controller === null || controller !== slotController) {
    return contradiction(
      path,
      "The controller of a facedown card controls the battlefield that it is at.",
      "107.3.c",
    );
  }
  cardOfType(loader, { path, entry }, ["unit", "gear", "spell"], "facedown at a battlefield");
  const owner = entry.owner ?? controller;
  refuseAbsent(loader, owner, [...path, "owner"]);
  const hiddenOn = hiddenOnOf(entry, game.state.turn.number, [...path, "hiddenOn"]);
  const id = make(loader, { path, entry }, owner, { zone: "facedown", at: index, controller });
  refuseToken(loader, id, path);
  changeObject(game, id, { hiddenOn });
  return id;
}

function hiddenOnOf({ hiddenOn }: WrittenFacedown, turn: number, path: Path): number {
  if (hiddenOn === undefined) return Math.max(0, turn - 1);
  if (hiddenOn > turn) contradiction(path, `It is only turn ${turn}.`);
  return hiddenOn;
}
