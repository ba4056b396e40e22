Feature: Doran's Blade
  Equipment with Equip [O] and +2 Might for its unit (818, 136).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Doran's Blade" and "Pakaa Cub" in base

  @S-r115 @R-818.1.c.2 @R-136.2
  Scenario: For [O] it is attached, and its unit has +2 Might
    Given P1 has [O] in the pool
    And P2 has "Mega-Mech" in base
    When P1 activates "Doran's Blade" choosing "Mega-Mech"
    Then that is refused
    When P1 activates "Doran's Blade" choosing "Pakaa Cub"
    Then P1's pool is empty
    When everyone passes
    Then "Pakaa Cub" has 5 Might

  @S-r116 @R-204.1.b
  Scenario: Only Power of its domain pays for it
    Given P1 has [G] in the pool
    And P1 has "Gust" in hand
    And P1 has [1] in the pool
    When P1 activates "Doran's Blade" choosing "Pakaa Cub"
    Then that is refused
    When P1 plays "Gust" choosing "Pakaa Cub"
    Then that is refused
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And P1 passes
    Then "Pakaa Cub" has 3 Might
