import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { citationsIn, type RuleNumber } from "@rulebound/rulebook";
import type ts from "typescript";

/** A place in the code that cites a rule. */
export type CodeCitation = {
  /** From the project's folder, with slashes. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly number: RuleNumber;
  /** The function, constant or type at the top of the file that the citation belongs to, where there is one. */
  readonly name?: string;
  /** The line itself, trimmed. */
  readonly text: string;
};

/** Which numbers are looked for. */
export type Cited = (number: string) => number is RuleNumber;

/** The rulebook and this command talk about all rules without following one. */
const notCiting = ["libs/rulebook/**", "apps/cli/**"];
const notWritten = ["**/node_modules", "**/dist", "**/data", "**/*.generated.ts", "**/*.d.ts"];
/** Stands at the head of a file that another tool generated. */
const generated = /@generated|auto-generated/i;

/** Spares parsing a file in which not even code looks like a number asked for. */
const anyNumber = /(?<!\d)\d{3}(?:\.(?:\d+|[a-z]))*/g;

/**
 * Where the TypeScript files of libs and apps below `root` cite the rules asked for, in comments and in string
 * literals; a number that is code is none. Generated files and data are left out. In the order of paths and lines.
 */
export async function codeCitations(root: string, cited: Cited): Promise<readonly CodeCitation[]> {
  const files = globSync(["libs/**/*.ts", "apps/**/*.ts"], {
    cwd: root,
    exclude: [...notCiting, ...notWritten],
  })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter(({ text }) => !generated.test(text.slice(0, 300)))
    .filter(({ text }) => [...text.matchAll(anyNumber)].some(([number]) => cited(number)));
  if (files.length === 0) return [];
  const { default: compiler } = await import("typescript");
  return files.flatMap(({ path, text }) => citationsInCode(compiler, path, text, cited));
}

function citationsInCode(compiler: typeof ts, path: string, text: string, cited: Cited): CodeCitation[] {
  const source = compiler.createSourceFile(path, text, {
    languageVersion: compiler.ScriptTarget.Latest,
    jsDocParsingMode: compiler.JSDocParsingMode.ParseNone,
  });
  const lines = text.split(/\r?\n/);
  const found = new Map<string, CodeCitation>();
  for (const piece of wording(compiler, source)) {
    for (const { number, at } of citationsIn(text.slice(piece.from, piece.to))) {
      if (!cited(number)) continue;
      const { line } = source.getLineAndCharacterOfPosition(piece.from + at);
      const name = piece.name === undefined ? {} : { name: piece.name };
      found.set(`${line} ${number}`, {
        path,
        line: line + 1,
        number,
        ...name,
        text: (lines[line] ?? "").trim(),
      });
    }
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** A comment or a string literal, and the name at the top of the file that it belongs to. */
type Wording = { readonly from: number; readonly to: number; readonly name: string | undefined };

function wording(compiler: typeof ts, source: ts.SourceFile): Wording[] {
  const found: Wording[] = [];
  const visit = (node: ts.Node, name: string | undefined) => {
    const parts = node.getChildren(source);
    for (const part of parts) visit(part, name);
    if (parts.length > 0) return;
    for (const { pos, end } of [
      ...(compiler.getLeadingCommentRanges(source.text, node.pos) ?? []),
      ...(compiler.getTrailingCommentRanges(source.text, node.end) ?? []),
    ]) {
      found.push({ from: pos, to: end, name });
    }
    if (isText(compiler, node)) found.push({ from: node.getStart(source), to: node.end, name });
  };
  for (const statement of source.statements) visit(statement, nameOf(compiler, statement));
  visit(source.endOfFileToken, undefined);
  return found;
}

function isText(compiler: typeof ts, node: ts.Node): boolean {
  return (
    compiler.isStringLiteralLike(node) ||
    compiler.isTemplateHead(node) ||
    compiler.isTemplateMiddleOrTemplateTail(node)
  );
}

function nameOf(compiler: typeof ts, statement: ts.Statement): string | undefined {
  if (compiler.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations[0]?.name;
    return name !== undefined && compiler.isIdentifier(name) ? name.text : undefined;
  }
  if (
    compiler.isFunctionDeclaration(statement) ||
    compiler.isTypeAliasDeclaration(statement) ||
    compiler.isInterfaceDeclaration(statement) ||
    compiler.isClassDeclaration(statement)
  ) {
    return statement.name?.text;
  }
  return undefined;
}
