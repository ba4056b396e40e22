Feature: Vilemaw's Lair
  Nobody's units can move from here to a base. Forbidding prevails over what allows or tells them to (054.1): a standard move
  is refused, and a text's move is impossible and ignored (359.3.e.6), which doesn't make a recall of it. Recalls aren't
  moves and go on (456.3).

  Background:
    Given the battlefields "Vilemaw's Lair" and "Grove of the God-Willow"

  @S-d020 @R-054.1
  Scenario: No standard move from here to the base
    Given P1 has "Shipyard Skulker" at "Vilemaw's Lair"
    And P1 has "Pakaa Cub" at "Grove of the God-Willow"
    Then P1 couldn't move "Shipyard Skulker"
    And P1 could move "Pakaa Cub"
    When P1 moves "Shipyard Skulker" to base
    Then that is refused by rule 054.1
    And "Shipyard Skulker" is at "Vilemaw's Lair"
    And "Shipyard Skulker" is ready
    When P1 moves "Pakaa Cub" to base
    Then "Pakaa Cub" is in P1's base

  @S-d021 @R-144.4.c.1
  Scenario: A move to another battlefield and a move here are free
    Given P1 has "Laurent Bladekeeper" at "Vilemaw's Lair"
    And P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Vilemaw's Lair"
    Then "Shipyard Skulker" is at "Vilemaw's Lair"
    When P1 moves "Laurent Bladekeeper" to "Grove of the God-Willow"
    Then "Laurent Bladekeeper" is at "Grove of the God-Willow"

  @S-d022 @R-359.3.e.6 @R-055 @R-054.1 @example
  Scenario: Ride The Wind may name the base, and the move is ignored
    Given P1 has "Shipyard Skulker" at "Vilemaw's Lair"
    And P1 has "Ride The Wind" in hand and the pool to pay for it
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker"
    Then P1 is asked "play.destination" among "Grove of the God-Willow" and "P1.base"
    When P1 answers "play.destination" with "P1.base"
    Then the chain is "Ride The Wind"
    When everyone passes
    Then "Shipyard Skulker" is at "Vilemaw's Lair"
    And "Ride The Wind" is in P1's trash
    And no event "moved" happened
    And no event "recalled" happened

  @S-d023 @R-359.3.e.14.a
  Scenario: Nor does Ride The Wind ready the unit that it can't move
    Given P1 has "Shipyard Skulker" at "Vilemaw's Lair"
    And "Shipyard Skulker" starts exhausted
    And P1 has "Ride The Wind" called "one" and "Ride The Wind" called "other" in hand and the pool to pay for them
    When P1 plays "one" choosing "Shipyard Skulker" moving it to base
    And everyone passes
    Then "Shipyard Skulker" is at "Vilemaw's Lair"
    And "Shipyard Skulker" is exhausted
    When P1 plays "other" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Shipyard Skulker" is at "Grove of the God-Willow"
    And "Shipyard Skulker" is ready

  @S-d024 @R-359.3.e.6 @R-359.3.e.11
  Scenario: Of two units to be moved to their base only the one elsewhere is
    Given P1 has "Shipyard Skulker" at "Vilemaw's Lair"
    And P1 has "Pakaa Cub" at "Grove of the God-Willow"
    And P1 has "Flash" in hand and the pool to pay for it
    When P1 plays "Flash" choosing "Shipyard Skulker" and "Pakaa Cub"
    And everyone passes
    Then "Shipyard Skulker" is at "Vilemaw's Lair"
    And "Pakaa Cub" is in P1's base

  @S-d025 @R-456.3 @R-455
  Scenario: A text that recalls a unit from here is followed
    Given P1 has "Shipyard Skulker" at "Vilemaw's Lair"
    And P1 has "Zhonya's Hourglass" in base
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to base
    Then that is refused by rule 054.1
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base

  @S-d026 @R-456.3 @R-466.1.a.2
  Scenario: Attackers that haven't won are recalled
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Mountain Drake" at "Vilemaw's Lair"
    And "Mountain Drake" starts stunned
    When P1 moves "Shipyard Skulker" to "Vilemaw's Lair"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P1's base
    And "Mountain Drake" is at "Vilemaw's Lair"

  @S-d027 @R-446.2
  Scenario: Going to a hand isn't moving to a base
    Given P1 has "Shipyard Skulker" at "Vilemaw's Lair"
    And P2 has "Gust" in hand and the pool to pay for it
    And it is P2's turn
    When P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's hand
