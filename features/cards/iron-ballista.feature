Feature: Iron Ballista
  It enters exhausted, which gear doesn't by itself (149.1). Exhausting it deals 2 to a unit at a battlefield (417.1.b): an
  ability without Action or Reaction, for its controller's own Main Phase in an Open State (310.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Windswept Hillock"
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-c0308 @R-149.1
  Scenario: It enters exhausted
    Given P1 has "Iron Ballista" in hand and the pool to pay for it
    When P1 plays "Iron Ballista"
    Then "Iron Ballista" is in P1's base
    And "Iron Ballista" is exhausted
    When P1 activates "Iron Ballista" choosing "Mega-Mech"
    Then that is refused
    And "Mega-Mech" has 0 damage

  @S-c0309 @R-417.1.b @R-355.9.b
  Scenario: Exhausted, it deals 2 to a unit at a battlefield
    Given P1 has "Iron Ballista" in base
    And P2 has "Playful Phantom" in base
    When P1 activates "Iron Ballista" choosing "Playful Phantom"
    Then that is refused by rule 355.9.b
    And "Iron Ballista" is ready
    When P1 activates "Iron Ballista" choosing "Mega-Mech"
    Then "Iron Ballista" is exhausted
    And "Mega-Mech" has 0 damage
    When everyone passes
    Then "Mega-Mech" has 2 damage

  @S-c0310 @R-308.1.a
  Scenario: Not in a showdown
    Given P1 has "Iron Ballista" and "Shipyard Skulker" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 activates "Iron Ballista" choosing "Mega-Mech"
    Then that is refused
    When P1 plays "Cleave" choosing "Shipyard Skulker"
    Then the chain is "Cleave"
