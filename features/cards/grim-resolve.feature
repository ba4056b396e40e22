Feature: Grim Resolve
  3 Might this turn, and a delayed trigger that waits for this unit to win a combat (390.2, 466.3.c).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-v049 @R-390.2 @R-466.3.c
  Scenario: Grim Resolve pays when its unit wins a combat this turn
    Given P1 has "Pakaa Cub" in base
    And P1 has "Grim Resolve" in hand and the pool to pay for it
    And P2 has "Petty Officer" at "Altar to Unity"
    When P1 plays "Grim Resolve" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 6 Might
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Grim Resolve"
    When everyone passes
    Then these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 2      |

  @S-v050 @R-466.3.c
  Scenario: Grim Resolve pays nothing for another unit's win
    Given P1 has "Pakaa Cub" and "Mega-Mech" in base
    And P1 has "Grim Resolve" in hand and the pool to pay for it
    And P2 has "Petty Officer" at "Altar to Unity"
    When P1 plays "Grim Resolve" choosing "Pakaa Cub"
    And everyone passes
    And P1 moves "Mega-Mech" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 has won the combat at "Altar to Unity"
    And the chain is empty
    And no event "xpGained" happened
