Feature: Treasure Trove
  It is looked back at as it was on the board (359.3.e.13), whichever way it has gone.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0122 @R-383.2.c @R-428
  Scenario: Killed by its own ability, it has its player draw and channel
    Given P1 has "Treasure Trove" in base
    And P1 has [P] in the pool
    And the top of P1's deck is "Block"
    And P1's whole rune deck is "Fury Rune"
    When P1 activates "Treasure Trove"
    And everyone passes until the chain is empty
    Then "Treasure Trove" is in P1's trash
    And "Block" is in P1's hand
    And 1 object named "Fury Rune" is in P1's base

  @S-y0123 @R-383.2.c @R-370.1
  Scenario: Banished in place of dying, too
    Given P1 has "Treasure Trove" and "Endless Riches" in base
    And P1 has [P] in the pool
    And the top of P1's deck is "Block"
    And P1's whole rune deck is "Fury Rune"
    When P1 activates "Treasure Trove"
    And everyone passes until the chain is empty
    Then "Treasure Trove" is in P1's banishment
    And "Block" is in P1's hand
