Feature: Baccai Sandspinner
  Its Empower costs [5], or [2] while its player controls four runes or fewer (827.1.c.3); empowered it has Deflect and
  Assault 2.

  @S-w170 @R-827.1.c.3 @R-828.1.c
  Scenario: With four runes it costs [2]
    Given P1 has "Baccai Sandspinner" in base
    And P1 has 4 of "Fury Rune" as runes
    And P1 has [5] in the pool
    When P1 activates "Baccai Sandspinner" with ability Empower
    And everyone passes
    Then P1's pool is [3]
    And "Baccai Sandspinner" has the keyword "Deflect 1"
    And "Baccai Sandspinner" has the keyword "Assault 2"

  @S-w171 @R-827.1.c.3
  Scenario: With five it costs [5]
    Given P1 has "Baccai Sandspinner" in base
    And P1 has 5 of "Fury Rune" as runes
    And P1 has [5] in the pool
    When P1 activates "Baccai Sandspinner" with ability Empower
    And everyone passes
    Then P1's pool is empty
    And "Baccai Sandspinner" is empowered
