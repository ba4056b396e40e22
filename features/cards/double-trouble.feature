Feature: Double Trouble
  A unit among three cards is shown and drawn; repeated, all of that is done once more (820).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0022 @R-424.1 @R-416.5
  Scenario: A unit is shown and drawn, the rest recycled
    Given the top of P1's deck is "Block", "Shipyard Skulker" and "Charm"
    And P1 has "Double Trouble" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Charm" and "Block"
    When P1 plays "Double Trouble"
    And everyone passes
    Then P1 is asked "effect.choose" among "Shipyard Skulker"
    When P1 answers "effect.choose" with "Shipyard Skulker"
    Then "Shipyard Skulker" is in P1's hand
    And at the bottom of P1's deck are "Charm" and "Block"
    And these events happened in this order:
      | event    | object           |
      | revealed | Shipyard Skulker |
      | recycled | Charm            |
