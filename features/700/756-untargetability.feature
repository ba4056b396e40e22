Feature: 756 Untargetability
  What can't be chosen by enemy spells and abilities can be by its own player's, and is affected where nothing is chosen.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y158 @R-757
  Scenario: Enemy spells can't choose it, its own player's can
    Given P2 has "Ruin Runner" at "Altar to Unity"
    And P2 has "Feral Strength" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" in base
    And P1 has "Discipline" and "Vengeance" in hand and the pool to pay for them
    When P1 plays "Vengeance" choosing "Ruin Runner"
    Then that is refused
    When P1 plays "Discipline" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "Feral Strength" choosing "Ruin Runner"
    And everyone passes
    Then "Ruin Runner" has 7 Might
