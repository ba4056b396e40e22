import { characteristicsOf, type Game, type ObjectId } from "@rulebound/core";
import type { Position } from "@rulebound/protocol";
import type { Placed, WrittenObject } from "./entries.ts";
import { contradiction, type Path } from "./faults.ts";
import { keywordFrom, keywordText, keywordTexts } from "./keyword-text.ts";
import { turnStateOf } from "./turn-state.ts";

/** Compares what a position says of computed fields with what is computed. */
export function compareComputed(
  game: Game,
  position: Position,
  said: readonly { id: ObjectId; place: Placed<WrittenObject> }[],
): void {
  const { state } = game;
  expect(position.turnState, turnStateOf(state), ["turnState"], "the state of the turn");
  expect(position.priority, state.priority, ["priority"], "priority");
  expect(position.focus, null, ["focus"], "focus");
  for (const { id, place } of said) compareObject(game, id, place);
}

function compareObject(game: Game, id: ObjectId, { path, entry }: Placed<WrittenObject>): void {
  const { might, keywords, types } = characteristicsOf(game, id);
  expect(listed(entry.types), listed(types), [...path, "types"], "its types");
  // Beside `type`, Might and keywords are what is printed.
  if (entry.type !== undefined) return;
  expect(entry.might, might, [...path, "might"], "its Might");
  expect(
    listed(entry.keywords?.map(canonical)),
    listed(keywordTexts(keywords)),
    [...path, "keywords"],
    "its keywords",
  );
}

const listed = (words: readonly string[] | undefined): string | undefined =>
  words && [...words].sort().join(", ");

/** "Assault" is "Assault 1". */
function canonical(text: string): string {
  const keyword = keywordFrom(text);
  return keyword ? keywordText(keyword) : text;
}

function expect(said: unknown, computed: unknown, path: Path, what: string): void {
  if (said === undefined || said === computed) return;
  contradiction(
    path,
    `The position gives ${shown(said)} as ${what}, which is computed to be ${shown(computed)}.`,
  );
}

const shown = (value: unknown): string =>
  value === null ? "nothing" : value === "" ? "none" : String(value);
