import ts from "typescript";
import { docOf, type Grammar, membersOf, propertiesNamed, propertiesOf } from "./grammar.ts";

/** A word of the language: a member of one of its unions, or a property of one of its patterns. */
export type Word = {
  readonly group: string;
  readonly word: string;
  /** how it is written, empty where that is the word itself */
  readonly shape: string;
  /** what its comment says, where it has one */
  readonly says: string;
};

/** Types whose members are words, each told by its literal property, else its first one, or a literal itself. */
const unions = [
  "Ability",
  "EventName",
  "ReplaceWith",
  "PassiveFact",
  "Instruction",
  "CostAction",
  "Condition",
  "Value",
  "PlayerRef",
  "Place",
  "Duration",
];

/** Types whose properties are words. */
const patterns = ["Filter", "EventPattern"];

/** Every word that the types have, in their order, each once. */
export function wordsOf(grammar: Grammar): Word[] {
  const ofUnions = unions.flatMap((group) =>
    unionMembers(grammar, group).flatMap((node) =>
      wordsFor(grammar, node).map((word): Word => ({ group, word, shape: shapeOf(node), says: docOf(node) })),
    ),
  );
  const ofPatterns = patterns.flatMap((group) =>
    [...(propertiesNamed(grammar, group) ?? [])].map(
      ([word, { type, doc }]): Word => ({ group, word, shape: oneLine(type), says: doc }),
    ),
  );
  return [...new Map([...ofUnions, ...ofPatterns].map((one) => [nameOf(one), one])).values()];
}

const oneLine = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ");

const shapeOf = (node: ts.TypeNode): string => (ts.isLiteralTypeNode(node) ? "" : oneLine(node));

/** A word with its group: "Instruction deal". */
export const nameOf = ({ group, word }: Pick<Word, "group" | "word">): string => `${group} ${word}`;

function unionMembers(grammar: Grammar, group: string): ts.TypeNode[] {
  const declared = grammar.get(group);
  return declared !== undefined && ts.isTypeAliasDeclaration(declared)
    ? membersOf(grammar, declared.type)
    : [];
}

const literalsIn = (grammar: Grammar, node: ts.TypeNode): string[] =>
  membersOf(grammar, node).flatMap((one) =>
    ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : [],
  );

/** Properties that tell the members of a union apart. */
const tags = ["kind", "do", "cost", "fact"];

/** What a member is told by: its tag, with the literals that it can have, else its first property. */
function tellingProperty(grammar: Grammar, node: ts.TypeNode): { name: string; literals: string[] } | null {
  const required = [...(propertiesOf(grammar, node) ?? [])].filter(([, { optional }]) => !optional);
  const tag = required.find(([name]) => tags.includes(name));
  if (tag !== undefined) return { name: tag[0], literals: literalsIn(grammar, tag[1].type) };
  const [first] = required;
  return first === undefined ? null : { name: first[0], literals: [] };
}

function wordsFor(grammar: Grammar, node: ts.TypeNode): string[] {
  const telling = tellingProperty(grammar, node);
  if (telling === null) return literalsIn(grammar, node);
  return telling.literals.length > 0 ? telling.literals : [telling.name];
}

/** The words that a value of some type uses, those within it included, by name and each once. */
export function wordsUsed(grammar: Grammar, type: string, value: unknown): Set<string> {
  const groupsOf = groupsByMember(grammar);
  const used = new Set<string>();
  const walkProperties = (
    properties: ReturnType<typeof propertiesOf>,
    object: object,
    group: string | null,
  ): void => {
    for (const [key, inner] of Object.entries(object)) {
      const property = properties?.get(key);
      if (property === undefined || inner === undefined) continue;
      if (group !== null) used.add(nameOf({ group, word: key }));
      walk(property.type, inner);
    }
  };
  const walk = (node: ts.TypeNode, inner: unknown): void => {
    if (Array.isArray(inner)) {
      for (const list of membersOf(grammar, node)) {
        if (ts.isArrayTypeNode(list)) for (const one of inner) walk(list.elementType, one);
        if (ts.isTupleTypeNode(list)) for (const [at, one] of list.elements.entries()) walk(one, inner[at]);
      }
      return;
    }
    const member = fitting(grammar, node, inner);
    if (member === null) return;
    const word = wordOf(grammar, member, inner);
    for (const group of groupsOf.get(idOf(member)) ?? []) used.add(nameOf({ group, word }));
    if (typeof inner !== "object" || inner === null) return;
    const name = ts.isTypeReferenceNode(member) ? member.typeName.getText() : null;
    walkProperties(
      propertiesOf(grammar, member),
      inner,
      name !== null && patterns.includes(name) ? name : null,
    );
  };
  walkProperties(propertiesNamed(grammar, type), value as object, null);
  return used;
}

/** A member by its own name, or by where it stands. */
const idOf = (node: ts.TypeNode): string =>
  ts.isTypeReferenceNode(node) ? node.typeName.getText() : `${node.getSourceFile().fileName}:${node.pos}`;

function groupsByMember(grammar: Grammar): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const group of unions) {
    for (const node of unionMembers(grammar, group)) {
      groups.set(idOf(node), [...(groups.get(idOf(node)) ?? []), group]);
    }
  }
  return groups;
}

/** The member of a type that a value is: the literal, or the object type that it has most of; null for other values. */
function fitting(grammar: Grammar, node: ts.TypeNode, value: unknown): ts.TypeNode | null {
  const members = membersOf(grammar, node);
  if (typeof value === "string") {
    return (
      members.find((one) => ts.isLiteralTypeNode(one) && literalsIn(grammar, one).includes(value)) ?? null
    );
  }
  if (typeof value !== "object" || value === null) return null;
  const fits = members
    .filter((one) => isLike(grammar, one, value))
    .sort(
      (one, other) =>
        Number(isTagged(grammar, other)) - Number(isTagged(grammar, one)) ||
        shared(grammar, other, value) - shared(grammar, one, value),
    );
  return fits[0] ?? null;
}

function isLike(grammar: Grammar, node: ts.TypeNode, value: object): boolean {
  const properties = propertiesOf(grammar, node);
  if (properties === null) return false;
  return [...properties].every(([name, { type, optional }]) => {
    const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
    if (inner === undefined) return optional;
    const literals = literalsIn(grammar, type);
    const onlyLiterals = literals.length > 0 && literals.length === membersOf(grammar, type).length;
    return !onlyLiterals || (typeof inner === "string" && literals.includes(inner));
  });
}

/** Parts of an intersection have no tag of their own: what has one is what the value is. */
const isTagged = (grammar: Grammar, node: ts.TypeNode): boolean =>
  (tellingProperty(grammar, node)?.literals.length ?? 0) > 0;

const shared = (grammar: Grammar, node: ts.TypeNode, value: object): number =>
  [...(propertiesOf(grammar, node)?.keys() ?? [])].filter((key) => key in value).length;

function wordOf(grammar: Grammar, member: ts.TypeNode, value: unknown): string {
  if (typeof value === "string") return value;
  const telling = tellingProperty(grammar, member);
  if (telling === null || typeof value !== "object" || value === null) return "";
  if (telling.literals.length === 0) return telling.name;
  return String(Object.entries(value).find(([key]) => key === telling.name)?.[1]);
}
