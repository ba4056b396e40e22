Feature: Heart of Dark Ice
  Exhausting it gives a unit +3 Might this turn (317.2.c).

  @S-c0317 @R-477.3.a @R-317.2.c
  Scenario: +3 Might this turn, and not twice
    Given P1 has "Heart of Dark Ice" and "Shipyard Skulker" in base
    When P1 activates "Heart of Dark Ice" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 6 Might
    When P1 activates "Heart of Dark Ice" choosing "Shipyard Skulker"
    Then that is refused
    When P1 ends the turn
    Then "Shipyard Skulker" has 3 Might
