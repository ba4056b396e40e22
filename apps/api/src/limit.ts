import { z } from "zod";

/** A limit in a query: how many of `what` at most, from 1 to `most`; `leftOut` says what is given without it. */
export function limitSchema(what: string, most: number, leftOut: string) {
  const error = `expected a whole number from 1 to ${most}`;
  return z
    .string()
    .refine((limit) => /^[1-9]\d{0,8}$/.test(limit) && Number(limit) <= most, { error })
    .optional()
    .meta({
      description: `How many ${what} at most. Left out: ${leftOut}.`,
      type: "integer",
      minimum: 1,
      maximum: most,
    });
}

/** A limit that has been checked, as a number. */
export function limitOf(limit: string | undefined): number | undefined {
  return limit === undefined ? undefined : Number(limit);
}
