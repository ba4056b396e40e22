Feature: Jayce, Defender of Tomorrow
  The legend readies a gear; empowered he has a further activated ability that readies two (727.1.c.3).

  Background:
    Given P1's legend is "Jayce, Defender of Tomorrow"
    And P1 has "Energy Conduit" called "one" and "Energy Conduit" called "two" in base
    And "one" starts exhausted
    And "two" starts exhausted

  @S-w044 @R-727.1.b @R-727.1.c.3
  Scenario: Not empowered, he readies one
    Given P1 has [2] in the pool
    When P1 activates "Jayce, Defender of Tomorrow" with ability 3 choosing "one" and "two"
    Then that is refused by rule 727.1.b
    And "Jayce, Defender of Tomorrow" is ready
    When P1 activates "Jayce, Defender of Tomorrow" with ability 2 choosing "one"
    And everyone passes
    Then "one" is ready
    And "two" is exhausted
    And P1's pool is [1]

  @S-w045 @R-727.1.c.3 @R-828.1.c @R-827.1.c
  Scenario: Empowered for [2][A][A], he readies two
    Given P1 has [3][R][G] in the pool
    When P1 activates "Jayce, Defender of Tomorrow" with ability Empower
    And everyone passes
    Then "Jayce, Defender of Tomorrow" is empowered
    And P1's pool is [1]
    When P1 activates "Jayce, Defender of Tomorrow" with ability 3 choosing "one" and "two"
    And everyone passes
    Then "one" and "two" are ready
    And "Jayce, Defender of Tomorrow" is exhausted
