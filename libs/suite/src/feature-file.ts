/** A scenario or an outline, with the tags of all that it stands in. */
export type FeatureScenario = {
  /** The permanent id, S-3f2a; empty where it has none. */
  readonly id: string;
  readonly title: string;
  readonly line: number;
  readonly tags: readonly string[];
  /** Its steps, without tables and texts. */
  readonly steps: readonly string[];
};

/** A `Rule:` of a feature. */
export type FeatureRule = {
  /** The number that its title begins with; empty where it begins with none. */
  readonly number: string;
  readonly title: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly description: string;
  readonly scenarios: readonly FeatureScenario[];
};

/** A feature file, taken apart. */
export type FeatureFile = {
  readonly path: string;
  readonly title: string;
  readonly rules: readonly FeatureRule[];
  /** Scenarios that stand outside its rules. */
  readonly scenarios: readonly FeatureScenario[];
  /** Steps of all its backgrounds. */
  readonly backgrounds: readonly string[];
};

/** Every scenario of a feature. */
export const scenariosOf = ({ scenarios, rules }: FeatureFile): FeatureScenario[] => [
  ...scenarios,
  ...rules.flatMap((rule) => rule.scenarios),
];

const title =
  /^(Feature|Rule|Background|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios):\s*(.*)$/;
const step = /^(?:Given|When|Then|And|But|\*) /;
const textBlock = /^("""|```)/;

type Growing<Part> = {
  -readonly [Field in keyof Part]: Part[Field] extends readonly (infer One)[] ? One[] : Part[Field];
};

/** Takes the text of a feature apart. Text that is no feature gives one without title, rules and scenarios. */
export function featureFile(path: string, text: string): FeatureFile {
  const feature: Growing<FeatureFile> = {
    path: path.replaceAll("\\", "/"),
    title: "",
    rules: [],
    scenarios: [],
    backgrounds: [],
  };
  let featureTags: string[] = [];
  let tags: string[] = [];
  let rule: Growing<FeatureRule> | null = null;
  let scenario: Growing<FeatureScenario> | null = null;
  let describing: "rule" | "other" = "other";
  let inText = false;

  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.trim();
    if (textBlock.test(line)) inText = !inText;
    if (inText || textBlock.test(line) || line === "" || line.startsWith("#") || line.startsWith("|"))
      continue;
    if (line.startsWith("@")) {
      tags.push(...line.split(/\s+/));
      describing = "other";
      continue;
    }
    const [, keyword, name = ""] = title.exec(line) ?? [];
    if (keyword === undefined) {
      // A description may have lines that begin like a step.
      if (describing === "rule" && rule !== null) rule.description = `${rule.description} ${line}`.trim();
      else if (step.test(line)) (scenario?.steps ?? feature.backgrounds).push(line);
      continue;
    }
    const own = tags;
    tags = [];
    describing = "other";
    if (keyword === "Feature") {
      feature.title = name;
      featureTags = own;
    } else if (keyword === "Rule") {
      const [number = ""] = /^\d{3}(?:\.(?:\d+|[a-z]))*(?=\s|$)/.exec(name) ?? [];
      rule = {
        number,
        title: name,
        line: index + 1,
        tags: [...featureTags, ...own],
        description: "",
        scenarios: [],
      };
      feature.rules.push(rule);
      scenario = null;
      describing = "rule";
    } else if (keyword === "Background") {
      scenario = null;
    } else if (keyword !== "Examples" && keyword !== "Scenarios") {
      const all: string[] = [...(rule?.tags ?? featureTags), ...own];
      const id = own.find((tag) => tag.startsWith("@S-"))?.slice(1) ?? "";
      scenario = { id, title: name, line: index + 1, tags: all, steps: [] };
      (rule?.scenarios ?? feature.scenarios).push(scenario);
    }
  }
  return feature;
}
