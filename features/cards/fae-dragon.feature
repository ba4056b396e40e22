Feature: Fae Dragon
  Each buff that is spent is an event of its own (702.2.b), whatever it is spent for.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0120 @R-702.2.a
  Scenario: Played, it buffs friendly units
    Given P1 has "Shipyard Skulker" and "Pouty Poro" in base
    And P1 has "Fae Dragon" in hand and the pool to pay for it
    When P1 plays "Fae Dragon" to base
    And P1 answers "play.target" with "Shipyard Skulker" and "Pouty Poro"
    And everyone passes
    Then "Shipyard Skulker" has a buff
    And "Pouty Poro" has a buff

  @S-y0121 @R-702.2.b @R-187.5
  Scenario: A buff spent as a cost brings an exhausted Gold
    Given P1 has "Fae Dragon" and "Shipyard Skulker" in base
    And "Shipyard Skulker" starts with a buff
    And P1 has "Call to Glory" in hand
    When P1 plays "Call to Glory" choosing "Fae Dragon" paying buff
    And everyone passes until the chain is empty
    Then 1 object named "Gold" is in P1's base
    And "Shipyard Skulker" has no buff
