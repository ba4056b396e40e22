Feature: Akali, Rogue Assassin
  Exhausted, she takes a friendly unit out of a showdown, on her player's turn only; empowered she readies it as well.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Akali, Rogue Assassin"

  @S-w155 @R-806.1.c.2 @R-355.9.b @R-420.1
  Scenario: From the showdown to the base
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Pakaa Cub" at "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 activates "Akali, Rogue Assassin" with ability 2 choosing "Pakaa Cub"
    Then that is refused by rule 355.9.b
    When P1 activates "Akali, Rogue Assassin" with ability 2 choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
    And "Shipyard Skulker" is exhausted
    And "Akali, Rogue Assassin" is exhausted

  @S-w156 @R-441.2 @R-827.1.c
  Scenario: Empowered she readies it
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has [3][G] in the pool
    When P1 activates "Akali, Rogue Assassin" with ability Empower
    And everyone passes
    Then "Akali, Rogue Assassin" is empowered
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 activates "Akali, Rogue Assassin" with ability 2 choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
    And "Shipyard Skulker" is ready

  @S-w157 @R-359.3.e.6
  Scenario: On another player's turn it stays
    Given it is P2's turn
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Inferna" in base
    When P2 moves "Inferna" to "Altar to Unity"
    And P2 passes
    And P1 activates "Akali, Rogue Assassin" with ability 2 choosing "Pakaa Cub"
    And everyone passes
    Then "Akali, Rogue Assassin" is exhausted
    And "Pakaa Cub" is at "Altar to Unity"
