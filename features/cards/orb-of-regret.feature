Feature: Orb of Regret
  Exhausting it gives a unit -1 Might this turn, down to 1 at the least (477.3.b).

  Background:
    Given the battlefields "Altar to Unity" and "Windswept Hillock"
    And P1 has "Orb of Regret" in base
    And P2 has "Shipyard Skulker" and "Watchful Sentry" in base

  @S-c0311 @R-477.3.b @R-317.2.c
  Scenario: -1 Might this turn
    When P1 activates "Orb of Regret" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 2 Might
    And "Orb of Regret" is exhausted
    When P1 ends the turn
    Then "Shipyard Skulker" has 3 Might

  @S-c0312 @R-477.3.b
  Scenario: A unit with 1 Might keeps it
    When P1 activates "Orb of Regret" choosing "Watchful Sentry"
    And everyone passes
    Then "Watchful Sentry" has 1 Might
