import type { CardDefinition } from "./abilities.ts";
import { abilityText } from "./render/abilities.ts";
import { costSymbols, keywordText } from "./render/costs.ts";
import { naming } from "./render/names.ts";

/**
 * A card's text in our own words, made from its data. Takes a definition, gives a line for its keywords, one for each
 * ability, and one for each clause that the language can't say; nothing for a card without text. Refuses nothing.
 */
export function renderCard(definition: CardDefinition): string[] {
  const { type, keywords, abilities, effect = [], mightBonus, unsupported = [] } = definition;
  return [
    ...(keywords.length > 0 ? [keywords.map(keywordText).join(", ")] : []),
    ...abilities.flatMap((ability) => [...repeatLines(definition, ability), abilityText(type, ability)]),
    ...(mightBonus === undefined ? [] : [`Might bonus +${mightBonus}`]),
    ...effect.map((ability) => `Attached: ${abilityText("unit", ability)}`),
    ...unsupported.map((clause) => `Not supported: ${clause}`),
  ];
}

function repeatLines({ type }: CardDefinition, ability: CardDefinition["abilities"][number]): string[] {
  if (ability.kind !== "spell") return [];
  return (ability.repeat ?? []).map((cost) => `Repeat ${costSymbols(naming(type), cost)}`);
}
