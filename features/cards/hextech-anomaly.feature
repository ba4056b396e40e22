Feature: Hextech Anomaly
  Exhausted, it lets its controller pay any amount of Power, of whatever domains, for as much Energy (204.3.b, 429.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Hextech Anomaly" in base

  @S-r031 @R-204.3.b @R-429.1
  Scenario: Power becomes Energy
    Given P1 has [1][R][G] in the pool
    When P1 activates "Hextech Anomaly"
    And P1 answers "cost.times" with 2
    Then P1's pool is [3]
    And "Hextech Anomaly" is exhausted

  @S-r032 @R-429.3 @R-357.1.a
  Scenario: While a unit is paid for, with a recycled rune too
    Given P1 has "Pakaa Cub" in hand
    And P1 has [1][G] in the pool
    And P1 has the runes "Fury Rune"
    And "Fury Rune" starts exhausted
    When P1 plays "Pakaa Cub"
    Then P1 is asked "pay"
    When P1 answers "pay" with use "Hextech Anomaly"
    And P1 answers "cost.times" with 2
    And P1 answers "pay" with recycle "Fury Rune"
    Then P1's pool is empty
    And "Pakaa Cub" is in P1's base
