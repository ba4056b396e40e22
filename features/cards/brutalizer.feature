Feature: Brutalizer
  Equipment with a Might Bonus of 1 whose Effect Text gives 2 more in the turn in which it is attached.

  @S-q101 @R-818.1.c.2 @R-137.3
  Scenario: Equipping costs one Calm Power, and the unit has 3 more Might this turn
    Given the battlefields "Altar to Unity" and "Void Gate"
    And P1 has "Pakaa Cub" in base
    And P1 has "Brutalizer" in base
    And P1 has [G] in the pool
    When P1 activates "Brutalizer" choosing "Pakaa Cub"
    And everyone passes
    Then "Brutalizer" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 6 Might
    And P1's pool is empty
