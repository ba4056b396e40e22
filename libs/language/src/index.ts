export * from "./abilities.ts";
export * from "./build.ts";
export * from "./instructions.ts";
export * from "./program.ts";
export * from "./select.ts";
export * from "./words.ts";
