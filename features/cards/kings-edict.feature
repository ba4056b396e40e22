Feature: King's Edict
  Beginning with the next player, each other player chooses a unit that the spell's controller doesn't control and nobody has
  chosen yet; what was chosen is killed together.

  @S-w120 @R-355.17 @R-355.10.e
  Scenario: Three others choose three different units
    Given a game in the mode "war"
    And P1 has "Stalwart Poro" in base
    And P2 has "Pouty Poro" in base
    And P3 has "Mega-Mech" and "Pakaa Cub" in base
    And P1 has "King's Edict" in hand and the pool to pay for it
    When P1 plays "King's Edict"
    And everyone passes
    Then P2 is asked "effect.choose" among "Pouty Poro", "Mega-Mech" and "Pakaa Cub"
    When P2 answers "effect.choose" with "Mega-Mech"
    Then "Mega-Mech" is in P3's base
    And P3 is asked "effect.choose" among "Pouty Poro" and "Pakaa Cub"
    When P3 answers "effect.choose" with "Pouty Poro"
    Then "Mega-Mech" is in P3's trash
    And "Pouty Poro" is in P2's trash
    And "Pakaa Cub" is in P3's trash
    And "Stalwart Poro" is in P1's base
