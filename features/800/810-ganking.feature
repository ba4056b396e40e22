Feature: 810 Ganking
  A unit with Ganking may make its standard move from one battlefield to another, in addition to what it can do without.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y180 @R-810.1.b @R-810.1.c @R-810.1.c.2
  Scenario: From battlefield to battlefield, for nothing but its own exhaustion
    Given P1 has "Laurent Bladekeeper" at "Altar to Unity"
    And P1 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Pakaa Cub" to "Grove of the God-Willow"
    Then that is refused
    When P1 moves "Laurent Bladekeeper" to "Grove of the God-Willow"
    Then "Laurent Bladekeeper" is at "Grove of the God-Willow"
    And "Laurent Bladekeeper" is exhausted

  @S-y181 @R-810.1.c.1
  Scenario: To base and from base it moves like others
    Given P1 has "Laurent Bladekeeper" called "home" in base
    And P1 has "Laurent Bladekeeper" called "away" at "Altar to Unity"
    When P1 moves "away" to base
    Then "away" is in P1's base
    When P1 moves "home" to "Grove of the God-Willow"
    Then "home" is at "Grove of the God-Willow"

  @S-y182 @R-810.1.c.3
  Scenario: It doesn't move a second time
    Given P1 has "Laurent Bladekeeper" at "Altar to Unity"
    When P1 moves "Laurent Bladekeeper" to "Grove of the God-Willow"
    And everyone passes until the showdown ends
    And P1 moves "Laurent Bladekeeper" to "Altar to Unity"
    Then that is refused by rule 144.2
    And "Laurent Bladekeeper" is at "Grove of the God-Willow"

  @S-y183 @R-810.2
  Scenario: Having it twice it moves no more often
    Given P1 has "Laurent Bladekeeper" called "two" at "Windswept Hillock"
    When P1 moves "two" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 moves "two" to "Windswept Hillock"
    Then that is refused by rule 144.2
    And "two" is at "Altar to Unity"
