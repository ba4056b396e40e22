Feature: 706 Mighty
  A unit is Mighty while it has 5 Might or more, whatever that comes of; effects can ask for it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y150 @R-708 @R-707 @R-477.3
  Scenario: As long as something raises its Might to 5
    Given P1 has "Fiora, Victorious" in base
    And P1 has "Feral Strength" in hand and the pool to pay for it
    When P1 plays "Feral Strength" choosing "Fiora, Victorious"
    And everyone passes
    Then "Fiora, Victorious" has 6 Might
    And "Fiora, Victorious" has the keyword "Ganking"
    When P1 ends the turn
    Then "Fiora, Victorious" has 4 Might
    And "Fiora, Victorious" doesn't have the keyword "Ganking"

  @S-y151 @R-708
  Scenario: No longer once its Might is lowered
    Given P1 has "Fiora, Victorious" in base
    And "Fiora, Victorious" starts with a buff
    And P2 has "Orb of Regret" in base
    And P2 has [R] in the pool
    And it is P2's turn
    Then "Fiora, Victorious" has the keyword "Ganking"
    When P2 activates "Orb of Regret" choosing "Fiora, Victorious"
    And everyone passes
    Then "Fiora, Victorious" has 4 Might
    And "Fiora, Victorious" doesn't have the keyword "Ganking"
