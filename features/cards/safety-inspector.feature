Feature: Safety Inspector
  Played, each player kills one of their units, its own player not if they paid 3 XP (356.2.b).

  Background:
    Given P1 has "Stalwart Poro" in base
    And P2 has "Pouty Poro" in base
    And P1 starts with 3 XP
    And P1 has "Safety Inspector" in hand and the pool to pay for it

  @S-w123 @R-356.2.b @R-411.1
  Scenario: Paid for, only others kill
    When P1 plays "Safety Inspector" to base, paying permit
    And everyone passes
    Then "Pouty Poro" is in P2's trash
    And "Stalwart Poro" and "Safety Inspector" are in P1's base
    And nobody is asked anything

  @S-w124 @R-303.2.a @R-355.17
  Scenario: Not paid for, its player kills one too
    When P1 plays "Safety Inspector"
    And P1 answers "cost.optional" with no
    And everyone passes
    Then P1 is asked "effect.choose" among "Stalwart Poro" and "Safety Inspector"
    When P1 answers "effect.choose" with "Safety Inspector"
    Then "Safety Inspector" is in P1's trash
    And "Pouty Poro" is in P2's trash
    And "Stalwart Poro" is in P1's base
