/** How an engine is asked. */
export type EngineOptions = {
  /** How long one answer may take, in milliseconds. */
  readonly timeout?: number;
};

/** An engine that hasn't answered after so many milliseconds is taken to be stuck. */
export const defaultTimeout = 5000;
