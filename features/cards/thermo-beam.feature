Feature: Thermo Beam
  It kills every gear as it resolves, friend's and enemy's. None is chosen, so that none is a target (355.10.d, 355.5.a), and
  there need be none (355.8). Units and runes are no gear. It has Action.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Thermo Beam" in hand and the pool to pay for it

  @S-c0137 @R-355.5.a @R-428.6
  Scenario: All gear of both players goes to the trash
    Given P1 has "Seal of Rage" and "Shipyard Skulker" in base
    And P2 has "Seal of Discord", "Baited Hook" and "Mega-Mech" in base
    And P2 has the runes "Fury Rune" called "rune"
    When P1 plays "Thermo Beam"
    Then the chain is "Thermo Beam"
    When everyone passes
    Then "Seal of Rage" is in P1's trash
    And "Seal of Discord" and "Baited Hook" are in P2's trash
    And "Shipyard Skulker" is in P1's base
    And "Mega-Mech" and "rune" are in P2's base

  @S-c0138 @FAQ-05.10 @R-355.10.d
  Scenario: Gear that comes after it was played dies too
    Given P2 has "Seal of Discord" in base
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Zhonya's Hourglass" facedown at "Altar to Unity"
    When P1 plays "Thermo Beam"
    And P1 plays "Zhonya's Hourglass" from hidden
    Then "Zhonya's Hourglass" is in P1's base
    When everyone passes
    Then "Zhonya's Hourglass" is in P1's trash
    And "Seal of Discord" is in P2's trash

  @S-c0139 @R-355.8 @R-355.10.d
  Scenario: Without any gear it can be played
    When P1 plays "Thermo Beam"
    And everyone passes
    Then "Thermo Beam" is in P1's trash
    And P1's pool is empty
    And no event "died" happened

  @S-c0140 @R-806.1.c.1
  Scenario: It may be played in a showdown
    Given P2 has "Seal of Discord" in base
    And P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    Then P1 has focus
    When P1 plays "Thermo Beam"
    And everyone passes
    Then "Seal of Discord" is in P2's trash
