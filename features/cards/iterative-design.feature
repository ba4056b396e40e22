Feature: Iterative Design
  Its player plays a Mech token, to where they like (184.2). It has Flow, at another cost than its own.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And the players will answer:
      | player | for           | answer           |
      | P1     | play.location | "Altar to Unity" |

  @S-y070 @R-439.2.c @R-355.2
  Scenario: A Mech with 3 Might, exhausted, to a battlefield under control
    Given P1 has "Iterative Design" in hand and the pool to pay for it
    When P1 plays "Iterative Design"
    And everyone passes
    Then "Mech" is at "Altar to Unity"
    And "Mech" has 3 Might
    And "Mech" is exhausted
    And "Iterative Design" is in P1's trash

  @S-y071 @R-829.1.b @R-829.1.c.1
  Scenario: From the trash for [2][B]
    Given P1 has "Iterative Design" in the trash
    And P1 has [2][B] in the pool
    When P1 plays "Iterative Design"
    And everyone passes
    Then "Mech" is at "Altar to Unity"
    And "Iterative Design" is in P1's banishment
    And P1's pool is empty
