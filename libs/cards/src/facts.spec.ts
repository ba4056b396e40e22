import type { CardDefinition } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { cards } from "./index.ts";

/** Name, type, supertype, cost (Energy/Power symbols), Might, domains, tags: as printed, corrections included. */
type Facts = [
  name: string,
  type: string,
  supertype: string,
  cost: string,
  might: string,
  domains: string,
  tags: string,
];

const printed: Facts[] = [
  ["Altar to Unity", "battlefield", "", "-", "-", "", ""],
  ["Grove of the God-Willow", "battlefield", "", "-", "-", "", ""],
  ["Navori Fighting Pit", "battlefield", "", "-", "-", "", ""],
  ["Reckoner's Arena", "battlefield", "", "-", "-", "", ""],
  ["Rockfall Path", "battlefield", "", "-", "-", "", ""],
  ["Targon's Peak", "battlefield", "", "-", "-", "", ""],
  ["Threshold of the Gray", "battlefield", "", "-", "-", "", ""],
  ["Trifarian War Camp", "battlefield", "", "-", "-", "", ""],
  ["Vilemaw's Lair", "battlefield", "", "-", "-", "", ""],
  ["Void Gate", "battlefield", "", "-", "-", "", ""],
  ["Windswept Hillock", "battlefield", "", "-", "-", "", ""],
  ["Arena Bar", "gear", "", "3/0", "-", "body", ""],
  ["Baited Hook", "gear", "", "3/0", "-", "order", ""],
  ["Bottled Constellation", "gear", "", "10/2", "-", "mind", ""],
  ["Brutalizer", "gear", "", "2/0", "-", "calm", "Equipment"],
  ["Energy Conduit", "gear", "", "3/0", "-", "mind", ""],
  ["Guardian Angel", "gear", "", "2/0", "-", "calm", "Equipment"],
  ["Heart of Dark Ice", "gear", "", "3/1", "-", "calm", ""],
  ["Iron Ballista", "gear", "", "3/0", "-", "fury", ""],
  ["Orb of Regret", "gear", "", "1/0", "-", "mind", ""],
  ["Rabadon's Deathcrown", "gear", "signature", "4/2", "-", "calm mind", "Equipment, Ornn"],
  ["Seal of Discord", "gear", "", "0/1", "-", "chaos", ""],
  ["Seal of Focus", "gear", "", "0/1", "-", "calm", ""],
  ["Seal of Insight", "gear", "", "0/1", "-", "mind", ""],
  ["Seal of Rage", "gear", "", "0/1", "-", "fury", ""],
  ["Seal of Strength", "gear", "", "0/1", "-", "body", ""],
  ["Seal of Unity", "gear", "", "0/1", "-", "order", ""],
  ["Spinning Axe", "gear", "signature", "2/1", "-", "fury chaos", "Draven, Equipment"],
  ["Zhonya's Hourglass", "gear", "", "2/0", "-", "calm", ""],
  ["Annie, Dark Child", "legend", "champion", "-", "-", "fury chaos", "Annie"],
  ["Draven, Glorious Executioner", "legend", "", "-", "-", "fury chaos", "Draven"],
  ["Fiora, Grand Duelist", "legend", "", "-", "-", "body order", "Fiora"],
  ["Garen, Might of Demacia", "legend", "champion", "-", "-", "body order", "Garen"],
  ["Ivern, Green Father", "legend", "", "-", "-", "calm order", "Ivern"],
  ["Jinx, Loose Cannon", "legend", "", "-", "-", "fury chaos", "Jinx"],
  ["LeBlanc, Deceiver", "legend", "", "-", "-", "mind order", "LeBlanc"],
  ["Lee Sin, Blind Monk", "legend", "", "-", "-", "calm body", "Lee Sin"],
  ["Lux, Lady of Luminosity", "legend", "champion", "-", "-", "mind order", "Lux"],
  ["Viktor, Herald of the Arcane", "legend", "", "-", "-", "mind order", "Viktor"],
  ["Body Rune", "rune", "basic", "-", "-", "body", ""],
  ["Calm Rune", "rune", "basic", "-", "-", "calm", ""],
  ["Chaos Rune", "rune", "basic", "-", "-", "chaos", ""],
  ["Fury Rune", "rune", "basic", "-", "-", "fury", ""],
  ["Mind Rune", "rune", "basic", "-", "-", "mind", ""],
  ["Order Rune", "rune", "basic", "-", "-", "order", ""],
  ["Bellows Breath", "spell", "", "1/1", "-", "mind", ""],
  ["Block", "spell", "", "2/0", "-", "calm", ""],
  ["Charm", "spell", "", "1/1", "-", "calm", ""],
  ["Clairvoyance", "spell", "", "7/0", "-", "mind", ""],
  ["Cleave", "spell", "", "1/0", "-", "fury", ""],
  ["Confront", "spell", "", "2/0", "-", "body", ""],
  ["Counter Strike", "spell", "signature", "2/1", "-", "calm body", "Jax"],
  ["Defy", "spell", "", "1/1", "-", "calm", ""],
  ["Desert's Call", "spell", "", "2/0", "-", "calm", ""],
  ["Discipline", "spell", "", "2/0", "-", "calm", ""],
  ["Eclipse", "spell", "", "3/0", "-", "mind", ""],
  ["Falling Star", "spell", "", "2/2", "-", "fury", ""],
  ["Feral Strength", "spell", "", "2/0", "-", "calm", ""],
  ["Fight or Flight", "spell", "", "2/0", "-", "chaos", ""],
  ["Flash", "spell", "", "2/0", "-", "chaos", ""],
  ["Frigid Touch", "spell", "", "2/0", "-", "mind", ""],
  ["Gust", "spell", "", "1/0", "-", "chaos", ""],
  ["Hextech Ray", "spell", "", "1/1", "-", "fury", ""],
  ["Hidden Blade", "spell", "", "2/1", "-", "order", ""],
  ["Hostile Takeover", "spell", "signature", "5/2", "-", "mind order", "Renata Glasc"],
  ["Incinerate", "spell", "", "2/0", "-", "fury", ""],
  ["Ki Barrier", "spell", "", "2/1", "-", "order", ""],
  ["Lotus Trap", "spell", "", "2/0", "-", "fury", ""],
  ["Mirror Image", "spell", "signature", "3/2", "-", "mind order", "LeBlanc"],
  ["Promising Future", "spell", "", "5/1", "-", "mind", ""],
  ["Rebuke", "spell", "", "2/2", "-", "chaos", ""],
  ["Ride The Wind", "spell", "", "2/1", "-", "chaos", ""],
  ["Rocket Barrage", "spell", "", "4/1", "-", "mind", ""],
  ["Singularity", "spell", "", "6/2", "-", "mind", ""],
  ["Sky Splitter", "spell", "", "8/1", "-", "fury", ""],
  ["Skyward Strike", "spell", "", "2/1", "-", "calm", ""],
  ["Stacked Deck", "spell", "", "1/0", "-", "chaos", ""],
  ["Thermo Beam", "spell", "", "5/2", "-", "fury", ""],
  ["Time Warp", "spell", "", "10/4", "-", "mind", ""],
  ["Vengeance", "spell", "", "4/2", "-", "order", ""],
  ["Void Seeker", "spell", "", "3/1", "-", "fury", ""],
  ["Affectionate Poro", "unit", "", "3/0", "3", "calm", "Noxus, Poro"],
  ["Zenith Blade", "spell", "signature", "3/2", "-", "calm order", "Leona"],
  ["Annie, Fiery", "unit", "champion", "5/1", "4", "fury", "Annie, Noxus"],
  ["Blastcone Fae", "unit", "", "2/1", "2", "mind", "Bandle City, Fae"],
  ["Blazing Scorcher", "unit", "", "5/0", "5", "fury", "Dragon, Noxus"],
  ["Combat Chef", "unit", "", "5/0", "5", "body", "Demacia"],
  ["Corrupt Enforcer", "unit", "", "3/1", "4", "chaos", "Piltover"],
  ["Crowd Favorite", "unit", "", "3/0", "3", "body", "Noxus"],
  ["Cruel Patron", "unit", "", "4/0", "6", "order", "Noxus"],
  ["Daring Poro", "unit", "", "2/0", "2", "order", "Poro"],
  ["Diana, Lunari", "unit", "champion", "3/0", "3", "mind", "Diana, Mount Targon"],
  ["Dauntless Vanguard", "unit", "", "4/1", "4", "body", "Demacia, Elite"],
  ["Deadbloom Predator", "unit", "", "8/2", "8", "body", "Shadow Isles"],
  ["Dragonsoul Sage", "unit", "", "2/0", "1", "body", "Ionia"],
  ["Dramatic Visionary", "unit", "", "4/0", "4", "mind", "Ionia"],
  ["Eager Apprentice", "unit", "", "3/0", "3", "mind", "Piltover"],
  ["Eager Drakehound", "unit", "", "3/1", "3", "fury", "Dog, Dragon, Noxus"],
  ["Elder Dragon", "unit", "", "12/4", "10", "body", "Demacia, Dragon"],
  ["Enthralling Protector", "unit", "", "2/0", "2", "order", "Fae, Ionia"],
  ["Enthusiastic Promoter", "unit", "", "3/0", "2", "calm", "Bandle City, Yordle"],
  ["Fiora, Peerless", "unit", "champion", "3/1", "3", "body", "Demacia, Fiora"],
  ["Garen, Rugged", "unit", "champion", "6/1", "5", "body", "Demacia, Elite, Garen"],
  ["Gustwalker", "unit", "", "3/1", "3", "mind", "Dog, Ionia"],
  ["Herald of Scales", "unit", "", "4/0", "3", "body", "Mount Targon"],
  ["Honest Broker", "unit", "", "2/0", "2", "order", "Ionia"],
  ["Horns of the Dragon", "unit", "", "6/0", "6", "order", "Ionia"],
  ["Iascylla", "unit", "", "7/1", "6", "calm", "Bilgewater"],
  ["Inferna", "unit", "", "2/0", "1", "fury", "Bilgewater"],
  ["Jeweled Colossus", "unit", "", "5/0", "5", "mind", "Mount Targon"],
  ["Jinx, Demolitionist", "unit", "champion", "3/1", "4", "fury", "Jinx, Zaun"],
  ["Kai'Sa, Survivor", "unit", "champion", "4/0", "4", "fury", "Kai'Sa, The Void"],
  ["Kayn, Unleashed", "unit", "champion", "6/1", "6", "chaos", "Ionia, Kayn"],
  ["Laurent Bladekeeper", "unit", "", "3/0", "3", "body", "Demacia"],
  ["Laurent Duelist", "unit", "", "4/0", "3", "order", "Demacia"],
  ["Lee Sin, Centered", "unit", "champion", "6/0", "6", "body", "Ionia, Lee Sin"],
  ["Legion Rearguard", "unit", "", "2/0", "2", "fury", "Noxus, Trifarian"],
  ["Lux, Illuminated", "unit", "champion", "6/1", "5", "mind", "Demacia, Lux"],
  ["Machine Evangel", "unit", "", "5/1", "4", "order", "Piltover"],
  ["Mageseeker Investigator", "unit", "", "4/0", "4", "order", "Demacia"],
  ["Mageseeker Warden", "unit", "", "6/1", "5", "calm", "Demacia"],
  ["Master Yi, Honed", "unit", "champion", "7/1", "6", "body", "Ionia, Master Yi"],
  ["Mega-Mech", "unit", "", "7/0", "8", "mind", "Bandle City, Mech"],
  ["Minotaur Reckoner", "unit", "", "5/0", "5", "fury", "Noxus"],
  ["Miss Fortune, Buccaneer", "unit", "champion", "4/1", "4", "chaos", "Bilgewater, Miss Fortune, Pirate"],
  ["Mister Root", "unit", "", "2/0", "1", "chaos", "Fae, Ionia"],
  ["Mountain Drake", "unit", "", "9/0", "10", "body", "Dragon"],
  ["Mutated Mouser", "unit", "", "2/0", "1", "calm", "Bilgewater, Cat"],
  ["Mystic Poro", "unit", "", "2/0", "2", "chaos", "Poro"],
  ["Navori Scout", "unit", "", "4/0", "4", "calm", "Ionia, Yordle"],
  ["Noxus Hopeful", "unit", "", "4/0", "4", "fury", "Noxus, Trifarian"],
  ["Overzealous Fan", "unit", "", "2/0", "2", "chaos", "Noxus"],
  ["Pakaa Cub", "unit", "", "3/0", "3", "body", "Cat, Ixtal"],
  ["Petty Officer", "unit", "", "5/0", "5", "order", "Bilgewater, Pirate"],
  ["Playful Phantom", "unit", "", "5/0", "5", "calm", "Shadow Isles, Spirit"],
  ["Plundering Poro", "unit", "", "2/0", "2", "mind", "Bilgewater, Pirate, Poro"],
  ["Pouty Poro", "unit", "", "2/0", "2", "fury", "Poro"],
  ["Ravenbloom Student", "unit", "", "2/0", "2", "mind", "Noxus"],
  ["Rek'Sai, Breacher", "unit", "champion", "3/0", "3", "fury", "Rek'Sai, The Void"],
  ["Rengar, Pouncing", "unit", "champion", "3/1", "3", "fury", "Cat, Ixtal, Rengar"],
  ["Rengar, Trophy Hunter", "unit", "champion", "5/1", "6", "body", "Cat, Ixtal, Rengar"],
  ["Rengar, Unseen", "unit", "champion", "4/1", "4", "fury", "Cat, Ixtal, Rengar"],
  ["Ruin Runner", "unit", "", "6/0", "5", "body", "Shurima"],
  ["Sai Scout", "unit", "", "6/0", "5", "chaos", "Shurima"],
  ["Sharkling", "unit", "", "3/0", "1", "fury", "Bilgewater"],
  ["Shen, Kinkou", "unit", "champion", "3/1", "3", "order", "Ionia, Shen"],
  ["Shipyard Skulker", "unit", "", "3/0", "3", "chaos", "Bilgewater, Pirate"],
  ["Sneaky Deckhand", "unit", "", "3/0", "2", "chaos", "Bilgewater, Pirate"],
  ["Solari Chief", "unit", "", "5/1", "4", "order", "Mount Targon"],
  ["Soraka, Wanderer", "unit", "champion", "4/1", "4", "order", "Mount Targon, Soraka"],
  ["Soulspinner", "unit", "", "3/0", "3", "order", "Shadow Isles, Spider"],
  ["Stalwart Poro", "unit", "", "2/0", "2", "calm", "Poro"],
  ["Sunlit Guardian", "unit", "", "3/0", "3", "calm", "Shurima"],
  ["Tasty Faefolk", "unit", "", "7/0", "6", "calm", "Bandle City, Fae"],
  ["Teemo, Strategist", "unit", "champion", "2/1", "2", "mind", "Bandle City, Teemo, Yordle"],
  ["Thousand-Tailed Watcher", "unit", "", "7/1", "7", "mind", "Ionia"],
  ["Tideturner", "unit", "", "2/0", "2", "chaos", "Bilgewater"],
  ["Towering Combatant", "unit", "", "4/0", "3", "body", "Shurima"],
  ["Treasure Hunter", "unit", "", "2/0", "1", "chaos", "Shurima"],
  ["Vanguard Attendant", "unit", "", "6/1", "5", "order", "Demacia, Elite"],
  ["Vanguard Sergeant", "unit", "", "4/0", "4", "order", "Demacia, Elite"],
  ["Veteran Poro", "unit", "", "2/0", "2", "body", "Freljord, Poro"],
  ["Viktor, Leader", "unit", "champion", "4/1", "4", "order", "Viktor, Zaun"],
  ["Voracious Gromp", "unit", "", "5/0", "5", "body", "Freljord"],
  ["Watchful Sentry", "unit", "", "2/0", "1", "mind", "Freljord"],
  ["Zephyr Sage", "unit", "", "6/1", "6", "calm", "Bird, Ionia"],
];

const tokens: Facts[] = [
  ["Bare Battlefield", "battlefield", "", "-", "-", "", ""],
  ["Bird", "unit", "", "-", "1", "", "Bird"],
  ["Brush", "battlefield", "", "-", "-", "", ""],
  ["Gold", "gear", "", "-", "-", "", ""],
  ["Mech", "unit", "", "-", "3", "", "Mech"],
  ["Recruit", "unit", "", "-", "1", "", "Recruit"],
  ["Reflection", "unit", "", "-", "0", "", ""],
  ["Sand Soldier", "unit", "", "-", "2", "", "Shurima"],
  ["Sprite", "unit", "", "-", "3", "", "Fae"],
  ["Tentacle", "unit", "", "-", "1", "", "Bilgewater"],
];

function factsOf({ name, type, supertype, energy, power, might, domains, tags }: CardDefinition): Facts {
  const cost = energy === undefined ? "-" : `${energy}/${power?.length}`;
  return [name, type, supertype ?? "", cost, String(might ?? "-"), domains.join(" "), tags.join(", ")];
}

const inPool = (token: boolean): Map<string, Facts> =>
  new Map(cards.filter((card) => (card.token === true) === token).map((card) => [card.name, factsOf(card)]));

/** Might Bonuses of Equipment, as printed. */
const bonuses: Record<string, number> = {
  Brutalizer: 1,
  "Guardian Angel": 1,
  "Rabadon's Deathcrown": 3,
  "Spinning Axe": 3,
};

describe("facts", () => {
  it("give Equipment, and nothing else, its Might Bonus", () => {
    const given = cards.filter(({ mightBonus }) => mightBonus !== undefined);
    expect(Object.fromEntries(given.map(({ name, mightBonus }) => [name, mightBonus]))).toEqual(bonuses);
    const names = cards.filter(({ tags }) => tags.includes("Equipment")).map(({ name }) => name);
    expect(given.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it.each(printed)("of %s are those printed", (...facts) => {
    expect(inPool(false).get(facts[0])).toEqual(facts);
  });

  it.each(tokens)("of the token %s are those that rule 187 gives", (...facts) => {
    expect(inPool(true).get(facts[0])).toEqual(facts);
  });

  it("are checked for every card and token", () => {
    expect([...inPool(false).keys()].sort()).toEqual(printed.map(([name]) => name).sort());
    expect([...inPool(true).keys()].sort()).toEqual(tokens.map(([name]) => name).sort());
  });

  it("ask for Power of the card's own domain only", () => {
    const symbols = new Set(cards.flatMap(({ power }) => power ?? []));
    expect([...symbols]).toEqual(["own"]);
  });
});
