import {
  type Attachment,
  attachmentsOf,
  changeObject,
  emit,
  type Game,
  type GameObject,
  needCleanup,
  type ObjectId,
  objectOf,
} from "@rulebound/core";

/** What an Attached card copies for as long as it is attached (477.1.b). */
export type Copied = Pick<Attachment, "copiedText"> & { becomes: string | null };

export const nothingCopied: Copied = { copiedText: null, becomes: null };

/**
 * Links a card to its Top-Most Card, at whose location it is from now on (434.4); neither changes otherwise (434.5), but
 * for what is copied. Its Effect Text begins to apply now (480.2).
 */
export function link(game: Game, id: ObjectId, topMost: ObjectId, { copiedText, becomes }: Copied): void {
  const { at, copyOf } = objectOf(game, topMost);
  const copy = becomes === null ? null : { of: becomes, over: copyOf };
  changeObject(game, id, {
    attachment: { topMost, turn: game.state.turn.number, copiedText, copy },
    at,
    timestamp: game.state.next.effect++,
  });
  if (copy) changeObject(game, topMost, { copyOf: copy.of });
  needCleanup(game);
}

/** Undoes the link: the card stays where it is (435.4), and its Rules Text begins to apply again (435.1.c, 480.2). */
export function unlink(game: Game, id: ObjectId, rule: "434.1.f" | "435.1" | "719.5"): void {
  const { attachment } = objectOf(game, id);
  if (!attachment) return;
  sever(game, id);
  const target = objectOf(game, attachment.topMost).key;
  emit(game, { type: "detached", rule, object: id, detail: target });
}

/** Ends the link, as when the attached card itself leaves the board and keeps no status (124). */
export function sever(game: Game, id: ObjectId): void {
  const card = objectOf(game, id);
  if (!card.attachment) return;
  endCopy(game, card, card.attachment);
  changeObject(game, id, { attachment: null, timestamp: game.state.next.effect++ });
  needCleanup(game);
}

/** The Top-Most Card is again what it was a copy of before, unless something else has made it a copy since (480.3). */
function endCopy(game: Game, { timestamp }: GameObject, { topMost, copy }: Attachment): void {
  if (!copy) return;
  const later = attachmentsOf(game, topMost)
    .filter((other) => other.attachment?.copy && other.timestamp > timestamp)
    .sort((a, b) => a.timestamp - b.timestamp)[0];
  if (!later?.attachment?.copy) {
    changeObject(game, topMost, { copyOf: copy.over });
    return;
  }
  const { of } = later.attachment.copy;
  changeObject(game, later.id, { attachment: { ...later.attachment, copy: { of, over: copy.over } } });
}

/** What attached cards have made of an object is over where it becomes a copy later and for good (480.3). */
export function forgetCopies(game: Game, topMost: ObjectId): void {
  for (const { id, attachment } of attachmentsOf(game, topMost)) {
    if (attachment?.copy) changeObject(game, id, { attachment: { ...attachment, copy: null } });
  }
}
