Feature: 756 Untargetability
  What can't be chosen by enemy spells and abilities can be by its own player's, and is affected where nothing is chosen.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y158 @R-757 @R-758.2.a
  Scenario: A change of control makes it a legal choice for those that were its enemies'
    Given P2 has "Ruin Runner" at "Altar to Unity"
    And P2 has "Feral Strength" in hand and the pool to pay for it
    And P1 has "Vengeance" in hand and the pool to pay for it
    And P1 has "Singularity" in hand
    When P1 plays "Vengeance" choosing "Ruin Runner"
    Then that is refused
    When P1 ends the turn
    Then "Ruin Runner" is at "Altar to Unity"
