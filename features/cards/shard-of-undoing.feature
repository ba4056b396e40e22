Feature: Shard of Undoing
  Only what dies in its player's own Beginning Phase counts, and of that the first (383.1.b).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0214 @R-383.1.b @R-383.2.a.1
  Scenario: A friendly unit dies in its player's Beginning Phase: each opponent kills a unit
    Given it is P2's turn
    And P1 has "Shard of Undoing" in base
    And P1 has "Sprite" at "Void Gate"
    And P2 has "Shipyard Skulker" and "Mega-Mech" in base
    When P2 ends the turn
    And everyone passes
    And everyone passes
    Then P2 is asked "effect.choose" among "Shipyard Skulker" and "Mega-Mech"
    When P2 answers "effect.choose" with "Shipyard Skulker"
    Then "Shipyard Skulker" is in P2's trash
    And "Mega-Mech" is in P2's base

  @S-y0215 @R-383.2.a.1
  Scenario: In another phase nothing happens
    Given P1 has "Shard of Undoing" and "Pouty Poro" in base
    And P2 has "Shipyard Skulker" in base
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Pouty Poro"
    And everyone passes
    Then the chain is empty
    And "Pouty Poro" is in P1's trash
