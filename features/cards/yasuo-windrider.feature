Feature: Yasuo, Windrider
  It brings a point when it moves for the third time in a turn, and at no other move (383.1). A recall is no move (456.3).

  Background:
    Given the battlefields "Altar to Unity", "Grove of the God-Willow"
    And P1 has "Yasuo, Windrider" at "Altar to Unity"
    And P1 has "Ride The Wind" called "one" in hand and the pool to pay for it
    And P1 has "Ride The Wind" called "two" in hand and the pool to pay for it
    And P1 has "Ride The Wind" called "three" in hand and the pool to pay for it

  @S-v025 @R-383.1 @R-420.1
  Scenario: The third move brings the point, the second and the fourth none
    When P1 plays "one" choosing "Yasuo, Windrider" moving it to base
    And everyone passes
    And P1 plays "two" choosing "Yasuo, Windrider" moving it to "Altar to Unity"
    And everyone passes
    Then the chain is empty
    When everyone passes until the showdown ends
    And P1 plays "three" choosing "Yasuo, Windrider" moving it to base
    And everyone passes
    Then the chain is "Yasuo, Windrider"
    When everyone passes
    Then these events happened in this order:
      | event        | player | amount |
      | pointsGained | P1     | 1      |
      | pointsGained | P1     | 1      |
    And P1's points are 2
    When P1 moves "Yasuo, Windrider" to "Altar to Unity"
    Then the chain is empty
