import type { EventName, EventPattern, PastPattern } from "../abilities.ts";
import {
  type Clause,
  capital,
  clauseText,
  list,
  numberWord,
  type Subject,
  spaced,
  withArticle,
  wouldText,
  you,
} from "./english.ts";
import { type Naming, objectOf, subjectOf } from "./names.ts";
import { eventObject, nouns, playedFromText, playerSubject } from "./select.ts";

/** How each event is said: done by a player to something or to what is its, or of something by itself. */
const wording: Record<
  Exclude<EventName, "phase" | Happening>,
  { verb: string; participle?: string; rest?: string; its?: string }
> = {
  die: { verb: "die" },
  damage: { verb: "be", rest: "dealt damage" },
  move: { verb: "move" },
  recall: { verb: "recall", participle: "recalled" },
  draw: { verb: "draw", participle: "drawn" },
  burn: { verb: "burn" },
  discard: { verb: "discard", participle: "discarded" },
  recycle: { verb: "recycle", participle: "recycled" },
  banish: { verb: "banish", participle: "banished" },
  trash: { verb: "go", rest: "to a trash from anywhere but a deck" },
  leaveChain: { verb: "leave", rest: "the chain" },
  return: { verb: "return", participle: "returned" },
  enter: { verb: "enter" },
  played: { verb: "play", participle: "played" },
  exhaust: { verb: "exhaust", participle: "exhausted" },
  ready: { verb: "ready", participle: "readied" },
  heal: { verb: "heal", participle: "healed" },
  stun: { verb: "stun", participle: "stunned" },
  buff: { verb: "buff", participle: "buffed" },
  empower: { verb: "empower", participle: "empowered" },
  disempower: { verb: "disempower", participle: "disempowered" },
  conquer: { verb: "conquer" },
  hold: { verb: "hold" },
  attack: { verb: "attack" },
  defend: { verb: "defend" },
  target: { verb: "choose", participle: "chosen" },
  attach: { verb: "attach", participle: "attached" },
  detach: { verb: "detach", participle: "detached" },
  becomeMighty: { verb: "become", rest: "Mighty" },
  winCombat: { verb: "win", rest: "a combat" },
  loseCombat: { verb: "lose", rest: "a combat" },
  combatTie: { verb: "attack", rest: "in a combat that ends in a tie" },
  hide: { verb: "hide", participle: "hidden" },
  spendBuff: { verb: "spend", its: "a buff" },
  reduceMight: { verb: "lose", rest: "Might" },
  useAbility: { verb: "use", its: "an activated ability" },
  leaveBoard: { verb: "leave", rest: "the board" },
  revealFrom: { verb: "reveal", rest: "cards from a deck" },
  reveal: { verb: "reveal", participle: "revealed" },
  look: { verb: "look at", participle: "looked at" },
  playToken: { verb: "play" },
  gainPoint: { verb: "gain", rest: "a point" },
  gainXp: { verb: "gain", rest: "XP" },
};

/** What happens at a place, whoever is there. */
type Happening = "showdownStart" | "combatStart" | "combatEnd";

const happenings: Record<Happening, { what: string; verb: string }> = {
  showdownStart: { what: "a showdown", verb: "begin" },
  combatStart: { what: "combat", verb: "start" },
  combatEnd: { what: "a combat", verb: "end" },
};

const isHappening = (event: EventName): event is Happening => event in happenings;

/** The event happens to a card, though the pattern doesn't say to which. */
export const isOfAnyCard = ({ event, object }: EventPattern): boolean =>
  object === undefined && event !== "phase" && !isHappening(event) && wording[event].participle !== undefined;

/** The condition of a triggered ability: "when a friendly unit dies", "at the start of your Beginning Phase". */
export function whenText(
  names: Naming,
  patterns: EventPattern[],
  duration: string,
  uses: number | undefined,
): string {
  const phases = patterns
    .filter(({ event }) => event === "phase")
    .map((pattern) => phaseText(pattern, duration));
  const clauses = patterns
    .filter(({ event }) => event !== "phase")
    .map((pattern) => eventClause(names, pattern));
  const whens = clauses.length === 0 ? [] : [spaced(timesText(uses, "when"), joined(clauses), duration)];
  return list([...phases, ...whens], "or");
}

/** "the next time" for what is over after so many times, else the word that it opens with. */
export function timesText(uses: number | undefined, opening: "if" | "when"): string {
  if (uses === undefined) return opening;
  return uses === 1 ? "the next time" : `the next ${uses} times`;
}

/** What something is done along with: "I enter". */
export const eventText = (names: Naming, pattern: EventPattern): string =>
  clauseText(eventClause(names, pattern));

/** What a replacement effect waits for: "a friendly unit would die". */
export function eventWould(names: Naming, pattern: EventPattern): string {
  const { subject = you, verb, rest } = eventClause(names, pattern);
  return wouldText(subject, verb, rest);
}

/** What enters, for effects that say how: "I", "units you play". */
export function entering(names: Naming, { object, player }: EventPattern): Subject {
  if (object === undefined || object === "me" || "ref" in object) {
    return eventObject(names, object) ?? { text: "everything", form: "singular" };
  }
  const by = typeof player !== "string" ? undefined : { you: "you play", opponent: "opponents play" }[player];
  return { text: spaced(nouns(names, object), by), form: "plural" };
}

/** Where something has to be played to, for effects that say how it enters there. */
export const playedTo = (pattern: EventPattern): string | undefined => {
  const [where] = whereabouts(pattern);
  return where && `if played ${where}`;
};

/** Several events of one doer are said in one breath: "you conquer or hold here". */
function joined(clauses: Clause[]): string {
  const [first, ...others] = clauses;
  if (first === undefined) return "";
  const alike = others.every(
    ({ subject, rest }) => subject?.text === first.subject?.text && rest === first.rest,
  );
  if (!alike) return list(clauses.map(clauseText), "or");
  const verbs = clauses.map(({ verb }) =>
    clauseText({ subject: { text: "", form: first.subject?.form ?? "plural" }, verb, rest: "" }),
  );
  return spaced(first.subject?.text, list(verbs, "or"), first.rest);
}

function eventClause(names: Naming, pattern: EventPattern): Clause {
  const { event, here, withMe } = pattern;
  const where = spaced(
    topMostText(names, pattern),
    ...whereabouts(pattern),
    here ? "here" : undefined,
    pattern.uncontrolled && "a battlefield that was uncontrolled",
    pattern.dealtBy && "by a spell or ability",
    pattern.byChooser &&
      `by a spell or ability that chooses ${pattern.object === "me" ? objectOf(names, "me") : "it"}`,
  );
  if (event === "phase") return { subject: you, verb: "be", rest: `in ${phaseName(pattern)}` };
  if (isHappening(event)) {
    const { what, verb } = happenings[event];
    const text = spaced(what, withMe && "that", withMe && `${subjectOf(names, "me").text} was in`);
    return { subject: { text, form: "singular" }, verb, rest: spaced(where) };
  }
  const { verb, participle, rest: plain, its } = wording[event];
  const token = event === "playToken" ? withArticle(spaced(pattern.token, "token")) : undefined;
  const rest = spaced(plain, token, pattern.scored && "from conquering or holding");
  const object = withMe ? eventObject(names, "me") : objectIn(names, pattern);
  const player = playerOf(names, pattern);
  if (pattern.killedBy !== undefined) {
    const killer =
      pattern.killedBy === "me" ? objectOf(names, "me") : eventObject(names, pattern.killedBy)?.text;
    const killed = spaced("killed by", killer, where, player && `because of ${player.text}`);
    return { subject: object ?? { text: "a permanent", form: "singular" }, verb: "be", rest: killed };
  }
  if (its !== undefined) {
    const energy = pattern.abilityEnergy;
    const costing = energy === undefined ? undefined : `that costs [${energy}] or more`;
    const rest = spaced(its, object && `of ${objectForm(object)}`, costing, where);
    return { subject: player ?? anyPlayer, verb, rest };
  }
  if (participle === undefined) {
    const because = object && player && `because of ${player.text}`;
    return { subject: object ?? player ?? anyPlayer, verb, rest: spaced(rest, where, because) };
  }
  if (player !== undefined || event === "played" || event === "target") {
    const what = pattern.object === "me" ? objectForm(object) : object?.text;
    const doer = player ?? (event === "played" && pattern.object === "me" ? you : anyPlayer);
    const spending = pattern.energySpent && `with [${pattern.energySpent}] or more spent on it`;
    const from = pattern.playedFrom && playedFromText(pattern.playedFrom);
    return { subject: doer, verb, rest: spaced(what ?? "a card", where, from, spending || undefined) };
  }
  return {
    subject: object ?? { text: "a card", form: "singular" },
    verb: "be",
    rest: spaced(participle, where),
  };
}

/** "me", "a friendly unit", "one or more enemy units". */
function objectIn(names: Naming, { object, oneOrMore }: EventPattern): Subject | undefined {
  if (oneOrMore && object === undefined) return { text: "one or more cards", form: "plural" };
  if (!oneOrMore || object === undefined || object === "me" || "ref" in object)
    return eventObject(names, object);
  return { text: `one or more ${nouns(names, object)}`, form: "plural" };
}

/** "from here", "to a battlefield". */
function whereabouts({ from, to }: Pick<EventPattern, "from" | "to">): string[] {
  const phrases = {
    battlefield: "a battlefield",
    base: "a base",
    here: "here",
    anotherBattlefield: "another battlefield",
  };
  return [...(from ? [`from ${phrases[from]}`] : []), ...(to ? [`to ${phrases[to]}`] : [])];
}

/** Something that has happened this turn: "you have discarded a card this turn". */
export function pastText(names: Naming, past: PastPattern, atLeast: number, negated: boolean): string {
  const pattern: EventPattern = past;
  const { subject = you, rest } = eventClause(names, pattern);
  const done = spaced(perfect[pattern.event] ?? "been", rest);
  const times = atLeast === 1 ? "" : `${numberWord(atLeast)} or more times`;
  const have = { subject, verb: "have", rest: spaced(done, times, "this turn") };
  return negated ? clauseText({ ...have, verb: "have", rest: `not ${have.rest}` }) : clauseText(have);
}

const perfect: Partial<Record<EventName, string>> = {
  die: "died",
  damage: "been",
  move: "moved",
  draw: "drawn",
  discard: "discarded",
  recycle: "recycled",
  banish: "banished",
  played: "played",
  enter: "entered",
  exhaust: "exhausted",
  ready: "readied",
  stun: "stunned",
  buff: "buffed",
  conquer: "conquered",
  hold: "held",
  attack: "attacked",
  defend: "defended",
  target: "chosen",
  winCombat: "won",
  loseCombat: "lost",
  gainPoint: "gained",
  gainXp: "gained",
};

/** "to me", "from a friendly unit". */
function topMostText(names: Naming, { event, topMost }: EventPattern): string | undefined {
  if (topMost === undefined) return undefined;
  const what = topMost === "me" ? objectOf(names, "me") : eventObject(names, topMost)?.text;
  return spaced(event === "detach" ? "from" : "to", what);
}

const anyPlayer: Subject = { text: "a player", form: "singular" };

function playerOf(names: Naming, { player }: EventPattern): Subject | undefined {
  if (typeof player === "object") return playerSubject(names, player);
  return player && { you, opponent: { text: "an opponent", form: "singular" as const } }[player];
}

const objectForm = (subject: Subject | undefined): string | undefined =>
  subject?.text === "I" ? "me" : subject?.text;

/** "your Beginning Phase"; the Ending Phase is said by the turn that it ends. */
function phaseName({ phase = "beginning", player }: EventPattern): string {
  const whose = typeof player !== "string" ? "each" : { you: "your", opponent: "an opponent's" }[player];
  return spaced(whose, phase === "ending" ? "turn" : `${capital(phase)} Phase`);
}

/** A phase that is skipped, told to whoever skips it. */
export const skippedText = (pattern: EventPattern): string => `skip ${phaseName(pattern)}`;

function phaseText(pattern: EventPattern, duration: string): string {
  if (pattern.phase === "ending") return `at the end of ${duration || phaseName(pattern)}`;
  return spaced("at the start of", phaseName(pattern), duration);
}
