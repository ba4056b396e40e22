Feature: Needlessly Large Yordle
  For each point that its player has scored by holding this turn it costs [2][G] less (356.4); points of other kinds don't
  count (471). It has Shield 5 and Tank.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"
    And P1 has "Needlessly Large Yordle" in hand

  @S-y021 @R-356.4 @R-469.2
  Scenario: Two points of holding take off [4][G][G]
    Given it is P2's turn
    And P1 has "Pakaa Cub" at "Void Gate"
    And P1 has "Shipyard Skulker" at "Windswept Hillock"
    And P1 has 7 of "Calm Rune" as runes
    When P2 ends the turn
    Then P1's points are 2
    When P1 plays "Needlessly Large Yordle" to base, paying with runes
    Then "Needlessly Large Yordle" is in P1's base

  @S-y022 @R-469.1
  Scenario: A point of conquering takes off nothing
    Given P1 has "Pakaa Cub" in base
    And P1 has [8][G][G] in the pool
    When P1 moves "Pakaa Cub" to "Void Gate"
    And everyone passes until the showdown ends
    Then P1's points are 1
    When P1 plays "Needlessly Large Yordle" to base
    Then that is refused

  @S-y023 @R-815.1.b @R-814.1
  Scenario: Defending it has 10 Might and takes lethal damage first
    Given it is P2's turn
    And P1 has "Needlessly Large Yordle" called "large" at "Void Gate"
    And P1 has "Daring Poro" at "Void Gate"
    And P2 has "Mega-Mech" in base
    When P2 moves "Mega-Mech" to "Void Gate"
    Then "large" has 10 Might
    When everyone passes until the showdown ends
    Then these events happened in this order:
      | event          | object | amount |
      | damageAssigned | large  | 8      |
    And "Daring Poro" is at "Void Gate"
