import type { Action, AnswerValue, LegalAction, Option, Prompt, Started } from "@rulebound/protocol";
import type { Next } from "@rulebound/suite";

/** The plain actions that a listed first decision stands for: one for each place where it leads. */
export function actionsListed(decision: LegalAction): Action[] {
  const { player } = decision;
  switch (decision.type) {
    case "play": {
      const action = { player, type: "play", card: decision.object } as const;
      return [action, ...(decision.destinations ?? []).map((to) => ({ ...action, to }))];
    }
    case "activate":
      return [{ player, type: "activate", source: decision.object, ability: decision.ability }];
    case "move":
      return decision.destinations.map((to) => ({ player, type: "move", units: [decision.object], to }));
    case "hide":
      return decision.destinations.map((at) => ({
        player,
        type: "hide",
        card: decision.object,
        at,
        from: decision.from,
      }));
    case "answer":
      return [];
    case "pass":
    case "endTurn":
    case "invite":
    case "cancel":
    case "concede":
      return [{ player, type: decision.type }];
  }
}

/** Answers that a prompt has to accept: its example where it gives one, else each option, and as many as it allows. */
export function answersAllowed(prompt: Prompt): Action[] {
  const answer = (value: AnswerValue): Action => ({
    player: prompt.player,
    type: "answer",
    prompt: prompt.id,
    value,
  });
  switch (prompt.kind) {
    case "distribute":
      return [answer(prompt.example)];
    case "pick":
    case "mode": {
      if (prompt.example !== undefined) return [answer(prompt.example)];
      const { options, min, max } = prompt;
      const singles = min <= 1 && max >= 1 ? options.map(({ value }) => answer(value)) : [];
      return [...singles, answer(values(options.slice(0, min))), answer(values(options.slice(-max)))];
    }
    case "order":
      return [answer(prompt.example ?? values(prompt.options))];
    case "name":
    case "yesNo":
    case "pay":
      return prompt.options.map(({ value }) => answer(value));
  }
}

type Single = Extract<AnswerValue, readonly unknown[]>[number];

const values = (options: readonly Option[]): Single[] =>
  options.flatMap(({ value }) =>
    typeof value === "string" || typeof value === "number" || (typeof value === "object" && "effect" in value)
      ? [value]
      : [],
  );

/** Actions that can't be legal: by who isn't to act, to a prompt that isn't there, with a card that isn't theirs. */
export function actionsForbidden(
  { prompt, position }: { prompt: Prompt | null; position: { priority: string | null; players: object } },
  others: readonly Action["player"][],
): Action[] {
  const asked = prompt?.player ?? position.priority;
  return others
    .filter((player) => player !== asked)
    .flatMap((player): Action[] => [
      { player, type: "endTurn" },
      { player, type: "pass" },
      { player, type: "answer", prompt: "no such prompt", value: true },
      { player, type: "move", units: ["no such unit"], to: "base" },
    ]);
}

/** Plays of cards in hand, and moves of units, that aren't listed for whoever is to act now. */
export function actionsUnlisted(
  { prompt, position }: Pick<Started, "prompt" | "position">,
  actions: readonly LegalAction[],
): Action[] {
  const player = position.priority;
  const own = player === null ? undefined : position.players[player];
  if (prompt !== null || player === null || own === undefined) return [];
  const places = ["base", ...position.battlefields.map(({ id }) => id)];
  const units = [...own.base, ...position.battlefields.flatMap((battlefield) => battlefield.units)];
  const listed = actions.flatMap(actionsListed);
  const isListed = (card: string, to?: string): boolean =>
    listed.some(
      (one) =>
        (one.type === "play" && one.card === card) ||
        (one.type === "move" && one.units.includes(card) && one.to === to),
    );
  const plays = own.hand
    .filter(({ id }) => !isListed(id))
    .map(({ id }): Action => ({ player, type: "play", card: id, autoPay: true }));
  const moves = units.flatMap(({ id }) =>
    places.filter((to) => !isListed(id, to)).map((to): Action => ({ player, type: "move", units: [id], to })),
  );
  return [...plays, ...moves];
}

/** A few of many, by chance. */
export function sample<T>(things: readonly T[], count: number, next: Next): T[] {
  const left = things.slice();
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() =>
    left.splice(next(left.length), 1),
  );
}
