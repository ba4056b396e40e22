Feature: Ride The Wind
  It moves a friendly unit and readies it. Where to is settled while it is played (355.4): anywhere that the unit isn't and may
  be, without Ganking from battlefield to battlefield too, for that belongs to the standard move (144.4.c.1). Readying speaks
  of the unit that is moved, so that the two are linked (359.3.e.14).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Ride The Wind" in hand and the pool to pay for it

  @S-d001 @R-355.4 @R-355.4.a @R-420.2.a
  Scenario: From a battlefield to the other one or to its base
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And "Shipyard Skulker" starts exhausted
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker"
    Then P1 is asked "play.destination" among "Grove of the God-Willow" and "P1.base"
    When P1 answers "play.destination" with "P1.base"
    Then "Shipyard Skulker" is at "Altar to Unity"
    And "Shipyard Skulker" is exhausted
    And P1's pool is empty
    When everyone passes
    Then "Shipyard Skulker" is in P1's base
    And "Shipyard Skulker" is ready
    And these events happened in this order:
      | event   | object           | from           | to      |
      | moved   | Shipyard Skulker | Altar to Unity | P1.base |
      | readied | Shipyard Skulker |                |         |

  @S-d002 @R-450 @R-316.7.b @R-415.1.c
  Scenario: A unit that is ready is moved all the same, into a combat
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Stalwart Poro" at "Altar to Unity"
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    And everyone passes
    Then a combat is going on at "Altar to Unity"
    And "Shipyard Skulker" is an attacker
    And "Shipyard Skulker" is ready
    And no event "readied" happened

  @S-d003 @R-355.9.b
  Scenario: An enemy unit is no target
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Stalwart Poro" in base
    When P1 plays "Ride The Wind" choosing "Stalwart Poro" moving it to "Altar to Unity"
    Then that is refused by rule 355.9.b
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    Then the chain is "Ride The Wind"

  @S-d004 @R-355.4.a
  Scenario: Where the unit is and another player's base are no destinations
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    Then that is refused by rule 355.4
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to P2.base
    Then that is refused by rule 355.4
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    Then the chain is "Ride The Wind"

  @S-d005 @R-316.8.c
  Scenario: With Action it can be played in a showdown
    Given it is P2's turn
    And P1 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Petty Officer" in base
    When P2 moves "Petty Officer" to "Altar to Unity"
    And P2 passes
    And P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    And everyone passes
    Then "Shipyard Skulker" is a defender
    And "Shipyard Skulker" is ready
    When everyone passes until the showdown ends
    Then "Petty Officer" is in P2's trash

  @S-d006 @R-308.1.a
  Scenario: It can't be played in another player's turn without a showdown, nor in answer to something
    Given it is P2's turn
    And P1 has "Shipyard Skulker" in base
    And P1 has "Discipline" in hand and the pool to pay for it
    And P2 has "Confront" in hand and the pool to pay for it
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    Then that is refused
    When P2 plays "Confront"
    And P2 passes
    And P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    Then that is refused
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    Then the chain is "Confront", "Discipline"

  @S-d007 @R-359.3.e.14 @R-359.3.e.14.a @R-359.3.e.5
  Scenario: A unit that has left the board is neither moved nor readied
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    And P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    And everyone passes
    Then "Shipyard Skulker" is in P1's hand
    And "Ride The Wind" is in P1's trash
    And no event "moved" happened

  @S-d008 @R-359.3.e.14 @R-359.3.e.14.a @R-355.4.a
  Scenario: With the move impossible the unit isn't readied either
    Played in answer, Flash has brought the unit to its destination already.

    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And "Shipyard Skulker" starts exhausted
    And P1 has "Flash" in hand and the pool to pay for it
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to base
    And P1 plays "Flash" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
    And the chain is "Ride The Wind"
    When everyone passes
    Then "Shipyard Skulker" is exhausted
    And "Ride The Wind" is in P1's trash
