Feature: Poppy, Paragon
  Played while an opponent is within 3 points of the Victory Score, she is readied, and her controller gains 3 XP.

  Background:
    Given P1 has "Poppy, Paragon" in hand and the pool to pay for it

  @S-sc033 @R-730.1 @R-383.2.a.1 @R-472
  Scenario: With an opponent at 5 points
    Given P2 starts with 5 points
    And P1 has "Gustwalker" in base
    When P1 plays "Poppy, Paragon" to base
    Then "Poppy, Paragon" is exhausted
    And the chain is "Poppy, Paragon"
    When everyone passes
    Then "Poppy, Paragon" is ready
    And "Gustwalker" has 4 Might
    And these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 3      |

  @S-sc034 @R-383.2.a.1
  Scenario: At 4 points it doesn't trigger
    Given P2 starts with 4 points
    And P1 starts with 7 points
    When P1 plays "Poppy, Paragon" to base
    Then "Poppy, Paragon" is in P1's base
    And "Poppy, Paragon" is exhausted
    And the chain is empty
    And no event "xpGained" happened
