Feature: Star-Crossed
  A friendly unit and an enemy unit go back to their owners' hands at one moment.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Star-Crossed" in hand and the pool to pay for it

  @S-dm040 @R-370.1.a.2 @R-355.9.b
  Scenario: Both go back
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Star-Crossed" choosing "Shipyard Skulker", then "Mega-Mech"
    And everyone passes
    Then "Shipyard Skulker" is in P1's hand
    And "Mega-Mech" is in P2's hand

  @S-dm041 @R-359.3.e.5
  Scenario: With one of them gone the other goes back
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Star-Crossed" choosing "Shipyard Skulker", then "Pakaa Cub"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Shipyard Skulker" is in P1's hand
    And "Pakaa Cub" is in P2's hand

  @S-dm042 @R-355.8
  Scenario: Without an enemy unit it can't be played
    Given P1 has "Shipyard Skulker" in base
    Then P1 couldn't play "Star-Crossed"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is at "Altar to Unity"
