import {
  type Attachment,
  cardOf,
  changeObject,
  type GameObject,
  type ObjectId,
  objectOf,
  type Seat,
} from "@rulebound/core";
import type { CardDefinition, ReplaceWith } from "@rulebound/language";
import { attachedIn, type Placed, type WrittenAttached, type WrittenObject } from "./entries.ts";
import { contradiction } from "./faults.ts";
import { cardOfType, definitionNamed, type Loader, makeObject, refuseAbsent } from "./loader.ts";

/**
 * An object on the board with what is attached to it: gear, to a unit (150, 818.1.c.2), at the unit's place (719.3) and
 * under its controller's control unless its entry says otherwise (718.5.e). Both join the list of the board.
 */
export function makeWithAttached(
  loader: Loader,
  place: Placed<WrittenObject>,
  owner: Seat,
  where: Pick<GameObject, "at" | "controller">,
): void {
  const { game } = loader;
  const { path, entry } = place;
  if (entry.attachedThisTurn) {
    contradiction([...path, "attachedThisTurn"], `"${entry.card}" isn't attached to anything.`, "718");
  }
  const id = makeObject(loader, place, owner, { zone: "board", ...where });
  game.state.board.push(id);
  for (const attached of attachedIn(place)) attach(loader, attached, id);
  const { copyOf } = objectOf(game, id);
  if (entry.copyOf !== undefined && entry.copyOf !== copyOf) {
    contradiction([...path, "copyOf"], `What is attached to it makes it a copy of "${copyOf}".`, "477.1.b.1");
  }
}

function attach(loader: Loader, place: Placed<WrittenAttached>, topMost: ObjectId): void {
  const { game } = loader;
  const { path, entry } = place;
  const unit = objectOf(game, topMost);
  if (cardOf(game, unit).definition.type !== "unit") {
    contradiction(path, `Nothing is attached to "${unit.card}", which isn't a unit.`, "818.1.c.2");
  }
  const definition = cardOfType(loader, place, ["gear"], "attached");
  if (!definition.tags.includes("Equipment")) {
    contradiction([...path, "card"], `"${entry.card}" is no Equipment, which can't be attached.`, "150.1");
  }
  const { controller = unit.controller, owner = controller, attachedThisTurn = false } = entry;
  refuseAbsent(loader, controller, [...path, "controller"]);
  refuseAbsent(loader, owner, [...path, "owner"]);
  const id = makeObject(loader, place, owner, { zone: "board", at: unit.at, controller });
  game.state.board.push(id);
  const { number } = game.state.turn;
  const turn = attachedThisTurn ? number : Math.max(0, number - 1);
  const copied = copiedBy(loader, place, definition, unit);
  changeObject(game, id, { attachment: { topMost, turn, ...copied } });
  if (copied.copy) changeObject(game, topMost, { copyOf: copied.copy.of });
}

/** What it has copied as it was attached, as far as its text has it copy anything. */
function copiedBy(
  { game }: Loader,
  { path, entry: { card, copies, copiedOver } }: Placed<WrittenAttached>,
  definition: CardDefinition,
  unit: GameObject,
): Pick<Attachment, "copiedText" | "copy"> {
  const attaching = attachingOf(definition);
  if (copies !== undefined) definitionNamed(game, copies, [...path, "copies"]);
  if (copiedOver !== undefined) definitionNamed(game, copiedOver, [...path, "copiedOver"]);
  if (copies !== undefined && attaching === undefined) {
    contradiction([...path, "copies"], `"${card}" copies nothing.`);
  }
  const becomes = typeof attaching === "object" && copies !== undefined;
  if (copiedOver !== undefined && !becomes) {
    contradiction([...path, "copiedOver"], `"${card}" makes nothing a copy.`);
  }
  return {
    copiedText: attaching === "copyText" ? (copies ?? cardOf(game, unit).definition.name) : null,
    copy: becomes ? { of: copies, over: copiedOver ?? null } : null,
  };
}

type Attaching = Extract<ReplaceWith, { attaching: unknown }>["attaching"];

function attachingOf({ abilities }: CardDefinition): Attaching | undefined {
  for (const ability of abilities) {
    if (ability.kind === "replacement" && "attaching" in ability.with) return ability.with.attaching;
  }
  return undefined;
}
