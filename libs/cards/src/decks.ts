/** So many copies of a card. */
export interface DeckEntry {
  card: string;
  count: number;
}

/** A deck ready to play with (103). `main` is without the chosen champion, which makes up the 40 cards. */
export interface DeckList {
  name: string;
  legend: string;
  champion: string;
  main: DeckEntry[];
  runes: DeckEntry[];
  battlefields: string[];
}

/** Reads "3 Gust" as three copies; a name alone is one. */
const copies = (list: readonly string[]): DeckEntry[] =>
  list.map((line) => {
    const [, count = "1", card = line] = /^(\d+) (.+)$/.exec(line) ?? [];
    return { card, count: Number(count) };
  });

const annie: DeckList = {
  name: "Annie's Fireworks",
  legend: "Annie, Dark Child",
  champion: "Annie, Fiery",
  main: copies([
    "2 Annie, Fiery",
    "1 Jinx, Demolitionist",
    "2 Kai'Sa, Survivor",
    "3 Legion Rearguard",
    "2 Pouty Poro",
    "2 Mystic Poro",
    "2 Shipyard Skulker",
    "2 Overzealous Fan",
    "2 Tideturner",
    "1 Eager Drakehound",
    "3 Hextech Ray",
    "2 Void Seeker",
    "2 Falling Star",
    "1 Thermo Beam",
    "2 Cleave",
    "2 Gust",
    "1 Rebuke",
    "1 Flash",
    "2 Fight or Flight",
    "1 Stacked Deck",
    "2 Iron Ballista",
    "1 Seal of Discord",
  ]),
  runes: copies(["7 Fury Rune", "5 Chaos Rune"]),
  battlefields: ["Void Gate", "Targon's Peak", "Windswept Hillock"],
};

const viktor: DeckList = {
  name: "Viktor's Assembly",
  legend: "Viktor, Herald of the Arcane",
  champion: "Viktor, Leader",
  main: copies([
    "2 Viktor, Leader",
    "2 Teemo, Strategist",
    "1 Thousand-Tailed Watcher",
    "3 Ravenbloom Student",
    "3 Blastcone Fae",
    "2 Plundering Poro",
    "2 Watchful Sentry",
    "3 Cruel Patron",
    "2 Machine Evangel",
    "2 Daring Poro",
    "2 Honest Broker",
    "1 Mega-Mech",
    "1 Singularity",
    "2 Vengeance",
    "3 Hidden Blade",
    "2 Frigid Touch",
    "2 Eclipse",
    "1 Baited Hook",
    "1 Energy Conduit",
    "1 Rocket Barrage",
    "1 Orb of Regret",
  ]),
  runes: copies(["6 Mind Rune", "6 Order Rune"]),
  battlefields: ["Altar to Unity", "Grove of the God-Willow", "Reckoner's Arena"],
};

const leeSin: DeckList = {
  name: "Lee Sin's Training Ground",
  legend: "Lee Sin, Blind Monk",
  champion: "Lee Sin, Centered",
  main: copies([
    "2 Lee Sin, Centered",
    "2 Fiora, Peerless",
    "3 Stalwart Poro",
    "2 Mutated Mouser",
    "3 Sunlit Guardian",
    "2 Navori Scout",
    "1 Zephyr Sage",
    "1 Tasty Faefolk",
    "3 Pakaa Cub",
    "2 Crowd Favorite",
    "2 Voracious Gromp",
    "1 Mountain Drake",
    "3 Discipline",
    "2 Feral Strength",
    "2 Defy",
    "2 Block",
    "2 Charm",
    "1 Confront",
    "2 Zhonya's Hourglass",
    "1 Heart of Dark Ice",
  ]),
  runes: copies(["6 Calm Rune", "6 Body Rune"]),
  battlefields: ["Navori Fighting Pit", "Trifarian War Camp", "Reckoner's Arena"],
};

const garen: DeckList = {
  name: "Garen's Vanguard",
  legend: "Garen, Might of Demacia",
  champion: "Garen, Rugged",
  main: copies([
    "2 Garen, Rugged",
    "2 Fiora, Peerless",
    "1 Shen, Kinkou",
    "1 Soraka, Wanderer",
    "3 Daring Poro",
    "3 Enthralling Protector",
    "2 Laurent Bladekeeper",
    "2 Laurent Duelist",
    "3 Vanguard Sergeant",
    "2 Vanguard Attendant",
    "2 Towering Combatant",
    "2 Crowd Favorite",
    "2 Soulspinner",
    "1 Solari Chief",
    "2 Hidden Blade",
    "2 Vengeance",
    "2 Ki Barrier",
    "2 Confront",
    "1 Arena Bar",
    "1 Baited Hook",
    "1 Seal of Unity",
  ]),
  runes: copies(["5 Body Rune", "7 Order Rune"]),
  battlefields: ["Grove of the God-Willow", "Trifarian War Camp", "Altar to Unity"],
};

/** Decks for the modes that the pool allows for, each legal by rule 103. */
export const decks: readonly DeckList[] = [annie, viktor, leeSin, garen];
