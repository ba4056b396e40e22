Feature: Towering Pairofant
  It enters ready if any unit has died this turn, whoever's (369.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Towering Pairofant" in hand and the pool to pay for it

  @S-v037 @R-369.3
  Scenario: After a unit's death it enters ready
    Given P1 has "Vengeance" in hand and the pool to pay for it
    And P1 has "Petty Officer" in base
    When P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    And P1 plays "Towering Pairofant" to base
    Then "Towering Pairofant" is ready

  @S-v038 @R-143.4
  Scenario: Otherwise it enters exhausted, a gear's death changing nothing
    Given P1 has "Thermo Beam" in hand and the pool to pay for it
    And P2 has "Orb of Regret" in base
    When P1 plays "Thermo Beam"
    And everyone passes
    Then "Orb of Regret" is in P2's trash
    When P1 plays "Towering Pairofant" to base
    Then "Towering Pairofant" is exhausted
