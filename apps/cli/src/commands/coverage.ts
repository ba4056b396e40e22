import type { Command } from "commander";
export function addCoverage(_program: Command, _root: string): void {}
