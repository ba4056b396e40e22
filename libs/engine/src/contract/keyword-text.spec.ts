import { expect, it } from "vitest";
import { keywordFrom, keywordText, keywordTexts } from "./keyword-text.ts";

it.each([
  ["Tank", { keyword: "Tank" }],
  ["Assault 2", { keyword: "Assault", value: 2 }],
  ["Assault", { keyword: "Assault", value: 1 }],
  ["Quick-Draw", { keyword: "Quick-Draw" }],
  ["Tank 2", null],
  ["tank", null],
  ["Deathknell", null],
  ["Assault two", null],
  ["", null],
])("reads %j", (text, keyword) => {
  expect(keywordFrom(text)).toEqual(keyword);
});

it("writes values only for keywords that have one", () => {
  expect(keywordText({ keyword: "Shield" })).toBe("Shield 1");
  expect(keywordText({ keyword: "Vision" })).toBe("Vision");
});

it("writes what is there, in a fixed order", () => {
  expect(keywordTexts({ Tank: 2, Assault: 3, Hidden: 0 })).toEqual(["Assault 3", "Tank"]);
});
