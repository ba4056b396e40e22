Feature: Possession
  Control of an enemy unit at a battlefield passes for good, and it is recalled, which takes it to its new controller's base
  (455).

  @S-w130 @R-455 @R-191.4.a
  Scenario: The unit is in its new controller's base and stays theirs
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Possession" in hand and the pool to pay for it
    When P1 plays "Possession" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P1's base
    And "Vanguard Sergeant" is controlled by P1
    And no event "moved" happened
    When P1 ends the turn
    And P2 ends the turn
    Then "Vanguard Sergeant" is controlled by P1
    And "Vanguard Sergeant" is in P1's base
