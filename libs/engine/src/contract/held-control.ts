import { changeObject, current, type Game, type GameObject, objectOf, referTo } from "@rulebound/core";
import type { WrittenObject } from "./entries.ts";
import { contradiction } from "./faults.ts";
import type { Loader } from "./loader.ts";
import { objectMeant } from "./object-meant.ts";

type Held = NonNullable<WrittenObject["controlledWhile"]>[number];

/** By what players control an object as long as something stays on the board (390.5.b). */
export const heldOut = (game: Game, { held }: GameObject): Held[] =>
  held.flatMap(({ by, from, while: reference }) => {
    const stays = current(game, reference);
    return stays === null ? [] : [{ by, from, while: stays.key }];
  });

/** Control that ends with something else. Needs everything else to be loaded. */
export function loadHeld({ game, said }: Loader): void {
  for (const { id, place } of said) {
    const { controlledWhile = [] } = place.entry;
    if (controlledWhile.length === 0) continue;
    const path = [...place.path, "controlledWhile"];
    const held = controlledWhile.map(({ by, from, while: name }, i) => {
      const stays = objectMeant(game, name, [...path, i, "while"]);
      if (stays.zone !== "board")
        contradiction([...path, i, "while"], `"${stays.card}" isn't on the board.`, "390.5.b");
      return { by, from, while: referTo(stays) };
    });
    if (held.at(-1)?.by !== objectOf(game, id).controller)
      contradiction(path, "It is controlled by whom the latest of these effects gave it to.", "191");
    changeObject(game, id, { held });
  }
}
