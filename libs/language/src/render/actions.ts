import type { GameAction, PutInto, What } from "../instructions.ts";
import type { PlayerRef, Value } from "../select.ts";
import type { Duration, Purpose } from "../words.ts";
import { amountText, keywordText } from "./costs.ts";
import { type Clause, clauseText, list, numberWord, plural, spaced, withArticle } from "./english.ts";
import { mightText } from "./facts.ts";
import { introduce, isMany, type Naming, namedAs, objectOf, possessiveOf, subjectOf } from "./names.ts";
import {
  namingText,
  nounOf,
  nouns,
  oneOf,
  placeNoun,
  playerPossessive,
  playerSubject,
  valueText,
  wherePhrase,
  whitherPhrase,
} from "./select.ts";

/** "this turn", "this combat"; nothing for what stays. */
export const durationText = (until: Duration): string => (until === "stay" ? "" : `this ${until}`);

type PlayToken = Extract<GameAction, { do: "playToken" }>;

/** What an action says, told to the one who does it; names what it binds. */
export function actionClause(names: Naming, action: GameAction): Clause {
  const clause = clauseOf(names, action);
  nameResult(names, action);
  return action.who === undefined ? clause : { ...clause, subject: playerSubject(names, action.who) };
}

function clauseOf(names: Naming, action: GameAction): Clause {
  const what = (of: What): string => whatText(names, of);
  switch (action.do) {
    case "together":
      return togetherClause(names, action.actions);
    case "dealEachOther": {
      const named = typeof action.units === "string" ? [action.units] : action.units;
      const units = list(
        named.map((unit) => subjectOf(names, unit).text),
        "and",
      );
      const rest = "damage equal to their Mights to each other";
      return { subject: { text: units, form: "plural" }, verb: "deal", rest };
    }
    case "swapMight":
      return told("swap", spaced("the Might of", what(action.what), durationText(action.until)));
    case "deal":
      return dealClause(names, action);
    case "kill":
    case "banish":
    case "recycle":
    case "recall":
    case "heal":
    case "exhaust":
    case "ready":
    case "stun":
    case "buff":
    case "empower":
    case "disempower":
      return told(action.do, what(action.what));
    case "counter": {
      const to = action.to && `, which goes to ${ownersHand(names, action.what)} and not to the trash`;
      return told("counter", `${what(action.what)}${to ?? ""}`);
    }
    case "newChoices":
      return {
        subject: playerSubject(names, action.who ?? "you"),
        verb: "may",
        rest: `make new choices for ${what(action.what)}`,
      };
    case "spendBuff":
      return told("spend", `${whose(names, action.what)} buff`);
    case "return":
      return told("return", `${what(action.what)} to ${ownersHand(names, action.what)}`);
    case "draw":
    case "burn":
    case "discard":
      return done(names, action.player, action.do, cardCount(names, action.amount));
    case "discardPicked":
      return done(names, { ownerOf: action.what }, "discard", what(action.what));
    case "drawFrom":
      return told("put", `${what(action.what)} into your hand`);
    case "move":
      return told(
        "move",
        list(
          action.moves.map(
            ({ what: of, to }) =>
              `${what(of)} ${to === "ownBase" ? "to their bases" : whitherPhrase(names, to)}`,
          ),
          "and",
        ),
      );
    case "put":
      return told("put", `${what(action.what)} ${putPhrases[action.into]}`);
    case "notePlace":
      return told("note", placeNoun(names, action.place));
    case "revealPicked":
      return told("reveal", what(action.what));
    case "winGame":
      return done(names, action.player, "win", "the game");
    case "might": {
      const floor = action.min === undefined ? "" : `, to a minimum of ${action.min}`;
      return told(
        "give",
        `${spaced(what(action.what), mightText(names, action.by), durationText(action.until))}${floor}`,
      );
    }
    case "doubleMight":
      return told("double", spaced(whose(names, action.what), "Might", durationText(action.until)));
    case "raiseMight": {
      const to = `to ${valueText(names, action.to)}`;
      return told("increase", spaced(whose(names, action.what), "Might", to, durationText(action.until)));
    }
    case "setBaseMight": {
      const subject =
        typeof action.what === "string"
          ? possessiveOf(names, action.what)
          : `all ${nouns(names, action.what.all)}'`;
      const rest = spaced(valueText(names, action.to), durationText(action.until));
      return { subject: { text: `${subject} base Might`, form: "singular" }, verb: "become", rest };
    }
    case "grant": {
      const { keywords } = action;
      const given = Array.isArray(keywords)
        ? list(keywords.map(keywordText), "and")
        : `${possessiveOf(names, keywords.of)} keywords`;
      return told("give", spaced(what(action.what), given, durationText(action.until)));
    }
    case "predict":
      return told("predict", action.amount === 1 ? "" : String(action.amount));
    case "name": {
      const [verb = "", ...rest] = namingText(action.one).split(" ");
      return told(verb, rest.join(" "));
    }
    case "look":
      return done(names, action.player, "look", `at ${topCards(names, action)}`);
    case "revealUntil":
      return done(
        names,
        action.player,
        "reveal",
        `cards from the top of ${playerPossessive(names, action.player ?? "you")} Main Deck until ${oneOf(names, action.until)} is among them`,
      );
    case "reveal":
      return done(names, action.player, "reveal", topCards(names, action));
    case "revealHand":
      return done(names, action.player, "reveal", "their hand");
    case "play": {
      const ignored = ignoredCosts[action.ignoring];
      const to = action.to && whitherPhrase(names, action.to);
      return done(
        names,
        action.by,
        "play",
        `${spaced(what(action.what), to)}${ignored && `, ignoring ${ignored}`}${lessEnergy(names, action.less)}${action.afterwards ? ` (then ${action.afterwards} it)` : ""}`,
      );
    }
    case "playTokenToo":
      return told("play", "an additional copy of that token");
    case "seeFacedown":
      return told(
        "look",
        spaced(
          `at ${playerPossessive(names, action.of)} facedown cards`,
          durationText(action.until),
          "(when you like)",
        ),
      );
    case "playToken":
      return tokensClause(names, action, 1);
    case "attach":
      return told("attach", `${what(action.what)} to ${what(action.to)}`);
    case "detach":
      return told("detach", what(action.what));
    case "becomeCopy":
      return { subject: subjectOf(names, action.what), verb: "become", rest: `a copy of ${what(action.of)}` };
    case "replace":
      return told("replace", `${battlefieldText(names, action.what)} with ${action.with}`);
    case "addBattlefield":
      return told("add", `the ${action.token} battlefield token to the board unless it is there already`);
    case "enterAt":
      return {
        subject: subjectOf(names, "it"),
        verb: "enter",
        rest: `${wherePhrase(names, action.place)} instead`,
      };
    case "swapBack":
      return told("swap", `${what(action.what)} back`);
    case "takeTurn":
      return done(names, action.player, "take", "an additional turn after this one");
    case "takeControl": {
      const until = clauseText({ subject: subjectOf(names, "me"), verb: "leave", rest: "the board" });
      return told("take", spaced(`control of ${what(action.what)}`, action.until && `until ${until}`));
    }
    case "loseControl":
      return told("lose", `control of ${what(action.what)}`);
    case "add": {
      const only = action.for && `, only for ${purposeText[action.for]}`;
      return done(names, action.player, "add", `${amountText(names, action)}${only ?? ""}`);
    }
    case "channel": {
      const runes = action.amount === 1 ? "1 rune" : countOf(names, action.amount, "runes");
      return done(names, action.player, "channel", spaced(runes, action.exhausted && "exhausted"));
    }
    case "gainPoints":
      return done(
        names,
        action.player,
        "gain",
        action.amount === 1 ? "1 point" : amountOf(names, action.amount, "points"),
      );
    case "gainXp":
      return done(names, action.player, "gain", amountOf(names, action.amount, "XP"));
    case "prevent": {
      const amount = action.amount === "all" ? "all" : `the next ${valueText(names, action.amount)}`;
      return told(
        "prevent",
        spaced(
          amount,
          "damage",
          `${subjectOf(names, action.what).text} would be dealt`,
          durationText(action.until),
        ),
      );
    }
    case "activate":
      return told("activate", `the ${action.effects} effects of ${nouns(names, action.of)}`);
  }
}

/** "deal 3 to it", "it deals damage equal to its Might split among the enemy units". */
function dealClause(names: Naming, action: Extract<GameAction, { do: "deal" }>): Clause {
  const subject = action.by === undefined ? undefined : subjectOf(names, action.by);
  if (action.by !== undefined) names.focus = action.by;
  const isSplit = "split" in action;
  const amount = damage(names, action.amount, isSplit);
  const to = isSplit ? `split among ${objectOf(names, action.to)}` : `to ${eachOf(names, action.to)}`;
  const bonus =
    action.bonus === undefined ? undefined : `with Bonus Damage equal to ${valueText(names, action.bonus)}`;
  return { ...(subject ? { subject } : {}), verb: "deal", rest: spaced(amount, to, bonus) };
}

/** "deal 4 to it and 1 to all other enemy units there at the same time". */
function togetherClause(names: Naming, actions: Extract<GameAction, { do: "together" }>["actions"]): Clause {
  const [first = told("do", ""), ...others] = actions.map((action) => {
    // Each has its own objects, so that none of them is "it".
    names.focus = undefined;
    return clauseOf(names, action);
  });
  const rests = others.map((clause) => (clause.verb === first.verb ? clause.rest : clauseText(clause)));
  return { ...first, rest: `${list([first.rest, ...rests], "and")} at the same time` };
}

const putPhrases: Record<PutInto, string> = {
  trash: "into its owner's trash",
  hand: "into its owner's hand",
  champion: "into its owner's Champion Zone",
  deckTop: "on top of its owner's deck",
  deckBottom: "on the bottom of its owner's deck",
};

/** Playing one token, or several that are all alike: "play two ready Mech tokens here". */
export function tokensClause(names: Naming, action: PlayToken, times: number): Clause {
  const token = spaced(action.entering, action.token, "token");
  const tokens =
    action.times !== undefined
      ? countOf(names, action.times, plural(token))
      : times === 1
        ? withArticle(token)
        : `${numberWord(times)} ${plural(token)}`;
  return told("play", spaced(tokens, action.to && whitherPhrase(names, action.to)));
}

const told = (verb: string, rest: string): Clause => ({ verb, rest });

function done(names: Naming, player: PlayerRef | undefined, verb: string, rest: string): Clause {
  if (player === undefined || player === "you") return { verb, rest };
  return { subject: playerSubject(names, player), verb, rest };
}

const eachOf = (names: Naming, what: What): string =>
  typeof what === "string" && isMany(names, what)
    ? `each of ${whatText(names, what)}`
    : whatText(names, what);

export function whatText(names: Naming, what: What): string {
  return typeof what === "string" ? objectOf(names, what) : `all ${nouns(names, what.all)}`;
}

function whose(names: Naming, what: What): string {
  return typeof what === "string" ? possessiveOf(names, what) : `all ${nouns(names, what.all)}'`;
}

function ownersHand(names: Naming, what: What): string {
  const many = typeof what !== "string" || isMany(names, what);
  return many ? "their owners' hands" : `${what === "me" ? possessiveOf(names, "me") : "its"} owner's hand`;
}

/** "3", "3 damage split", "damage equal to its Might". */
const damage = (names: Naming, amount: Value, isSplit: boolean): string =>
  typeof amount === "number" && !isSplit ? String(amount) : amountOf(names, amount, "damage");

const cardCount = (names: Naming, amount: Value): string =>
  typeof amount === "number" ? String(amount) : amountOf(names, amount, "cards");

/** "2 XP", "damage equal to its Might". */
function amountOf(names: Naming, amount: Value, of: string): string {
  return typeof amount === "number" ? `${amount} ${of}` : `${of} equal to ${valueText(names, amount)}`;
}

/** "2 runes", "as many runes as that amount". */
const countOf = (names: Naming, amount: Value, of: string): string =>
  typeof amount === "number" ? `${amount} ${of}` : `as many ${of} as ${valueText(names, amount)}`;

function topCards(
  names: Naming,
  { top, player = "you", deck }: Extract<GameAction, { do: "look" | "reveal" }>,
): string {
  const cards = top === 1 ? "the top card" : `the top ${top} cards`;
  if (deck === "replaced") return `${cards} of that deck`;
  return `${cards} of ${playerPossessive(names, player)} ${deck === "rune" ? "Rune" : "Main"} Deck`;
}

function battlefieldText(names: Naming, place: Extract<GameAction, { do: "replace" }>["what"]): string {
  if (place === "there") return "that battlefield";
  return place === "here" ? "this battlefield" : `the battlefield ${wherePhrase(names, place)}`;
}

/** The participles by which a later line can speak of what was done. */
const participles: Partial<Record<GameAction["do"], string>> = {
  kill: "killed",
  banish: "banished",
  recycle: "recycled",
  return: "returned",
  put: "put",
  discard: "discarded",
  discardPicked: "discarded",
  burn: "burned",
  draw: "drawn",
  move: "moved",
  recall: "recalled",
  play: "played",
};

/** By how much less Energy something told to be played is played. */
function lessEnergy(names: Naming, less: Value | undefined): string {
  if (less === undefined) return "";
  return `, its Energy cost lower by ${typeof less === "number" ? `[${less}]` : valueText(names, less)}`;
}

function nameResult(names: Naming, action: GameAction): void {
  if (action.do === "revealHand") {
    introduce(names, action.as, { noun: "revealed card", many: true });
  } else if (action.do === "revealUntil") {
    introduce(names, action.as, { noun: "card", many: true });
    introduce(names, action.found, { noun: nounOf(action.until), many: false });
  } else if (action.do === "look" || action.do === "reveal") {
    introduce(names, action.as, { noun: "card", many: action.top > 1 });
    if (action.do === "reveal" && action.into !== undefined)
      names.named.set(action.into, { noun: "revealed card", many: true });
  } else if (action.as !== undefined && action.do === "playToken") {
    introduce(names, action.as, { noun: "token", many: action.times !== undefined });
  } else if (action.as !== undefined && action.do === "addBattlefield") {
    introduce(names, action.as, { noun: "battlefield", many: false });
  } else if (action.as !== undefined) {
    const of = "what" in action && typeof action.what === "string" ? namedAs(names, action.what) : undefined;
    const noun = spaced(participles[action.do], of?.noun ?? objectNoun(action));
    names.named.set(action.as, { noun, many: of?.many ?? false });
  }
  if (mentionsAll(action)) names.focus = undefined;
}

function objectNoun(action: GameAction): string {
  const what = "what" in action ? action.what : undefined;
  return typeof what === "object" && "all" in what ? nounOf(what.all) : "object";
}

function mentionsAll(action: GameAction): boolean {
  const what = action.do === "deal" ? action.to : "what" in action ? action.what : undefined;
  return typeof what === "object" && "all" in what;
}

/** What alone some resources may be spent on. */
const purposeText = {
  spells: "playing spells",
  gear: "playing gear and using abilities of gear",
  units: "playing units and using abilities of units",
  showdowns: "what is paid during showdowns",
} as const satisfies Record<Purpose, string>;

/** What is left unpaid of a card that is told to be played (356.1.b, 356.5.a). */
const ignoredCosts = {
  nothing: "",
  energy: "its Energy cost",
  power: "its Power cost",
  cost: "its cost",
  all: "any and all costs",
} as const;
