Feature: Grumpy Rockbear
  Its Empower costs [12], [1] less for each rune that its player controls (827.1.c.3); empowered it has Deflect and Shield 3.

  @S-w111 @R-827.1.c.3 @R-828.1.c
  Scenario: With twelve runes it costs nothing
    Given P1 has "Grumpy Rockbear" in base
    And P1 has 12 of "Mind Rune" as runes
    When P1 activates "Grumpy Rockbear" with ability Empower
    And everyone passes
    Then "Grumpy Rockbear" is empowered
    And "Grumpy Rockbear" has the keyword "Deflect 1"
    And "Grumpy Rockbear" has the keyword "Shield 3"
