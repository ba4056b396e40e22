import type { PromptKind } from "./answer.ts";
import { gamePrompts } from "./game-prompts.ts";
import { playingPrompts } from "./playing-prompts.ts";
import { resolvingPrompts } from "./resolving-prompts.ts";

/** Every decision that the rules ask of a player, in the order of a game. */
export const promptTable = [...playingPrompts, ...resolvingPrompts, ...gamePrompts] as const;

type Row = (typeof promptTable)[number];

/** The name of a decision. */
export type PromptName = Row["for"];

/** The names of the decisions that are asked as one kind of prompt. */
export type PromptNameOf<Kind extends PromptKind> = PromptName & Extract<Row, { kind: Kind }>["for"];

const kinds: ReadonlyMap<string, PromptKind> = new Map(promptTable.map((row) => [row.for, row.kind]));

/** The names of the decisions that are asked as `kind`, in the table's order. */
export function promptNamesOf<Kind extends PromptKind>(kind: Kind): PromptNameOf<Kind>[] {
  return promptTable
    .map((row) => row.for)
    .filter((name): name is PromptNameOf<Kind> => kinds.get(name) === kind);
}
