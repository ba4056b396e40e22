Feature: 805 Accelerate
  Paid for as the unit is played, it has the unit enter ready; on the board it does nothing.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y160 @R-805.3 @R-805.2.a
  Scenario: Not afterwards: a unit that has entered exhausted stays so
    Given P1 has "Legion Rearguard" in hand and the pool to pay for it
    When P1 plays "Legion Rearguard" to base
    Then "Legion Rearguard" is exhausted
    And P1 couldn't activate "Legion Rearguard"
    And "Legion Rearguard" has the keyword "Accelerate"

  @S-y161 @R-805.6 @R-805.6.a
  Scenario: It enters ready, and nothing has readied it
    Given P1 has "Legion Rearguard" in hand and the pool to pay for it
    And P1 has [1][R] in the pool
    When P1 plays "Legion Rearguard" to base paying accelerate
    Then "Legion Rearguard" is ready
    And no event "readied" happened
    And P1's pool is empty

  @S-y162 @R-805.4 @R-805.5
  Scenario: A second instance isn't paid for again
    Given P1 has "Rek'Sai, Breacher" in base
    And P1 has "Jinx, Demolitionist" in the champion zone
    And P1 has [3][R] in the pool
    And P1 has [1][R] in the pool
    When P1 plays "Jinx, Demolitionist" from the champion zone to base paying accelerate
    Then "Jinx, Demolitionist" is ready
    And P1's pool is empty
