Feature: Sandstone Chimera
  The Channel Phase brings one rune in place of two (315.3.b), to every player.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0058 @R-315.3.b @R-364.2
  Scenario: At a battlefield it leaves every player one rune
    Given P1 has "Sandstone Chimera" at "Windswept Hillock"
    And P2 has had 2 turns
    And P2's whole rune deck is "Fury Rune", "Calm Rune" and "Body Rune"
    And P1's whole rune deck is "Fury Rune", "Calm Rune" and "Body Rune"
    When P1 ends the turn
    Then P2's rune deck holds just "Calm Rune" and "Body Rune"
    When P2 ends the turn
    Then P1's rune deck holds just "Calm Rune" and "Body Rune"

  @S-y0059 @R-364.2
  Scenario: In base it doesn't
    Given P1 has "Sandstone Chimera" in base
    And P2 has had 2 turns
    And P2's whole rune deck is "Fury Rune", "Calm Rune" and "Body Rune"
    When P1 ends the turn
    Then P2's rune deck holds just "Body Rune"
