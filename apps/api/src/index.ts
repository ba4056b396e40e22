export { type AppOptions, createApp } from "./app.ts";
export { listen, type Running } from "./server.ts";
