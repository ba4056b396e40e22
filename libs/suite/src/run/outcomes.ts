import { citationMedia } from "../citing.ts";
import { EngineBroke, Unsupported } from "../trouble.ts";

/**
 * How a scenario ended. Unsupported: it needs what the engine doesn't list, or what it refuses as unsupported.
 * Errored: the engine or the way to it broke. Neither counts as passed.
 */
export type ScenarioOutcome = "passed" | "failed" | "unsupported" | "errored";

/** A rule that an engine cited for a refusal, and those that would have been right. */
export type Citation = { readonly cited: string; readonly rules: readonly string[]; readonly right: boolean };

/** What came of one scenario; of an outline, of one of its rows. */
export type ScenarioReport = {
  /** The permanent id, without the sign of a tag: S-3f2a. */
  readonly id: string;
  readonly name: string;
  readonly feature: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly outcome: ScenarioOutcome;
  /** Why it didn't pass. */
  readonly detail?: string;
  /** Citations that were judged apart. */
  readonly citations?: readonly Citation[];
};

/** What is read of cucumber's messages. */
export type Message = {
  readonly pickle?: {
    readonly id: string;
    readonly uri: string;
    readonly name: string;
    readonly tags: readonly { readonly name: string }[];
    readonly location?: { readonly line: number };
  };
  readonly testCase?: {
    readonly id: string;
    readonly pickleId: string;
    readonly testSteps: readonly { readonly pickleStepId?: string }[];
  };
  readonly testCaseStarted?: { readonly id: string; readonly testCaseId: string };
  readonly attachment?: {
    readonly testCaseStartedId?: string;
    readonly mediaType: string;
    readonly body: string;
  };
  readonly testStepFinished?: {
    readonly testCaseStartedId: string;
    readonly testStepResult: {
      readonly status: string;
      readonly message?: string;
      readonly exception?: { readonly type: string; readonly message?: string };
    };
  };
  readonly testCaseFinished?: { readonly testCaseStartedId: string; readonly willBeRetried: boolean };
  readonly parseError?: { readonly source: { readonly uri?: string }; readonly message: string };
};

type Pickle = NonNullable<Message["pickle"]>;
type Fault = Pick<ScenarioReport, "outcome" | "detail">;

/**
 * Reads cucumber's messages one after another, and gives the report of a scenario when its last message has come.
 * Throws where a feature can't be read.
 */
export function outcomeReader(): (message: Message) => ScenarioReport | null {
  const pickles = new Map<string, Pickle>();
  const cases = new Map<string, { readonly pickle: Pickle | undefined; readonly hasSteps: boolean }>();
  const started = new Map<string, string>();
  const faults = new Map<string, Fault>();
  const citations = new Map<string, Citation[]>();

  return (message) => {
    const { pickle, testCase, testCaseStarted, attachment, testStepFinished, testCaseFinished, parseError } =
      message;
    if (parseError) throw new Error(`${parseError.source.uri ?? "A feature"}: ${parseError.message}`);
    if (pickle) pickles.set(pickle.id, pickle);
    if (testCase) {
      const hasSteps = testCase.testSteps.some(({ pickleStepId }) => pickleStepId !== undefined);
      cases.set(testCase.id, { pickle: pickles.get(testCase.pickleId), hasSteps });
    }
    if (testCaseStarted) started.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (attachment?.testCaseStartedId !== undefined && attachment.mediaType === citationMedia) {
      const { testCaseStartedId: run } = attachment;
      citations.set(run, [...(citations.get(run) ?? []), JSON.parse(attachment.body)]);
    }
    if (testStepFinished) {
      const fault = faultOf(testStepFinished.testStepResult);
      const run = testStepFinished.testCaseStartedId;
      if (fault !== null && !faults.has(run)) faults.set(run, fault);
    }
    if (!testCaseFinished || testCaseFinished.willBeRetried) return null;
    const run = testCaseFinished.testCaseStartedId;
    const { pickle: scenario, hasSteps = false } = cases.get(started.get(run) ?? "") ?? {};
    if (scenario === undefined) return null;
    const fault = faults.get(run) ?? (hasSteps ? null : { outcome: "failed", detail: "It has no steps." });
    return reportOf(scenario, fault, citations.get(run) ?? []);
  };
}

function reportOf(
  { uri, name, tags, location }: Pickle,
  fault: Fault | null,
  citations: readonly Citation[],
): ScenarioReport {
  const names = tags.map((tag) => tag.name);
  return {
    id: names.find((tag) => tag.startsWith("@S-"))?.slice(1) ?? "",
    name,
    feature: uri.replaceAll("\\", "/"),
    line: location?.line ?? 0,
    tags: names,
    ...(fault ?? { outcome: "passed" }),
    ...(citations.length === 0 ? {} : { citations }),
  };
}

/** The outcome that a step brings about which didn't pass, or null. */
function faultOf({
  status,
  message,
  exception,
}: NonNullable<Message["testStepFinished"]>["testStepResult"]): Fault | null {
  if (status === "PASSED") return null;
  const detail = exception?.message ?? message ?? `A step is ${status.toLowerCase()}.`;
  if (exception?.type === Unsupported.name) return { outcome: "unsupported", detail };
  if (exception?.type === EngineBroke.name) return { outcome: "errored", detail };
  return { outcome: "failed", detail };
}
