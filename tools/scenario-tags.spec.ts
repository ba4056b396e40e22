import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tagFaults } from "@rulebound/suite";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

it("every scenario has a permanent id of its own and cites rules or rulings that exist", () => {
  const paths = globSync("features/**/*.feature", { cwd: root });
  expect(paths.length).toBeGreaterThan(0);
  expect(tagFaults(paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })))).toEqual(
    [],
  );
});
