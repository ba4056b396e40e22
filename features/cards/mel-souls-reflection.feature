Feature: Mel, Soul's Reflection
  The legend is empowered along with whatever else her player empowers, and is disempowered to weaken a unit at a battlefield.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Mel, Soul's Reflection"
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mega-Mech" in base

  @S-w041 @R-441.2.a
  Scenario: Empowered along with a unit
    Given P1 has "Brutal Hunter" in base
    And P1 has [3] in the pool
    When P1 activates "Brutal Hunter" with ability Empower
    And everyone passes
    Then the chain is "Mel, Soul's Reflection"
    When everyone passes
    Then "Mel, Soul's Reflection" is empowered
    And the chain is empty

  @S-w042 @R-442.1 @R-355.9.b @R-317.2.c
  Scenario: Disempowered, she gives a unit at a battlefield -2 Might this turn
    Given "Mel, Soul's Reflection" starts empowered
    When P1 activates "Mel, Soul's Reflection" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    And "Mel, Soul's Reflection" is empowered
    When P1 activates "Mel, Soul's Reflection" choosing "Shipyard Skulker"
    Then "Mel, Soul's Reflection" isn't empowered
    When everyone passes
    Then "Shipyard Skulker" has 1 Might
    And "Mel, Soul's Reflection" is exhausted
    When P1 ends the turn
    Then "Shipyard Skulker" has 3 Might

  @S-w043 @R-203.3
  Scenario: Not without being empowered
    Given P1 has "Orb of Regret" in base
    When P1 activates "Mel, Soul's Reflection" choosing "Shipyard Skulker"
    Then that is refused
    And "Shipyard Skulker" has 3 Might
    When P1 activates "Orb of Regret" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 2 Might
