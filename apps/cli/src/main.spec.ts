import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

function run(args: readonly string[], env: Record<string, string> = {}) {
  const { NO_COLOR, FORCE_COLOR, ...rest } = process.env;
  return spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
    env: { ...rest, ...env },
  });
}

describe("the rulebound process", () => {
  it("writes an answer to the standard output, without colours where that is no terminal", () => {
    const { stdout, stderr, status } = run(["rule", "323.1"]);
    expect(stdout).toContain("\n323.1  procedure, checked by engine\n");
    expect([stderr, status]).toEqual(["", 0]);
    expect(run(["rule", "323.1"], { FORCE_COLOR: "1" }).stdout).toContain("\u001b[1m323.1\u001b[22m");
  });

  it("writes errors to the standard error, and ends with 1", () => {
    const { stdout, stderr, status } = run(["rule", "538"]);
    expect(stderr).toMatch(/^error: there is no rule "538"/);
    expect([stdout, status]).toEqual(["", 1]);
    expect(run(["no-such-command"]).status).toBe(1);
  });
});
