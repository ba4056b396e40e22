import type { Event, ReturnedPosition } from "@rulebound/protocol";
import type { Step } from "./game.ts";
import type { KeptTable } from "./table.ts";

type Latest = NonNullable<ReturnType<KeptTable["latest"]>>;

/** Part of what happened: what somebody or something did, with what, and where. */
type Clause = { readonly does: string; readonly what: readonly string[]; readonly where: string };

/**
 * Tells a game, a line for each thing that was done, and for each turn a heading without an indent. Gives the lines that
 * a step adds; like doings that follow each other within it are told in one line.
 */
export function linesOf({ action, actions }: Step, { before, outcome }: Latest): string[] {
  const used = actions.find(
    (one) => action.type === "activate" && one.type === "activate" && one.object === action.source,
  );
  const isRune = before.position.players[action.player]?.runes.some(
    ({ id }) => used?.type === "activate" && id === used.object,
  );
  const activation =
    used?.type === "activate" && !isRune ? [`  ${action.player} uses ${used.card ?? used.object}`] : [];
  const standing = Object.entries(before.position.players).map(([seat, { points }]) => `${seat} ${points}`);
  return [...activation, ...linesOfEvents(outcome.events, outcome.position)].map((line) =>
    line.startsWith(" ") ? line : `${line} (points: ${standing.join(", ")})`,
  );
}

/** The lines for events; each turn begins with a heading. */
function linesOfEvents(events: readonly Event[], position: ReturnedPosition): string[] {
  const clauses: Clause[] = [];
  for (const event of events) {
    const clause = clauseOf(event, position);
    if (clause === null) continue;
    const last = clauses.at(-1);
    const goesOn = last !== undefined && last.does === clause.does && last.where === clause.where;
    if (goesOn) clauses[clauses.length - 1] = { ...last, what: [...last.what, ...clause.what] };
    else clauses.push(clause);
  }
  return clauses.map(({ does, what, where }) => `${does} ${what.join(", ")}${where}`);
}

function clauseOf(event: Event, position: ReturnedPosition): Clause | null {
  const { type, player = "", by = player, card = "something", amount = 0 } = event;
  const told = (does: string, what: string = card, where = ""): Clause => ({
    does: `  ${does}`,
    what: [what],
    where,
  });
  switch (type) {
    case "turnStarted":
      return { does: "Turn", what: [`${amount}`], where: `, ${player}` };
    case "cardPlayed":
      return told(`${player} plays`);
    case "tokenCreated":
    case "tokenPlayed":
      return told(`${player} gets`, `a ${card}`);
    case "hidden":
      return told(
        `${player} hides`,
        "a card",
        ` at ${placeName(event.to?.replace(".facedown", ""), position)}`,
      );
    case "moved":
      return told(`${by === "" ? "" : `${by} `}moves`, card, ` to ${placeName(event.to, position)}`);
    case "recalled":
      return told("Recalled:");
    case "countered":
      return told("Countered:");
    case "died":
      return told("Dies:");
    case "conquered":
      return told(`${player} conquers`);
    case "held":
      return told(`${player} holds`);
    case "combatStarted":
      return told(`${by} attacks`, player, ` at ${card}`);
    case "pointsGained":
      return told(`${player} gains`, amount === 1 ? "1 point" : `${amount} points`);
    case "playerRemoved":
      return told(`${player} leaves`, "the game");
    case "burnedOut":
      return told(`${player} burns`, "out");
    default:
      return null;
  }
}

/** What a place is called by people: a battlefield by its card's name. */
function placeName(place = "somewhere", { battlefields }: ReturnedPosition): string {
  const battlefield = battlefields.find(({ id }) => id === place);
  return battlefield?.card ?? place.replace(/^(P\d)\.base$/, "$1's base");
}
