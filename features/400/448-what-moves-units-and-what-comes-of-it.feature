Feature: 448 What moves units, and what comes of it
  Units move of themselves by the standard move, and by spells and abilities, each with its own limits. A move can
  contest a battlefield, and the cleanup after it begins a showdown or a combat.

  Rule: 448 Units may make standard moves
    A player may choose to move their Units by means of the Standard Move.

    @S-m018 @R-448 @R-144.1.a @R-144.4
    Scenario: Their controller may move them, in their own main phase, or leave them
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P1 has "Shipyard Skulker" and "Mega-Mech" in base
      And P2 has "Petty Officer" in base
      When P2 moves "Petty Officer" to "Void Gate"
      Then that is refused by rule 144.1.a or 312.1.b
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 moves "Vanguard Sergeant" to base
      Then "Shipyard Skulker" is at "Altar to Unity"
      And "Vanguard Sergeant" is in P1's base
      And "Shipyard Skulker" and "Vanguard Sergeant" are exhausted
      When P1 ends the turn
      Then "Mega-Mech" is in P1's base
      And "Mega-Mech" is ready
      When P2 moves "Petty Officer" to "Void Gate"
      Then "Petty Officer" is at "Void Gate"

  Rule: 449 Spells and abilities move too
    A Move can also be brought about by Spells, Abilities or other effects.

    @S-m019 @R-449
    Scenario: A spell moves an exhausted unit, in the turn of another player
      Given the battlefields "Altar to Unity" and "Void Gate"
      And it is P2's turn
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And "Vanguard Sergeant" starts exhausted
      And P1 has "Flash" in hand and the pool to pay for it
      And P2 has "Hextech Ray" in hand and the pool to pay for it
      When P2 plays "Hextech Ray" choosing "Vanguard Sergeant"
      And P2 passes
      And P1 plays "Flash" choosing "Vanguard Sergeant"
      And everyone passes
      Then "Vanguard Sergeant" is in P1's base
      And "Vanguard Sergeant" is exhausted
      And these events happened in this order:
        | event | object            | from           | to      |
        | moved | Vanguard Sergeant | Altar to Unity | P1.base |

    @S-m020 @R-449
    Scenario: A triggered ability moves a unit of another player
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Overzealous Fan" at "Altar to Unity"
      And P1 has "Mega-Mech" in base
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And P2 answers "trigger.may" with yes
      And everyone passes
      Then "Mega-Mech" is in P1's base
      And these events happened in this order:
        | event | object    | from           | to             |
        | moved | Mega-Mech | P1.base        | Altar to Unity |
        | moved | Mega-Mech | Altar to Unity | P1.base        |

  Rule: 449.1 What causes a move says where to
    Whatever causes the Move gives the restrictions, if any, on which Destinations are legal.

    @S-m021 @R-449.1 @R-144.4.c.1
    Scenario: The standard move leads from a battlefield to the base, and with Ganking to other battlefields
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" and "Laurent Bladekeeper" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Void Gate"
      Then that is refused by rule 144.4.c.1
      When P1 moves "Shipyard Skulker" to base
      Then "Shipyard Skulker" is in P1's base
      When P1 moves "Laurent Bladekeeper" to "Void Gate"
      Then "Laurent Bladekeeper" is at "Void Gate"

    @S-m022 @R-449.1
    Scenario: A spell that names no place leads from battlefield to battlefield without Ganking
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "Void Gate"
      And everyone passes
      Then "Shipyard Skulker" is at "Void Gate"

    @S-m023 @R-449.1
    Scenario: A spell that names the base leads nowhere else
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Laurent Bladekeeper" at "Altar to Unity"
      And P1 has "Fight or Flight" in hand and the pool to pay for it
      When P1 plays "Fight or Flight" choosing "Laurent Bladekeeper"
      Then nobody is asked anything
      When everyone passes
      Then "Laurent Bladekeeper" is in P2's base

  Rule: 449.2 Nobody joins two others at a battlefield
    A Battlefield where 2 other players have units present cannot be Moved to by any means.

    @S-m024 @R-449.2 @R-462.3
    Scenario: A spell can't move a third player's unit to where units of two others are
      Given a game in the mode "skirmish"
      And the battlefields "Altar to Unity", "Void Gate" and "Windswept Hillock"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Mega-Mech" in base
      And P3 has "Shipyard Skulker" in base
      And P1 has "Promising Future" in hand and the pool to pay for it
      And P1's whole deck is "Energy Conduit" and "Arena Bar"
      And P2's whole deck is "Promising Future" and "Charm"
      And P3's whole deck is "Charm" and "Iron Ballista"
      And P2 has [B][G] in the pool
      And P3 has [G] in the pool
      And the players will answer:
        | player | for              | answer             |
        | P1     | effect.choose    | "Energy Conduit"   |
        | P2     | effect.choose    | "Promising Future" |
        | P3     | effect.choose    | "Charm"            |
        | P3     | play.target      | "Mega-Mech"        |
        | P3     | play.destination | "Altar to Unity"   |
        | P2     | play.target      | "Shipyard Skulker" |
      When P1 plays "Promising Future"
      And everyone passes until the chain is empty
      Then "Mega-Mech" is at "Altar to Unity"
      And P2 is asked "play.destination"
      When P2 answers "play.destination" with "Altar to Unity"
      Then that is refused
      When P2 answers "play.destination" with "Windswept Hillock"
      And everyone passes
      Then "Shipyard Skulker" is at "Windswept Hillock"

  Rule: 450 Arriving at another's or nobody's battlefield contests it
    The Destination becomes Contested when it is an Uncontested Battlefield that is not controlled by the controller
    of the Unit or Units that moved.

    @S-m025 @R-450
    Scenario: A battlefield that nobody controls is contested, the own one isn't
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P1 has "Shipyard Skulker" and "Mega-Mech" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Altar to Unity" isn't contested
      And the state is neutral open
      When P1 moves "Mega-Mech" to "Void Gate"
      Then "Void Gate" is contested by P1

    @S-m026 @R-450 @R-190.3.a.1
    Scenario: It is the unit's controller who contests, not the player who has it moved
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Shipyard Skulker" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "Altar to Unity"
      And everyone passes
      Then "Altar to Unity" is contested by P2
      And P2 has focus

    @S-m027 @R-450
    Scenario: A unit that moves to its base contests nothing
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to base
      Then "Vanguard Sergeant" is in P1's base
      And "Altar to Unity" isn't contested
      And "Void Gate" isn't contested

  Rule: 451 A move may lead to a showdown without combat
    The Move of Units may give rise to a Non-Combat Showdown.

    @S-m028 @R-451 @R-344.2
    Scenario: A unit moves to an empty battlefield
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then the state is showdown open
      And P1 has focus
      And these events happened in this order:
        | event          | object           |
        | moved          | Shipyard Skulker |
        | showdownOpened | Altar to Unity   |
      And no event "combatStarted" happened
      And "Altar to Unity" is controlled by nobody
      When everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1

  Rule: 452 A move may lead to combat
    The Move of Units may give rise to Combat.

    @S-m029 @R-452 @R-459
    Scenario: A unit moves to where an opponent's unit is
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Mega-Mech" in base
      When P1 moves "Mega-Mech" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And "Mega-Mech" is an attacker
      And "Pakaa Cub" is a defender

    @S-m030 @R-452
    Scenario: A unit joins another of its controller, and there is no combat
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Mega-Mech" in base
      When P1 moves "Mega-Mech" to "Altar to Unity"
      Then "Mega-Mech" is at "Altar to Unity"
      And no showdown is going on
      And P1 has priority

  Rule: 453 A cleanup follows the move
    Perform a Cleanup once a Move action is complete.

    @S-m031 @R-453 @R-323.5
    Scenario: A unit that has lethal damage once it has left dies at once
      Given the battlefields "Altar to Unity" and "Trifarian War Camp"
      And P1 has "Shipyard Skulker" and "Vanguard Sergeant" at "Trifarian War Camp"
      And "Shipyard Skulker" starts with 3 damage
      And "Vanguard Sergeant" starts with 3 damage
      When P1 moves "Shipyard Skulker" and "Vanguard Sergeant" to base
      Then "Shipyard Skulker" is in P1's trash
      And "Vanguard Sergeant" is in P1's base
      And "Vanguard Sergeant" has 3 damage
      And these events happened in this order:
        | event | object           | to      |
        | moved | Shipyard Skulker | P1.base |
        | died  | Shipyard Skulker |         |

    @S-m032 @R-453 @R-323.6 @R-323.7
    Scenario: The battlefield that the last unit has left is lost at once, with what is hidden there
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" and "Vanguard Sergeant" at "Altar to Unity"
      And P1 has "Block" facedown at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to base
      Then "Altar to Unity" is controlled by P1
      And "Block" is facedown at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to base
      Then "Altar to Unity" is controlled by nobody
      And "Block" is in P1's trash
