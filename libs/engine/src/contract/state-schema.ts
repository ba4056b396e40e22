import {
  type BanishedWith,
  type ContinuousEffect,
  type DelayedAbility,
  type GivenChoices,
  type Hit,
  type LedgerEntry,
  type Looking,
  type Player,
  type Prompt,
  type Readings,
  type Returned,
  readings,
  type Slot,
} from "@rulebound/core";
import { type CardDefinition, domains } from "@rulebound/language";
import { stateVersion } from "@rulebound/protocol";
import { z } from "zod";
import { outcome, pastEvent } from "./event-schema.ts";
import { frameSchema } from "./frame-schema.ts";
import {
  abilityRef,
  amount,
  bindings,
  bound,
  contextSchema,
  count,
  keptState,
  keyword,
  list,
  location,
  mostKept,
  mostObjects,
  objectId,
  objectIds,
  phase,
  purpose,
  reference,
  ruleNumber,
  type Shape,
  seat,
  serial,
  slotNumber,
  text,
  until,
  zone,
} from "./state-parts-schema.ts";
import type { Plain, WrittenGame, WrittenItem, WrittenKept, WrittenPlayers } from "./written-state.ts";

const domain = z.enum(domains);

const player: z.ZodType<Player> = z.strictObject({
  points: count,
  xp: count,
  pool: z.strictObject({
    energy: count,
    power: z.strictObject({
      fury: count,
      calm: count,
      mind: count,
      body: count,
      chaos: count,
      order: count,
      any: count,
    }),
    restricted: list(
      z.strictObject({
        for: purpose,
        energy: count,
        power: z.partialRecord(z.enum([...domains, "any"]), count),
      }),
    ).exactOptional(),
  }),
  hand: objectIds,
  deck: objectIds,
  runeDeck: objectIds,
  trash: objectIds,
  banishment: objectIds,
  champion: objectIds,
  chosenChampion: text.nullable(),
  legend: objectIds,
  removed: z.boolean(),
  turns: count,
} satisfies Shape<Player>);

const slot: z.ZodType<Slot> = z.strictObject({
  battlefield: objectId,
  controller: seat.nullable(),
  contestedBy: seat.nullable(),
  stagedShowdown: z.boolean(),
  stagedCombat: z.boolean(),
  facedown: objectIds,
  scoredBy: list(seat),
} satisfies Shape<Slot>);

const given: z.ZodType<GivenChoices> = z.strictObject({
  to: text.nullable(),
  pay: z.record(text, count).nullable(),
  payWith: z.record(text, list(text)),
  executions: list(
    z.strictObject({
      mode: count.nullable(),
      targets: list(list(text)),
      destinations: list(text),
      players: list(text),
      names: list(text),
    }),
  ),
  autoPay: z.boolean(),
} satisfies Shape<GivenChoices>);

const chainItem: z.ZodType<WrittenItem> = z.strictObject({
  id: serial,
  kind: z.enum(["card", "ability"]),
  controller: seat,
  object: objectId.nullable(),
  source: bound,
  ability: abilityRef.nullable(),
  status: z.enum(["pending", "finalized"]),
  executions: list(bindings),
  bindings,
  context: contextSchema,
  given: given.nullable(),
  before: keptState,
  counts: text.nullable(),
  less: z.record(text, z.enum(["energy", "power", "nothing"])),
} satisfies Shape<WrittenItem>);

const effect: z.ZodType<ContinuousEffect> = z.strictObject({
  id: serial,
  on: list(reference),
  until,
  change: z.union([
    z.strictObject({ might: amount }),
    z.strictObject({ keywords: list(keyword) }),
    z.strictObject({ baseMight: amount }),
    z.strictObject({ ability: abilityRef }),
  ]),
} satisfies Shape<ContinuousEffect>);

const delayed: z.ZodType<DelayedAbility> = z.strictObject({
  id: serial,
  ability: abilityRef,
  controller: seat,
  source: bound,
  bindings,
  until,
  uses: amount.nullable(),
  remaining: amount.nullable(),
  card: reference.nullable(),
  stays: reference.nullable(),
} satisfies Shape<DelayedAbility>);

const banishedWith: z.ZodType<BanishedWith> = z.strictObject({
  card: reference,
  source: reference,
} satisfies Shape<BanishedWith>);
const cardType = z.enum(["unit", "gear", "spell", "rune", "battlefield", "legend"]);

const ledgerEntry: z.ZodType<LedgerEntry> = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("finalized"), player: seat, object: objectId }),
  z.strictObject({ what: z.literal("triggered"), ability: text }),
  z.strictObject({ what: z.literal("applied"), effect: text }),
  z.strictObject({ what: z.literal("activated"), player: seat, on: cardType }),
  z.strictObject({ what: z.literal("mode"), ability: text, mode: count }),
  z.strictObject({ what: z.literal("died"), object: objectId, player: seat }),
  z.strictObject({
    what: z.literal("paid"),
    player: seat,
    energy: count,
    power: count,
    item: serial.nullable(),
    on: cardType.nullable(),
  }),
  z.strictObject({ what: z.enum(["damaged", "moved"]), object: objectId, incarnation: count }),
  z.strictObject({
    what: z.literal("scored"),
    player: seat,
    how: z.enum(["conquer", "hold"]),
    slot: slotNumber,
  }),
  z.strictObject({
    what: z.literal("points"),
    player: seat,
    how: z.enum(["conquer", "hold"]),
    points: count,
  }),
  z.strictObject({ what: z.literal("event"), event: pastEvent }),
]);

const looking: z.ZodType<Looking> = z.strictObject({
  player: seat,
  owner: seat,
  zone,
  cards: objectIds,
  revealed: z.boolean(),
  frame: count,
} satisfies Shape<Looking>);

const option: z.ZodType<Prompt["options"][number]> = z.union([
  z.strictObject({ object: objectId }),
  z.strictObject({ item: serial }),
  z.strictObject({ player: seat }),
  z.strictObject({ location }),
  z.strictObject({ answer: z.enum(["yes", "no"]) }),
  z.strictObject({ word: text }),
  z.strictObject({ effect: text, source: objectId, event: text, object: objectId.nullable() }),
]);

const prompt: z.ZodType<Prompt> = z.strictObject({
  id: serial,
  player: seat,
  kind: z.enum(["pick", "order", "distribute", "yesNo", "pay"]),
  for: text,
  rule: ruleNumber,
  options: list(option),
  min: count,
  max: count,
  total: count.exactOptional(),
  example: list(count).exactOptional(),
  source: objectId.nullable(),
  what: z.enum(["card", "tag"]).exactOptional(),
} satisfies Shape<Prompt>);

const returned: z.ZodType<Returned> = z.discriminatedUnion("of", [
  z.strictObject({ of: z.literal("batch"), outcomes: list(outcome) }),
  z.strictObject({ of: z.literal("pay"), paid: z.boolean(), bound: bindings }),
  z.strictObject({ of: z.literal("text") }),
]);

/** A vanilla card, as a position writes it out: no text but the empty one of a spell. */
const inline: z.ZodType<CardDefinition> = z.strictObject({
  name: text.min(1),
  type: z.enum(["unit", "gear", "spell", "rune", "battlefield", "legend"]),
  supertype: z.enum(["champion", "signature", "basic"]).exactOptional(),
  domains: z.array(domain).max(6),
  energy: count.exactOptional(),
  power: z.array(z.literal("own")).max(99).exactOptional(),
  might: count.exactOptional(),
  tags: list(text),
  keywords: list(keyword),
  abilities: z.array(z.strictObject({ kind: z.literal("spell"), text: z.array(z.never()).max(0) })).max(1),
});

const script = z.union([
  z.strictObject({ shuffle: text, order: list(text) }),
  z.strictObject({ pick: text, for: text }),
]);

const hit: z.ZodType<Hit> = z.strictObject({
  id: objectId,
  incarnation: serial,
  by: seat.nullable(),
} satisfies Shape<Hit>);

const switches = z.strictObject({
  focusAfterChain: z.enum(readings.focusAfterChain).optional(),
  additionalTurns: z.enum(readings.additionalTurns).optional(),
  burnOutVictory: z.enum(readings.burnOutVictory).optional(),
  combatFocus: z.enum(readings.combatFocus).optional(),
  weaponmasterDiscount: z.enum(readings.weaponmasterDiscount).optional(),
  copiedMight: z.enum(readings.copiedMight).optional(),
  groupSubset: z.enum(readings.groupSubset).optional(),
  ambushUnits: z.enum(readings.ambushUnits).optional(),
} satisfies Shape<Readings>) as z.ZodType<Readings>;

const plain: Shape<Plain> = {
  mode: z.enum(["duel", "match", "skirmish", "war", "magma-chamber"]),
  readings: switches,
  seats: z.array(seat).min(2).max(4),
  victoryScore: count,
  turn: z.strictObject({ player: seat, number: count, phase, additional: z.boolean() }),
  additionalTurns: list(seat),
  lastRegular: seat,
  board: objectIds,
  battlefields: z.array(slot).max(12),
  priority: seat.nullable(),
  showdown: z
    .strictObject({
      slot: slotNumber,
      focus: seat,
      passes: count,
      combat: z.enum(["none", "opening", "open"]),
    })
    .nullable(),
  combat: z
    .strictObject({
      slot: slotNumber,
      attacker: seat,
      defender: seat,
      recalled: z.boolean(),
      excess: z.strictObject({ attacker: amount, defender: amount }),
    })
    .nullable(),
  effects: list(effect),
  belowMighty: list(reference).nullable(),
  delayed: list(delayed),
  ledger: list(ledgerEntry),
  banishedWith: list(banishedWith),
  seesFacedown: list(z.strictObject({ player: seat, of: seat })),
  looking: list(looking),
  cleanupDue: z.boolean(),
  resolving: z
    .strictObject({
      item: serial,
      object: objectId.nullable(),
      controller: seat,
      from: zone,
      hits: list(hit),
    })
    .nullable(),
  lastResolved: z.strictObject({ source: reference, hits: list(hit) }).nullable(),
  random: z.strictObject({
    seed: z.int().min(0).max(0xffffffff),
    script: list(script),
    scripted: z.boolean(),
  }),
  prompt: prompt.nullable(),
  // Prompts are answered within an action: between two actions no answer waits.
  answer: z.null(),
  returned: returned.nullable(),
  next: z.strictObject({ item: serial, effect: serial, prompt: serial, key: serial }),
  winner: seat.nullable(),
  inline: z.array(inline).max(mostObjects),
};

const players: z.ZodType<WrittenPlayers> = z
  .strictObject({ P1: player, P2: player, P3: player, P4: player })
  .exactPartial();

const tasks = { chain: z.array(chainItem).max(500), frames: z.array(frameSchema()).max(500) };

/** Entries of objects, which are read one by one: each depends on where it is. */
const entries = z.custom<unknown[]>((list) => Array.isArray(list) && list.length <= mostObjects, {
  error: `expected a list of at most ${mostObjects} objects`,
});

const kept: z.ZodType<WrittenKept<unknown>> = z.strictObject({
  ...z.strictObject(plain).omit({ inline: true }).exactPartial().shape,
  players: players.exactOptional(),
  count: z.int().min(0).max(mostObjects),
  objects: z.array(z.tuple([objectId, z.unknown()])).max(mostObjects),
  ...tasks,
});

const game: z.ZodType<WrittenGame<unknown>> = z.strictObject({
  ...plain,
  players,
  objects: entries,
  ...tasks,
  kept: z.array(kept).max(mostKept).exactOptional(),
});

/**
 * The shape of a state's JSON, but for its objects. Whether its parts fit together is checked apart. Compiled, as every
 * request that carries a state is checked with it: that takes a third of the time.
 */
export const stateSchema = z.compile(z.strictObject({ rulebound: z.literal(stateVersion), game }));
