Feature: Solari Sunhawk
  Empowered for [2] it has +1 Might and Deflect 2.

  @S-w056 @R-828.1.c @R-809.1.c @R-827.1.c
  Scenario: Empowered, an opponent pays [A][A] to choose it
    Given P1 has "Solari Sunhawk" called "plain" and "Solari Sunhawk" called "strong" in base
    And P1 has [2] in the pool
    And P2 has "Discipline" called "one" and "Discipline" called "two" in hand
    And P2 has [4][R] in the pool
    When P1 activates "strong" with ability Empower
    And everyone passes
    Then "strong" has 4 Might
    And "strong" has the keyword "Deflect 2"
    When P1 ends the turn
    Then "plain" has 3 Might
