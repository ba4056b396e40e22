import { expect, it } from "vitest";
import { featureFile, scenariosOf } from "./feature-file.ts";

const text = `
@all
Feature: 323 Cleanups
  Background:
    Given a background

  @definition
  Rule: 323 Steps of a cleanup
    When something is said
    over two lines.

  # a comment: Rule: 999 isn't one
  Rule: 323.5 Lethal damage kills
    It is killed.

    @S-aaaa @R-323.5
    @example
    Scenario: once
      Given a thing
        | Rule: 1 |
      """
      Scenario: not one
      """
      When it acts

    @S-bbbb @R-323.5
    Scenario Outline: <n> times
      Given <n> things

      @row
      Examples:
        | n |
        | 2 |
`;

it("takes a feature apart", () => {
  const feature = featureFile("features\\300\\323.feature", text);
  expect([feature.path, feature.title, feature.backgrounds]).toEqual([
    "features/300/323.feature",
    "323 Cleanups",
    ["Given a background"],
  ]);
  expect(
    feature.rules.map(({ number, line, tags, description }) => [number, line, tags, description]),
  ).toEqual([
    ["323", 8, ["@all", "@definition"], "When something is said over two lines."],
    ["323.5", 13, ["@all"], "It is killed."],
  ]);
  expect(scenariosOf(feature)).toEqual([
    {
      id: "S-aaaa",
      title: "once",
      line: 18,
      tags: ["@all", "@S-aaaa", "@R-323.5", "@example"],
      steps: ["Given a thing", "When it acts"],
    },
    {
      id: "S-bbbb",
      title: "<n> times",
      line: 27,
      tags: ["@all", "@S-bbbb", "@R-323.5"],
      steps: ["Given <n> things"],
    },
  ]);
});

it("finds no number where a title begins with none, and keeps scenarios outside of rules", () => {
  const feature = featureFile(
    "a.feature",
    "Feature: A\n  @S-cccc\n  Scenario: alone\n    Given x\n  Rule: Tokens\n",
  );
  expect(feature.rules.map(({ number }) => number)).toEqual([""]);
  expect(feature.scenarios.map(({ id }) => id)).toEqual(["S-cccc"]);
});
