Feature: Minotaur Reckoner
  While it is on the board no unit of any player can move to a base, from wherever (054.1). Recalls aren't moves (456.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-d030 @R-054.1
  Scenario: Neither its controller's units nor it itself move to the base
    Given P1 has "Minotaur Reckoner" at "Altar to Unity"
    And P1 has "Laurent Bladekeeper" at "Grove of the God-Willow"
    When P1 moves "Laurent Bladekeeper" to base
    Then that is refused by rule 054.1
    When P1 moves "Minotaur Reckoner" to base
    Then that is refused by rule 054.1
    And P1 couldn't move "Minotaur Reckoner"
    When P1 moves "Laurent Bladekeeper" to "Altar to Unity"
    Then "Laurent Bladekeeper" is at "Altar to Unity"

  @S-d031 @R-054.1
  Scenario: Nor do opponents' units, as long as it is on the board
    Given it is P2's turn
    And P1 has "Minotaur Reckoner" at "Grove of the God-Willow"
    And "Minotaur Reckoner" starts with 4 damage
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Incinerate" in hand and the pool to pay for it
    When P2 moves "Shipyard Skulker" to base
    Then that is refused by rule 054.1
    When P2 plays "Incinerate" choosing "Minotaur Reckoner"
    And everyone passes
    Then "Minotaur Reckoner" is in P1's trash
    When P2 moves "Shipyard Skulker" to base
    Then "Shipyard Skulker" is in P2's base

  @S-d032 @R-359.3.e.6 @R-204.3.a
  Scenario: A cost is paid though the move that it pays for is ignored
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Overzealous Fan" and "Minotaur Reckoner" at "Altar to Unity"
    And the players will answer:
      | player | for         | answer |
      | P2     | trigger.may | yes    |
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    Then "Overzealous Fan" is in P2's trash
    When everyone passes until the chain is empty
    Then "Shipyard Skulker" is at "Altar to Unity"
    And "Shipyard Skulker" is an attacker
    And no event "recalled" happened

  @S-d033 @R-359.3.e.6 @R-359.3.e.11
  Scenario: Of two units that are to swap places one stays where it is
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Minotaur Reckoner" in base
    And P1 has "Tideturner" in hand and the pool to pay for it
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P1 plays "Tideturner" to base
    And everyone passes
    Then "Tideturner" and "Shipyard Skulker" are at "Altar to Unity"
    And "Minotaur Reckoner" is in P1's base

  @S-d034 @R-456.3
  Scenario: An attacker that hasn't won is recalled
    Given P1 has "Minotaur Reckoner" in base
    And P2 has "Mountain Drake" at "Altar to Unity"
    And "Mountain Drake" starts stunned
    When P1 moves "Minotaur Reckoner" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Minotaur Reckoner" is in P1's base
    And "Mountain Drake" is at "Altar to Unity"
