Feature: Void Gate
  A unit that is here when a spell or ability deals damage to it is dealt 1 more (713), whoever plays the spell and whoever
  controls Void Gate. Units elsewhere, and damage that units deal in combat (417.6.c), are left alone.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-c0152 @R-715.1 @R-417.5
  Scenario: A spell deals 1 more to a unit here
    Given P2 has "Mega-Mech" at "Void Gate"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 4 damage

  @S-c0153 @R-715.1
  Scenario: Also for the player who controls it, on their own unit
    Given P1 has "Mega-Mech" at "Void Gate"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 4 damage

  @S-c0154 @R-715.1 @R-417.6.b.2
  Scenario: An ability deals 1 more too
    Given P2 has "Mega-Mech" at "Void Gate"
    And P1 has "Iron Ballista" in base
    When P1 activates "Iron Ballista" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 damage

  @S-c0155 @R-715.2
  Scenario: Of two targets only the one here is dealt more
    Given P2 has "Mega-Mech" at "Void Gate"
    And P2 has "Mountain Drake" at "Altar to Unity"
    And P1 has "Singularity" in hand and the pool to pay for it
    When P1 plays "Singularity" choosing "Mega-Mech" and "Mountain Drake"
    And everyone passes
    Then "Mega-Mech" has 7 damage
    And "Mountain Drake" has 6 damage

  @S-c0156 @R-417.6.c @R-465.2.d
  Scenario: Combat damage is what was assigned
    Given P2 has "Vanguard Sergeant" at "Void Gate"
    And P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P1's trash
    And "Vanguard Sergeant" is at "Void Gate"
