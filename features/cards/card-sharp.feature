Feature: Card Sharp
  Its player and each opponent may play an exhausted Gold; for each opponent who did, its player plays one more.

  Background:
    Given P1 has "Card Sharp" in hand and the pool to pay for it

  @S-w161 @R-355.17 @R-359.3.e.14
  Scenario: The opponent takes one, and brings another
    When P1 plays "Card Sharp"
    And everyone passes
    And P1 answers "effect.may" with no
    Then P2 is asked "effect.may"
    When P2 answers "effect.may" with yes
    Then 1 object named "Gold" is in P2's base
    And 1 object named "Gold" is in P1's base

  @S-w162 @R-355.17 @R-359.3.e.14
  Scenario: The opponent declines
    When P1 plays "Card Sharp"
    And everyone passes
    And P1 answers "effect.may" with yes
    And P2 answers "effect.may" with no
    Then 1 object named "Gold" is in P1's base
    And 0 objects named "Gold" are in P2's base
