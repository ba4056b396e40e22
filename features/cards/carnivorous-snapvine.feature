Feature: Carnivorous Snapvine
  Played, it and an enemy unit at a battlefield deal damage equal to their Mights to each other. With the Snapvine off the
  board its Might is null, and no damage is dealt at all (359.3.e.12).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Carnivorous Snapvine" in hand and the pool to pay for it
    And P2 has "Vanguard Sergeant" at "Altar to Unity"

  @S-v092 @FAQ-25.4 @R-359.3.f.2 @R-383.4.a
  Scenario: Both deal the Might that they have as it resolves
    Given P2 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Carnivorous Snapvine" to base
    And P1 passes
    And P2 plays "Discipline" choosing "Vanguard Sergeant"
    And everyone passes until the chain is empty
    Then "Carnivorous Snapvine" is in P1's trash
    And "Vanguard Sergeant" is in P2's trash
    And these events happened in this order:
      | event        | object               | amount |
      | damageMarked | Vanguard Sergeant    | 6      |
      | damageMarked | Carnivorous Snapvine | 6      |

  @S-v093 @FAQ-25.1 @FAQ-25.2 @FAQ-25.3 @R-359.3.e.12
  Scenario: With the Snapvine gone neither is dealt damage
    Given P1 has "Annie, Fiery" in base
    And P2 has "Gust" in hand and the pool to pay for it
    And P1 controls "Grove of the God-Willow"
    And P1 has "Pakaa Cub" at "Grove of the God-Willow"
    And P2 has "Eclipse" in hand and the pool to pay for it
    And the players will answer:
      | player | for             | answer  |
      | P2     | predict.recycle | nothing |
    When P1 plays "Carnivorous Snapvine" to "Grove of the God-Willow"
    And P1 passes
    And P2 plays "Eclipse" choosing "Carnivorous Snapvine"
    And everyone passes
    And P1 passes
    And P2 plays "Gust" choosing "Carnivorous Snapvine"
    And everyone passes until the chain is empty
    Then "Carnivorous Snapvine" is in P1's hand
    And "Vanguard Sergeant" has 0 damage
    And no event "damageMarked" happened
