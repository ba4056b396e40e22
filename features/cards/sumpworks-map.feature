Feature: Sumpworks Map
  Scoring is conquering and holding (469); points that come otherwise are no scores (468).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0080 @R-469.1 @R-468
  Scenario: An opponent who conquers has its player draw
    Given it is P2's turn
    And P1 has "Sumpworks Map" in base
    And P2 has "Shipyard Skulker" in base
    And the top of P1's deck is "Block"
    When P2 moves "Shipyard Skulker" to "Windswept Hillock"
    And everyone passes until the showdown ends
    And everyone passes until the chain is empty
    Then "Block" is in P1's hand

  @S-y0081 @R-469.2
  Scenario: And so has one who holds
    Given P1 has "Sumpworks Map" in base
    And P2 has "Shipyard Skulker" at "Windswept Hillock"
    And the top of P1's deck is "Block"
    When P1 ends the turn
    And everyone passes until the chain is empty
    Then "Block" is in P1's hand

  @S-y0082 @R-469.1
  Scenario: Its own player doesn't draw by scoring
    Given P1 has "Sumpworks Map" in base
    And P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And P1's hand is empty
    And the chain is empty

  @S-y0083 @R-816.1
  Scenario: It is gone when its player's next Beginning Phase starts
    Given it is P2's turn
    And P1 has "Sumpworks Map" in base
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then "Sumpworks Map" is in P1's trash
