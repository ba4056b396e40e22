Feature: Disputed rules, read in either way
  Where the rules leave two readings open, one is the default, and a position can ask for the other one.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-rd01 @R-346.1
  Scenario: By default focus stays where it is when a trigger's chain closes
    Given P2 has "Overzealous Fan" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P2 answers "trigger.may" with no
    Then P1 has focus

  @S-rd02 @R-346.1
  Scenario: Read so that it always passes, it passes then, too
    Given the reading of "focusAfterChain" is "always"
    And P2 has "Overzealous Fan" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P2 answers "trigger.may" with no
    Then P2 has focus

  @S-rd03 @R-738
  Scenario: By default the additional turn made last comes first
    Given a game in the mode "skirmish"
    And it is P1's turn
    And an additional turn of P3 is queued
    And P1 has "Time Warp" in hand and the pool to pay for it
    When P1 plays "Time Warp"
    And everyone passes
    Then the queued turns are of P1, P3

  @S-rd04 @R-738
  Scenario: Read in the order in which they were made, it comes after the others
    Given the reading of "additionalTurns" is "firstMadeFirst"
    And a game in the mode "skirmish"
    And it is P1's turn
    And an additional turn of P3 is queued
    And P1 has "Time Warp" in hand and the pool to pay for it
    When P1 plays "Time Warp"
    And everyone passes
    Then the queued turns are of P3, P1
    When P1 ends the turn
    Then the turn player is P3

  @S-rd05 @R-431.3.c
  Scenario: By default a point for burning out again wins as it reaches the Victory Score
    Given P1 starts with 6 points
    And P2 has "Recruit" at "Altar to Unity"
    And P2's whole deck is "Cleave"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Recruit"
    And P1 passes
    And P2 passes
    Then P2's hand holds just "Cleave"
    And P1's points are 8
    And P1 has won

  @S-rd06 @R-431.3.c
  Scenario: Read so that it has to be passed, one more burn out is needed
    Given the reading of "burnOutVictory" is "pass"
    And P1 starts with 6 points
    And P2 has "Recruit" at "Altar to Unity"
    And P2's whole deck is "Cleave"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Recruit"
    And P1 passes
    And P2 passes
    Then P2's hand holds just "Cleave"
    And P1's points are 9
    And P1 has won
