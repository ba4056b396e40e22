// Two ways for a scenario to end that say nothing about whether the engine keeps the rules. Runs tell them from
// failures by the names of these classes, which cucumber reports with every error.

/** The scenario needs what the engine doesn't say that it can do. */
export class Unsupported extends Error {
  constructor(reason: string) {
    super(`unsupported: ${reason}`);
  }
}

/** The engine, or what leads to it, broke: it crashed, kept silent, or answered what the contract doesn't know. */
export class EngineBroke extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`the engine broke: ${what}`, options);
  }
}

/** What an error says, with what is behind it. */
export function saying(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${saying(error.cause)})`;
}
