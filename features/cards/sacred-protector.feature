Feature: Sacred Protector
  It deals combat damage only at a battlefield with exactly one other unit of its controller.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm011 @R-465.2.a
  Scenario: By itself it deals none
    Given P1 has "Sacred Protector" in base
    And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P2 has "Playful Phantom" at "Altar to Unity"
    When P1 moves "Sacred Protector" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then no event "damageAssigned" happened to "Playful Phantom"
    And "Sacred Protector" is in P1's base

  @S-dm012 @R-465.2.a
  Scenario: With one other it deals its Might
    Given P1 has "Sacred Protector" and "Shipyard Skulker" in base
    And P2 has "Playful Phantom" at "Altar to Unity"
    When P1 moves "Sacred Protector" and "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P2 answers "combat.assign" with 5 to "Sacred Protector", 0 to "Shipyard Skulker"
    Then these events happened in this order:
      | event          | object          | by | amount |
      | damageAssigned | Playful Phantom | P1 | 9      |
    And "Playful Phantom" is in P2's trash

  @S-dm013 @R-465.2.a
  Scenario: With two others it deals none
    Given P1 has "Sacred Protector", "Shipyard Skulker" and "Pouty Poro" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Sacred Protector", "Shipyard Skulker" and "Pouty Poro" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P2 answers "combat.assign" with 6 to "Sacred Protector", 2 to "Shipyard Skulker", 0 to "Pouty Poro"
    Then these events happened in this order:
      | event          | object    | by | amount |
      | damageAssigned | Mega-Mech | P1 | 5      |
    And "Sacred Protector" is in P1's trash
