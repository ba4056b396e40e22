Feature: Fight or Flight
  The unit moves from a battlefield to its base, which is that of its controller (107.1.c): friend or enemy. From hand it
  has Action (806.1.c.1); from hidden it has Reaction, costs nothing, and reaches only units at its own battlefield (811.1.b,
  811.1.d.2, 811.6).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0054 @R-420.1 @R-107.1.c
  Scenario: An enemy unit goes to the base of its controller
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Fight or Flight" in hand and the pool to pay for it
    When P1 plays "Fight or Flight" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P2's base
    And "Mega-Mech" is ready
    And "Altar to Unity" is controlled by nobody

  @S-c0055 @R-355.9.b
  Scenario: A friendly one too, but none that is in a base
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P1 has "Fight or Flight" in hand and the pool to pay for it
    When P1 plays "Fight or Flight" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Fight or Flight" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base

  @S-c0056 @R-806.1.c.1 @R-466.5
  Scenario: In a showdown it sends the only defender away
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Stalwart Poro" in base
    And P1 has "Fight or Flight" in hand and the pool to pay for it
    When P1 moves "Stalwart Poro" to "Altar to Unity"
    And P1 plays "Fight or Flight" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P2's base
    When everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And P1's points are 1
    And no event "damageMarked" happened

  @S-c0057 @R-811.1.b @R-811.1.d.2 @R-811.6
  Scenario: From hidden it answers a spell, for units at its battlefield only
    Given it is P2's turn
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Fight or Flight" facedown at "Altar to Unity"
    And P2 has "Mega-Mech" at "Grove of the God-Willow"
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P2 passes
    And P1 plays "Fight or Flight" from hidden choosing "Mega-Mech"
    Then that is refused by rule 811.1.d.2
    When P1 plays "Fight or Flight" from hidden choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
    When everyone passes
    Then "Shipyard Skulker" has 0 damage
    And "Fight or Flight" is in P1's trash
