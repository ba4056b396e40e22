Feature: Hextech Disc
  Exhausting empowers it; on a later turn it is disempowered for a Mech.

  @S-w025 @R-442.1 @R-827.1.c.2 @R-439.1
  Scenario: Empowered in one turn, it makes a Mech in the next
    Given P1 has "Hextech Disc" in base
    And P1 has 2 of "Body Rune" as runes
    When P1 activates "Hextech Disc" with ability Empower
    And everyone passes
    Then "Hextech Disc" is empowered
    When P1 ends the turn
    And P2 ends the turn
    Then "Hextech Disc" is ready
    And "Hextech Disc" is empowered
    When P1 activates "Hextech Disc" with ability 2, paying with runes
    Then "Hextech Disc" isn't empowered
    When everyone passes
    Then 1 object named "Mech" is in P1's base
    And "Mech" has 3 Might
