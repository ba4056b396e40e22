Feature: Frostcoat Mother
  Its Empower costs [12], [1] less for each rune that its player controls (827.1.c.3); empowered it has +3 Might.

  @S-w110 @R-827.1.c.3 @R-828.1.c
  Scenario: With three runes it costs [9]
    Given P1 has "Frostcoat Mother" in base
    And P1 has 3 of "Calm Rune" as runes
    And P1 has [10] in the pool
    When P1 activates "Frostcoat Mother" with ability Empower
    Then P1's pool is [1]
    When everyone passes
    Then "Frostcoat Mother" has 6 Might
