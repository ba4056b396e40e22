Feature: Herald of Scales
  Its controller's Dragons cost [2] less, but not less than [1] (356.4.e). Its text works on the board and only there
  (365.1), and finds Dragons by their tag while they are being played.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-r011 @R-356.4.a
  Scenario: A Dragon costs two less, other units cost what is printed
    Given P1 has "Herald of Scales" in base
    And P1 has "Blazing Scorcher" and "Petty Officer" in hand
    And P1 has [3] in the pool
    When P1 plays "Petty Officer"
    Then that is refused
    When P1 plays "Blazing Scorcher"
    Then P1's pool is empty
    And "Blazing Scorcher" is in P1's base

  @S-r012 @R-356.4.e
  Scenario: Not below [1], and Power is no part of it
    Given P1 has "Herald of Scales" called "one" in base
    And P1 has "Herald of Scales" called "two" in base
    And P1 has "Eager Drakehound" in hand
    And P1 has [2][R] in the pool
    When P1 plays "Eager Drakehound"
    Then P1's pool is [1]
    And "Eager Drakehound" is in P1's base

  @S-r013 @R-365.1
  Scenario: An opponent's Herald and one in hand are of no use
    Given P2 has "Herald of Scales" called "theirs" in base
    And P1 has "Herald of Scales" called "in hand" in hand
    And P1 has "Blazing Scorcher" in hand
    And P1 has [4] in the pool
    When P1 plays "Blazing Scorcher"
    Then that is refused
    When P1 plays "in hand"
    Then P1's pool is empty
    And "in hand" is in P1's base
