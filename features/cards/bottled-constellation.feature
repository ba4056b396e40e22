Feature: Bottled Constellation
  At the start of its controller's Main Phase (316.4) it gives a point for three other friendly units or gear. "You may" and
  the kills open the effect, so that they are settled and paid while the trigger is finalized (383.3.a, 383.3.b). The point
  doesn't come of conquering, which frees it of what binds the final one (471.1.a.1).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"
    And it is P2's turn
    And P1 has "Bottled Constellation" in base

  @S-d040 @R-316.4 @R-383.3.b @R-357.2 @R-194.1.c
  Scenario: Three of four are killed, units and gear, and a point is gained
    Given P1 has "Shipyard Skulker" and "Energy Conduit" in base
    And P1 has "Pakaa Cub" and "Stalwart Poro" at "Windswept Hillock"
    And P1 has the runes "Fury Rune"
    And P2 has "Mega-Mech" in base
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P2 ends the turn
    Then P1 is asked "cost.choose" among "Shipyard Skulker", "Energy Conduit", "Pakaa Cub" and "Stalwart Poro"
    When P1 answers "cost.choose" with "Shipyard Skulker", "Energy Conduit" and "Pakaa Cub"
    Then "Shipyard Skulker", "Energy Conduit" and "Pakaa Cub" are in P1's trash
    And the chain is "Bottled Constellation"
    And it is the main phase
    And P1's points are 1
    When everyone passes
    Then P1's points are 2
    And "Bottled Constellation" is in P1's base
    And "Stalwart Poro" is at "Windswept Hillock"

  @S-d041 @R-383.3.a @R-383.3.a.2
  Scenario: Declined, nothing is killed and nothing gained
    Given P1 has "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" in base
    When P2 ends the turn
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with no
    Then the chain is empty
    And it is the main phase
    And "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" are in P1's base
    And P1's points are 0

  @S-d042 @R-203.3
  Scenario: Two others aren't enough, and it isn't one of them
    Given P1 has "Shipyard Skulker" and "Energy Conduit" in base
    And P2 has "Pakaa Cub" in base
    And P1 has the runes "Fury Rune"
    When P2 ends the turn
    Then nobody is asked anything
    And the turn player is P1
    And it is the main phase
    And the chain is empty
    And "Shipyard Skulker" and "Energy Conduit" are in P1's base
    And P1's points are 0

  @S-d043 @R-357.2
  Scenario: Fewer and more than three are no payment
    Given P1 has "Shipyard Skulker", "Pakaa Cub", "Stalwart Poro" and "Energy Conduit" in base
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P2 ends the turn
    And P1 answers "cost.choose" with "Shipyard Skulker" and "Pakaa Cub"
    Then that is refused
    When P1 answers "cost.choose" with "Shipyard Skulker", "Pakaa Cub", "Stalwart Poro" and "Energy Conduit"
    Then that is refused
    When P1 answers "cost.choose" with "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro"
    Then "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" are in P1's trash
    And "Energy Conduit" is in P1's base
    And the chain is "Bottled Constellation"

  @S-d044 @R-471.1.a.1
  Scenario: The point can be the one that wins
    Given P1 starts with 7 points
    And P1 has "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" in base
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P2 ends the turn
    And everyone passes
    Then P1 has won
    And "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" are in P1's trash

  @S-d045 @R-316.4
  Scenario: Another player's Main Phase doesn't trigger it
    Given it is P1's turn
    And P1 has "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" in base
    When P1 ends the turn
    Then nobody is asked anything
    And the turn player is P2
    And it is the main phase
    And the chain is empty
