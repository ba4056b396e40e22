Feature: Marai Spire
  Whoever controls it pays [1] less for each Repeat cost of theirs: a discount on that component (356.4.c).

  Background:
    Given the battlefields "Marai Spire" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" in base

  @S-r083 @R-356.4.c @R-820.1.c.1
  Scenario: Repeat for one less
    Given P1 has "Pakaa Cub" at "Marai Spire"
    And P1 has "Frigid Touch" in hand
    And P1 has [3] in the pool
    When P1 plays "Frigid Touch" choosing "Mega-Mech", and again choosing "Mega-Mech"
    Then P1's pool is empty
    When everyone passes
    Then "Mega-Mech" has 4 Might

  @S-r084 @R-356.4.c
  Scenario: Not the spell itself, nor Accelerate
    Given P1 has "Pakaa Cub" at "Marai Spire"
    And P1 has "Frigid Touch" and "Legion Rearguard" in hand
    And P1 has [2][R] in the pool
    When P1 plays "Legion Rearguard" to base, paying accelerate
    Then that is refused
    When P1 plays "Frigid Touch" choosing "Mega-Mech"
    Then P1's pool is [R]

  @S-r085 @R-190.6.c
  Scenario: Controlled by an opponent it is of no use
    Given P2 has "Stalwart Poro" at "Marai Spire"
    And P1 has "Frigid Touch" in hand
    And P1 has [3] in the pool
    When P1 plays "Frigid Touch" choosing "Mega-Mech", and again choosing "Mega-Mech"
    Then that is refused
    When P1 plays "Frigid Touch" choosing "Mega-Mech"
    Then P1's pool is [1]

  @S-r086 @R-190.2.b
  Scenario: Controlled by nobody it is of no use either
    Given P1 has "Frigid Touch" in hand
    And P1 has [3] in the pool
    When P1 plays "Frigid Touch" choosing "Mega-Mech", and again choosing "Mega-Mech"
    Then that is refused
    When P1 plays "Frigid Touch" choosing "Mega-Mech"
    Then P1's pool is [1]
