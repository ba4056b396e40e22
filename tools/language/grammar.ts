import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The types that a language's sources declare, by name. */
export type Grammar = ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;

/** A property of an object type: its type, and whether a value may lack it. */
export type Property = { readonly type: ts.TypeNode; readonly optional: boolean; readonly doc: string };

/** Reads the types declared in some sources. Syntax alone is read: no types are inferred. */
export function grammarIn(folder: string, files: readonly string[]): Grammar {
  const declared = files.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(folder, file), "utf8"),
      ts.ScriptTarget.Latest,
      true,
    );
    return source.statements.filter(
      (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
    );
  });
  return new Map(declared.map((one) => [one.name.text, one]));
}

/** What a type is made of: the members of unions, named ones looked up, down to object types and literals. */
export function membersOf(grammar: Grammar, node: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(node)) return membersOf(grammar, node.type);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => membersOf(grammar, one));
  const alias = referred(grammar, node);
  if (alias !== undefined && ts.isTypeAliasDeclaration(alias)) return membersOf(grammar, alias.type);
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((one) => membersOf(grammar, one));
  return [node];
}

function referred(grammar: Grammar, node: ts.TypeNode): ReturnType<Grammar["get"]> {
  return ts.isTypeReferenceNode(node) ? grammar.get(node.typeName.getText()) : undefined;
}

/** The properties of an object type, those that it has from others included; null for anything else. */
export function propertiesOf(grammar: Grammar, node: ts.TypeNode): ReadonlyMap<string, Property> | null {
  if (ts.isTypeLiteralNode(node)) return new Map(own(node.members));
  return ts.isTypeReferenceNode(node) ? propertiesNamed(grammar, node.typeName.getText()) : null;
}

/** The properties of an interface by its name; null where there is none. */
export function propertiesNamed(grammar: Grammar, name: string): ReadonlyMap<string, Property> | null {
  const declared = grammar.get(name);
  return declared !== undefined && ts.isInterfaceDeclaration(declared)
    ? new Map([...inherited(grammar, declared), ...own(declared.members)])
    : null;
}

function inherited(
  grammar: Grammar,
  { heritageClauses = [] }: ts.InterfaceDeclaration | { heritageClauses?: readonly ts.HeritageClause[] },
): [string, Property][] {
  return heritageClauses.flatMap(({ types }) =>
    types.flatMap(({ expression }) => {
      const parent = grammar.get(expression.getText());
      return parent !== undefined && ts.isInterfaceDeclaration(parent)
        ? [...inherited(grammar, parent), ...own(parent.members)]
        : [];
    }),
  );
}

function own(members: readonly ts.TypeElement[]): [string, Property][] {
  return members.flatMap((member): [string, Property][] =>
    ts.isPropertySignature(member) && member.type !== undefined
      ? [
          [
            member.name.getText().replaceAll('"', ""),
            { type: member.type, optional: member.questionToken !== undefined, doc: docOf(member) },
          ],
        ]
      : [],
  );
}

/** What the comment right before a node says, in one line; empty where there is none. */
export function docOf(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const last = comments.at(-1);
  if (last === undefined) return "";
  return text
    .slice(last.pos, last.end)
    .replace(/^\/\*\*?|\*\/$/g, "")
    .split("\n")
    .map((line) => line.trim().replace(/^\*\s?/, ""))
    .join(" ")
    .trim();
}
