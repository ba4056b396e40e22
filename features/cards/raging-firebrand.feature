Feature: Raging Firebrand
  Playing it makes a delayed passive ability about the next spell alone (391): it costs [5] less. Once one has been
  finalized it is that spell which was the next one.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"
    And P1 has "Raging Firebrand" in hand and the pool to pay for it

  @S-xc016 @R-391 @R-356.4.a
  Scenario: The next spell costs [5] less, the one after it doesn't
    Given P1 has "Thermo Beam", "Void Seeker" in hand
    And P1 has [3][R][R][R] in the pool
    When P1 plays "Raging Firebrand"
    And everyone passes
    And P1 plays "Thermo Beam"
    Then P1's pool is [3][R]
    When everyone passes
    And P1 plays "Void Seeker" choosing "mech"
    Then P1's pool is empty

  @S-xc017 @R-391
  Scenario: Other cards and other players' spells don't use it up
    Given P1 has "Thermo Beam" and "Pakaa Cub" in hand
    And P2 has "Discipline" in hand and the pool to pay for it
    And P1 has [3][R][R] in the pool
    And P1 has "Petty Officer" at "Grove of the God-Willow"
    When P1 plays "Raging Firebrand" to base
    And everyone passes
    And P1 plays "Pakaa Cub" to base
    Then P1's pool is [R][R]
    When P1 plays "Thermo Beam"
    And P1 passes
    And P2 plays "Discipline" choosing "Petty Officer"
    Then P2's pool is empty
    And P1's pool is empty

  @S-xc018 @R-358.5 @R-391
  Scenario: A play that is taken back leaves it for the next one
    Given P1 has "Thermo Beam" and "Void Seeker" in hand
    And P1 has the runes "Fury Rune"
    And P1 has [R] in the pool
    When P1 plays "Raging Firebrand"
    And everyone passes
    And P1 plays "Thermo Beam"
    Then P1 is asked "pay"
    When P1 answers "pay" with decline
    And P1 plays "Void Seeker" choosing "mech"
    And everyone passes
    Then "mech" has 4 damage
    And P1's pool is empty

  @S-xc019 @R-391 @R-317.2.c
  Scenario: Not in a later turn
    Given P1 has "Void Seeker" in hand
    And P1's rune deck starts empty
    When P1 plays "Raging Firebrand"
    And everyone passes
    And P1 ends the turn
    And everyone passes until the chain is empty
    And P2 ends the turn
    And P1 plays "Void Seeker" choosing "mech"
    Then that is refused
