Feature: Brutalizer
  Equipment with a Might Bonus of 1. Its Effect Text gives the unit 2 more in the turn in which it is attached.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"
    And P1 has "Pakaa Cub" in base

  @S-q101 @R-818.1.c.2 @R-137.3 @R-136.2.d @example @example-2
  Scenario: Equipping costs one Calm Power, and the unit has 3 more Might this turn
    Given P1 has "Brutalizer" in base
    And P1 has [G] in the pool
    When P1 activates "Brutalizer" choosing "Pakaa Cub"
    And everyone passes
    Then "Brutalizer" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 6 Might
    And P1's pool is empty

  @S-q102 @R-136.2.d
  Scenario: From the next turn on the bonus is left
    Given P1 has "Brutalizer" in base
    And P1 has [G] in the pool
    When P1 activates "Brutalizer" choosing "Pakaa Cub"
    And everyone passes
    And P1 ends the turn
    Then the turn player is P2
    And "Pakaa Cub" has 4 Might

  @S-q103 @R-136.2.d
  Scenario: Each Brutalizer asks for itself
    Given "Pakaa Cub" starts with "Brutalizer" called "old" attached
    And P1 has "Brutalizer" called "new" in base
    And P1 has [G] in the pool
    Then "Pakaa Cub" has 4 Might
    When P1 activates "new" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 7 Might
