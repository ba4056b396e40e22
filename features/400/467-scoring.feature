Feature: 467 Scoring
  Points come from battlefields: one for taking a battlefield and one for still having it as the own turn begins, for each
  battlefield once in a turn. The last point before victory is harder to get by conquest. Points from elsewhere aren't
  scored.

  @definition
  Rule: 467 Scoring
    Scoring

  Rule: 468 Scoring is a point for seizing or keeping a battlefield
    Scoring means that a Player gains a point by seizing, or by keeping, control over Battlefields.

    @S-m201 @R-468
    Scenario: Seizing control
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 1
      And P2's points are 0
      And these events happened in this order:
        | event  | object    | player |
        | scored | Void Gate | P1     |

    @S-m202 @R-468
    Scenario: Keeping control
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P2 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Pakaa Cub" in base
      When P1 ends the turn
      Then P2's points are 1
      And P1's points are 0
      And these events happened in this order:
        | event  | object    | player |
        | scored | Void Gate | P2     |
      And no event "scored" happened to "Windswept Hillock"

  Rule: 468.1 Every score is a gain of points
    Each time a player Scores, they are also Gaining points (so a Score counts as a gain of points).

    @S-m203 @R-468.1
    Scenario: Two battlefields held are two points gained
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P2 has "Shipyard Skulker" at "Void Gate"
      And P2 has "Pakaa Cub" at "Windswept Hillock"
      When P1 ends the turn
      Then P2's points are 2
      And these events happened in this order:
        | event        | object    | player | amount |
        | scored       | Void Gate | P2     |        |
        | pointsGained |           | P2     | 1      |
        | pointsGained |           | P2     | 1      |

  Rule: 469 There are two ways to score
    There are exactly two ways for a player to Score: Conquer and Hold.

    @S-m204 @R-469 @R-431.2.c
    Scenario: A point from a burn out isn't scored, one from conquering is
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P2 has "Pakaa Cub" at "Void Gate"
      And P2's whole deck is "Cleave"
      And P1 has "Shipyard Skulker" in base
      And P1 has "Hidden Blade" in hand and the pool to pay for it
      When P1 plays "Hidden Blade" choosing "Pakaa Cub"
      And everyone passes
      Then P2's hand holds just "Cleave" and "Pakaa Cub"
      And P1's points are 1
      And no event "scored" happened
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 2
      And these events happened in this order:
        | event        | object    | player | amount |
        | burnedOut    |           | P2     |        |
        | pointsGained |           | P1     | 1      |
        | scored       | Void Gate | P1     |        |
        | pointsGained |           | P1     | 1      |

  Rule: 469.1 Conquering is gaining control of what wasn't scored this turn
    Conquer: a player gains Control of a Battlefield that they have not Scored so far this turn.

    @S-m205 @R-469.1
    Scenario: By winning a combat
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P2 has "Pakaa Cub" at "Void Gate"
      And P1 has "Mega-Mech" in base
      When P1 moves "Mega-Mech" to "Void Gate"
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P1
      And P1's points are 1
      And these events happened in this order:
        | event     | object    | player |
        | conquered | Void Gate | P1     |

    @S-m206 @R-469.1 @R-348.2.a.1
    Scenario: Not by getting back what was held this turn
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Mega-Mech" in base
      When P2 ends the turn
      And P1 moves "Shipyard Skulker" to base
      Then "Void Gate" is controlled by nobody
      When P1 moves "Mega-Mech" to "Void Gate"
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P1
      And no event "conquered" happened
      And P1's points are 1

  @mode
  Rule: 469.1.a What a teammate had can't be scored by conquering
    In Modes of Play with teammates, any Battlefield that a teammate Controlled during the scoring step of the
    Beginning Phase of a player's turn also cannot be Scored through Conquer, by any means, by that player's team
    (489.8.b: on that turn).

  Rule: 469.1.b Control is gained when it is established
    Control of a Battlefield is gained once the player has established Control of it.

    @S-m207 @R-469.1.b @R-348.2.a
    Scenario: Arriving is not enough
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Void Gate"
      Then "Shipyard Skulker" is at "Void Gate"
      And "Void Gate" is controlled by nobody
      And P1's points are 0
      When everyone passes until the showdown ends
      Then "Void Gate" is controlled by P1
      And P1's points are 1

  Rule: 469.2 Holding is still having control in one's own Beginning Phase
    Hold: during their own Beginning Phase a player still has Control of a Battlefield that they have not Scored so
    far this turn.

    @S-m208 @R-469.2 @R-315.2.b.2
    Scenario: Not in the Beginning Phase of another player
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 has "Shipyard Skulker" at "Void Gate"
      When P1 ends the turn
      Then the turn player is P2
      And P1's points are 0
      And no event "held" happened
      When P2 ends the turn
      Then the turn player is P1
      And P1's points are 1
      And these events happened in this order:
        | event | object    | player |
        | held  | Void Gate | P1     |

    @S-m209 @R-469.2
    Scenario: Not what was lost before
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 has "Pakaa Cub" at "Void Gate"
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P2 has "Rebuke" in hand and the pool to pay for it
      When P2 plays "Rebuke" choosing "Pakaa Cub"
      And everyone passes
      And P2 ends the turn
      Then P1's points are 1
      And no event "held" happened to "Void Gate"

  Rule: 470 A player scores a battlefield once in a turn
    Each Battlefield can be Scored by a given player at most once per turn, Conquer and Hold counted together.

    @S-m210 @R-470
    Scenario: Held, it can't be conquered in the same turn
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Mega-Mech" and "Pakaa Cub" in base
      When P2 ends the turn
      And P1 moves "Shipyard Skulker" to base
      And P1 moves "Mega-Mech" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 1
      When P1 moves "Pakaa Cub" to "Windswept Hillock"
      And everyone passes until the showdown ends
      Then P1's points are 2

    @S-m211 @R-470
    Scenario: Conquered twice in a turn, it is scored once, and held in the next it is scored again
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 has "Shipyard Skulker" and "Mega-Mech" in base
      And P1 has "Flash" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 1
      When P1 plays "Flash" choosing "Shipyard Skulker"
      And everyone passes
      Then "Void Gate" is controlled by nobody
      When P1 moves "Mega-Mech" to "Void Gate"
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P1
      And P1's points are 1
      When P1 ends the turn
      And P2 ends the turn
      Then P1's points are 2

    @S-m212 @R-470 @R-466.5.d
    Scenario: Two players can score the same battlefield in one turn
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 has "Pakaa Cub" in base
      And P2 has "Mega-Mech" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      And P1 plays "Charm" choosing "Mega-Mech" moving it to "Void Gate"
      And everyone passes
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P2
      And P1's points are 1
      And P2's points are 1
