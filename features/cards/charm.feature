Feature: Charm
  It moves an enemy unit. Where to is settled while it is played (355.4): any location where the unit isn't and may be
  (355.4.a), which leaves out the bases of other players (107.1.c). Moved to a battlefield that its controller doesn't
  control, the unit contests it, and is the attacker though it isn't its turn (464.2.c.1). No exhausting goes with it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Charm" in hand and the pool to pay for it

  @S-c0021 @FAQ-32.1 @R-355.4 @R-355.4.a
  Scenario: From a battlefield to the other one or to its own base
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 plays "Charm" choosing "Shipyard Skulker"
    Then P1 is asked "play.destination" among "Grove of the God-Willow" and "P2.base"
    When P1 answers "play.destination" with "P2.base"
    Then "Shipyard Skulker" is at "Altar to Unity"
    When everyone passes
    Then "Shipyard Skulker" is in P2's base
    And "Shipyard Skulker" is ready
    And "Altar to Unity" is controlled by nobody

  @S-c0022 @R-355.4.a @R-107.1.c
  Scenario: Not to the base of Charm's player
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 plays "Charm" choosing "Shipyard Skulker" moving it to P1.base
    Then that is refused
    When P1 plays "Charm" choosing "Shipyard Skulker" moving it to P2.base
    Then the chain is "Charm"

  @S-c0023 @R-464.2.c.1 @R-316.7.b
  Scenario: From a base into a battle as the attacker
    Given P1 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    And everyone passes
    Then a combat is going on at "Altar to Unity"
    And "Shipyard Skulker" is an attacker
    And "Mega-Mech" is a defender
    And P2 has focus
    When everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P2's trash
    And "Mega-Mech" is at "Altar to Unity"

  @S-c0024 @R-355.9.b
  Scenario: A friendly unit is no target
    Given P1 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    When P1 plays "Charm" choosing "Mega-Mech" moving it to P1.base
    Then that is refused by rule 355.9.b
    When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    Then the chain is "Charm"

  @S-c0025 @R-308.1.a
  Scenario: It can't be played in a showdown
    Given P1 has "Mega-Mech" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Mega-Mech" to "Altar to Unity"
    And P1 plays "Charm" choosing "Shipyard Skulker" moving it to P2.base
    Then that is refused
    When P1 plays "Cleave" choosing "Mega-Mech"
    Then the chain is "Cleave"
