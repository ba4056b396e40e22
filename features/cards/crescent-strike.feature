Feature: Crescent Strike
  A battlefield and an enemy unit there are chosen. As one action the unit is dealt 4 and each other enemy unit there 1.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Crescent Strike" in hand and the pool to pay for it
    And P2 has "Mega-Mech", "Playful Phantom" and "Pakaa Cub" at "Altar to Unity"
    And P2 has "Iascylla" at "Grove of the God-Willow"
    And P2 has "Petty Officer" in base

  @S-dm034 @R-417.1.d @R-355.9.b
  Scenario: 4 to the one and 1 to the others there
    When P1 plays "Crescent Strike" choosing "Altar to Unity", then "Iascylla"
    Then that is refused by rule 355.9
    When P1 plays "Crescent Strike" choosing "Altar to Unity", then "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 4 damage
    And "Mega-Mech" has 1 damage
    And "Pakaa Cub" has 1 damage
    And "Iascylla" has 0 damage
    And "Petty Officer" has 0 damage

  @S-dm035 @R-417.1.d
  Scenario: Own units there aren't hit
    Given P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 plays "Crescent Strike" choosing "Altar to Unity", then "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 4 damage
    And "Mega-Mech" has 1 damage
    And "Shipyard Skulker" has 0 damage

  @S-dm036 @R-359.3.e.5
  Scenario: With the unit gone the others are hit all the same
    Given P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Crescent Strike" choosing "Altar to Unity", then "Pakaa Cub"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Pakaa Cub" is in P2's hand
    And "Mega-Mech" has 1 damage
    And "Playful Phantom" has 1 damage

  @S-dm037 @R-715.2
  Scenario: Bonus Damage for each of them
    Given P1 has "Annie, Fiery" in base
    When P1 plays "Crescent Strike" choosing "Altar to Unity", then "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 5 damage
    And "Playful Phantom" has 2 damage
    And "Pakaa Cub" has 2 damage
