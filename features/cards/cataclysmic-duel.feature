Feature: Cataclysmic Duel
  Each player chooses a unit of theirs, and all others are killed together.

  @S-w121 @R-355.17 @R-303.2.a
  Scenario: One unit of each player is left
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Stalwart Poro" and "Shipyard Skulker" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Pouty Poro" and "Sprite" in base
    And P1 has "Cataclysmic Duel" in hand and the pool to pay for it
    When P1 plays "Cataclysmic Duel"
    And everyone passes
    Then P1 is asked "effect.choose" among "Stalwart Poro" and "Shipyard Skulker"
    When P1 answers "effect.choose" with "Shipyard Skulker"
    Then P2 is asked "effect.choose" among "Mega-Mech", "Pouty Poro" and "Sprite"
    And "Stalwart Poro" is in P1's base
    When P2 answers "effect.choose" with "Pouty Poro"
    Then "Stalwart Poro" is in P1's trash
    And "Mega-Mech" is in P2's trash
    And "Sprite" is gone
    And "Shipyard Skulker" is in P1's base
    And "Pouty Poro" is in P2's base
