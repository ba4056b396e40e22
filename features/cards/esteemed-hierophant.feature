Feature: Esteemed Hierophant
  While its player has 7 runes or more, damage of enemy spells and abilities to it is prevented.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Esteemed Hierophant" at "Altar to Unity"

  @S-dm097 @R-437.1.b
  Scenario: With 7 runes
    Given P1 has 7 of "Calm Rune" as runes
    And it is P2's turn
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Esteemed Hierophant"
    And everyone passes
    Then "Esteemed Hierophant" has 0 damage
    And "Hextech Ray" is in P2's trash

  @S-dm098 @R-437.1.b
  Scenario: With 6 it is dealt damage
    Given P1 has 6 of "Calm Rune" as runes
    And it is P2's turn
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Esteemed Hierophant"
    And everyone passes
    Then "Esteemed Hierophant" has 3 damage

  @S-dm099 @R-437.1.b
  Scenario: Not damage of its own player's spells
    Given P1 has 7 of "Calm Rune" as runes
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Esteemed Hierophant"
    And everyone passes
    Then "Esteemed Hierophant" has 3 damage

  @S-dm100 @R-417.6.b.3 @R-437.1.b
  Scenario: Not damage of an enemy unit that a spell has deal it
    Given P1 has 7 of "Calm Rune" as runes
    And it is P2's turn
    And P2 has "Shipyard Skulker" in base
    And P2 has "Challenge" in hand and the pool to pay for it
    When P2 plays "Challenge" choosing "Shipyard Skulker", then "Esteemed Hierophant"
    And everyone passes
    Then "Esteemed Hierophant" has 3 damage
