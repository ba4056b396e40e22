Feature: Lilting Lullaby
  Whoever controlled the spell when it was countered can't play spells for the rest of the turn (054.1).

  Background:
    Given a game in the mode "skirmish"
    And the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Lilting Lullaby" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P3 has "Pakaa Cub" at "Grove of the God-Willow"

  @S-xc028 @R-054.1 @R-359.3.e.13
  Scenario: Its controller plays no further spell, others do
    Given it is P2's turn
    And P2 has "Hextech Ray" called "countered" in hand and the pool to pay for it
    And P2 has "Hextech Ray" called "later" in hand and the pool to pay for it
    And P2 has "Pakaa Cub" called "cub" in hand and the pool to pay for it
    And P1 has "Cleave" in hand and the pool to pay for it
    When P2 plays "countered" choosing "Mega-Mech"
    And P2 passes
    And P3 passes
    And P1 plays "Lilting Lullaby" choosing "countered"
    And everyone passes
    Then "countered" is in P2's trash
    When P2 plays "later" choosing "Mega-Mech"
    Then that is refused by rule 054.1
    When P2 plays "cub" to base
    Then "cub" is in P2's base
