Feature: Recurve Bow
  Equipment without a Might Bonus. Its Effect Text is the unit's own (136.2.c): as that attacks or defends, it deals 2 to an enemy unit
  at its battlefield.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-nc001 @R-818.1.c.2 @R-137.3
  Scenario: Equipping costs one Fury Power, and the unit's Might stays as it was
    Given P1 has "Recurve Bow" and "Pakaa Cub" in base
    And P1 has [R] in the pool
    When P1 activates "Recurve Bow" choosing "Pakaa Cub"
    And everyone passes
    Then "Recurve Bow" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 3 Might
    And P1's pool is empty

  @S-nc002 @R-383.4.e @R-136.2.c
  Scenario: Attacking with it deals 2 to an enemy unit there
    Given P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with "Recurve Bow" attached
    And P2 has "Mega-Mech" and "Iascylla" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    Then P1 is asked "play.target" among "Mega-Mech" and "Iascylla"
    When P1 answers "play.target" with "Mega-Mech"
    Then the chain is "Pakaa Cub"
    When everyone passes
    Then "Mega-Mech" has 2 damage
    And "Iascylla" has 0 damage

  @S-nc003 @R-383.4.f @R-136.2.c
  Scenario: So does defending with it
    Given P1 has "Mega-Mech" in base
    And P2 has "Pakaa Cub" at "Altar to Unity"
    And "Pakaa Cub" starts with "Recurve Bow" attached
    When P1 moves "Mega-Mech" to "Altar to Unity"
    And everyone passes
    Then "Mega-Mech" has 2 damage
    And "Pakaa Cub" has 0 damage

  @S-nc004 @R-136.2.b
  Scenario: While it is attached to nothing, nothing triggers
    Given P1 has "Pakaa Cub" and "Recurve Bow" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    Then "Pakaa Cub" is an attacker
    And the chain is empty
    And "Mega-Mech" has 0 damage
