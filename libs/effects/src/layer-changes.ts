import {
  type AbilityRef,
  type Characteristics,
  cardOf,
  characteristicsOf,
  controllerOf,
  current,
  type Game,
  type GameObject,
  type LiveAbility,
  liveAbility,
  type ObjectId,
  objectOf,
} from "@rulebound/core";
import type { Cost, Filter, Keyword, LayeredFact, LayeredTrait, PassiveAbility } from "@rulebound/language";
import { candidates, holds, matches, numberMeant } from "./evaluate.ts";
import { tagsMeant } from "./kept-names.ts";
import type { Scope } from "./scope.ts";

/** The layers, Arithmetic with its increases before its decreases (477, 477.3.e). */
export const layers = ["traits", "abilities", "increase", "decrease"] as const;
export type Layer = (typeof layers)[number];

/** What a change comes to for one object, settled as it is applied. */
export type Edit =
  | { might: number }
  | { keywords: readonly Keyword[] }
  | { tags: readonly string[] }
  | { abilities: readonly LiveAbility[] };

/** One change that a layer makes, to each object once as soon as it is applicable (476.1). */
export interface Change {
  layer: Layer;
  timestamp: number;
  /** what of objects its targets and outcome rest on (478.1) */
  reads: readonly LayeredTrait[];
  /** the objects that it applies to as things are now; none while its condition doesn't hold */
  targets: () => ObjectId[];
  editOf: (target: ObjectId, traits: Characteristics) => Edit;
}

/** Applies an edit to traits of this state's own, or takes it back. */
export function applyEdit(traits: Characteristics, edit: Edit, sign: 1 | -1): void {
  if ("might" in edit) {
    // A bonus is ignored by what has no Might (137.3.b).
    if (traits.might !== null) traits.might += sign * edit.might;
  } else if ("keywords" in edit) {
    for (const keyword of edit.keywords) addKeyword(traits.keywords, keyword, sign);
  } else if ("tags" in edit) {
    traits.tags = sign > 0 ? [...traits.tags, ...edit.tags] : withoutOnce(traits.tags, edit.tags);
  } else {
    const { abilities } = edit;
    traits.abilities =
      sign > 0
        ? [...traits.abilities, ...abilities]
        : traits.abilities.filter((live) => !abilities.includes(live));
  }
}

function withoutOnce(tags: readonly string[], gone: readonly string[]): string[] {
  const left = tags.slice();
  for (const tag of gone) left.splice(left.lastIndexOf(tag), 1);
  return left;
}

/** Values of the same keyword add up (807.2, 809.2, 814.2, 823.2); for others the number only counts instances. */
export function addKeyword(
  keywords: Characteristics["keywords"],
  { keyword, value = 1 }: Keyword,
  sign: 1 | -1,
): void {
  keywords[keyword] = (keywords[keyword] ?? 0) + sign * value;
}

const raises = (amount: number): Layer => (amount < 0 ? "decrease" : "increase");

/** +1 Might for each buff (703). */
export function buffChanges(objects: GameObject[]): Change[] {
  const changes: Change[] = [];
  for (const { id, buffs, timestamp } of objects) {
    if (buffs > 0) changes.push(constant("increase", timestamp, [id], { might: buffs }));
  }
  return changes;
}

/** The Might Bonus of each attached card, for what it is attached to (137.3, 477.3.d). */
export function mightBonuses(game: Game, attached: GameObject[]): Change[] {
  return attached.flatMap((object): Change[] => {
    const { attachment, timestamp } = object;
    const bonus = bonusOf(game, object);
    if (!attachment || !bonus) return [];
    return [constant(raises(bonus), timestamp, [attachment.topMost], { might: bonus })];
  });
}

const bonusOf = (game: Game, attached: GameObject): number =>
  cardOf(game, attached).definition.mightBonus ?? 0;

function constant(layer: Layer, timestamp: number, targets: ObjectId[], edit: Edit): Change {
  return { layer, timestamp, reads: [], targets: () => targets, editOf: () => edit };
}

/** Effects that last, each with the time when it began to apply as its timestamp (480.1). */
export function lastingChanges(game: Game): Change[] {
  return game.state.effects.map(({ id: timestamp, on, change }): Change => {
    const targets = (): ObjectId[] => on.flatMap((reference) => current(game, reference)?.id ?? []);
    const rest = { timestamp, reads: [], targets };
    if ("might" in change) return { ...rest, layer: raises(change.might), editOf: () => change };
    if ("keywords" in change) return { ...rest, layer: "abilities", editOf: () => change };
    if ("ability" in change) {
      const editOf = (id: ObjectId): Edit => ({ abilities: given(game, id, [change.ability]) });
      return { ...rest, layer: "abilities", editOf };
    }
    // Might is assigned in the first layer, the latest assignment standing (477.1.a.1, 480.3).
    const editOf: Change["editOf"] = (_, { might }) => ({ might: change.baseMight - (might ?? 0) });
    return { ...rest, layer: "traits", editOf };
  });
}

/** Abilities as an object has them that has been given them, by effects or with keywords. */
export function given(game: Game, source: ObjectId, refs: readonly AbilityRef[]): LiveAbility[] {
  const controller = controllerOf(game, objectOf(game, source));
  return refs.map((ref) => liveAbility(game, ref, source, controller));
}

/** A passive ability in force, with from where it is read. */
export interface LivePassive {
  ability: PassiveAbility;
  reads: readonly LayeredTrait[];
  /** what it gives to others */
  gives: readonly AbilityRef[];
  scope: Scope;
  source: ObjectId;
  timestamp: number;
  /** where it was given in a layer: whether it still is */
  isThere: (() => boolean) | null;
}

/** What a passive ability changes; `attached` is all that is attached to something. */
export function passiveChanges(
  game: Game,
  passive: LivePassive,
  fact: LayeredFact,
  attached: GameObject[],
): Change[] {
  const { ability, scope, source, timestamp, reads, isThere } = passive;
  const applies = (): boolean =>
    (isThere === null || isThere()) && (ability.while === undefined || holds(game, scope, ability.while));
  const whom = (of: "me" | Filter): ObjectId[] => (of === "me" ? [source] : candidates(game, scope, of));
  const targets = (): ObjectId[] => (applies() ? whom(fact.of) : []);
  const rest = { timestamp, reads, targets };
  switch (fact.fact) {
    case "might":
      return [{ ...rest, ...mightOf(game, scope, fact) }];
    case "raiseMight":
      return [
        {
          ...rest,
          layer: "increase",
          editOf: (_, { might }) => ({
            might: Math.max(0, (numberMeant(game, scope, fact.to) ?? 0) - (might ?? 0)),
          }),
        },
      ];
    case "keywords":
      return [{ ...rest, layer: "abilities", editOf: () => fact }];
    case "keywordValue": {
      const { keyword } = fact;
      const editOf = (): Edit => ({
        keywords: [{ keyword, value: Math.max(0, numberMeant(game, scope, fact.value) ?? 0) }],
      });
      return [{ ...rest, layer: "abilities", editOf }];
    }
    case "tags": {
      const editOf = (): Edit => ({ tags: tagsMeant(game, scope, fact.tags) });
      return [{ ...rest, layer: "traits", editOf }];
    }
    case "abilities": {
      const editOf = (id: ObjectId): Edit => ({ abilities: given(game, id, passive.gives) });
      return [{ ...rest, layer: "abilities", editOf }];
    }
    case "abilitiesOf": {
      const editOf = (id: ObjectId): Edit => ({ abilities: abilitiesOfOthers(game, scope, id, fact) });
      return [{ ...rest, layer: "abilities", editOf }];
    }
    case "attachedGive":
      return attached.flatMap((one): Change[] => {
        const { attachment } = one;
        if (!attachment) return [];
        const onto = (): ObjectId[] =>
          applies() && matches(game, scope, fact.of, one) ? [attachment.topMost] : [];
        return [{ ...rest, layer: "abilities", targets: onto, editOf: () => ({ keywords: fact.keywords }) }];
      });
    case "doubleMightBonus":
      return attached.flatMap((one): Change[] => {
        const { attachment } = one;
        const bonus = bonusOf(game, one);
        if (!attachment || !bonus) return [];
        const onto = (): ObjectId[] => targets().filter((id) => id === attachment.topMost);
        return [{ ...rest, layer: raises(bonus), targets: onto, editOf: () => ({ might: bonus }) }];
      });
    case "buffsWorth": {
      const buffed = (): ObjectId[] => targets().filter((id) => objectOf(game, id).buffs > 0);
      const editOf = (id: ObjectId): Edit => ({ might: fact.more * objectOf(game, id).buffs });
      return [{ ...rest, layer: "increase", targets: buffed, editOf }];
    }
  }
}

/** By a number, or by one that is read as it is applied; nothing is increased by a negative amount (477.3.c). */
function mightOf(
  game: Game,
  scope: Scope,
  { by, min }: Extract<LayeredFact, { fact: "might" }>,
): Pick<Change, "layer" | "editOf"> {
  if (typeof by === "number" && by < 0 && min !== undefined) {
    const down = (might: number | null): number => Math.min(0, Math.max(by, min - (might ?? min)));
    return { layer: "decrease", editOf: (_, { might }) => ({ might: down(might) }) };
  }
  if (typeof by === "number") return { layer: raises(by), editOf: () => ({ might: by }) };
  return {
    layer: "increase",
    editOf: () => ({ might: Math.max(0, numberMeant(game, scope, by) ?? 0) }),
  };
}

/** What others have that is activated by exhausting them, as the object's own: "me" in it is the object then. */
function abilitiesOfOthers(
  game: Game,
  scope: Scope,
  source: ObjectId,
  { from }: Extract<LayeredFact, { fact: "abilitiesOf" }>,
): LiveAbility[] {
  const controller = controllerOf(game, objectOf(game, source));
  return candidates(game, scope, from)
    .filter((id) => id !== source)
    .flatMap((id) => characteristicsOf(game, id).abilities)
    .filter(({ compiled: { ability } }) => ability.kind === "activated" && costsExhausting(ability.cost))
    .map((live) => ({ ...live, source, controller }));
}

const costsExhausting = ({ actions = [] }: Cost): boolean =>
  actions.some((action) => action.cost === "exhaust" && action.what === "me");
