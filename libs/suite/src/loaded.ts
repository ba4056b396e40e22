import type { Position, ReturnedPosition } from "@rulebound/protocol";

// Whether an engine has loaded what it was sent. Only what the scenario says is looked at: each part of the position
// that was sent must be found in the one that came back.

/** Fields that write a card out, or whose spelling may differ; what they say shows elsewhere. */
const leftOut = ["type", "printed", "supertype", "energy", "power", "domains", "tags", "might", "keywords"];

/** Lists whose order means something. */
const ordered = ["deck", "runeDeck", "queue", "replaces"];

/**
 * Where a returned position differs from the one that was sent, or null. A position at the start of a turn isn't
 * compared, since the turn goes on from there.
 */
export function loadFault(sent: Position, returned: ReturnedPosition): string | null {
  if (sent.turn?.phase !== undefined && sent.turn.phase !== "main") return null;
  return differenceIn(sent, returned, "");
}

function differenceIn(sent: unknown, returned: unknown, at: string): string | null {
  if (Array.isArray(sent)) return differenceInList(sent, returned, at);
  if (typeof sent === "object" && sent !== null) {
    if (at.endsWith("/pool/power") || at.endsWith("/damage")) return differenceInAmounts(sent, returned, at);
    const fields = Object.entries(sent).filter(([field]) => !leftOut.includes(field) || at.endsWith("/pool"));
    for (const [field, value] of fields) {
      const difference = differenceIn(value, partOf(returned, field), `${at}/${field}`);
      if (difference !== null) return difference;
    }
    return null;
  }
  if (same(sent, returned)) return null;
  return `${at} is ${JSON.stringify(returned) ?? "missing"}, not ${JSON.stringify(sent)}`;
}

function differenceInAmounts(sent: object, returned: unknown, at: string): string | null {
  const wrong = Object.entries(sent).find(([kind, amount]) => (partOf(returned, kind) ?? 0) !== amount);
  return wrong === undefined ? null : `${at}/${wrong[0]} isn't ${wrong[1]}`;
}

/** A list without order is searched for each of the things that were sent. */
function differenceInList(sent: readonly unknown[], returned: unknown, at: string): string | null {
  const left: unknown[] = Array.isArray(returned) ? [...returned] : [];
  if (left.length < sent.length) return `${at} has ${left.length} entries, not ${sent.length}`;
  const inOrder = ordered.some((field) => at.endsWith(`/${field}`));
  for (const [index, one] of sent.entries()) {
    const where = `${at}/${index}`;
    const found = inOrder ? index : left.findIndex((other) => differenceIn(one, other, where) === null);
    const difference =
      found < 0 ? `${where} isn't there: ${JSON.stringify(one)}` : differenceIn(one, left[found], where);
    if (difference !== null) return difference;
    if (!inOrder) left.splice(found, 1);
  }
  return null;
}

function partOf(whole: unknown, field: string): unknown {
  return typeof whole === "object" && whole !== null
    ? Object.entries(whole).find(([key]) => key === field)?.[1]
    : undefined;
}

/** A card's name stands for the card; what is left out of a returned position is false, 0 or empty. */
function same(sent: unknown, returned: unknown): boolean {
  if (sent === returned) return true;
  if (returned === undefined) return sent === false || sent === 0 || sent === null;
  return typeof sent === "string" && partOf(returned, "card") === sent;
}
