Feature: Gearhead
  Whatever is attached to it gives its Might Bonus twice (137.3, 477.3.d), but not what its Effect Text gives. It has
  Accelerate.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y024 @R-137.3 @R-477.3.d
  Scenario: Each Equipment gives double, as long as it is attached to the unit that says so
    Given P1 has "Gearhead" and "Pakaa Cub" in base
    And "Gearhead" starts with "B.F. Sword" attached
    And "Pakaa Cub" starts with "Long Sword" attached
    And P1 has "Doran's Blade" in base
    And P1 has [O] in the pool
    When P1 activates "Doran's Blade" choosing "Gearhead"
    And everyone passes
    Then "Gearhead" has 13 Might
    And "Pakaa Cub" has 5 Might

  @S-y025 @R-434.1
  Scenario: It moves to another unit and gives its bonus once
    Given P1 has "Gearhead" and "Pakaa Cub" in base
    And P1's legend is "Jax, Grandmaster At Arms"
    And "Gearhead" starts with "B.F. Sword" attached
    Then "Gearhead" has 9 Might
    When P1 activates "Jax, Grandmaster At Arms" with ability 2 choosing "B.F. Sword", then "Pakaa Cub"
    And everyone passes
    Then "Gearhead" has 3 Might
    And "Pakaa Cub" has 6 Might

  @S-y026 @R-805.1
  Scenario: It enters ready for [1][B] more
    Given P1 has "Gearhead" in hand and the pool to pay for it
    And P1 has [1][B] in the pool
    When P1 plays "Gearhead" to base paying accelerate
    Then "Gearhead" is ready
    And P1's pool is empty
