Feature: Mel, Defiant Soul
  Her Empower costs a discarded spell; as she becomes empowered, a weak enemy unit at a battlefield is banished.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Mel, Defiant Soul" in base
    And P2 has "Shipyard Skulker" and "Mega-Mech" at "Altar to Unity"

  @S-w163 @R-827.1.c.2 @R-441.2.a @R-427.1
  Scenario: A spell is discarded, and a unit banished
    Given P1 has "Gust" and "Stalwart Poro" in hand
    When P1 activates "Mel, Defiant Soul" with ability Empower
    Then "Gust" is in P1's trash
    When everyone passes
    Then "Mel, Defiant Soul" is empowered
    And the chain is "Mel, Defiant Soul"
    When everyone passes
    Then "Shipyard Skulker" is in P2's banishment
    And "Mega-Mech" is at "Altar to Unity"

  @S-w164 @R-203.3
  Scenario: A unit in hand doesn't do
    Given P1 has "Stalwart Poro" in hand and the pool to pay for it
    When P1 activates "Mel, Defiant Soul" with ability Empower
    Then that is refused
    When P1 plays "Stalwart Poro" to base
    Then "Stalwart Poro" is in P1's base
    And "Mel, Defiant Soul" isn't empowered
