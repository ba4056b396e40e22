Feature: Fortified Position
  When its controller defends there, a unit gets Shield 2 until the combat ends (466.7.c).

  Background:
    Given the battlefields "Fortified Position" and "Altar to Unity"
    And P2 has "Pakaa Cub" at "Fortified Position"
    And P1 has "Shipyard Skulker" in base

  @S-v075 @R-383.4.f @R-466.7.c
  Scenario: The unit chosen has 2 Might more for this combat, as a defender
    When P1 moves "Shipyard Skulker" to "Fortified Position"
    And P2 answers "play.target" with "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has the keyword "Shield 2"
    And "Pakaa Cub" has 5 Might
    When everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P1's trash
    And "Pakaa Cub" doesn't have the keyword "Shield 2"
    And "Pakaa Cub" has 3 Might

  @S-v076 @R-383.4.f
  Scenario: Moving in without a fight is no defence
    Given P2 has "Petty Officer" in base
    And it is P2's turn
    When P2 moves "Petty Officer" to "Fortified Position"
    Then the chain is empty
    And "Petty Officer" is at "Fortified Position"
