import { type Filter, type Instruction, pick, upTo } from "@rulebound/language";

/** Looks at so many cards from the top of the deck; one that fits can be revealed and drawn, and the rest is recycled. */
export const findAmongTop = (top: number, filter: Filter): Instruction[] => [
  { do: "look", top, as: "seen" },
  pick("found", { among: "seen", filter }, upTo(1)),
  { do: "revealPicked", what: "found" },
  { do: "drawFrom", what: "found" },
  { do: "recycle", what: "seen" },
];
