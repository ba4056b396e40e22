Feature: Targon's Peak
  Conquering it lets a player ready runes as the turn ends, two of them or fewer (so the correction). The conquer effect makes
  a delayed trigger (390.2) for the Ending Step (317.1.a); the runes are chosen then (355.5.b).

  Background:
    Given the battlefields "Altar to Unity" and "Targon's Peak"
    And P1 has "Shipyard Skulker" in base
    And P1 has the runes "Fury Rune" called "one", "Fury Rune" called "two" and "Fury Rune" called "three"
    And "one" starts exhausted
    And "two" starts exhausted
    And "three" starts exhausted

  @S-c0125 @example @R-355.5.b @R-390.2 @R-317.1.a @R-383.4.c
  Scenario: Two runes of three are readied at the end of the turn
    When P1 moves "Shipyard Skulker" to "Targon's Peak"
    And everyone passes until the showdown ends
    Then "Targon's Peak" is controlled by P1
    And the chain is "Targon's Peak"
    And nobody is asked anything
    When everyone passes
    Then the chain is empty
    And "one", "two" and "three" are exhausted
    When P1 ends the turn
    Then P1 is asked "play.target"
    And the turn player is P1
    When P1 answers "play.target" with "one" and "three"
    And everyone passes
    Then "one" and "three" are ready
    And "two" is exhausted
    And the turn player is P2

  @S-c0126 @R-355.5 @R-390.2
  Scenario: Fewer may be chosen
    When P1 moves "Shipyard Skulker" to "Targon's Peak"
    And everyone passes until the showdown ends
    And everyone passes
    And P1 ends the turn
    And P1 answers "play.target" with "two"
    And everyone passes
    Then "two" is ready
    And "one" and "three" are exhausted

  @S-c0127 @R-471.2.a
  Scenario: Conquering elsewhere doesn't trigger it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And the chain is empty
    When P1 ends the turn
    Then nobody is asked anything
    And the turn player is P2
    And "one", "two" and "three" are exhausted

  @S-c0128 @R-390.2
  Scenario: It is over with that turn
    When P1 moves "Shipyard Skulker" to "Targon's Peak"
    And everyone passes until the showdown ends
    And everyone passes
    And P1 ends the turn
    And P1 answers "play.target" with nothing
    And everyone passes
    And P2 ends the turn
    Then nobody is asked anything
    And the turn player is P1
