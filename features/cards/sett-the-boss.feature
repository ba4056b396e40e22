Feature: Sett, The Boss
  When a buffed unit of his controller's would die, they may pay [A] and exhaust him; then its buff is spent and it is
  recalled exhausted instead (371.2, 203). He gets ready when they conquer.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Sett, The Boss"
    And P1 has "Petty Officer" at "Altar to Unity"
    And P1 has "Vengeance" in hand and the pool to pay for it

  @S-r099 @R-371.2.a @R-203 @R-745.1
  Scenario: The buffed unit is recalled exhausted, without its buff
    Given "Petty Officer" starts with a buff
    And P1 has [G] in the pool
    When P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    And P1 answers "replacement.may" with yes
    Then "Petty Officer" is in P1's base
    And "Petty Officer" is exhausted
    And "Petty Officer" has no buff
    And "Sett, The Boss" is exhausted
    And P1's pool is empty

  @S-r100 @R-203.3
  Scenario: Not a unit without a buff
    Given P1 has [G] in the pool
    When P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    Then "Petty Officer" is in P1's trash
    And "Sett, The Boss" is ready

  @S-r101 @R-203.3 @R-414.4
  Scenario: Not while he is exhausted
    Given "Petty Officer" starts with a buff
    And "Sett, The Boss" starts exhausted
    And P1 has [G] in the pool
    When P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    Then "Petty Officer" is in P1's trash
    And P1's pool is [G]

  @S-r102 @R-383.4.c
  Scenario: He gets ready when his controller conquers
    Given "Sett, The Boss" starts exhausted
    And P1 has "Pakaa Cub" in base
    When P1 moves "Pakaa Cub" to "Grove of the God-Willow"
    And everyone passes until the showdown ends
    And everyone passes until the chain is empty
    Then "Sett, The Boss" is ready
