Feature: Decree of Rage
  4 to an enemy Calm unit. It can't be countered.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Decree of Rage" in hand and the pool to pay for it
    And P2 has "Mega-Mech" and "Iascylla" at "Altar to Unity"

  @S-dm062 @R-054.1 @R-425.1
  Scenario: Defy does nothing to it
    Given P2 has "Defy" in hand and the pool to pay for it
    When P1 plays "Decree of Rage" choosing "Iascylla"
    And P1 passes
    And P2 plays "Defy" choosing "Decree of Rage"
    And everyone passes
    Then "Defy" is in P2's trash
    And the chain is "Decree of Rage"
    When everyone passes
    Then "Iascylla" has 4 damage
    And "Decree of Rage" is in P1's trash

  @S-dm063 @R-054.1 @R-359.3.e.6
  Scenario: Nor does it go to hand instead; what else is told is done
    Given P2 has "Abandon" in hand and the pool to pay for it
    And the top of P2's deck is "Charm"
    When P1 plays "Decree of Rage" choosing "Iascylla"
    And P1 passes
    And P2 plays "Abandon" choosing "Decree of Rage"
    And everyone passes
    And P2 answers "predict.recycle" with nothing
    Then the chain is "Decree of Rage"
    When everyone passes
    Then "Iascylla" has 4 damage

  @S-dm064 @R-355.9.b
  Scenario: Only a Calm unit of an opponent
    Given P1 has "Playful Phantom" in base
    When P1 plays "Decree of Rage" choosing "Mega-Mech"
    Then that is refused by rule 355.9
    When P1 plays "Decree of Rage" choosing "Playful Phantom"
    Then that is refused by rule 355.9
    When P1 plays "Decree of Rage" choosing "Iascylla"
    Then the chain is "Decree of Rage"
