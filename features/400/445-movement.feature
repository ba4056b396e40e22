Feature: 445 Movement
  A unit gets from one location to another by a standard move (144) or because a text says so (420). Where it arrives,
  its controller may contest the battlefield (190.3.a.1); the cleanup that follows begins what is to begin there.

  @definition
  Rule: 445 Movement
    Movement

  Rule: 446 Moving needs an instruction
    Move belongs to the Limited Actions.

    @S-m001 @R-446
    Scenario: At will a player has only the standard move, and other units move when an effect says so
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" in base
      And "Shipyard Skulker" starts exhausted
      And P2 has "Vanguard Sergeant" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then that is refused by rule 144
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then that is refused by rule 144.2
      When P1 plays "Charm" choosing "Vanguard Sergeant" moving it to "Altar to Unity"
      And everyone passes
      Then "Vanguard Sergeant" is at "Altar to Unity"
      And "Shipyard Skulker" is in P1's base

  Rule: 446.1 Every change of position on the board is a move, but for corrections and attachments
    Any change of a Permanent's position from one space on the Board to another is a Move, except when a corrective
    Recall causes it, or when it is an Attached Permanent changing locations to its Top-Most Card or along with it.

    @S-m002 @R-446.1
    Scenario: A standard move
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Mister Root" in base
      When P1 moves "Mister Root" to "Altar to Unity"
      Then the chain is "Mister Root"
      When everyone passes
      Then these events happened in this order:
        | event    | object      | player | amount |
        | moved    | Mister Root |        |        |
        | xpGained |             | P1     | 2      |

    @S-y220 @R-446.1
    Scenario: Equipment that comes to a unit, and goes along with it, doesn't move
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Laurent Bladekeeper" at "Altar to Unity"
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      When P1 activates "B.F. Sword" choosing "Laurent Bladekeeper"
      And everyone passes
      And P1 moves "Laurent Bladekeeper" to "Void Gate"
      Then "Laurent Bladekeeper" is at "Void Gate"
      And "B.F. Sword" is attached to "Laurent Bladekeeper"
      And no event "moved" happened to "B.F. Sword"

    @S-m003 @R-446.1
    Scenario: A spell of another player that changes a unit's position
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Mister Root" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Mister Root" moving it to "Altar to Unity"
      And everyone passes
      Then "Mister Root" is at "Altar to Unity"
      And the chain is "Mister Root"
      When everyone passes
      Then these events happened in this order:
        | event    | object      | player | amount |
        | moved    | Mister Root |        |        |
        | xpGained |             | P2     | 2      |

    @S-m004 @R-446.1
    Scenario: An ability that has two units swap places moves both
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Mister Root" in base
      And P1 has "Tideturner" in hand and the pool to pay for it
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
      When P1 plays "Tideturner" to "Altar to Unity"
      And everyone passes
      Then "Tideturner" is in P1's base
      And "Mister Root" is at "Altar to Unity"
      And these events happened in this order:
        | event | object     |
        | moved | Tideturner |
      And these events happened in this order:
        | event | object      |
        | moved | Mister Root |
      And the chain is "Mister Root"

    @S-m005 @R-446.1 @R-323.7
    Scenario: A corrective recall isn't a move
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Zhonya's Hourglass" facedown at "Altar to Unity"
      When P1 plays "Zhonya's Hourglass" from hidden
      Then "Zhonya's Hourglass" is in P1's base
      And these events happened in this order:
        | event    | object             |
        | recalled | Zhonya's Hourglass |
      And no event "moved" happened

  Rule: 446.2 Changing zones isn't moving
    A card going from one game zone to another is not, by that alone, a Move.

    @S-m006 @R-446.2
    Scenario: A unit played to a battlefield hasn't moved there
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Mister Root" called "walker" in base
      And P1 has "Mister Root" called "newcomer" in hand and the pool to pay for it
      When P1 plays "newcomer" to "Altar to Unity"
      Then "newcomer" is at "Altar to Unity"
      And the chain is empty
      And no event "moved" happened
      When P1 moves "walker" to "Altar to Unity"
      Then the chain is "walker"

    @S-m007 @R-446.2
    Scenario: A unit returned to a hand hasn't moved there
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Gust" in hand and the pool to pay for it
      When P1 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's hand
      And no event "moved" happened

  Rule: 446.3 A move takes no time
    A Move happens in an instant.

    @S-m008 @R-446.3 @R-144.3
    Scenario: Two units that move together arrive together
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Mountain Drake" at "Altar to Unity"
      And P1 has "Shipyard Skulker" and "Vanguard Sergeant" in base
      When P1 moves "Shipyard Skulker" and "Vanguard Sergeant" to "Altar to Unity"
      Then "Shipyard Skulker" and "Vanguard Sergeant" are at "Altar to Unity"
      And "Shipyard Skulker" is an attacker
      And "Vanguard Sergeant" is an attacker
      And these events happened in this order:
        | event         | object            |
        | moved         | Shipyard Skulker  |
        | combatStarted | Altar to Unity    |
      And these events happened in this order:
        | event         | object            |
        | moved         | Vanguard Sergeant |
        | combatStarted | Altar to Unity    |

  Rule: 446.3.a Nothing is ever between locations
    No Permanent is ever in a state of being between locations.

    @S-m009 @R-446.3.a
    Scenario: While what the move costs is being asked for, the units are still where they were
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Mageseeker Investigator" at "Altar to Unity"
      And P1 has "Shipyard Skulker" and "Vanguard Sergeant" in base
      And P1 has [R] in the pool
      When P1 moves "Shipyard Skulker" and "Vanguard Sergeant" to "Altar to Unity"
      Then P1 is asked "cost.applied"
      And "Shipyard Skulker" and "Vanguard Sergeant" are in P1's base
      When P1 answers "cost.applied" with yes
      Then "Shipyard Skulker" and "Vanguard Sergeant" are at "Altar to Unity"

  Rule: 446.3.b Before it at the origin, after it at the destination
    Before the Move a Permanent is at its Origin, after it at its Destination; it is never anywhere else.

    @S-m010 @R-446.3.b
    Scenario: Until the move is carried out the unit is at its origin, with all that goes with being there
      Given the battlefields "Altar to Unity" and "Trifarian War Camp"
      And P2 has "Shipyard Skulker" at "Trifarian War Camp"
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Shipyard Skulker" moving it to P2.base
      And P1 passes
      Then "Shipyard Skulker" is at "Trifarian War Camp"
      And "Shipyard Skulker" has 4 Might
      When P2 passes
      Then "Shipyard Skulker" is in P2's base
      And "Shipyard Skulker" has 3 Might

  Rule: 446.3.c Moves use no chain and can't be reacted to
    A Move does not use the Chain, and players cannot React to it.

    @S-m011 @R-446.3.c
    Scenario: A Reaction can answer a spell, but not a standard move
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P1 has "Shipyard Skulker" in base
      And P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Shipyard Skulker" is at "Altar to Unity"
      And the chain is empty
      And the state is neutral open
      And P1 has priority
      When P2 plays "Discipline" choosing "Vanguard Sergeant"
      Then that is refused
      When P1 plays "Cleave" choosing "Vanguard Sergeant"
      And P1 passes
      And P2 plays "Discipline" choosing "Vanguard Sergeant"
      Then the chain is "Cleave", "Discipline"

  Rule: 447 A move has an origin and a destination
    A Move is defined by two things, the Origin and the Destination of the Permanent changing locations.

    @S-m012 @R-447
    Scenario: Out and back again, the two change their parts
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P1 has "Shipyard Skulker" in base
      And P1 has "Fight or Flight" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Fight or Flight" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P1's base
      And these events happened in this order:
        | event | object           | from           | to             |
        | moved | Shipyard Skulker | P1.base        | Altar to Unity |
        | moved | Shipyard Skulker | Altar to Unity | P1.base        |

  Rule: 447.1 The origin is where it starts
    The Origin is the place that the Permanent starts from.

    @S-m013 @R-447.1 @R-144.3.b
    Scenario: Units that move together have each an origin of their own
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Laurent Bladekeeper" at "Void Gate"
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Laurent Bladekeeper" and "Shipyard Skulker" to "Altar to Unity"
      Then these events happened in this order:
        | event | object              | from      | to             |
        | moved | Laurent Bladekeeper | Void Gate | Altar to Unity |
      And these events happened in this order:
        | event | object              | from      | to             |
        | moved | Shipyard Skulker    | P1.base   | Altar to Unity |

    @S-m014 @R-447.1
    Scenario: It is where the unit is when it moves, not where it was when that was decided
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Vanguard Sergeant" at "Void Gate"
      And P2 has "Tideturner" facedown at "Void Gate"
      And P1 has "Fight or Flight" in hand and the pool to pay for it
      And the players will answer:
        | player | for         | answer |
        | P2     | trigger.may | yes    |
      When P1 plays "Fight or Flight" choosing "Shipyard Skulker"
      And P1 passes
      And P2 plays "Tideturner" from hidden
      And everyone passes
      Then "Shipyard Skulker" is at "Void Gate"
      When everyone passes
      Then "Shipyard Skulker" is in P2's base
      And these events happened in this order:
        | event | object           | from           | to        |
        | moved | Shipyard Skulker | Altar to Unity | Void Gate |
        | moved | Shipyard Skulker | Void Gate      | P2.base   |

  Rule: 447.2 The destination is where it goes
    The Destination is the place that the Permanent goes to.

    @S-m015 @R-447.2
    Scenario: The same move effect to either of two destinations
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P2 has "Shipyard Skulker" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Shipyard Skulker"
      Then P1 is asked "play.destination" among "Altar to Unity" and "Void Gate"
      When P1 answers "play.destination" with "Void Gate"
      And everyone passes
      Then "Shipyard Skulker" is at "Void Gate"
      And these events happened in this order:
        | event | object           | from    | to        |
        | moved | Shipyard Skulker | P2.base | Void Gate |

  Rule: 447.2.a A combat is closed to players who aren't in it, if more than two play
    In Modes of Play with more than two players, a Battlefield with a Staged Combat or a Combat in Progress is an
    Invalid Destination for every kind of Move (Standard Moves and others) by Units whose controller is not involved
    in that Combat or has no units at that Battlefield yet.

    @S-m016 @R-447.2.a @R-462.1
    Scenario: Where a combat of two others is staged, a third player's unit can't be moved
      Given a game in the mode "skirmish"
      And the battlefields "Altar to Unity", "Void Gate" and "Windswept Hillock"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Mega-Mech" in base
      And P3 has "Shipyard Skulker" at "Windswept Hillock"
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
      And everyone passes
      Then the chain is "Promising Future", "Charm"
      When everyone passes
      Then "Mega-Mech" is at "Altar to Unity"
      And no showdown is going on
      And a showdown and a combat are staged at "Altar to Unity"
      When everyone passes
      Then P2 is asked "play.destination" among "Void Gate" and "P3.base"
      When P2 answers "play.destination" with "Void Gate"
      And everyone passes
      Then "Shipyard Skulker" is at "Void Gate"

    @S-d125 @R-447.2.a @R-462.1
    Scenario: Where a combat of two others is going on, a third player can't move a unit of their own
      Given a game in the mode "skirmish"
      And the battlefields "Altar to Unity", "Void Gate" and "Windswept Hillock"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P3 has "Shipyard Skulker" at "Windswept Hillock"
      And P3 has "Ride The Wind" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 passes
      And P2 passes
      And P3 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Altar to Unity"
      Then that is refused
      When P3 plays "Ride The Wind" choosing "Shipyard Skulker"
      Then P3 is asked "play.destination" among "Void Gate" and "P3.base"
      When P3 answers "play.destination" with "Void Gate"
      And everyone passes
      Then "Shipyard Skulker" is at "Void Gate"
      And a combat is going on at "Altar to Unity"

    @S-d126 @R-447.2.a @R-462.1
    Scenario: A player who is in the combat can move more units there, but not once they have none left there
      Given a game in the mode "skirmish"
      And the battlefields "Altar to Unity", "Void Gate" and "Windswept Hillock"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Shipyard Skulker" and "Mega-Mech" in base
      And P2 has "Ride The Wind" called "one", "Ride The Wind" called "other" and "Flash" in hand and the pool to pay for them
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 passes
      And P2 plays "one" choosing "Shipyard Skulker" moving it to "Altar to Unity"
      And everyone passes
      Then "Shipyard Skulker" is a defender
      When P3 passes
      And P1 passes
      And P2 plays "Flash" choosing "Pakaa Cub" and "Shipyard Skulker"
      And everyone passes
      Then "Pakaa Cub" and "Shipyard Skulker" are in P2's base
      When P3 passes
      And P1 passes
      And P2 plays "other" choosing "Mega-Mech"
      Then P2 is asked "play.destination" among "Void Gate" and "Windswept Hillock"
      When P2 answers "play.destination" with "Void Gate"
      And everyone passes
      Then "Mega-Mech" is at "Void Gate"

    @S-d127 @R-447.2.a
    Scenario: With two players the one who has no units left there can come back
      Given the battlefields "Altar to Unity" and "Void Gate"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Mega-Mech" in base
      And P2 has "Ride The Wind" and "Flash" in hand and the pool to pay for them
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 passes
      And P2 plays "Flash" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P2's base
      When P1 passes
      And P2 plays "Ride The Wind" choosing "Mega-Mech" moving it to "Altar to Unity"
      And everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Mega-Mech" is a defender
      When everyone passes until the showdown ends
      Then "Vanguard Sergeant" is in P1's trash

  @mode
  Rule: 447.2.b A battlefield that a teammate occupies is closed
    In Modes of Play with teammates, a Battlefield occupied by a player's teammates is an Invalid Destination for
    every kind of Move (Standard Moves and others) by that player's Units.

  Rule: 447.2.c Who can't get to where they are told to move is recalled
    Where an action calls for a Move into a Location that the Unit cannot move to, whatever the reason, the Unit
    Recalls instead. One such Location is a Battlefield where two players, neither of them the controller of the
    moving Unit, have a Combat going on or Staged.

    @S-m017 @R-447.2.c @R-337.1
    Scenario: A combat of two others is staged there before the move happens
      Given a game in the mode "skirmish"
      And the battlefields "Altar to Unity", "Void Gate" and "Windswept Hillock"
      And P1 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Mega-Mech" in base
      And P3 has "Shipyard Skulker" at "Windswept Hillock"
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
      And everyone passes
      Then the chain is "lower", "upper"
      When everyone passes
      Then "Mega-Mech" is at "Altar to Unity"
      When everyone passes
      Then "Shipyard Skulker" is in P3's base
      And these events happened in this order:
        | event    | object           | from              | to             |
        | moved    | Mega-Mech        | P2.base           | Altar to Unity |
        | recalled | Shipyard Skulker | Windswept Hillock | P3.base        |
      And no event "moved" happened to "Shipyard Skulker"
      And a combat is going on at "Altar to Unity"
