Feature: Vilemaw
  Enemy units where it is that have less Might than it add nothing to the combat damage of their side. It has Ambush, and
  draws one when it holds.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm004 @R-465.2.a
  Scenario: Only the one that is no weaker deals combat damage
    Given P2 has "Vilemaw" at "Altar to Unity"
    And P1 has "Mountain Drake" and "Vanguard Sergeant" in base
    When P1 moves "Mountain Drake" and "Vanguard Sergeant" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P2 answers "combat.assign" with 4 to "Vanguard Sergeant", 4 to "Mountain Drake"
    Then these events happened in this order:
      | event          | object  | by | amount |
      | damageAssigned | Vilemaw | P1 | 10     |

  @S-dm005 @R-465.2.a
  Scenario: As much Might is not less; friendly units deal theirs
    Given P2 has "Vilemaw" and "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Mega-Mech" in base
    When P1 moves "Mega-Mech" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 answers "combat.assign" with 8 to "Vilemaw", 0 to "Shipyard Skulker"
    Then these events happened in this order:
      | event          | object    | by | amount |
      | damageAssigned | Mega-Mech | P2 | 11     |
    And "Vilemaw" is in P2's trash

  @S-dm006 @R-465.2.a
  Scenario: Elsewhere they deal their damage
    Given P2 has "Vilemaw" at "Grove of the God-Willow"
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P2's trash

  @S-dm007 @R-822.1.d @R-465.2.b
  Scenario: With Ambush it comes into a combat
    Given P1 has "Vilemaw" in hand and the pool to pay for it
    And P1 has "Shipyard Skulker" in base
    And P2 has "Playful Phantom" at "Altar to Unity"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 plays "Vilemaw" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then no event "damageAssigned" happened to "Shipyard Skulker"
    And "Playful Phantom" is in P2's trash

  @S-dm008 @R-383.4.d
  Scenario: Holding, it draws one
    Given the battlefields "Void Gate"
    And it is P2's turn
    And P1 has "Vilemaw" at "Void Gate"
    And the top of P1's deck is "Gust" and "Block"
    When P2 ends the turn
    And everyone passes
    Then "Gust" is in P1's hand
    And P1's points are 1
