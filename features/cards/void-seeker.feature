Feature: Void Seeker
  Two instructions (135.2.b.5.a): deal 4 to a unit at a battlefield, then draw 1. The second has nothing to do with the
  first's target, so that it is carried out though the target is illegal by then (359.3.e.5).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Playful Phantom" at "Altar to Unity"

  @S-c0157 @R-417.1.b @R-135.2.b.5.a @R-359.3.d
  Scenario: It deals 4, and its player draws 1
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    And the top of P1's deck is "Gust"
    When P1 plays "Void Seeker" choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 4 damage
    And P1's hand holds just "Gust"
    And these events happened in this order:
      | event        | object          | player | amount |
      | damageMarked | Playful Phantom |        | 4      |
      | drew         |                 | P1     |        |

  @S-c0158 @example @R-359.3.e.5
  Scenario: With the unit in its base its player still draws 1
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    And P2 has "Flash" in hand and the pool to pay for it
    When P1 plays "Void Seeker" choosing "Playful Phantom"
    And P1 passes
    And P2 plays "Flash" choosing "Playful Phantom"
    And everyone passes until the chain is empty
    Then "Playful Phantom" is in P2's base
    And "Playful Phantom" has 0 damage
    And P1's hand has 1 card

  @S-c0159 @R-355.9.b
  Scenario: A unit in a base is no target
    Given P2 has "Mega-Mech" in base
    And P1 has "Void Seeker" in hand and the pool to pay for it
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Void Seeker" choosing "Playful Phantom"
    Then the chain is "Void Seeker"

  @S-c0160 @R-806.1.c.1
  Scenario: It may be played in a showdown on another player's turn
    Given P1 has "Playful Phantom" called "attacker" in base
    And P2 has "Void Seeker" in hand and the pool to pay for it
    When P1 moves "attacker" to "Altar to Unity"
    And P1 passes
    And P2 plays "Void Seeker" choosing "attacker"
    And everyone passes
    Then "attacker" has 4 damage
    And P2's hand has 1 card
