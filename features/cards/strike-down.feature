Feature: Strike Down
  A friendly unit that is equipped deals as much as its Might to an enemy unit, being the source itself (417.6); then an
  Equipment of its player's choice is detached from it.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"
    And P1 has "Strike Down" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
    And P2 has "Mega-Mech" in base

  @S-y108 @R-818.3 @R-818.3.a @R-818.3.c @R-435
  Scenario: Its Might as damage, and the Equipment comes off, with which it is equipped no more
    Given "Pakaa Cub" starts with "B.F. Sword" attached
    And P1 has "Strike Down" called "again" in hand and the pool to pay for it
    When P1 plays "again" choosing "Pakaa Cub", then "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 6 damage
    And "B.F. Sword" is attached to nothing
    And "Pakaa Cub" has 3 Might
    When P1 plays "Strike Down" choosing "Pakaa Cub", then "Mega-Mech"
    Then that is refused by rule 355.9.b

  @S-y109 @R-818.3.b
  Scenario: With one of two left it is still equipped
    Given "Pakaa Cub" starts with "B.F. Sword" and "Long Sword" attached
    When P1 plays "Strike Down" choosing "Pakaa Cub", then "Mega-Mech"
    And everyone passes
    Then P1 is asked "effect.choose" among "B.F. Sword" and "Long Sword"
    When P1 answers "effect.choose" with "Long Sword"
    Then "Mega-Mech" is in P2's trash
    And "Pakaa Cub" has 6 Might

  @S-y110 @R-355.9.b @R-818.3
  Scenario: A unit without Equipment can't be chosen
    Given P1 has "B.F. Sword" in base
    And "Vanguard Sergeant" starts with "Doran's Blade" attached
    When P1 plays "Strike Down" choosing "Pakaa Cub", then "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Strike Down" choosing "Vanguard Sergeant", then "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 6 damage
    And "Doran's Blade" is attached to nothing
