/** How an engine is asked. */
export type EngineOptions = {
  /** How long one answer may take, in milliseconds. */
  readonly timeout?: number;
  /** How long the first answer of a process that has just been started may take. */
  readonly starting?: number;
};

/** An engine that hasn't answered after so many milliseconds is taken to be stuck. */
export const defaultTimeout = 5000;

/** A process has to load first: it may need so many milliseconds until its first answer. */
export const defaultStarting = 15_000;
