Feature: Unyielding Spirit
  All damage of spells and abilities is prevented for the rest of the turn, whoever it would be dealt to. What units deal isn't
  theirs (417.6.b.3, 417.6.c).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Unyielding Spirit" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Petty Officer" in base

  @S-dm094 @R-437.1.b @R-437.2.a
  Scenario: Damage of a spell, and of another later on
    Given P1 has "Hextech Ray" called "one" in hand and the pool to pay for it
    And P1 has "Hextech Ray" called "two" in hand and the pool to pay for it
    When P1 plays "one" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "Unyielding Spirit"
    And everyone passes until the chain is empty
    Then "Mega-Mech" has 0 damage
    When P1 plays "two" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 0 damage
    And "two" is in P1's trash

  @S-dm095 @R-417.6.b.3 @R-437.1.b
  Scenario: What units deal isn't prevented
    Given P1 has "Challenge" in hand and the pool to pay for it
    When P1 plays "Challenge" choosing "Petty Officer", then "Mega-Mech"
    And P1 passes
    And P2 plays "Unyielding Spirit"
    And everyone passes until the chain is empty
    Then "Mega-Mech" has 5 damage
    And "Petty Officer" is in P1's trash

  @S-dm096 @R-417.6.c @R-437.5
  Scenario: Nor combat damage
    When P1 moves "Petty Officer" to "Altar to Unity"
    And P1 passes
    And P2 plays "Unyielding Spirit"
    And everyone passes
    And everyone passes until the showdown ends
    Then "Petty Officer" is in P1's trash
