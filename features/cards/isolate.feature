Feature: Isolate
  "That battlefield" is where the unit was before it was moved (359.3.e.13).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0037 @R-359.3.e.13 @R-740.2.a
  Scenario: A card is drawn where one enemy unit is left behind alone
    Given P2 has "Shipyard Skulker" and "Mega-Mech" at "Altar to Unity"
    And the top of P1's deck is "Block"
    And P1 has "Isolate" in hand and the pool to pay for it
    When P1 plays "Isolate" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P2's base
    And "Block" is in P1's hand

  @S-y0038 @R-740.2.a
  Scenario: None is drawn where two are left, or none
    Given P2 has "Shipyard Skulker", "Vanguard Sergeant" and "Mega-Mech" at "Altar to Unity"
    And P2 has "Pouty Poro" at "Grove of the God-Willow"
    And P1 has "Isolate" called "one" in hand and the pool to pay for it
    And P1 has "Isolate" called "two" in hand and the pool to pay for it
    And P1 has [A] in the pool
    When P1 plays "one" choosing "Mega-Mech"
    And everyone passes
    Then P1's hand holds just "two"
    When P1 plays "two" choosing "Pouty Poro"
    And everyone passes
    Then "Pouty Poro" is in P2's base
    And P1's hand is empty
