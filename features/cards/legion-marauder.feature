Feature: Legion Marauder
  It is empowered for either of two costs, as its controller likes (356.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Legion Marauder" called "first" in base

  @S-xc052 @R-403.1.a @R-827.1.b.1
  Scenario: Asked where both can be paid
    Given P1 has [1][O] in the pool
    When P1 activates "first"
    Then P1 is asked "cost.alternative"
    When P1 answers "cost.alternative" with "second"
    Then P1's pool is [1]
    When everyone passes
    Then "first" is empowered
    And "first" has 3 Might

  @S-xc053 @R-403.1.a
  Scenario: Whichever there is
    Given P1 has [O] in the pool
    Then P1 could activate "first"
    When P1 activates "first"
    Then P1's pool is empty
    When everyone passes
    Then "first" is empowered

  @S-xc054 @R-203.3
  Scenario: Each of them once
    Given P1 has "Legion Marauder" called "second" and "Legion Marauder" called "third" in base
    And P1 has [1][O][R] in the pool
    When P1 activates "first"
    And P1 answers "cost.alternative" with "first"
    And everyone passes
    And P1 activates "second"
    And everyone passes
    Then "first" is empowered
    And "second" is empowered
    And P1's pool is [R]
    And P1 couldn't activate "third"
