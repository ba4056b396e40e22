Feature: Sprite tokens
  A unit token without domain, with 3 Might, the tag Fae and Temporary (187.2): as the Beginning Phase of its controller starts,
  and ahead of scoring, it is killed (816.1.b). It triggers in that player's turns only (816.1.c).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And it is P2's turn

  @S-c0116 @R-187.2 @R-816.1.b @R-186.1
  Scenario: It dies before its controller would hold a battlefield with it
    Given P1 has "Sprite" at "Altar to Unity"
    Then "Sprite" has 3 Might
    And "Sprite" is a token
    And "Sprite" has the keyword "Temporary"
    When P2 ends the turn
    And everyone passes
    Then "Sprite" is gone
    And P1's points are 0
    And the turn player is P1
    And "Altar to Unity" is controlled by nobody

  @S-c0117 @R-816.1.c
  Scenario: The other player's Beginning Phase does nothing to it
    Given P2 has "Sprite" in base
    When P2 ends the turn
    Then the turn player is P1
    And it is the main phase
    And "Sprite" is in P2's base
