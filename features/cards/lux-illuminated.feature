Feature: Lux, Illuminated
  When her controller plays a spell that costs [5] or more she gets +3 Might this turn. What counts is the printed cost,
  whatever was paid (206), and the spell has been played once it has resolved (419.4.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Lux, Illuminated" called "Lux" in base

  @S-r014 @R-206 @R-419.4.a @R-317.2.c
  Scenario: A spell for [5] gives her +3 Might this turn
    Given P1 has "Thermo Beam" in hand and the pool to pay for it
    When P1 plays "Thermo Beam"
    Then "Lux" has 5 Might
    When everyone passes
    Then the chain is "Lux, Illuminated"
    When everyone passes
    Then "Lux" has 8 Might
    When P1 ends the turn
    Then "Lux" has 5 Might

  @S-r015 @R-206
  Scenario: A cheaper spell, a unit, and an opponent's spell give her nothing
    Given P2 has "Lux, Illuminated" called "theirs" in base
    And P1 has "Void Seeker" and "Petty Officer" in hand and the pool to pay for them
    And P1 has "Thermo Beam" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    And everyone passes
    Then the chain is empty
    When P1 plays "Petty Officer"
    Then the chain is empty
    And "Lux" has 5 Might
    When P1 plays "Thermo Beam"
    And everyone passes until the chain is empty
    Then "theirs" has 5 Might
    And "Lux" has 8 Might
