Feature: Gardens of Becoming
  Units at it have an activated ability beside their own (477.2.a): exhausted, each brings its controller 1 XP.

  Background:
    Given the battlefields "Gardens of Becoming" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" at "Gardens of Becoming"
    And P1 has "Shipyard Skulker" in base

  @S-y043 @R-477.2.a @R-377
  Scenario: A unit there is exhausted for 1 XP
    Given P1 has "Gustwalker" at "Gardens of Becoming"
    And P1 starts with 2 XP
    Then "Gustwalker" has 3 Might
    When P1 activates "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is exhausted
    And "Gustwalker" has 4 Might

  @S-y044 @R-477.2.a
  Scenario: Only there
    Then P1 couldn't activate "Shipyard Skulker"
    When P1 moves "Pakaa Cub" to base
    Then P1 couldn't activate "Pakaa Cub"
    And "Gardens of Becoming" is controlled by nobody
    And "Pakaa Cub" is exhausted

  @S-y045 @R-381
  Scenario: Only on its controller's own turn, and of whoever controls the unit
    Given it is P2's turn
    When P1 activates "Pakaa Cub"
    Then that is refused
    When P2 activates "Pakaa Cub"
    Then that is refused
    When P2 ends the turn
    And P1 activates "Pakaa Cub"
    Then "Pakaa Cub" is exhausted
