Feature: Ashe, Focused
  The delayed ability goes on for as long as the card stays banished (390.5), whatever becomes of her.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0150 @R-390.5 @R-427
  Scenario: She banishes a card of an opponent's hand, and as they hold it comes back to it
    Given P1 has "Ashe, Focused" in hand and the pool to pay for it
    And P2 has "Block" and "Charm" in hand
    And P2 has "Shipyard Skulker" at "Windswept Hillock"
    When P1 plays "Ashe, Focused" to base
    And everyone passes
    Then P1 is asked "effect.choose" among "Block" and "Charm"
    When P1 answers "effect.choose" with "Block"
    Then "Block" is in P2's banishment
    When P1 ends the turn
    And everyone passes until the chain is empty
    Then "Block" is in P2's hand

  @S-y0151 @R-390.5
  Scenario: It does with her gone, and not as her own player holds
    Given P1 has "Ashe, Focused" in hand and the pool to pay for it
    And P1 has "Vengeance" in hand and the pool to pay for it
    And P2 has "Block" in hand
    And P1 has "Shipyard Skulker" at "Windswept Hillock"
    When P1 plays "Ashe, Focused" to base
    And everyone passes
    And P1 plays "Vengeance" choosing "Ashe, Focused"
    And everyone passes
    And P1 ends the turn
    And P2 ends the turn
    Then P1's points are 1
    And the chain is empty
    And "Block" is in P2's banishment
