Feature: Dominus
  A unit's Might is doubled for the turn (432.1), and for as long it has an activated ability (477.2.a): for [A][A] its
  controller readies it. The ability has neither Action nor Reaction (381).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Dominus" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" in base

  @S-y052 @R-432.1 @R-477.2.a
  Scenario: Double Might, and readied for [A][A] as often as that is paid
    Given P1 has [R][O][G][B] in the pool
    And "Pakaa Cub" starts exhausted
    When P1 plays "Dominus" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 6 Might
    When P1 activates "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is ready
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Pakaa Cub" is exhausted
    When P1 activates "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is ready
    And P1's pool is empty

  @S-y053 @R-317.2.c @R-480.1
  Scenario: Both end with the turn
    When P1 plays "Dominus" choosing "Pakaa Cub"
    And everyone passes
    And P1 ends the turn
    Then "Pakaa Cub" has 3 Might
    And P1 couldn't activate "Pakaa Cub"

  @S-y054 @R-381
  Scenario: In a showdown the ability can't be used, and the spell can be played
    Given P1 has [A][A] in the pool
    And "Pakaa Cub" starts exhausted
    And P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 plays "Dominus" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 6 Might
    When P1 activates "Pakaa Cub"
    Then that is refused
