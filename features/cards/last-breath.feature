Feature: Last Breath
  The friendly unit is readied and deals as much as its Might to the enemy unit at a battlefield, in the spell's place
  (417.6.b.3): both are targets, and its Might is read as it deals (359.3.f.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Last Breath" in hand and the pool to pay for it

  @S-g030 @example @R-417.6.b.3 @R-355.10
  Scenario: It is readied, and deals its Might
    Given P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts exhausted
    And "Pakaa Cub" starts with a buff
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Last Breath" choosing "Pakaa Cub", then "Mega-Mech"
    And everyone passes
    Then "Pakaa Cub" is ready
    And "Mega-Mech" has 4 damage marked by P1
    And "Pakaa Cub" has 0 damage

  @S-g031 @R-417.6.b.3 @R-713
  Scenario: No Bonus Damage of spells
    Given P1 has "Annie, Fiery" and "Pakaa Cub" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Last Breath" choosing "Pakaa Cub", then "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 damage

  @S-g032 @R-355.9.b
  Scenario: The enemy unit has to be at a battlefield
    Given P1 has "Pakaa Cub" in base
    And P2 has "Mega-Mech" in base
    And P2 has "Iascylla" at "Altar to Unity"
    When P1 plays "Last Breath" choosing "Pakaa Cub", then "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Last Breath" choosing "Pakaa Cub", then "Iascylla"
    And everyone passes
    Then "Iascylla" has 3 damage
    And "Mega-Mech" has 0 damage

  @S-g033 @R-359.3.e.5 @R-359.3.e.12
  Scenario: Where the friendly unit is gone nothing is dealt
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Iascylla" at "Grove of the God-Willow"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Last Breath" choosing "Pakaa Cub", then "Iascylla"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes
    And everyone passes
    Then "Iascylla" has 0 damage
