Feature: Falling Star
  The same instruction twice, each with a target of its own (355.5), executed from top to bottom (359.3.d). Nothing ties
  the two choices together: they may fall on one unit, and on units wherever they are on the board (355.9.a.1). Two deal
  actions mark damage twice (417.1.b); cleanup comes when the spell has resolved. Without Action or Reaction it is for its
  player's own turn in a Neutral Open state (310.1.a, 308.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Falling Star" in hand and the pool to pay for it

  @S-c0046 @R-355.5 @R-355.9.a.1 @R-417.1.b
  Scenario: 3 to one unit and 3 to another, at a battlefield and in a base
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Playful Phantom" in base
    When P1 plays "Falling Star" choosing "Vanguard Sergeant", then "Playful Phantom"
    And everyone passes
    Then "Vanguard Sergeant" has 3 damage
    And "Playful Phantom" has 3 damage
    And these events happened in this order:
      | event        | object            | amount |
      | damageMarked | Vanguard Sergeant | 3      |
      | damageMarked | Playful Phantom   | 3      |

  @S-c0047 @R-355.5 @R-417.1.b
  Scenario: Both may fall on one unit
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Playful Phantom" in base
    When P1 plays "Falling Star" choosing "Mega-Mech", then "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 6 damage
    And "Playful Phantom" has 0 damage
    And these events happened in this order:
      | event        | object    | amount |
      | damageMarked | Mega-Mech | 3      |
      | damageMarked | Mega-Mech | 3      |

  @S-c0048 @R-308.1.a @R-313.1.a
  Scenario: It can't be played in a showdown
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    Then P1 has focus
    When P1 plays "Falling Star" choosing "Mega-Mech", then "Mega-Mech"
    Then that is refused
    When P1 plays "Cleave" choosing "Shipyard Skulker"
    Then the chain is "Cleave"
