Feature: Corrupted Dragon
  It enters ready unless its controller is within 3 points of the Victory Score (369.3). Attacking, it may send home enemies
  with 5 Might or less.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"

  @S-sc035 @R-369.3
  Scenario: With 4 points it enters ready, whatever the opponent has
    Given P1 starts with 4 points
    And P2 starts with 7 points
    And P1 has "Corrupted Dragon" in hand and the pool to pay for it
    When P1 plays "Corrupted Dragon" to base
    Then "Corrupted Dragon" is in P1's base
    And "Corrupted Dragon" is ready

  @S-sc036 @R-369.3 @R-143.4.a
  Scenario: With 5 points it enters exhausted
    Given P1 starts with 5 points
    And P1 has "Corrupted Dragon" in hand and the pool to pay for it
    When P1 plays "Corrupted Dragon" to base
    Then "Corrupted Dragon" is in P1's base
    And "Corrupted Dragon" is exhausted

  @S-sc037 @R-383.4.e @R-355.5
  Scenario: Attacking, it sends home as many of the weaker enemies as its controller likes
    Given P1 has "Corrupted Dragon" in base
    And P2 has "Shipyard Skulker", "Pakaa Cub" and "Mega-Mech" at "Void Gate"
    When P1 moves "Corrupted Dragon" to "Void Gate"
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Shipyard Skulker" and "Pakaa Cub"
    When P1 answers "play.target" with "Shipyard Skulker" and "Pakaa Cub"
    And everyone passes
    Then "Shipyard Skulker" and "Pakaa Cub" are in P2's base
    And "Mega-Mech" is at "Void Gate"
