import { isBelow, isRuleNumber, type RuleNumber, rule, rulingsCiting } from "@rulebound/rulebook";
import { type Command, Option } from "commander";
import { type Cited, type CodeCitation, codeCitations } from "../citations/code.ts";
import { type FeatureCitation, featureCitations } from "../citations/features.ts";
import { existingFolder } from "../existing-folder.ts";
import { knownRule } from "../known-rule.ts";
import { ruleText, shorten } from "../rule-text.ts";
import { printJson, type Terminal, terminalOf } from "../terminal.ts";

type Options = { readonly json?: true; readonly below?: true; readonly root: string };

/** `rulebound where <rule>`: the rule, and the code, features and rulings that cite it. */
export function addWhere(program: Command, projectFolder: string): void {
  program
    .command("where")
    .description("print a rule, and where code, features and rulings cite it")
    .argument("<rule>", "a rule number, such as 323.5")
    .option("--below", "also what cites the rules below it")
    .addOption(
      new Option("--root <folder>", "the project to look into")
        .default(projectFolder, "this one")
        .argParser(existingFolder),
    )
    .option("--json", "print JSON")
    .action(async (text: string, options: Options, command: Command) => {
      const number = knownRule(command, text);
      const found = await whereIs(number, options);
      if (options.json) printJson(command, { rule: rule(number), ...found });
      else printWhere(number, found, terminalOf(command));
    });
}

/** A ruling that cites the rule; `conflict` where its note on conflicts does. */
type RulingCitation = {
  readonly id: string;
  readonly title: string;
  readonly conflict: boolean;
  readonly claims: readonly {
    readonly id: string;
    readonly says: string;
    readonly rules: readonly RuleNumber[];
  }[];
};

type Where = {
  readonly below: boolean;
  readonly code: readonly CodeCitation[];
  readonly features: readonly FeatureCitation[];
  readonly rulings: readonly RulingCitation[];
};

async function whereIs(number: RuleNumber, options: Options): Promise<Where> {
  const below = options.below === true;
  const cited: Cited = (it): it is RuleNumber =>
    isRuleNumber(it) && (it === number || (below && isBelow(it, number)));
  return {
    below,
    code: await codeCitations(options.root, cited),
    features: featureCitations(options.root, cited),
    rulings: rulingsCiting(number, { below }).map(({ ruling: { id, title }, conflict, claims }) => ({
      id,
      title,
      conflict,
      claims: claims.map(({ id, says, rules }) => ({ id, says, rules })),
    })),
  };
}

function printWhere(number: RuleNumber, { below, code, features, rulings }: Where, terminal: Terminal): void {
  const { print, paint, wrap } = terminal;
  const place = ({ path, line, number }: CodeCitation | FeatureCitation) =>
    `  ${paint.cyan(`${path}:${line}`)}${below ? `  ${number}` : ""}`;
  const heading = (title: string, count: number) =>
    print(`\n${paint.bold(title)}  ${count === 0 ? "none" : count}`);

  print(ruleText(rule(number), terminal));
  heading("Code", code.length);
  for (const it of code) {
    print([place(it), ...(it.name === undefined ? [] : [it.name]), paint.dim(shorten(it.text))].join("  "));
  }
  heading("Features", features.length);
  for (const it of features) print([place(it), it.as, paint.dim(shorten(it.of))].join("  "));
  heading("Rulings", rulings.length);
  for (const { id, title, conflict, claims } of rulings) {
    print(`  ${paint.cyan(id)}  ${title}${conflict ? paint.dim("  (note on conflicts)") : ""}`);
    for (const claim of claims) print(wrap(`${claim.id}  ${claim.says}`, 4));
  }
}
