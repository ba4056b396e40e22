Feature: Back-Alley Bar
  Whichever unit moves from it has 1 Might more this turn; "it" is the unit that moved (359.3.f.3).

  Background:
    Given the battlefields "Back-Alley Bar" and "Altar to Unity"

  @S-v066 @R-383.1 @R-359.3.f.3
  Scenario: A unit that moves away gets 1 Might
    Given P1 has "Pakaa Cub" at "Back-Alley Bar"
    And P1 has "Petty Officer" at "Altar to Unity"
    When P1 moves "Pakaa Cub" to base
    Then the chain is "Back-Alley Bar"
    When everyone passes
    Then "Pakaa Cub" has 4 Might
    When P1 moves "Petty Officer" to base
    Then the chain is empty
    And "Petty Officer" has 5 Might

  @S-v067 @R-383.1
  Scenario: Moving there gives nothing
    Given P1 has "Pakaa Cub" in base
    When P1 moves "Pakaa Cub" to "Back-Alley Bar"
    Then the chain is empty
    And "Pakaa Cub" is at "Back-Alley Bar"
    And "Pakaa Cub" has 3 Might
