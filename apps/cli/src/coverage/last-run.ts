import { type Message, outcomeReader, type ScenarioOutcome } from "@rulebound/suite";

/** How the scenarios of a run ended, by id; of an outline, the worst of its rows. */
export type LastRun = ReadonlyMap<string, ScenarioOutcome>;

/** Reads a report: cucumber's messages, or what `rulebound conformance --report` wrote. Throws on anything else. */
export function lastRunIn(text: string): LastRun {
  const reports = text.trimStart().startsWith("{\n") ? ofConformance(text) : ofMessages(text);
  const run = new Map<string, ScenarioOutcome>();
  for (const { id, outcome } of reports) {
    const known = run.get(id);
    if (known === undefined || known === "passed") run.set(id, outcome);
  }
  return run;
}

type Ended = { readonly id: string; readonly outcome: ScenarioOutcome };

function ofConformance(text: string): readonly Ended[] {
  const report: { scenarios?: readonly Ended[] } = JSON.parse(text);
  if (report.scenarios === undefined) throw new Error("it is no report of a conformance run");
  return report.scenarios;
}

function ofMessages(text: string): readonly Ended[] {
  const read = outcomeReader();
  return text.split("\n").flatMap((line) => {
    if (line === "") return [];
    const message: Message = JSON.parse(line);
    return read(message) ?? [];
  });
}
