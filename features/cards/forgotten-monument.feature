Feature: Forgotten Monument
  Nobody scores here before their own third turn. What is forbidden can't be done (054.1): control of it is established as of
  any battlefield, but that is no Conquer, and keeping it is no Hold, as these are the two ways to score (469). So nothing
  comes of it that conquering or holding would set off, and it stays unscored.

  Background:
    Given the battlefields "Forgotten Monument" and "Windswept Hillock"

  @S-sc001 @R-054.1 @R-469.1
  Scenario: In the second turn its control is established without a score
    Given P1 has had 2 turns
    And P1 has "Kai'Sa, Survivor" in base
    When P1 moves "Kai'Sa, Survivor" to "Forgotten Monument"
    And everyone passes until the showdown ends
    Then "Forgotten Monument" is controlled by P1
    And P1's points are 0
    And no event "scored" happened
    And no event "conquered" happened
    And P1's hand is empty

  @S-sc002 @R-054.1 @R-469.1
  Scenario: In the third turn it is conquered as any other
    Given P1 has had 3 turns
    And P1 has "Kai'Sa, Survivor" in base
    When P1 moves "Kai'Sa, Survivor" to "Forgotten Monument"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And the chain is "Kai'Sa, Survivor"
    When everyone passes
    Then P1's hand has 1 card

  @S-sc003 @R-054.1 @R-469.2
  Scenario: Nor is it held as the second turn begins
    Given it is P2's turn
    And P1 has had 1 turn
    And P1 has "Pakaa Cub" at "Forgotten Monument"
    And P1 has "Shipyard Skulker" at "Windswept Hillock"
    When P2 ends the turn
    Then the turn player is P1
    And P1's points are 1

  @S-sc004 @R-054.1 @R-469.2
  Scenario: As the third turn begins it is
    Given it is P2's turn
    And P1 has had 2 turns
    And P1 has "Pakaa Cub" at "Forgotten Monument"
    And P1 has "Shipyard Skulker" at "Windswept Hillock"
    When P2 ends the turn
    Then the turn player is P1
    And P1's points are 2

  @S-sc005 @R-054.1
  Scenario: Each player's own turns count
    Given P1 has had 3 turns
    And P2 has had 2 turns
    And P1 starts with 3 points
    And P2 has "Mega-Mech" in base
    And P1 has "Charm" in hand and the pool to pay for it
    When P1 plays "Charm" choosing "Mega-Mech" moving it to "Forgotten Monument"
    And everyone passes
    And everyone passes until the showdown ends
    Then "Forgotten Monument" is controlled by P2
    And P2's points are 0

  @S-sc006 @R-471.1.b.1 @R-054.1
  Scenario: Being unscored it stands in the way of the Final Point
    Given P1 has had 2 turns
    And P1 starts with 7 points
    And P1 has "Pakaa Cub" and "Mega-Mech" in base
    When P1 moves "Pakaa Cub" to "Forgotten Monument"
    And everyone passes until the showdown ends
    Then P1's hand is empty
    When P1 moves "Mega-Mech" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P1's points are 7
    And P1's hand has 1 card
    And nobody has won
