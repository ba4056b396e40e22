import type { CardPool } from "@rulebound/core";
import type { CardDefinition } from "@rulebound/language";
import { type Deck, type DeckVerdict, type Mode, modeTable } from "@rulebound/protocol";
import type { RuleNumber } from "@rulebound/rulebook";

/** What is wrong with a deck, and the rule that forbids it. */
export type DeckFault = DeckVerdict["faults"][number] & { rule: RuleNumber };

/** One copy of a card in a deck list, with where it stands. */
export interface Copy {
  name: string;
  pointer: string;
  definition: CardDefinition | undefined;
}

const mainDeckSize = 40;
const runeDeckSize = 12;
const mostCopies = 3;
const mostSignatures = 3;
const battlefieldsBrought = 3;

/** Judges a deck by the rules of deck construction (103, 825): everything that is wrong with it, each with its rule. */
export function validateDeck(
  pool: CardPool,
  deck: Deck,
  mode: Mode = "duel",
): { legal: boolean; faults: DeckFault[] } {
  const legend = pool.cards.get(deck.legend)?.definition;
  const champion: Copy = copyOf(pool, deck.champion, "/champion");
  const main = copiesIn(pool, deck.main, "/main");
  const runes = copiesIn(pool, deck.runes, "/runes");
  const battlefields = deck.battlefields.map((name, i) => copyOf(pool, name, `/battlefields/${i}`));
  const faults = [
    ...legendFaults(deck, legend),
    ...unknownFaults([champion, ...main, ...runes, ...battlefields]),
    ...championFaults(champion, legend),
    ...mainFaults(champion, main),
    ...signatureFaults(main, legend),
    ...runeFaults(runes),
    ...battlefieldFaults(battlefields, mode),
    ...identityFaults([champion, ...main, ...runes], legend),
  ];
  return { legal: faults.length === 0, faults: faults.slice(0, 100) };
}

/** A deck list with each copy apart. */
export function copiesIn(pool: CardPool, list: Deck["main"], pointer: string): Copy[] {
  return list.flatMap((entry, i) => {
    const { card, count = 1 } = typeof entry === "string" ? { card: entry } : entry;
    return Array.from({ length: count }, () => copyOf(pool, card, `${pointer}/${i}`));
  });
}

const copyOf = (pool: CardPool, name: string, pointer: string): Copy => ({
  name,
  pointer,
  definition: pool.cards.get(name)?.definition,
});

const fault = (rule: DeckFault["rule"], pointer: string, detail: string): DeckFault => ({
  rule,
  pointer,
  detail,
});

function legendFaults({ legend: name }: Deck, legend: CardDefinition | undefined): DeckFault[] {
  if (legend?.type === "legend") return [];
  return [
    fault(
      "103.1",
      "/legend",
      legend ? `${name} is not a legend.` : `This engine knows no card named ${name}.`,
    ),
  ];
}

function unknownFaults(copies: Copy[]): DeckFault[] {
  return oncePerPointer(copies.filter(({ definition }) => !definition || definition.token)).map(
    ({ name, pointer }) => fault("103", pointer, `This engine knows no card named ${name}.`),
  );
}

const oncePerPointer = (copies: Copy[]): Copy[] =>
  copies.filter(({ pointer }, i) => copies.findIndex((other) => other.pointer === pointer) === i);

/** A champion unit with the legend's champion tag (103.2.a.2). */
function championFaults(
  { name, pointer, definition }: Copy,
  legend: CardDefinition | undefined,
): DeckFault[] {
  if (!definition || !legend) return [];
  const isChampion = definition.type === "unit" && definition.supertype === "champion";
  const shares = definition.tags.some((tag) => legend.tags.includes(tag));
  if (isChampion && shares) return [];
  return [fault("103.2.a.2", pointer, `${name} is not a champion unit with the tag of ${legend.name}.`)];
}

function mainFaults(champion: Copy, main: Copy[]): DeckFault[] {
  const faults: DeckFault[] = [];
  const all = [champion, ...main];
  if (all.length < mainDeckSize) {
    faults.push(
      fault("103.2", "/main", `${all.length} cards with the chosen champion; ${mainDeckSize} are needed.`),
    );
  }
  for (const { name, pointer, definition } of oncePerPointer(main)) {
    if (definition && !["unit", "gear", "spell"].includes(definition.type)) {
      faults.push(fault("103.2", pointer, `${name} doesn't belong in a Main Deck.`));
    }
  }
  for (const name of new Set(all.map((copy) => copy.name))) {
    const copies = all.filter((copy) => copy.name === name);
    const pointer = copies.at(-1)?.pointer ?? "/main";
    if (copies.length > mostCopies) {
      faults.push(
        fault("103.2.b", pointer, `${copies.length} copies of ${name}; at most ${mostCopies} are allowed.`),
      );
    }
    const isUnique = copies[0]?.definition?.keywords.some(({ keyword }) => keyword === "Unique");
    if (isUnique && copies.length > 1)
      faults.push(fault("825.3.a", pointer, `${name} is Unique; one copy is allowed.`));
  }
  return faults;
}

function signatureFaults(main: Copy[], legend: CardDefinition | undefined): DeckFault[] {
  const signatures = main.filter(({ definition }) => definition?.supertype === "signature");
  const foreign = oncePerPointer(
    signatures.filter(
      ({ definition }) => legend && !definition?.tags.some((tag) => legend.tags.includes(tag)),
    ),
  ).map(({ name, pointer }) =>
    fault("103.2.d.2", pointer, `${name} is a signature card of another champion.`),
  );
  if (signatures.length <= mostSignatures) return foreign;
  const many = fault(
    "103.2.d.1",
    signatures.at(-1)?.pointer ?? "/main",
    `${signatures.length} signature cards; at most ${mostSignatures} are allowed.`,
  );
  return [many, ...foreign];
}

function runeFaults(runes: Copy[]): DeckFault[] {
  const faults = oncePerPointer(
    runes.filter(({ definition }) => definition && definition.type !== "rune"),
  ).map(({ name, pointer }) => fault("103.3.a", pointer, `${name} is not a rune.`));
  if (runes.length === runeDeckSize) return faults;
  return [
    fault("103.3.a", "/runes", `${runes.length} runes; exactly ${runeDeckSize} are needed.`),
    ...faults,
  ];
}

function battlefieldFaults(battlefields: Copy[], mode: Mode): DeckFault[] {
  const rule: RuleNumber = modeTable.find(({ id }) => id === mode)?.rule ?? "103.4.a";
  const faults = battlefields.flatMap(({ name, pointer, definition }, i): DeckFault[] => {
    if (definition && definition.type !== "battlefield")
      return [fault("103.4", pointer, `${name} is not a battlefield.`)];
    const again = battlefields.findIndex((other) => other.name === name) < i;
    return again ? [fault("103.4.c", pointer, `${name} is there twice.`)] : [];
  });
  if (battlefields.length === battlefieldsBrought) return faults;
  const count = fault(
    rule,
    "/battlefields",
    `${battlefields.length} battlefields; ${battlefieldsBrought} are needed.`,
  );
  return [count, ...faults];
}

/** Every domain of a card has to be one of the legend's (103.1.b.3, 103.1.b.4). */
function identityFaults(copies: Copy[], legend: CardDefinition | undefined): DeckFault[] {
  if (legend?.type !== "legend") return [];
  return oncePerPointer(
    copies.filter(({ definition }) => definition?.domains.some((domain) => !legend.domains.includes(domain))),
  ).map(({ name, pointer, definition }) =>
    fault(
      (definition?.domains.length ?? 0) > 1 ? "103.1.b.4" : "103.1.b.3",
      pointer,
      `${name} is outside the domains of ${legend.name}.`,
    ),
  );
}
