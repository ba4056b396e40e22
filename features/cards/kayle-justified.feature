Feature: Kayle, Justified
  Her own text lets her be empowered up to three times (441.1.c.1), for [3] each time. Each time gives her +2 Might; with the
  third she has Deflect 3 and Ganking. Disempowered she has none of it (442.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y050 @R-441.1.c.1 @R-827.1.c.1
  Scenario: Three times, and no more
    Given P1 has "Kayle, Justified" in base
    And P1 has [12] in the pool
    Then "Kayle, Justified" has 3 Might
    When P1 activates "Kayle, Justified"
    And everyone passes
    Then "Kayle, Justified" is empowered
    And "Kayle, Justified" has 5 Might
    When P1 activates "Kayle, Justified"
    And everyone passes
    Then "Kayle, Justified" is empowered 2 times
    And "Kayle, Justified" has 7 Might
    And "Kayle, Justified" doesn't have the keyword "Ganking"
    When P1 activates "Kayle, Justified"
    And everyone passes
    Then "Kayle, Justified" is empowered 3 times
    And "Kayle, Justified" has 9 Might
    And "Kayle, Justified" has the keyword "Ganking"
    And "Kayle, Justified" has the keyword "Deflect 3"
    And P1 couldn't activate "Kayle, Justified"
    When P1 activates "Kayle, Justified"
    Then that is refused by rule 377.2.b

  @S-y051 @R-441.1.b
  Scenario: Other units are empowered once
    Given P1 has "Kayle, Justified" in base
    And P1 has "Akali, Deadly Weapon" in base
    And P1 has [4][R][R] in the pool
    When P1 activates "Akali, Deadly Weapon"
    And everyone passes
    Then "Akali, Deadly Weapon" is empowered
    And P1 couldn't activate "Akali, Deadly Weapon"
