import { renderCard } from "@rulebound/language";
import { describe, expect, it } from "vitest";
import { cards } from "./index.ts";

/** What each card's data must say when it is read aloud; written from the cards, not from the renderer. */
const texts: Record<string, string[]> = {
  "Fury Rune": ["Reaction — [exhaust]: Add [1].", "Reaction — Recycle this: Add [fury]."],
  "Fox-Fire": [
    "Hidden, Action",
    "Choose any number of units at battlefields at the same location with total Might 4 or less. Kill them.",
  ],
  "Tricksy Tentacles": [
    "Choose any number of enemy units with the same controller with total Might 8 or less. Choose a location for them. Move them there.",
  ],
  "Draven, Showboat": ["I have extra Might equal to your points."],
  "Stand United": [
    "Hidden, Action",
    "Choose a friendly unit. Buff it. This turn, each buff gives friendly units 1 Might more.",
  ],
  "Lee Sin, Ascetic": ["Shield", "[exhaust]: Buff me.", "I can have any number of buffs."],
  "Heimerdinger, Inventor": [
    "I have all [exhaust] abilities of friendly legends, friendly units, or friendly gear.",
  ],
  "Perched Grimwyrm": ["I can be played only to battlefields you have conquered this turn."],
  "Lucian, Gunslinger": [
    "Assault",
    "When I attack, choose an enemy unit here. Deal damage equal to my Assault to it.",
  ],
  Gearhead: ["Accelerate", "What is attached to me gives double its Might Bonus."],
  "Experimental Hexplate": [
    "Equip — [mind]: Choose a unit you control. Attach this to it.",
    "Might bonus +1",
    "Attached: I have the tag Mech in addition.",
  ],
  "Ancient Warmonger": ["Accelerate", "I have Assault equal to the number of enemy units here."],
  "Lucian, Purifier": ["Equipment you control each give Assault to what they are attached to."],
  "Gardens of Becoming": ['Units here have "[exhaust]: Gain 1 XP".'],
  "LeBlanc, Everywhere At Once": ["Backline", "Your Temporary effects here don't trigger."],
  "Kinkou Initiate": [
    "When you play me, draw 1 if the total Might of other units you control is at least 5.",
  ],
  "Dragon Form": ["Flow [3]", "Choose a unit. Its base Might becomes 5 this turn."],
  Dominus: ["Action", 'Choose a unit. Double its Might this turn. Give it "[A][A]: Ready me" this turn.'],
  Gold: ["Reaction — Kill this, [exhaust]: Add [A]."],
  Brutalizer: [
    "Equip — [calm]: Choose a unit you control. Attach this to it.",
    "Might bonus +1",
    "Attached: While this is attached to me this turn, I have +2 Might.",
  ],
  "Serrated Dirk": [
    "Equip — [fury]: Choose a unit you control. Attach this to it.",
    "Might bonus +0",
    "Attached: I have Assault 2.",
  ],
  "Long Sword": [
    "Quick-Draw",
    "Equip — [fury]: Choose a unit you control. Attach this to it.",
    "Might bonus +2",
  ],
  "Doran's Shield": [
    "Equip — [calm]: Choose a unit you control. Attach this to it.",
    "Might bonus +1",
    "Attached: I have Tank.",
  ],
  "Warmog's Armor": [
    "Equip — [body]: Choose a unit you control. Attach this to it.",
    "Might bonus +1",
    "Attached: When I conquer, buff me.",
  ],
  "Blade of the Ruined King": [
    "Equip — [order], kill a friendly unit: Choose a unit you control. Attach this to it.",
    "Might bonus +4",
  ],
  "Shepherd's Heirloom": [
    "When you play this, gain 1 XP.",
    "Equip — Spend 1 XP: Choose a unit you control. Attach this to it.",
    "Might bonus +2",
  ],
  "Sacred Shears": [
    "Equip — [order]: Choose a unit you control. Attach this to it.",
    "Might bonus +1",
    "Attached: Deathknell — Draw 1.",
  ],
  "Angle Shot": [
    "Reaction",
    "Choose a unit. Choose an Equipment its controller controls. Choose one: (1) attach it to the unit; " +
      "(2) detach it if it is attached to the unit. Draw 1.",
  ],
  "Turn to Dust": ["Choose a gear. Give it Temporary."],
  "Disarming Rake": ["When you play me, you may choose a gear. Kill it."],
  "Jax, Unrelenting": ["Weaponmaster", "When you attach an Equipment to me, you may pay [1] to draw 1."],
  "Guardian Angel": [
    "Equip — [calm]: Choose a unit you control. Attach this to it.",
    "Might bonus +1",
    "Attached: If I would die, instead kill this, heal me, exhaust me, and recall me.",
  ],
  "Rabadon's Deathcrown": [
    "Unique",
    "Equip — [A]: Choose a unit you control. Attach this to it.",
    "Might bonus +3",
    "Attached: Damage that your spells and abilities deal gets 3 Bonus Damage.",
  ],
  "Spinning Axe": [
    "Quick-Draw, Temporary",
    "Equip — [A]: Choose a unit you control. Attach this to it.",
    "Might bonus +3",
  ],
  "Hextech Gauntlets": [
    "Equip — [3][A]: Choose a unit you control. Attach this to it. " +
      "This ability's Energy cost is lower by the unit's Might.",
    "Might bonus +3",
    "Attached: When I conquer, if the excess damage that you assigned is at least 3, draw 1.",
  ],
  "Skyfall of Areion": [
    "Equip — [1][fury]: Choose a unit you control. Attach this to it.",
    "Might bonus +2",
    "Attached: My hold effects are also conquer effects, and my conquer effects are also hold effects.",
  ],
  Svellsongur: [
    "Equip — [1][calm]: Choose a unit you control. Attach this to it.",
    "As this is attached to a unit, copy that unit's text to the Effect Text of this for as long as this is attached to it.",
    "Might bonus +0",
  ],
  "Shady Spectacles": [
    "Equip — [1][order]: Choose a unit you control. Attach this to it.",
    "As this is attached to a unit, choose another friendly unit; the equipped unit becomes a copy of it for as long as this is attached to it.",
    "Might bonus +0",
  ],
  "Jax, Grandmaster At Arms": [
    "[1], [exhaust]: Choose a detached Equipment you control. Choose a unit you control. Attach the Equipment to it.",
    "[exhaust]: Choose an attached Equipment you control. Choose a unit you control. Attach the Equipment to it.",
  ],
  Brush: [
    "Bird, Cat, Dog, Poro, or Ivern units here have +1 Might.",
    "When you conquer or hold here, you may swap this battlefield back.",
  ],
  "Baron Pit": ["Units can move here from anywhere."],
  "Baron Nashor": [
    "As I enter, add the Baron Pit battlefield token to the board unless it is there already and I enter at its location instead if you do.",
    "I can't be chosen by enemy spells and abilities.",
    "Other friendly units have +2 Might.",
  ],
  "Endless Riches": [
    "When you play this, banish all cards you own in a hand or cards you own in a trash. Burn 7.",
    "Skip your Draw Phase.",
    "You may play cards you own from your trash.",
    "If a nontoken card you own would go to a trash from anywhere but a deck, instead banish it.",
  ],
  "Shipyard Skulker": [],
  "Garen, Rugged": ["Assault 2, Shield 2"],
  "Vanguard Attendant": ["I enter ready."],
  "Tasty Faefolk": ["Accelerate", "Deathknell — Channel 2 runes exhausted. Draw 1."],
  "Machine Evangel": ["Deathknell — Play three Recruit tokens to your base."],
  "Honest Broker": ["Deathknell — Play an exhausted Gold token."],
  "Viktor, Leader": ["When another non-Recruit unit you control dies, play a Recruit token to your base."],
  "Ravenbloom Student": ["When you play a spell, give me +1 Might this turn."],
  "Thousand-Tailed Watcher": [
    "Accelerate",
    "When you play me, give all enemy units -3 Might this turn, to a minimum of 1.",
  ],
  Tideturner: [
    "Hidden",
    "When you play me, you may choose a unit you control that isn't at my location. " +
      "Move me to its location and it to my location.",
  ],
  "Cruel Patron": ["To play me, kill a friendly unit as an additional cost."],
  "Jinx, Demolitionist": ["Accelerate, Assault 2", "When you play me, discard 2."],
  "Kai'Sa, Survivor": ["Accelerate", "When I conquer, draw 1."],
  "Plundering Poro": ["When I conquer, play an exhausted Gold token."],
  "Annie, Fiery": ["Damage that your spells and abilities deal gets 1 Bonus Damage."],
  "Fiora, Peerless": ["When I attack or defend, if I am one on one, double my Might this combat."],
  "Teemo, Strategist": [
    "Hidden",
    "When I defend, choose an enemy unit here. Reveal the top 5 cards of your Main Deck. " +
      "Deal damage equal to the number of cards with Hidden among them to the unit. Recycle them.",
  ],
  "Lee Sin, Centered": [
    "Accelerate",
    "While I am at a battlefield, other buffed friendly units here have +2 Might.",
  ],
  "Solari Chief": ["When you play me, choose an enemy unit. If it is stunned, kill it. Otherwise, stun it."],
  "Rek'Sai, Breacher": [
    "Accelerate, Assault",
    "Friendly units being played from anywhere but a hand have Accelerate.",
  ],
  "Overzealous Fan": ["When I defend, you may kill me to choose an attacking unit. Move it to its base."],
  "Soraka, Wanderer": [
    "Combat damage is assigned to me last.",
    "If another unit you control here with less Might than me would die, instead heal it, exhaust it, and recall it.",
  ],
  "Elder Dragon": [
    "1 or more of your damage is lethal to enemy units.",
    "When you play me, choose up to one enemy unit at each location. Deal 1 to each of them.",
  ],
  "Mister Root": ["Accelerate", "When I move, if I am at a battlefield, gain 2 XP."],
  "Treasure Hunter": ["When I move, play an exhausted Gold token."],
  "Minotaur Reckoner": ["Units can't move to bases."],
  Iascylla: [
    "When I hold, at the start of your Main Phase this turn, you may choose an enemy unit. Move it there.",
  ],
  "Crowd Favorite": ["Hunt", "Spend 2 XP: Buff me."],
  "Mageseeker Investigator": [
    "Opponents must pay [A] for each unit beyond the first to move several units to my location at the same time.",
  ],
  "Hidden Blade": ["Hidden, Action", "Choose a unit at a battlefield. Kill it. Its controller draws 2."],
  "Falling Star": ["Choose a unit. Deal 3 to it. Choose a unit. Deal 3 to it."],
  Defy: ["Reaction", "Choose a spell costing at most [4] and [A]. Counter it."],
  Charm: ["Choose an enemy unit. Choose a location for it. Move it there."],
  "Ride The Wind": ["Action", "Choose a friendly unit. Choose a location for it. Move it there. Ready it."],
  Flash: ["Reaction", "Choose up to two friendly units. Move them to their bases."],
  Gust: ["Reaction", "Choose a unit at a battlefield with 3 Might or less. Return it to its owner's hand."],
  Confront: ["Action", "Units you play enter ready this turn. Draw 1."],
  "Stacked Deck": [
    "Action",
    "Look at the top 3 cards of your Main Deck. Pick one of them. Put it into your hand. Recycle the rest.",
  ],
  "Promising Future": [
    "Starting with you, each player looks at the top 5 cards of their Main Deck, picks one of them, banishes it, " +
      "and recycles the rest. Starting with the next player, each player plays the picked card, ignoring its Energy cost.",
  ],
  "Time Warp": ["Take an additional turn after this one. Banish this."],
  "Bellows Breath": [
    "Action",
    "Repeat [1][mind]",
    "Choose up to three units at the same location. Deal 1 to each of them.",
  ],
  "Rocket Barrage": [
    "Repeat [4][mind]",
    "Choose one: (1) choose a unit in a base and deal 4 to it; (2) choose a gear and kill it.",
  ],
  "Lotus Trap": [
    "Hidden, Reaction",
    "Choose a unit. If it would be dealt damage this turn, double that damage.",
  ],
  "Counter Strike": [
    "Reaction",
    "Choose a unit. The next time it would be dealt damage this turn, prevent that damage. Draw 1.",
  ],
  "Ki Barrier": ["Reaction", "Choose a unit. Prevent the next 7 damage it would be dealt this turn."],
  "Mirror Image": [
    "Choose a unit. Play a ready Reflection token to your base. " +
      "Then do this: it becomes a copy of the unit. Give it Temporary.",
  ],
  "Baited Hook": [
    "[1][order], [exhaust]: Choose a friendly unit. Kill it. Look at the top 5 cards of your Main Deck. " +
      "Pick up to one unit among them with Might no higher than the killed unit's Might plus 1. " +
      "Banish it. Play it, ignoring its cost. Recycle the rest.",
  ],
  "Zhonya's Hourglass": [
    "Hidden",
    "If a friendly unit would die, instead kill this, heal it, exhaust it, and recall it.",
  ],
  "Bottled Constellation": [
    "At the start of your Main Phase, you may kill three other friendly permanents to gain 1 point.",
  ],
  "Iron Ballista": ["This enters exhausted.", "[exhaust]: Choose a unit at a battlefield. Deal 2 to it."],
  "Orb of Regret": ["[exhaust]: Choose a unit. Give it -1 Might this turn, to a minimum of 1."],
  "Energy Conduit": ["Reaction — [exhaust]: Add [1]."],
  "Arena Bar": ["[exhaust]: Choose an exhausted friendly unit. Buff it."],
  "Heart of Dark Ice": ["[exhaust]: Choose a unit. Give it +3 Might this turn."],
  "Annie, Dark Child": ["At the end of your turn, choose up to two runes. Ready them."],
  "Garen, Might of Demacia": ["When you conquer, if there are 4 or more units you control there, draw 2."],
  "Lee Sin, Blind Monk": ["[1], [exhaust]: Choose a friendly unit. Buff it."],
  "Jinx, Loose Cannon": [
    "At the start of your Beginning Phase, draw 1 if you have 1 or fewer cards in your hand.",
  ],
  "Lux, Lady of Luminosity": ["When you play a spell, if it costs more than [4], draw 1."],
  "Ivern, Green Father": [
    "When you conquer or hold, you may exhaust me to replace that battlefield with Brush.",
  ],
  "LeBlanc, Deceiver": [
    "When you conquer or hold, you may discard 1 and exhaust me to play a ready Reflection token there. " +
      "Then do this: choose another unit at its location. The token becomes a copy of it. Give the token Temporary.",
  ],
  "Draven, Glorious Executioner": ["When you win a combat, draw 1."],
  "Fiora, Grand Duelist": [
    "When a friendly unit becomes Mighty, you may exhaust me to channel 1 rune exhausted.",
  ],
  "Corrupt Enforcer": ["When I move, if I am at a battlefield, discard 1.", "When I win a combat, draw 1."],
  "Enthusiastic Promoter": ["Backline", "When I hold, buff all units here."],
  "Diana, Lunari": [
    "When a showdown begins here, you may pay [1] to predict. Reveal the top card of your Main Deck. " +
      "Put it into your hand if it is a spell.",
  ],
  "Kayn, Unleashed": ["Ganking", "While I have moved 2 or more times this turn, I can't be dealt damage."],
  "Affectionate Poro": [
    "When a combat that I was in ends, if I haven't been dealt damage this turn, draw 1.",
  ],
  "Hostile Takeover": [
    "Hidden",
    "Choose an enemy unit at a battlefield. Take control of it. Ready it. " +
      "At the end of this turn, lose control of it. Recall it.",
  ],
  "Threshold of the Gray": ["When combat starts here, the attacker adds [1]. The defender adds [1]."],
  "Punching Poro": [
    "Empower — Discard 1: Empower me. Only while I am not empowered.",
    "While I am empowered, I have +1 Might.",
  ],
  "Serene Ascetic": [
    "Empower — [3]: Empower me. Only while I am not empowered.",
    "While I am empowered, I have Deflect and Shield 3.",
  ],
  "Nasus, Ascended": [
    "Deflect 2",
    "Empower — [8]: Empower me. Only while I am not empowered.",
    "While I am empowered, when I conquer, gain 1 point.",
  ],
  "Apprentice Mage": [
    "Empower — [2]: Empower me. Only while I am not empowered.",
    "When I am empowered, predict 2.",
    "While I am empowered, I have +1 Might.",
  ],
  "Baccai Witherclaw": [
    "Empower — [1][A][A]: Empower me. Only while I am not empowered.",
    "While I am empowered, I have +2 Might.",
    "While I am empowered, Deathknell — Channel 2 runes exhausted.",
  ],
  "Escaped Grayback": [
    "Empower — Kill a friendly unit: Empower me. Only while I am not empowered.",
    "While I am empowered, I have +2 Might.",
  ],
  "Aurok General": [
    "Empower — [3][order]: Empower me. Only while I am not empowered.",
    "While I am empowered, empowered units you control have +2 Might.",
  ],
  "Ambessa, Respected and Feared": [
    "Empower — [1][order][order]: Empower me. Only while I am not empowered.",
    "While I am empowered, I have Assault 2.",
    "While I am empowered, when I attack, choose an enemy unit here with less Might than me. Kill it.",
  ],
  "Tomb-Raider Barbara": [
    "When you play me, if there are 7 or more runes you control, choose an enemy gear. " +
      "If it is empowered, disempower it. Otherwise, kill it.",
  ],
  "Hextech Formula": ["This enters exhausted.", "[exhaust]: Choose another gear. Empower it."],
  "Questionable Tome": [
    "Empower — [exhaust]: Empower this. Only while this isn't empowered.",
    "[1], disempower this, [exhaust]: Draw 1.",
  ],
  "Rage Amplifier": [
    "Empower — [6][fury]: Empower this. Only while this isn't empowered.",
    "While this isn't empowered, units you control have +1 Might.",
    "While this is empowered, units you control have +2 Might.",
  ],
  "Tools of Empire": [
    "Empower — [2]: Empower this. Only while this isn't empowered.",
    "[exhaust]: Choose a unit. If this is empowered, give it +4 Might this turn. Otherwise, give it +2 Might this turn.",
  ],
  "Guttural Roar": [
    "Action",
    "Choose a unit. If it is empowered, give it +4 Might this turn. Otherwise, give it +2 Might this turn.",
  ],
  Sanction: [
    "Reaction",
    "Choose one: (1) choose a unit, empower it, and at the end of this turn, disempower it; " +
      "(2) choose an empowered unit, disempower it, and at the end of this turn, empower it.",
  ],
  "Ambessa, Matriarch of War": [
    "When you empower another object, empower me.",
    "[A], disempower me, [exhaust]: Choose a unit. Ready it.",
  ],
  "Jayce, Defender of Tomorrow": [
    "Empower — [2][A][A]: Empower me. Only while I am not empowered.",
    "[1], [exhaust]: Choose a gear. Ready it.",
    "While I am empowered, [1], [exhaust]: Choose two gear. Ready them.",
  ],
  "Zed, Master of Shadows": [
    "When you banish a nontoken object you own, empower me.",
    "Action — Disempower me, [exhaust]: Discard 1. Draw 1.",
  ],
  "Blitzcrank, Impassive": [
    "Tank",
    "When you play me, if I am at a battlefield, you may choose an enemy unit that isn't here. Move it here.",
    "When I hold, return me to my owner's hand.",
  ],
  "Bone Skewer": [
    "Hidden",
    "Choose a battlefield. Choose an opponent. They reveal their hand. " +
      "Pick up to one unit among them. They play it to the battlefield's location, ignoring any and all costs. " +
      "Then do this: stun the played picked unit if you do.",
  ],
  "Akali, Deadly Weapon": [
    "Empower — [2][fury]: Empower me. Only while I am not empowered.",
    "When I move, you may choose a unit where it came from or unit where it went at a battlefield. " +
      "If I am empowered, deal 2 to it. Otherwise, deal 1 to it.",
    "While I am empowered, I have +1 Might.",
  ],
  "Akshan, Mischievous": [
    "Weaponmaster",
    'You may pay [body][body] as an additional cost to play me ("theft").',
    'When you play me, if the additional cost "theft" is paid, choose an enemy gear. Move it to your base. ' +
      "Take control of it until I leave the board. Attach it to me if it is an Equipment.",
  ],
  "Frostcoat Mother": [
    "Empower — [12]: Empower me. This ability's Energy cost is lower by the number of runes you control. Only while I am not empowered.",
    "While I am empowered, I have +3 Might.",
  ],
  Profiteer: [
    "When you play me, you may disempower an empowered object you control to choose a legend, unit, or gear. Empower it.",
  ],
  "Shock Blast": [
    "Action",
    "Choose a unit at a battlefield. Deal 4 to it.",
    "While there is an empowered object you control, this costs [2] less.",
  ],
  "Acceptable Losses": [
    "Action",
    "Starting with the turn player, each player picks a gear they control and kills it.",
  ],
  "King's Edict": [
    "Starting with the next player, each other player picks another enemy unit. Kill the picked units.",
  ],
  Whirlwind: [
    "Starting with the next player, each player may pick a unit and return it to its owner's hand.",
  ],
  "Cataclysmic Duel": [
    "Starting with the turn player, each player picks a unit they control. Kill all other units.",
  ],
  "Buhru Captain": ["When you play me, you may pick one: (1) draw 1; (2) buff me."],
  "Royal Entourage": ["When you play me, choose a legend. Pick one: (1) ready it; (2) exhaust it."],
  "Abandoned Hall": [
    "When a player plays a spell, as an ability of that player, you may choose a unit you control here. " +
      "Give it +1 Might this turn.",
  ],
  "Ripper's Bay": [
    "When a unit is returned here, as an ability of its owner, you may pay [1] to channel 1 rune exhausted.",
  ],
  "Valley of Idols": [
    "When a player plays a unit here, as an ability of that player, you may pay [1] to buff it.",
  ],
  Possession: ["Action", "Choose an enemy unit at a battlefield. Take control of it. Recall it."],
  "Akali, Rogue Assassin": [
    "Empower — [3][A]: Empower me. Only while I am not empowered.",
    "Action — [exhaust]: Choose a friendly unit in a showdown. Move it to its base and ready it if I am empowered if it is your turn.",
  ],
  "Ambessa, The Wolf": [
    "Empower — [3][body]: Empower me. Only while I am not empowered.",
    "While I am empowered, I have +3 Might.",
    "While I am empowered and I am not in combat, I can't be dealt damage.",
  ],
  Conscription: [
    'If the additional cost "draft" is paid, choose an enemy unit at a battlefield. Otherwise, choose an enemy unit at a battlefield with 3 Might or less. Take control of it. Exhaust it. Recall it.',
    'You may spend 5 XP as an additional cost to play this ("draft").',
  ],
  Glowstone: [
    "Empower — [A][A]: Empower this. Only while this isn't empowered.",
    "Disempower this, [exhaust]: Choose a player. They take control of this. They recall this.",
    "At the end of your turn, kill this. Deal 5 to all units you control.",
  ],
  "Hard Bargain": [
    "Reaction",
    "Repeat [2]",
    "Choose a spell. Its controller may pay [2]; otherwise, counter it.",
  ],
  "Baccai Sandspinner": [
    "Empower — [5]: Empower me. This ability's Energy cost is lower by 3 while there aren't 5 or more runes you control. Only while I am not empowered.",
    "While I am empowered, I have Deflect and Assault 2.",
  ],
  "Navori Fighting Pit": ["When you hold here, choose a unit here. Buff it."],
  "Reckoner's Arena": ["When you hold here, activate the conquer effects of units here."],
  "Targon's Peak": ["When you conquer here, at the end of this turn, choose up to two runes. Ready them."],
  "Insightful Investigator": [
    "When you play me, choose an opponent. They reveal their hand. You may spend 2 XP to pick one of them, have its owner discard it, and have them draw 1.",
  ],
  Mindsplitter: [
    "When you play me, choose an opponent. They reveal their hand. Pick one of them. Its owner discards it.",
  ],
  "Bewitching Spirit": ["When you play me, choose a player. They discard 1."],
  Sabotage: ["Choose an opponent. They reveal their hand. Pick a non-unit card among them. Recycle it."],
  "Decree of Unity": ["Choose an enemy Chaos unit or gear. Kill it."],
  Minefield: ["When you conquer here, burn 2."],
  "Shadow Temple": ["When you hold here, burn 3."],
  "Kennen, Storm of Shuriken": [
    "When you play me, burn 2.",
    "When I conquer, choose a spell you own in a trash. Give it Flow equal to its cost this turn.",
  ],
  "Undying Legion": [
    "While you have played another card this turn, you may play me from your trash for [3][C].",
  ],
  "Dredge Up": ["Flow [2]", "Draw 1."],
  "Brittle Steel": ["Flow [4][fury]", "Choose a gear. Kill it."],
  "Vilemaw's Lair": ["Units here can't move to bases."],
  "Void Gate": ["Damage that spells and abilities deal to units here gets 1 Bonus Damage."],
  "Windswept Hillock": ["Units here have Ganking."],
  "Noxus Hopeful": ["While you have played another card this turn, I cost [2] less."],
  "Skyward Strike": [
    "Choose an enemy unit. Choose a location for it. Move it there. Choose an enemy unit and stun it if you have 6 or more XP.",
  ],
  "Zenith Blade": [
    "Action",
    "Choose an enemy unit at a battlefield. Stun it. Choose a friendly unit. You may move it to the first unit's location.",
  ],
  "Sky Splitter": [
    "Action",
    "Choose a unit at a battlefield. Deal 5 to it.",
    "This spell's Energy cost is lower by the highest Might among friendly units.",
  ],
  "Eager Apprentice": ["While I am at a battlefield, friendly spells cost [1] less, to a minimum of [1]."],
  "Herald of Scales": ["Friendly Dragon cards being played cost [2] less, to a minimum of [1]."],
  "Lux, Illuminated": ["When you play a spell costing at least [5], give me +3 Might this turn."],
  "Mageseeker Warden": [
    "While I am at a battlefield, opponents can play units only to their base.",
    "While I am at a battlefield, spells and abilities can't ready enemy units or gear.",
  ],
  "Rengar, Trophy Hunter": ["Ambush", "You may Ambush me to a battlefield with an enemy unit there."],
  "Sai Scout": ["Vision", "You may play me to an open battlefield."],
  "Miss Fortune, Buccaneer": [
    "You may play me to an open battlefield.",
    "Friendly units may be played to open battlefields.",
  ],
  "Deadbloom Predator": ["Deflect", "You may play me to an occupied enemy battlefield."],
  "Rengar, Pouncing": ["Reaction, Assault 2", "You may play me to a battlefield that you are attacking."],
  "Ruin Runner": ["I can't be chosen by enemy spells and abilities."],
  "Rockfall Path": ["Units can't be played here."],
  "Heedless Resurrection": [
    "Reaction",
    "Choose a unit you own in a trash costing at most the killed unit's Energy cost and the killed unit's Power cost. Play it, ignoring its cost.",
    "To play this, kill a friendly unit as an additional cost.",
  ],
  "Bullet Time": [
    "Action",
    "Choose a battlefield. You may pay any amount of [A] to deal damage equal to that amount to all enemy units at its location.",
  ],
  Meditation: [
    "Reaction",
    'If the additional cost "exhaust" is paid, draw 2. Otherwise, draw 1.',
    'You may exhaust a friendly unit as an additional cost to play this ("exhaust").',
  ],
  "Hextech Anomaly": ["Reaction — [exhaust]: You may pay any amount of [A] to add [that amount]."],
  "Ancient Henge": ["Reaction — [exhaust]: You may pay any amount of Energy to add [A] times that amount."],
  "Garbage Grabber": ["[1], recycle three cards you own in a trash, [exhaust]: Draw 1."],
  "Kraken Hunter": [
    "Accelerate, Assault",
    'You may spend any number of buffs of friendly units as an additional cost to play me ("buffs").',
    'My Power cost is lower by [body] times the number of times that "buffs" is paid.',
  ],
  "Albus Ferros": [
    "When you play me, you may spend any number of buffs of friendly units to channel as many runes as that amount exhausted.",
  ],
  "Commander Ledros": [
    "Deflect, Ganking",
    'You may kill any number of friendly units as an additional cost to play me ("units").',
    'My Power cost is lower by [order] times the number of times that "units" is paid.',
  ],
  Atakhan: [
    "Ganking",
    'You may kill a friendly unit as an additional cost to play me ("kill").',
    "While the additional cost \"kill\" is paid, my Energy cost is lower by the killed unit's Energy cost and the Power cost by [order] times the killed unit's Power cost.",
    "When I attack, the defender picks a unit the defender controls here. The defender kills it.",
  ],
  "Vi, Destructive": ["Ganking", "Recycle a card you own in a trash: Give me +1 Might this turn."],
  "Sett, Brawler": ["When you play me or I conquer, buff me.", "Spend my buff: Give me +4 Might this turn."],
  "Legion Quartermaster": ["To play me, return a friendly gear to its owner's hand as an additional cost."],
  "Sea Monkey": [
    'You may pay [1] as an additional cost to play me ("buff").',
    'When you play me, if the additional cost "buff" is paid, buff me.',
  ],
  "Blast Corps Cadet": [
    'You may pay [1][fury] as an additional cost to play me ("blast").',
    'When you play me, if the additional cost "blast" is paid, choose a unit at a battlefield. Deal 2 to it.',
  ],
  "Zaun Punk": [
    'You may kill a friendly gear as an additional cost to play me ("kill").',
    'When you play me, if the additional cost "kill" is paid, choose a gear. Kill it.',
  ],
  "Sky Cruiser": ["[1], discard a gear, [exhaust]: Choose a unit at a battlefield. Deal 4 to it."],
  "Raging Soul": ["While you have discarded a card this turn, I have Assault and Ganking."],
  "Wraith of Echoes": ["The first time each turn when a friendly unit dies, draw 1."],
  "Jinx, Rebel": ["When you discard one or more cards, ready me. Give me +1 Might this turn."],
  "Karthus, Eternal": ["Your Deathknell effects trigger one time more."],
  "Yeti Brawler": [
    "When I conquer, if the excess damage that you assigned is at least 3, play two exhausted Gold tokens.",
  ],
  "Red Brambleback": [
    "Accelerate",
    "Your conquer effects for conquering here trigger one time more.",
    "When I conquer, choose a friendly unit. Buff it.",
  ],
  "Irresistible Faefolk": [
    "When I move to a battlefield, you may choose an enemy unit. Move it where it went.",
  ],
  "Grim Resolve": [
    "Action",
    "Choose a friendly unit. Give it +3 Might this turn. When it wins a combat this turn, gain 2 XP.",
  ],
  "Back-Alley Bar": ["When a unit moves from here, give it +1 Might this turn."],
  "Spoils of War": ["Reaction", "Draw 2.", "While an enemy unit has died this turn, this costs [2] less."],
  "Ezreal, Prodigy": [
    "When you play me, discard 1. Draw 2.",
    "Optional additional costs of friendly objects being played cost [1] or [A] less.",
  ],
  "Irelia, Graceful": ["Friendly spells that choose me cost [1] or [A] less."],
  "Marai Spire": [
    "While this battlefield isn't uncontrolled, Repeat costs of friendly objects being played cost [1] less.",
  ],
  Wallop: [
    "Action",
    "Choose a unit. Ready it.",
    'You may spend a buff of one of friendly units as an additional cost to play this ("buff").',
    'While the additional cost "buff" is paid, this spell\'s cost is ignored.',
  ],
  "Unlicensed Armory": [
    "Discard 1, [exhaust]: Choose a friendly unit. The next time it would die this turn, you may pay [fury] to instead exhaust it and recall it.",
  ],
  "Sett, The Boss": [
    "If a buffed friendly unit would die, you may pay [A] and exhaust me to instead spend its buff, exhaust it, and recall it.",
    "When you conquer, ready me.",
  ],
  "Helm of Suppression": [
    "Empower — [4][calm]: Empower this. Only while this isn't empowered.",
    "While this isn't empowered, enemy spells cost [1] more.",
    "While this is empowered, enemy spells cost [1][A] more.",
  ],
  Switcheroo: [
    "Hidden, Action",
    "Choose two units at battlefields at the same location. Swap the Might of them this turn.",
  ],
};

describe("the text", () => {
  it.each(Object.entries(texts))("of %s says what the card does", (name, lines) => {
    const card = cards.find((one) => one.name === name);
    expect(card && renderCard(card)).toEqual(lines);
  });

  it("of every card is made of whole words", () => {
    const lines = cards.flatMap(renderCard);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /undefined|object Object|NaN| {2}|\.\.| [.,]/.test(line))).toEqual([]);
  });

  it("is there for every ability", () => {
    const short = cards.filter(
      (card) =>
        renderCard(card).length < card.abilities.length ||
        renderCard(card).some((line) => line.trim() === ""),
    );
    expect(short.map(({ name }) => name)).toEqual([]);
  });
});
