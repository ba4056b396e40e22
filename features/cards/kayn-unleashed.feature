Feature: Kayn, Unleashed
  Two moves in a turn, of whatever kind, and he isn't dealt damage any more (465.2.c.10). Recalls are no moves (455).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Kayn, Unleashed" in base
    And P1 has "Ride The Wind" in hand and the pool to pay for it

  @S-a061 @FAQ-50.2 @R-465.2.c.10
  Scenario: Having moved twice he takes no damage in combat, and is recalled where defenders are left
    Given P2 has "Mountain Drake" at "Altar to Unity"
    When P1 plays "Ride The Wind" choosing "Kayn, Unleashed" moving it to "Grove of the God-Willow"
    And everyone passes
    And everyone passes until the showdown ends
    And P1 moves "Kayn, Unleashed" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Kayn, Unleashed" is in P1's base
    And no event "damageMarked" happened to "Kayn, Unleashed"
    And "Mountain Drake" is at "Altar to Unity"
    And these events happened in this order:
      | event        | object         | amount |
      | damageMarked | Mountain Drake | 6      |

  @S-a062 @R-417.1
  Scenario: Nor from spells, for the rest of the turn
    Given P2 has "Hextech Ray" called "first" and "Hextech Ray" called "second" in hand and the pool to pay for them
    When P1 plays "Ride The Wind" choosing "Kayn, Unleashed" moving it to "Grove of the God-Willow"
    And everyone passes
    And P1 passes
    And P2 plays "first" choosing "Kayn, Unleashed"
    And everyone passes
    Then "Kayn, Unleashed" has 3 damage
    When everyone passes until the showdown ends
    And P1 moves "Kayn, Unleashed" to "Altar to Unity"
    And P1 passes
    And P2 plays "second" choosing "Kayn, Unleashed"
    And everyone passes
    Then "Kayn, Unleashed" has 3 damage
    And "second" is in P2's trash

  @S-a063 @R-810.1
  Scenario: Ganking takes him from battlefield to battlefield
    Given P1 has "Kayn, Unleashed" called "there" at "Grove of the God-Willow"
    When P1 moves "there" to "Altar to Unity"
    Then "there" is at "Altar to Unity"
    And a showdown is going on at "Altar to Unity"
