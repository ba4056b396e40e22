export * from "./assign.ts";
export * from "./combat.ts";
export * from "./control.ts";
export * from "./lethal.ts";
export * from "./score.ts";
export * from "./showdown.ts";
export * from "./standard-move.ts";
