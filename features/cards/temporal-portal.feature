Feature: Temporal Portal
  The next spell has Repeat for as much as its base cost (820, 356.1.c).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Temporal Portal" in base
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"
    And P1 has [A] in the pool

  @S-xc022 @R-820.1.d.1 @R-391 @R-356.1.c
  Scenario: Paid for, the spell is carried out twice
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has [1][R] in the pool
    When P1 activates "Temporal Portal"
    And everyone passes
    And P1 plays "Hextech Ray" choosing "mech", and again choosing "mech"
    Then P1's pool is empty
    When everyone passes
    Then "mech" has 6 damage

  @S-xc023 @R-820.1.c.2
  Scenario: It needn't be paid, and the spell has had it all the same
    Given P1 has "Hextech Ray" called "first" in hand and the pool to pay for it
    And P1 has "Hextech Ray" called "second" in hand and the pool to pay for it
    When P1 activates "Temporal Portal"
    And everyone passes
    And P1 plays "first" choosing "mech"
    And P1 answers "cost.optional" with no
    And everyone passes
    And P1 plays "second" choosing "mech", and again choosing "mech"
    Then that is refused
    When P1 plays "second" choosing "mech"
    And everyone passes
    Then "mech" has 6 damage
