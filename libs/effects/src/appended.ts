import {
  cardNamed,
  cardOf,
  controllerOf,
  type Game,
  type GameObject,
  type LiveAbility,
} from "@rulebound/core";
import { type Keyword, patternsOf } from "@rulebound/language";

/** Abilities that are appended to an object's Rules Text by what is attached to it (136.2.c, 719.1). */
export function appendedTo(game: Game, topMost: GameObject, attached: GameObject[]): LiveAbility[] {
  const controller = controllerOf(game, topMost);
  return attached.flatMap((one) =>
    effectTextOf(game, one).map(({ ref, compiled }) => ({
      ref,
      compiled,
      source: topMost.id,
      controller,
      appendedBy: one.id,
    })),
  );
}

/** Keywords that come with it: those of a text that Effect Text has copied. */
export const appendedKeywords = (game: Game, attached: GameObject[]): Keyword[] =>
  attached.flatMap(({ attachment }) =>
    attachment?.copiedText ? cardNamed(game, attachment.copiedText).definition.keywords : [],
  );

/** An attached card's Effect Text: what is printed there, and the Rules Text that it has copied. */
function effectTextOf(game: Game, attached: GameObject): Pick<LiveAbility, "ref" | "compiled">[] {
  const { definition, abilities } = cardOf(game, attached);
  const own = textOf(definition.name, abilities, "effect");
  const copied = attached.attachment?.copiedText;
  if (!copied) return own;
  return [...own, ...textOf(copied, cardNamed(game, copied).abilities, "rules")];
}

function textOf(
  card: string,
  abilities: readonly LiveAbility["compiled"][],
  text: "rules" | "effect",
): Pick<LiveAbility, "ref" | "compiled">[] {
  return abilities.flatMap((compiled, ability) =>
    compiled.text === text ? [{ ref: { card, ability }, compiled }] : [],
  );
}

/** While a card is attached its Rules Text is inactive, save what is about attaching and detaching it (135.4, 725.1, 725.2). */
export const isAboutAttaching = ({ compiled: { ability } }: LiveAbility): boolean => {
  if (ability.kind === "replacement") return ability.of.event === "attach" || ability.of.event === "detach";
  if (ability.kind !== "triggered") return false;
  return patternsOf(ability.when).some(
    ({ event, object }) => object === "me" && (event === "attach" || event === "detach"),
  );
};
