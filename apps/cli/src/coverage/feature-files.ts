import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FeatureFile, featureFile } from "@rulebound/suite";

/** Every feature below a project's folder, in the order of paths. */
export function featureFiles(root: string): FeatureFile[] {
  return globSync("features/**/*.feature", { cwd: root, exclude: ["**/node_modules"] })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => featureFile(path, readFileSync(join(root, path), "utf8")));
}

/** Whether a feature is part of the rulebook: features/300/323-steps-of-a-cleanup.feature. */
export const isOfTheBook = ({ path }: FeatureFile): boolean => /^features\/\d{3}\//.test(path);
