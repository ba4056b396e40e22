Feature: The Arena's Greatest
  The point goes to the player whose first Beginning Phase it is (315.2), and is no score.

  @S-y0054 @R-315.2 @R-194.1.c
  Scenario: A player gains a point as their first Beginning Phase starts, and none later
    Given the battlefields "The Arena's Greatest" and "Altar to Unity"
    And P2 has had 0 turns
    When P1 ends the turn
    And everyone passes
    Then P2's points are 1
    And P1's points are 0
    And no event "scored" happened
    When P2 ends the turn
    Then the chain is empty
    And P1's points are 0
