Feature: Serene Ascetic
  Empowered for [3] it has Deflect and Shield 3.

  @S-w051 @R-828.1.c @R-814.1.c @R-809.1.c
  Scenario: Empowered, it defends with 6 Might and costs [A] to choose
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Serene Ascetic" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    And P2 has "Cleave" and "Rebuke" in hand
    And P1 has [3] in the pool
    And P2 has 4 of "Chaos Rune" as runes
    When P1 activates "Serene Ascetic" with ability Empower
    And everyone passes
    Then "Serene Ascetic" has the keyword "Deflect 1"
    And "Serene Ascetic" has 3 Might
    When P1 ends the turn
    And P2 moves "Shipyard Skulker" to "Altar to Unity"
    Then "Serene Ascetic" has 6 Might
