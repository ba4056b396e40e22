Feature: Ravenborn Tome
  The next spell that its controller plays deals 1 Bonus Damage: a delayed passive ability about that one spell (391), which
  goes on when the spell has been finalized and the Tome has left.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Ravenborn Tome" in base
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"

  @S-xc020 @R-391 @R-714
  Scenario: The next spell deals 1 more, the one after it doesn't
    Given P1 has "Hextech Ray" called "first" in hand and the pool to pay for it
    And P1 has "Hextech Ray" called "second" in hand and the pool to pay for it
    When P1 activates "Ravenborn Tome"
    And everyone passes
    And P1 plays "first" choosing "mech"
    And everyone passes
    Then "mech" has 4 damage
    When P1 plays "second" choosing "mech"
    And everyone passes
    Then "mech" has 7 damage

  @S-xc021 @R-391
  Scenario: A spell that is on the chain already isn't the next one
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has "Block" in hand
    When P1 activates "Ravenborn Tome"
    And P1 passes
    And P2 passes
    And P1 plays "Hextech Ray" choosing "mech"
    And everyone passes
    Then "mech" has 4 damage
