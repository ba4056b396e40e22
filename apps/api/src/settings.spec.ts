import { describe, expect, it } from "vitest";
import { help, readSettings } from "./settings.ts";

describe("settings", () => {
  it("has defaults, for empty variables too", () => {
    const settings = { port: 3000, logLevel: "info" };
    expect(readSettings([], {})).toEqual({ type: "start", settings });
    expect(readSettings([], { PORT: "", LOG_LEVEL: "" })).toEqual({ type: "start", settings });
  });

  it("reads PORT and LOG_LEVEL", () => {
    expect(readSettings([], { PORT: "65535", LOG_LEVEL: "silent" })).toEqual({
      type: "start",
      settings: { port: 65_535, logLevel: "silent" },
    });
    expect(readSettings([], { PORT: "0" })).toMatchObject({ settings: { port: 0 } });
  });

  it.each([["65536"], ["-1"], ["80.5"], ["http"], ["3000 "], ["0x50"], ["999999"]])(
    "refuses the port %j and says what to try",
    (port) => {
      expect(readSettings([], { PORT: port })).toEqual({
        type: "wrong",
        message: `PORT must be a whole number from 0 to 65535, not "${port}". Try: PORT=3000 npm start`,
      });
    },
  );

  it("refuses a log level that there isn't", () => {
    expect(readSettings([], { LOG_LEVEL: "loud" })).toMatchObject({
      type: "wrong",
      message: expect.stringMatching(/one of trace, .*silent, not "loud"/),
    });
  });

  it("helps, and refuses other options", () => {
    expect(readSettings(["--help"], { PORT: "no" })).toEqual({ type: "help" });
    expect(readSettings(["-h"], {})).toEqual({ type: "help" });
    for (const option of ["--port=80", "3000", "-x"]) {
      expect(readSettings([option], {})).toMatchObject({
        type: "wrong",
        message: expect.stringContaining(option),
      });
    }
    expect(help).toMatch(/PORT[\s\S]*LOG_LEVEL/);
  });
});
