Feature: Gustwalker
  Hunt 2 brings 2 XP when it conquers or holds (823.1.c). From 3 XP of its controller's on it has 1 Might more and Ganking
  (824.1.c), and it loses both at once when its controller has less (824.1.d).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-v010 @R-824.1.d @R-727.1.b
  Scenario: With 2 XP it has neither
    Given P1 starts with 2 XP
    And P1 has "Gustwalker" at "Altar to Unity"
    Then "Gustwalker" has 3 Might
    And "Gustwalker" doesn't have the keyword "Ganking"
    And "Gustwalker" has the keyword "Hunt 2"
    When P1 moves "Gustwalker" to "Grove of the God-Willow"
    Then that is refused
    When P1 moves "Gustwalker" to base
    Then "Gustwalker" is in P1's base

  @S-v011 @example @R-727.1.b.2 @R-824.1.c
  Scenario: With 3 XP it has both
    Given P1 starts with 3 XP
    And P1 has "Gustwalker" at "Altar to Unity"
    Then "Gustwalker" has 4 Might
    And "Gustwalker" has the keyword "Ganking"
    When P1 moves "Gustwalker" to "Grove of the God-Willow"
    Then "Gustwalker" is at "Grove of the God-Willow"

  @S-v012 @R-823.3 @R-823.1.c @R-727.1.c.2
  Scenario: Conquering brings 2 XP, and with them what they make active
    Given P1 starts with 1 XP
    And P1 has "Gustwalker" in base
    When P1 moves "Gustwalker" to "Altar to Unity"
    And everyone passes
    Then "Gustwalker" has 3 Might
    And "Gustwalker" has the keyword "Hunt 2"
    When everyone passes
    Then "Gustwalker" has 4 Might
    And "Gustwalker" has the keyword "Ganking"
    And P1's points are 1

  @S-v013 @R-824.1.d
  Scenario: XP that is spent takes it away at once
    Given P1 starts with 3 XP
    And P1 has "Gustwalker" at "Altar to Unity"
    And P1 has "Crowd Favorite" in base
    When P1 activates "Crowd Favorite"
    Then "Gustwalker" has 3 Might
    And "Gustwalker" doesn't have the keyword "Ganking"
    When everyone passes
    Then "Crowd Favorite" has a buff
