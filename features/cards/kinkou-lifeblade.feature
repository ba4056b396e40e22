Feature: Kinkou Lifeblade
  Empowered for [2] it has +1 Might and Ganking.

  @S-w055 @R-828.1.c @R-810.1 @R-827.1.c
  Scenario: Only empowered it goes from battlefield to battlefield
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Kinkou Lifeblade" at "Altar to Unity"
    And P1 has [2] in the pool
    When P1 moves "Kinkou Lifeblade" to "Grove of the God-Willow"
    Then that is refused
    When P1 activates "Kinkou Lifeblade" with ability Empower
    And everyone passes
    Then "Kinkou Lifeblade" has 5 Might
    When P1 moves "Kinkou Lifeblade" to "Grove of the God-Willow"
    Then "Kinkou Lifeblade" is at "Grove of the God-Willow"
