Feature: 454 Recalls
  A recall puts a permanent into the base of its controller without moving it. The rules recall attackers that haven't
  won (466.1.a.2), gear at battlefields (323.7) and units that can't get to where they are to move (447.2.c); texts recall
  as well.

  @definition
  Rule: 454 Recalls
    Recalls

  Rule: 455 A recall leads to the base and isn't a move
    A Recall relocates a Permanent from wherever it is to its Base, without this being a Move.

    @S-m101 @R-455
    Scenario: From a battlefield
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Zhonya's Hourglass" in base
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's base
      And these events happened in this order:
        | event    | object           | from           | to      |
        | recalled | Shipyard Skulker | Altar to Unity | P2.base |
      And no event "moved" happened

    @S-m102 @R-455
    Scenario: A unit that is in its base already stays there
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" in base
      And P2 has "Zhonya's Hourglass" in base
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 plays "Vengeance" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's base
      And "Shipyard Skulker" is exhausted
      And "Zhonya's Hourglass" is in P2's trash
      And no event "moved" happened

    @S-m103 @R-455 @R-466.1.a.2
    Scenario: To the base of the unit's controller, and not to where an attacker came from
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Laurent Bladekeeper" at "Void Gate"
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Laurent Bladekeeper" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Laurent Bladekeeper" is in P1's base
      And "Mountain Drake" is at "Altar to Unity"
      And these events happened in this order:
        | event    | object              | from           | to             |
        | moved    | Laurent Bladekeeper | Void Gate      | Altar to Unity |
        | recalled | Laurent Bladekeeper | Altar to Unity | P1.base        |

  Rule: 456 A recall is never a move
    A Recall never counts as a Move.

    @S-m104 @R-456
    Scenario: Recalled and then moved back, a unit has moved once
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Mister Root" at "Altar to Unity"
      And P2 has "Zhonya's Hourglass" in base
      And P1 has "Hextech Ray" and "Charm" in hand and the pool to pay for them
      When P1 plays "Hextech Ray" choosing "Mister Root"
      And everyone passes
      Then "Mister Root" is in P2's base
      And no event "moved" happened
      And the chain is empty
      When P1 plays "Charm" choosing "Mister Root" moving it to "Void Gate"
      And everyone passes
      Then "Mister Root" is at "Void Gate"
      And the chain is "Mister Root"
      And these events happened in this order:
        | event    | object      | from           | to        |
        | recalled | Mister Root | Altar to Unity | P2.base   |
        | moved    | Mister Root | P2.base        | Void Gate |

  Rule: 456.1 What triggers on moving doesn't trigger on a recall
    Triggered Abilities that trigger on Move actions do not trigger on a Recall.

    @S-d121 @R-456.1
    Scenario: What triggers on moving to the base as well doesn't trigger on being recalled there
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Treasure Hunter" called "walker" at "Altar to Unity"
      And P1 has "Treasure Hunter" called "doomed" at "Altar to Unity"
      And P1 has "Zhonya's Hourglass" in base
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "doomed"
      And everyone passes
      Then "doomed" is in P1's base
      And the chain is empty
      And 0 objects named "Gold" are in P1's base
      When P1 moves "walker" to base
      Then the chain is "walker"
      When everyone passes
      Then 1 object named "Gold" is in P1's base

    @S-d122 @R-456.1 @R-466.1.a.2
    Scenario: Nor does it trigger where an attacker is recalled after the combat
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Treasure Hunter" in base
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Treasure Hunter" to "Altar to Unity"
      Then the chain is "Treasure Hunter"
      When everyone passes
      And everyone passes until the showdown ends
      Then "Treasure Hunter" is in P1's base
      And the chain is empty
      And 1 object named "Gold" is in P1's base

    @S-m105 @R-456.1
    Scenario: An attacker that triggers on moving there triggers once, and not when it is recalled
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Mister Root" in base
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Mister Root" to "Altar to Unity"
      Then the chain is "Mister Root"
      When everyone passes
      Then these events happened in this order:
        | event    | player | amount |
        | xpGained | P1     | 2      |
      When everyone passes until the showdown ends
      Then "Mister Root" is in P1's base
      And the chain is empty
      And P1 has priority

  Rule: 456.2 A recall does change where the permanent is
    A Recall does change the Permanent's location.

    @S-m106 @R-456.2
    Scenario: What being somewhere gives and allows is over
      Given the battlefields "Altar to Unity" and "Trifarian War Camp"
      And P2 has "Pakaa Cub" at "Trifarian War Camp"
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Zhonya's Hourglass" in base
      And P1 has "Void Seeker" and "Fight or Flight" in hand and the pool to pay for them
      Then "Pakaa Cub" has 4 Might
      When P1 plays "Void Seeker" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P2's base
      And "Pakaa Cub" has 3 Might
      And "Trifarian War Camp" is controlled by nobody
      When P1 plays "Fight or Flight" choosing "Pakaa Cub"
      Then that is refused by rule 355.9.b
      When P1 plays "Fight or Flight" choosing "Vanguard Sergeant"
      Then the chain is "Fight or Flight"

  Rule: 456.3 What hinders moving doesn't hinder a recall
    Actions and Game Effects that restrict or block Movement cannot prevent a Recall.

    @S-d123 @R-456.3 @R-447.2.c
    Scenario: A unit that no text could move to its base is recalled there instead of moving to a closed battlefield
      Given a game in the mode "skirmish"
      And the battlefields "Altar to Unity", "Void Gate" and "Vilemaw's Lair"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Mega-Mech" in base
      And P3 has "Shipyard Skulker" and "Pakaa Cub" at "Vilemaw's Lair"
      And P1 has "Promising Future" and "Fight or Flight" in hand and the pool to pay for them
      And P1's whole deck is "Charm" called "upper"
      And P2's whole deck is "Charm" called "lower"
      And P3's whole deck is "Energy Conduit"
      And P1 has [G] in the pool
      And P2 has [G] in the pool
      And the players will answer:
        | player | for              | answer             |
        | P2     | play.target      | "Shipyard Skulker" |
        | P2     | play.destination | "Altar to Unity"   |
        | P1     | play.target      | "Mega-Mech"        |
        | P1     | play.destination | "Altar to Unity"   |
      When P1 plays "Fight or Flight" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is at "Vilemaw's Lair"
      When P1 plays "Promising Future"
      And everyone passes until the chain is empty
      Then "Shipyard Skulker" is in P3's base
      And "Pakaa Cub" is at "Vilemaw's Lair"
      And "Mega-Mech" is at "Altar to Unity"
      And no event "moved" happened to "Shipyard Skulker"

    @S-d124 @R-456.3 @R-054.1
    Scenario: A text recalls a unit that another one forbids to move
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Zhonya's Hourglass" in base
      And P2 has "Minotaur Reckoner" in base
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to base
      Then that is refused by rule 054.1
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P1's base
      And no event "moved" happened

    @S-m107 @R-456.3
    Scenario: A unit that couldn't make a standard move is recalled all the same
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And "Shipyard Skulker" starts exhausted
      And P1 has "Zhonya's Hourglass" in base
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to base
      Then that is refused by rule 144.2
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P1's base

  Rule: 457 Gear can be recalled too
    Gear, too, can be Recalled.

    @S-m108 @R-457 @FAQ-32.4
    Scenario: Gear played from hidden goes from the battlefield to its controller's base
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Zhonya's Hourglass" facedown at "Altar to Unity"
      When P1 plays "Zhonya's Hourglass" from hidden
      Then "Zhonya's Hourglass" is in P1's base
      And these events happened in this order:
        | event    | object             | from           | to      |
        | recalled | Zhonya's Hourglass | Altar to Unity | P1.base |

  Rule: 457.1 Loose gear at a battlefield is recalled in the next cleanup
    A non-Unit Gear that is not attached and is created or played at a battlefield, or is at one for any other
    reason, is Recalled to its controller's base during the next Cleanup.

    @S-m109 @R-457.1 @R-323.7 @R-811.1.d.1.a
    Scenario: Also while a combat is going on there, and the units stay
      Given the battlefields "Altar to Unity" and "Void Gate"
      And it is P2's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Zhonya's Hourglass" facedown at "Altar to Unity"
      And P2 has "Pakaa Cub" in base
      When P2 moves "Pakaa Cub" to "Altar to Unity"
      And P2 passes
      And P1 plays "Zhonya's Hourglass" from hidden
      Then "Zhonya's Hourglass" is in P1's base
      And "Shipyard Skulker" and "Pakaa Cub" are at "Altar to Unity"
      And a combat is going on at "Altar to Unity"
      And these events happened in this order:
        | event    | object             | from           | to      |
        | recalled | Zhonya's Hourglass | Altar to Unity | P1.base |

    @S-q001 @R-457.1 @R-719.5 @R-435.4.b @example
    Scenario: Equipment is at the battlefield with its unit, and is recalled when that has died
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And "Pakaa Cub" starts with "Rabadon's Deathcrown" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      Then "Rabadon's Deathcrown" is at "Altar to Unity"
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P2's trash
      And "Rabadon's Deathcrown" is in P2's base
      And "Rabadon's Deathcrown" is attached to nothing
      And these events happened in this order:
        | event    | object               | from           | to      |
        | died     | Pakaa Cub            |                |         |
        | detached | Rabadon's Deathcrown |                |         |
        | recalled | Rabadon's Deathcrown | Altar to Unity | P2.base |

  Rule: 458 A recall leaves the permanent's state alone
    A Recall leaves the state of the Permanent as it was.

    @S-m110 @R-458 @FAQ-35.3
    Scenario: An attacker comes back exhausted, and with what it had been given
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" in base
      And "Shipyard Skulker" starts with a buff
      And P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 plays "Cleave" choosing "Shipyard Skulker"
      And everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's base
      And "Shipyard Skulker" is exhausted
      And "Shipyard Skulker" has a buff
      And "Shipyard Skulker" has 4 Might
      And "Shipyard Skulker" has the keyword "Assault 3"

    @S-m111 @R-458
    Scenario: Gear that is ready is still ready, and saves a unit in the same combat
      Given the battlefields "Altar to Unity" and "Void Gate"
      And it is P2's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Zhonya's Hourglass" facedown at "Altar to Unity"
      And P2 has "Mega-Mech" in base
      When P2 moves "Mega-Mech" to "Altar to Unity"
      And P2 passes
      And P1 plays "Zhonya's Hourglass" from hidden
      Then "Zhonya's Hourglass" is in P1's base
      And "Zhonya's Hourglass" is ready
      When everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's base
      And "Zhonya's Hourglass" is in P1's trash

  Rule: 458.1 Damage and statuses stay, unless what recalls says otherwise
    The permanent's Damage and statuses all stay as they were through a Recall, unless the source of the Recall says
    otherwise.

    @S-m112 @R-458.1 @R-447.2.c
    Scenario: A unit that is recalled instead of moving keeps all it has
      Given a game in the mode "skirmish"
      And the battlefields "Altar to Unity", "Void Gate" and "Windswept Hillock"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Mega-Mech" in base
      And P3 has "Shipyard Skulker" and "Pakaa Cub" at "Windswept Hillock"
      And "Shipyard Skulker" starts stunned
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 2 damage marked by P1
      And P1 has "Promising Future" in hand and the pool to pay for it
      And P1's whole deck is "Charm" called "upper"
      And P2's whole deck is "Charm" called "lower"
      And P3's whole deck is "Energy Conduit"
      And P1 has [G] in the pool
      And P2 has [G] in the pool
      And the players will answer:
        | player | for              | answer             |
        | P2     | play.target      | "Shipyard Skulker" |
        | P2     | play.destination | "Altar to Unity"   |
        | P1     | play.target      | "Mega-Mech"        |
        | P1     | play.destination | "Altar to Unity"   |
      When P1 plays "Promising Future"
      And everyone passes until the chain is empty
      Then "Shipyard Skulker" is in P3's base
      And "Shipyard Skulker" is ready
      And "Shipyard Skulker" is stunned
      And "Shipyard Skulker" has a buff
      And "Shipyard Skulker" has 2 damage marked by P1
      And a combat is going on at "Altar to Unity"

    @S-m113 @R-458.1 @FAQ-48.3
    Scenario: A text that recalls may heal and exhaust as well, and leaves the rest
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 2 damage
      And P2 has "Zhonya's Hourglass" in base
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's base
      And "Shipyard Skulker" has 0 damage
      And "Shipyard Skulker" is exhausted
      And "Shipyard Skulker" has a buff
