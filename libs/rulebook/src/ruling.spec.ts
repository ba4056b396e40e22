import { describe, expect, it } from "vitest";
import { type RulingCitation, ruling, rulings, rulingsCiting } from "./ruling.ts";

const claimIds = (citations: readonly RulingCitation[]) =>
  citations.flatMap(({ claims }) => claims.map(({ id }) => id));

describe("ruling", () => {
  it("gives a ruling by its id", () => {
    expect(ruling("FAQ-07")?.title).toBe("Triggered abilities, the chain and 'may'");
    expect(rulings()[6]).toBe(ruling("FAQ-07"));
  });

  it.each(["", "FAQ-00", "FAQ-51", "FAQ-7", "faq-07", "FAQ-07.2", "constructor"])(
    "knows no ruling %j",
    (id) => {
      expect(ruling(id)).toBeUndefined();
    },
  );
});

describe("rulingsCiting", () => {
  it("gives each ruling once, with the claims that the rule decides", () => {
    const citing = rulingsCiting("323.5");
    expect(citing.map((it) => it.ruling.id)).toEqual(["FAQ-27", "FAQ-38", "FAQ-43", "FAQ-48"]);
    expect(claimIds(citing)).toEqual([
      ...["FAQ-27.2", "FAQ-27.5", "FAQ-27.7", "FAQ-27.8", "FAQ-27.9", "FAQ-27.10"],
      ...["FAQ-38.1", "FAQ-38.3", "FAQ-43.3", "FAQ-48.2", "FAQ-48.6"],
    ]);
    expect(citing.some(({ conflict }) => conflict)).toBe(false);
  });

  it("leaves out the rules below, unless asked for them", () => {
    expect(claimIds(rulingsCiting("465.2"))).toEqual([]);
    expect(claimIds(rulingsCiting("465.2", { below: true }))).toEqual([
      ...["FAQ-39.5", "FAQ-39.6", "FAQ-50.1", "FAQ-50.2", "FAQ-50.3"],
    ]);
    expect(claimIds(rulingsCiting("465.2.c.1", { below: true }))).toEqual(["FAQ-39.6"]);
  });

  it("finds a rule that only the note on a conflict cites", () => {
    const [citation, ...more] = rulingsCiting("822.1.b");
    expect(citation).toMatchObject({ ruling: { id: "FAQ-06" }, claims: [], conflict: true });
    expect(more).toEqual([]);
  });
});
