Feature: Annie, Fiery
  Spells and abilities of her controller deal 1 Bonus Damage: each deal action, for each of its targets (715.1, 715.2). Damage
  dealt by units in combat is dealt by no spell or ability (417.6.c), and other players' spells aren't hers.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Annie, Fiery" in base

  @S-c0001 @R-715.1
  Scenario: A spell with one target deals 1 more
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 4 damage

  @S-c0002 @example @R-715.2
  Scenario: A spell with two targets deals 1 more to each
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Mountain Drake" in base
    And P1 has "Singularity" in hand and the pool to pay for it
    When P1 plays "Singularity" choosing "Mega-Mech" and "Mountain Drake"
    And everyone passes
    Then "Mega-Mech" has 7 damage
    And "Mountain Drake" has 7 damage

  @S-c0003 @R-715 @R-713
  Scenario: Two deal actions of one spell each deal 1 more
    Given P2 has "Mountain Drake" in base
    And P1 has "Falling Star" in hand and the pool to pay for it
    When P1 plays "Falling Star" choosing "Mountain Drake", then "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 8 damage

  @S-c0004 @R-715.1 @R-417.6.b.2
  Scenario: An activated ability deals 1 more
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Iron Ballista" in base
    When P1 activates "Iron Ballista" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 damage

  @S-c0005 @R-714
  Scenario: With Void Gate it is 2 more
    Given P2 has "Mega-Mech" at "Void Gate"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 5 damage

  @S-c0006 @R-713
  Scenario: Spells of other players don't
    Given it is P2's turn
    And P1 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 damage

  @S-c0007 @R-417.6.c @R-465.2.d
  Scenario: Combat damage is what was assigned
    Given P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Annie, Fiery" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Annie, Fiery" is in P1's trash
    And these events happened in this order:
      | event        | object    | amount |
      | damageMarked | Mega-Mech | 4      |
