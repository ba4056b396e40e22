import { allSeats, type GameObject, type Location, type Seat } from "@rulebound/core";
import type { z } from "zod";
import {
  largestCount,
  largestSerial,
  longestText,
  mostBattlefields,
  mostExecutions,
  zones,
} from "./state-parts-schema.ts";

/*
 * Objects are by far the most of a state, and each has few fields written out. A schema looks for every field that
 * there could be, which takes ten times as long as reading those that are there.
 */

/** Reads one field of what came in; gives undefined, which no JSON has, where it isn't what belongs there. */
type Reader<T> = (value: unknown) => T | undefined;

/** A reader for each field of a type. */
export type Readers<T> = { readonly [Field in keyof T]-?: Reader<T[Field]> };

/** Reads the fields that a value has into what is new. Gives the name of the first that doesn't belong there, or null. */
export function readFields<T extends object>(value: object, readers: Readers<T>, into: T): string | null {
  for (const [name, written] of Object.entries(value)) {
    if (!Object.hasOwn(readers, name)) return name;
    const field = name as keyof T;
    const read = readers[field](written);
    if (read === undefined) return name;
    into[field] = read;
  }
  return null;
}

/** Reads what a schema fits. */
export const fitting =
  <T>(schema: z.ZodType<T>): Reader<T> =>
  (value) =>
    schema.safeParse(value).data;

/** Reads null too. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value);

const wholeUpTo =
  (most: number): Reader<number> =>
  (value) =>
    Number.isInteger(value) && typeof value === "number" && value >= 0 && value <= most ? value : undefined;

export const readCount = wholeUpTo(largestCount);
export const readSerial = wholeUpTo(largestSerial);
export const readSlot = wholeUpTo(mostBattlefields - 1);
export const readExecutions = wholeUpTo(mostExecutions);

export const readFlag: Reader<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

export const readText: Reader<string> = (value) =>
  typeof value === "string" && value.length <= longestText ? value : undefined;

/** Reads one of some words. */
export const oneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value);

export const readSeat = oneOf<Seat>(allSeats);
export const readZone = oneOf<GameObject["zone"]>(zones);
export const readLocation: Reader<Location> = (value) => readSeat(value) ?? readSlot(value);
