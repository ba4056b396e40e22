import { describe, expect, it } from "vitest";
import { type Action, actionSchema, actionTypes } from "./action.ts";
import { check } from "./check.ts";

const actions: Action[] = [
  {
    player: "P1",
    type: "play",
    card: "Hextech Ray",
    to: "base",
    from: "hand",
    choices: [
      { mode: 1, targets: [["u1"], ["u2", "u3"]], destinations: ["base"], players: ["P2"], names: ["Gust"] },
      { mode: [1, 2] },
    ],
    pay: { accelerate: true, repeat: 2, kill: ["poro"] },
    discounts: ["ezreal"],
    autoPay: true,
    auto: true,
  },
  { player: "P2", type: "play", card: "Gust", targets: ["vilemaw"] },
  { player: "P1", type: "activate", source: "Fury Rune", ability: 2 },
  { player: "P1", type: "activate", source: "brut", ability: "Equip", targets: ["poro"] },
  { player: "P1", type: "move", units: ["poro", "Vilemaw"], to: "gate" },
  { player: "P1", type: "hide", card: "Hidden Blade", at: "gate" },
  { player: "P1", type: "pass" },
  { player: "P1", type: "endTurn" },
  { player: "P1", type: "invite" },
  { player: "P1", type: "mulligan", cards: ["Gust", "Gust"] },
  { player: "P1", type: "cancel" },
  { player: "P4", type: "concede" },
  { player: "P1", type: "answer", prompt: "7", value: "poro" },
  { player: "P1", type: "answer", prompt: "7", value: ["poro", "vilemaw"] },
  { player: "P1", type: "answer", prompt: "7", value: [] },
  { player: "P1", type: "answer", prompt: "7", value: { poro: 2, vilemaw: 0 } },
  { player: "P1", type: "answer", prompt: "7", value: 2 },
  { player: "P1", type: "answer", prompt: "7", value: [1, 3] },
  { player: "P1", type: "answer", prompt: "7", value: false },
  { player: "P1", type: "answer", prompt: "7", value: { effect: "hourglass", event: "died:poro" } },
  { player: "P1", type: "answer", prompt: "7", value: { use: { source: "rune", ability: 1 } } },
  { player: "P1", type: "answer", prompt: "7", value: { pay: true } },
  { player: "P1", type: "answer", prompt: "7", value: { pay: true, power: { fury: 1 } } },
  { player: "P1", type: "answer", prompt: "7", value: { decline: true } },
];

describe("an action", () => {
  it.each(actions)("is understood as $type", (action) => {
    expect(check(actionSchema, action)).toEqual({ ok: true, value: action });
  });

  it("has every one of the types", () => {
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(actionTypes));
    expect(actionSchema.options.map((option) => option.shape.type.value)).toEqual([...actionTypes]);
  });

  it.each([
    [{ player: "P1", type: "fly" }, "/type", /^expected one of "play", "activate", .*"answer", not "fly"$/],
    [{ player: "P1" }, "/type", /but it is missing$/],
    [{ player: "P9", type: "pass" }, "/player", /^expected one of "P1", "P2", "P3", "P4", not "P9"$/],
    [{ type: "pass" }, "/player", /but it is missing$/],
    [{ plyer: "P1", type: "pass" }, "/plyer", /^unknown field "plyer"$/],
    [{ player: "P1", type: "pass", card: "Gust" }, "/card", /^unknown field "card"$/],
    [{ player: "P1", type: "move", units: [], to: "base" }, "/units", /^expected at least 1 entry, not 0$/],
    [{ player: "P1", type: "play", card: "Gust", targets: "u1" }, "/targets", /^expected a list, not "u1"$/],
    [
      { player: "P1", type: "play", card: "Gust", choices: {} },
      "/choices",
      /^expected a list, not an object$/,
    ],
    [
      { player: "P1", type: "play", card: "Gust", choices: [{ targets: ["u1"] }] },
      "/choices/0/targets/0",
      /^expected a list, not "u1"$/,
    ],
    [{ player: "P1", type: "play", card: "Gust", choices: [], targets: [] }, "/targets", /^expected either/],
    [
      { player: "P1", type: "play", card: "Gust", pay: { repeat: "twice" } },
      "/pay/repeat",
      /^expected true or false, a whole number from 0 to 99 or a list, not "twice"$/,
    ],
    [
      { player: "P1", type: "activate", source: "rune", ability: 0 },
      "/ability",
      /^expected a whole number from 1 to 99, not 0$/,
    ],
    [{ player: "P1", type: "answer", prompt: "7" }, "/value", /but it is missing$/],
    [{ player: "P1", type: "answer", prompt: "7", value: null }, "/value", /, not null$/],
    [
      { player: "P1", type: "answer", prompt: "7", value: { poro: -1 } },
      "/value/poro",
      /^expected a whole number from 0 to 999, not -1$/,
    ],
    [
      { player: "P1", type: "answer", prompt: "7", value: { use: { source: "rune" } } },
      "/value/use/ability",
      /but it is missing$/,
    ],
    [{ player: "P1", type: "answer", prompt: "7", value: [["poro"]] }, "/value/0", /, not a list$/],
  ])("%o is refused at %s", (action, pointer, detail) => {
    const checked = check(actionSchema, action);
    expect(checked.ok ? "nothing" : checked.fault).toEqual({
      pointer,
      detail: expect.stringMatching(detail),
    });
  });
});
