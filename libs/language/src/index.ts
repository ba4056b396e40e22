export * from "./abilities.ts";
export * from "./bindings.ts";
export * from "./build.ts";
export * from "./instructions.ts";
export * from "./program.ts";
export { keywordText, powerSymbols } from "./render/costs.ts";
export * from "./render.ts";
export * from "./select.ts";
export * from "./words.ts";
