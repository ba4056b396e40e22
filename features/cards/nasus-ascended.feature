Feature: Nasus, Ascended
  Empowered, Nasus scores a point more as he conquers: a triggered ability that is inactive otherwise (727.1.c.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Nasus, Ascended" in base

  @S-w010 @R-828.1.b.1 @R-727.1.b.2 @R-383.4.c
  Scenario: Empowered, he brings a second point
    Given "Nasus, Ascended" starts empowered
    When P1 moves "Nasus, Ascended" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And the chain is "Nasus, Ascended"
    When everyone passes
    Then P1's points are 2

  @S-w011 @R-727.1.c.1 @R-727.1.b
  Scenario: Otherwise nothing triggers
    When P1 moves "Nasus, Ascended" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And the chain is empty
    And no event "triggered" happened

  @S-w012 @R-827.1.c @R-809.1.c
  Scenario: His Empower costs [8], and choosing him costs an opponent [A][A]
    Given P1 has [9] in the pool
    And P2 has "Discipline" in hand
    And P2 has [2][R] in the pool
    When P1 activates "Nasus, Ascended" with ability Empower
    Then P1's pool is [1]
    When P1 passes
    And P2 plays "Discipline" choosing "Nasus, Ascended"
    Then that is refused
    When everyone passes
    Then "Nasus, Ascended" is empowered
    And "Nasus, Ascended" has 8 Might
