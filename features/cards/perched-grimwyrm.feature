Feature: Perched Grimwyrm
  It can be played nowhere but to a battlefield that its player has conquered in this turn (054.2): not to their base, not to
  a battlefield that they held before.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Petty Officer" at "Grove of the God-Willow"
    And P1 has "Pakaa Cub" in base
    And P1 has "Perched Grimwyrm" in hand and the pool to pay for it

  @S-y016 @R-355.2 @R-469.1
  Scenario: To the battlefield conquered, to no other place
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 plays "Perched Grimwyrm" to base
    Then that is refused
    When P1 plays "Perched Grimwyrm" to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "Perched Grimwyrm" to "Altar to Unity"
    Then "Perched Grimwyrm" is at "Altar to Unity"

  @S-y017 @R-469.1
  Scenario: What is held doesn't count, not even when it is scored
    Given it is P2's turn
    And P1 has 4 of "Fury Rune" as runes
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then P1 couldn't play "Perched Grimwyrm"
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 could play "Perched Grimwyrm"
