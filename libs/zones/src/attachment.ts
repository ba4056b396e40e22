import { changeObject, emit, type Game, needCleanup, type ObjectId, objectOf } from "@rulebound/core";

/**
 * Links a card to its Top-Most Card, at whose location it is from now on (434.4); neither changes otherwise (434.5).
 * `copiedText` is what its Effect Text copies meanwhile. Its Effect Text begins to apply now (480.2).
 */
export function link(game: Game, id: ObjectId, topMost: ObjectId, copiedText: string | null): void {
  changeObject(game, id, {
    attachment: { topMost, turn: game.state.turn.number, copiedText },
    at: objectOf(game, topMost).at,
    timestamp: game.state.next.effect++,
  });
  needCleanup(game);
}

/** Undoes the link: the card stays where it is (435.4), and its Rules Text begins to apply again (435.1.c, 480.2). */
export function unlink(game: Game, id: ObjectId, rule: "434.1.f" | "435.1" | "719.5"): void {
  const { attachment } = objectOf(game, id);
  if (!attachment) return;
  changeObject(game, id, { attachment: null, timestamp: game.state.next.effect++ });
  needCleanup(game);
  const target = objectOf(game, attachment.topMost).key;
  emit(game, { type: "detached", rule, object: id, detail: target });
}
