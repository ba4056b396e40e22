Feature: Brutal Hunter
  Empowered for [3] it has +2 Might and Ganking.

  @S-w054 @R-828.1.c @R-810.1 @R-827.1.c
  Scenario: Only empowered it goes from battlefield to battlefield
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Brutal Hunter" at "Altar to Unity"
    And P1 has [3] in the pool
    When P1 moves "Brutal Hunter" to "Grove of the God-Willow"
    Then that is refused
    When P1 activates "Brutal Hunter" with ability Empower
    And everyone passes
    Then "Brutal Hunter" has 6 Might
    When P1 moves "Brutal Hunter" to "Grove of the God-Willow"
    Then "Brutal Hunter" is at "Grove of the God-Willow"
