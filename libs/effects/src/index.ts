export * from "./chain-items.ts";
