Feature: LeBlanc, Everywhere At Once
  Where she is, her controller's Temporary effects don't trigger; elsewhere, and an opponent's, they do (816.1). She has
  Backline.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And it is P2's turn
    And P1 has "LeBlanc, Everywhere At Once" at "Altar to Unity"

  @S-y039 @R-816.3 @R-816.1.b
  Scenario: A Temporary unit of hers stays with her and dies elsewhere
    Given P1 has "Sprite" called "near" at "Altar to Unity"
    And P1 has "Sprite" called "far" in base
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then "near" is at "Altar to Unity"
    And "far" is gone

  @S-y040 @R-465.2.c.6 @R-806.1
  Scenario: Combat damage is assigned to her last
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Petty Officer" in base
    When P2 moves "Petty Officer" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then these events happened in this order:
      | event          | object                      | amount |
      | damageAssigned | LeBlanc, Everywhere At Once | 3      |
      | damageAssigned | Shipyard Skulker            | 3      |
    And "Shipyard Skulker" is in P1's trash
