import type { ScriptedChance as KernelChance } from "@rulebound/core";
import type { ScriptedChance } from "@rulebound/protocol";
import { type Path, unsupported } from "./faults.ts";

/** Scripted chance as the kernel reads it. Refuses what the kernel has no random choice for. */
export function scriptOf(script: readonly ScriptedChance[], path: Path = ["random"]): KernelChance[] {
  return script.map((entry, i): KernelChance => {
    if ("shuffle" in entry) return { shuffle: entry.shuffle, order: [...entry.order] };
    if ("recycle" in entry)
      return { shuffle: recyclePile(entry.recycle, [...path, i, "recycle"]), order: [...entry.order] };
    // A player is picked to go first (115.1.a); of a player's battlefields one is picked for use (485.5).
    return {
      pick: entry.pick,
      for: entry.player === undefined ? "firstPlayer" : `${entry.player}.battlefield`,
    };
  });
}

/** Cards recycled at once into a main deck come in random order; runes in that of their owner (416.5). */
function recyclePile(pile: string, path: Path): string {
  const [seat = "", deck] = pile.split(".");
  if (deck !== "deck") {
    unsupported(
      path,
      "Runes recycled at once lie in the order that their owner chooses, not in random order.",
    );
  }
  return `${seat}.recycle`;
}
