Feature: Gutter Palace
  The condition that follows directly on its event belongs to the trigger (383.2.a.1): four cards and four units exactly.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0055 @R-196 @R-383.2.a.1
  Scenario: With four cards in hand and four units at battlefields its player wins
    Given it is P2's turn
    And P1 has "Gutter Palace" in base
    And P1 has "Block", "Gust", "Charm" and "Cleave" in hand
    And P1 has "Shipyard Skulker" and "Mega-Mech" at "Windswept Hillock"
    And P1 has "Pouty Poro" and "Stalwart Poro" at "Void Gate"
    When P2 ends the turn
    And P1 passes
    And P2 passes
    Then P1 has won

  @S-y0056 @R-383.2.a.1
  Scenario: With five cards it doesn't trigger
    Given it is P2's turn
    And P1 has "Gutter Palace" in base
    And P1 has "Block", "Gust", "Charm", "Cleave" and "Flash" in hand
    And P1 has "Shipyard Skulker" and "Mega-Mech" at "Windswept Hillock"
    And P1 has "Pouty Poro" and "Stalwart Poro" at "Void Gate"
    When P2 ends the turn
    Then the turn player is P1
    And nobody has won

  @S-y0057 @R-187.7 @R-377
  Scenario: For a card discarded and itself exhausted it plays a Bird
    Given P1 has "Gutter Palace" in base
    And P1 has "Block" in hand
    When P1 activates "Gutter Palace"
    And everyone passes
    Then 1 object named "Bird" is in P1's base
    And "Block" is in P1's trash
    And "Gutter Palace" is exhausted
