Feature: 734 Additional turns
  Turns go round in a fixed order (736); an additional one comes straight after the current one, before what is queued already.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y140 @R-736
  Scenario: Turns go round
    Given a game in the mode "skirmish"
    And it is P2's turn
    When P2 ends the turn
    Then the turn player is P3
    When P3 ends the turn
    Then the turn player is P1
    When P1 ends the turn
    Then the turn player is P2

  @S-y141 @example @example-1 @R-738 @R-735
  Scenario: Two additional turns, and then the queue goes on
    Given a game in the mode "war"
    And P1 has "Time Warp" called "one" and "Time Warp" called "two" in hand and the pool to pay for them
    When P1 plays "one"
    And everyone passes
    And P1 plays "two"
    And everyone passes
    Then the queued turns are of P1, P1
    When P1 ends the turn
    Then the turn player is P1
    When P1 ends the turn
    Then the turn player is P1
    When P1 ends the turn
    Then the turn player is P2
    When P2 ends the turn
    Then the turn player is P3
    When P3 ends the turn
    Then the turn player is P4
    When P4 ends the turn
    Then the turn player is P1
