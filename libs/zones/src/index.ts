export * from "./attachment.ts";
export * from "./control.ts";
export * from "./create.ts";
export * from "./decks.ts";
export * from "./setup.ts";
export * from "./zones.ts";
