Feature: The Academy
  Holding here gives the next spell of this turn Repeat for its base cost (820, 391).

  @S-xc043 @R-471.2.b @R-820.1.d.1
  Scenario: The spell after holding can be repeated
    Given the battlefields "The Academy" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" at "The Academy"
    And P2 has "Mega-Mech" called "mech" at "Grove of the God-Willow"
    And P1 has "Frigid Touch" and "Hextech Ray" in hand
    And P1 has the runes "Fury Rune", "Fury Rune", "Fury Rune", "Fury Rune"
    And P1's rune deck starts empty
    And it is P2's turn
    When P2 ends the turn
    And everyone passes until the chain is empty
    And P1 plays "Hextech Ray" choosing "mech", and again choosing "mech", paying with runes
    Then P1's pool is empty
    When everyone passes
    Then "mech" has 6 damage
