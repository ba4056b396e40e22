Feature: 822 Ambush
  A unit with Ambush may be played as a Reaction to a battlefield where its player has units.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y195 @R-822.1.c @R-822.1.b
  Scenario: To a battlefield with a unit of one's own, in answer to a spell
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Soulspinner" in hand and the pool to pay for it
    And P2 has "Cleave" in hand and the pool to pay for it
    And it is P2's turn
    When P2 plays "Cleave" choosing "Pakaa Cub"
    And P2 passes
    And P1 plays "Soulspinner" to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "Soulspinner" to "Altar to Unity"
    Then "Soulspinner" is at "Altar to Unity"

  @S-y196 @R-822.4
  Scenario: In its player's own turn it goes to base like any unit
    Given P1 has "Soulspinner" in hand and the pool to pay for it
    When P1 plays "Soulspinner" to base
    Then "Soulspinner" is in P1's base
    And "Soulspinner" has the keyword "Ambush"
