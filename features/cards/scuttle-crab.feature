Feature: Scuttle Crab
  For the rest of the turn its player may look at cards that the opponent has hidden (107.3), those hidden later too.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0194 @R-383.4.a
  Scenario: Played, it has its player draw
    Given P1 has "Scuttle Crab" in hand and the pool to pay for it
    And the top of P1's deck is "Block"
    When P1 plays "Scuttle Crab" to base
    And everyone passes
    Then "Block" is in P1's hand

  @S-y0195 @R-808.1 @R-424.1 @R-107.3
  Scenario: Dying, it shows an opponent's hand to all and their facedown cards to its player
    Given P1 has "Scuttle Crab" in base
    And P2 has "Charm" in hand
    And P2 has "Pouty Poro" at "Void Gate"
    And P2 has "Block" facedown at "Void Gate"
    And P1 has "Vengeance" in hand and the pool to pay for it
    Then P1's view doesn't mention "Block"
    When P1 plays "Vengeance" choosing "Scuttle Crab"
    And everyone passes until the chain is empty
    Then P1's view mentions "Block"
    When P1 ends the turn
    Then P1's view doesn't mention "Block"
