Feature: The Grand Plaza
  Whoever wins by it has won at once, however many points they have (196).

  @S-y0050 @R-196 @R-383.2.a.1
  Scenario: Holding it with seven units its player wins
    Given the battlefields "The Grand Plaza" and "Altar to Unity"
    And it is P2's turn
    And P1 has "Shipyard Skulker", "Vanguard Sergeant", "Mega-Mech", "Pouty Poro", "Stalwart Poro", "Pakaa Cub" and "Recruit" at "The Grand Plaza"
    When P2 ends the turn
    And P1 passes
    And P2 passes
    Then P1 has won
    And P1's points are 1

  @S-y0051 @R-383.2.a.1
  Scenario: With six nothing triggers
    Given the battlefields "The Grand Plaza" and "Altar to Unity"
    And it is P2's turn
    And P1 has "Shipyard Skulker", "Vanguard Sergeant", "Mega-Mech", "Pouty Poro", "Stalwart Poro" and "Pakaa Cub" at "The Grand Plaza"
    When P2 ends the turn
    Then P1's points are 1
    And nobody has won
    And the chain is empty
