Feature: Albus Ferros
  When he is played any number of buffs of his controller's units can be spent; for each of them a rune is channeled
  exhausted (745, 430). Only what one controls can have its buff spent (745.2), and a unit that loses its buff loses the
  Might that it gave (703).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Albus Ferros" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" and "Stalwart Poro" in base
    And "Pakaa Cub" starts with a buff
    And "Stalwart Poro" starts with a buff
    And P2 has "Mega-Mech" in base
    And "Mega-Mech" starts with a buff
    And P1's whole rune deck is "Fury Rune" called "first", "Calm Rune" called "second" and "Body Rune" called "third"

  @S-r033 @R-704 @R-745.1 @R-745.2 @R-430.5
  Scenario: Two buffs, two runes
    When P1 plays "Albus Ferros"
    And everyone passes
    Then P1 is asked "cost.times"
    When P1 answers "cost.times" with 2
    Then "Pakaa Cub" has no buff
    And "Stalwart Poro" has no buff
    And "Mega-Mech" has a buff
    And "first" and "second" are in P1's base
    And "first" and "second" are exhausted

  @S-r034 @R-745.1 @R-703
  Scenario: One of them, which is picked
    When P1 plays "Albus Ferros"
    And everyone passes
    And P1 answers "cost.times" with 1
    Then P1 is asked "cost.choose" among "Pakaa Cub" and "Stalwart Poro"
    When P1 answers "cost.choose" with "Stalwart Poro"
    Then "Stalwart Poro" has 2 Might
    And "Pakaa Cub" has a buff
    And "first" is in P1's base
    And P1's rune deck holds just "second" and "third"

  @S-r035 @R-745.1
  Scenario: None
    When P1 plays "Albus Ferros"
    And everyone passes
    And P1 answers "cost.times" with 0
    Then "Pakaa Cub" has a buff
    And "Stalwart Poro" has a buff
    And P1's rune deck holds just "first", "second" and "third"
