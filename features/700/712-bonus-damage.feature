Feature: 712 Bonus Damage
  What prevents damage prevents Bonus Damage along with it.

  @S-y155 @R-715.4.a
  Scenario: 7 of 5 and 3 are prevented
    Given the battlefields "Altar to Unity" and "Void Gate"
    And P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with "Rabadon's Deathcrown" attached
    And P2 has "Mega-Mech" at "Void Gate"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Ki Barrier" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "Ki Barrier" choosing "Mega-Mech"
    And everyone passes until the chain is empty
    Then "Mega-Mech" has 0 damage
