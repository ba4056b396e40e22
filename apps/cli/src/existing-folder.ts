import { statSync } from "node:fs";
import { InvalidArgumentError } from "commander";

/** Reads an option that names a folder; refuses one that isn't there. */
export function existingFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new InvalidArgumentError("There is no such folder.");
}
