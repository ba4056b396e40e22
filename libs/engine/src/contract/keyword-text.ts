import { type Keyword, type KeywordName, keywordNames } from "@rulebound/language";

/** Keywords that come with a number; without one they have 1 (807, 809, 814, 823). */
const valued: readonly KeywordName[] = ["Assault", "Deflect", "Hunt", "Shield"];

/** A keyword as the contract writes it, or null where it is none that the engine knows: "Tank", "Assault 2". */
export function keywordFrom(text: string): Keyword | null {
  const [, word, number] = /^(\S+)(?: (\d{1,2}))?$/.exec(text) ?? [];
  const keyword = keywordNames.find((name) => name === word);
  if (keyword === undefined) return null;
  if (!valued.includes(keyword)) return number === undefined ? { keyword } : null;
  return { keyword, value: Number(number ?? 1) };
}

/** A keyword as the contract writes it, with its value where it has one. */
export function keywordText({ keyword, value = 1 }: Keyword): string {
  return valued.includes(keyword) ? `${keyword} ${value}` : keyword;
}

/** Keywords added up, in a fixed order. */
export function keywordTexts(keywords: Partial<Record<KeywordName, number>>): string[] {
  const texts: string[] = [];
  for (const keyword of keywordNames) {
    const value = keywords[keyword];
    if (value !== undefined && value !== 0) texts.push(keywordText({ keyword, value }));
  }
  return texts;
}
