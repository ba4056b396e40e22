Feature: Feral Strength
  A unit has +2 Might this turn. With Repeat paid, the instruction is executed a second time (820.1.d.1), with choices of
  its own, made while it is played (820.2, 820.2.a): another unit or the same again. It was played once (820.3.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" and "Vanguard Sergeant" in base

  @S-c0049 @R-477.3.a @R-317.2.c
  Scenario: +2 Might this turn
    Given P1 has "Feral Strength" in hand and the pool to pay for it
    When P1 plays "Feral Strength" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 5 Might
    And "Vanguard Sergeant" has 4 Might
    When P1 ends the turn
    Then "Shipyard Skulker" has 3 Might

  @S-c0050 @R-820.1.d.1 @R-820.2.a @R-820.3.a
  Scenario: Repeated for another unit, it was still played once
    Given P1 has "Ravenbloom Student" in base
    And P1 has "Feral Strength" in hand and the pool to pay for it
    And P1 has [2] in the pool
    When P1 plays "Feral Strength" choosing "Shipyard Skulker" and again choosing "Vanguard Sergeant"
    Then P1's pool is empty
    When everyone passes until the chain is empty
    Then "Shipyard Skulker" has 5 Might
    And "Vanguard Sergeant" has 6 Might
    And "Ravenbloom Student" has 3 Might

  @S-c0051 @R-820.1.d.1 @R-820.2.a
  Scenario: Repeated for the same unit
    Given P1 has "Feral Strength" in hand and the pool to pay for it
    And P1 has [2] in the pool
    When P1 plays "Feral Strength" choosing "Shipyard Skulker" and again choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 7 Might

  @S-c0052 @R-820.1.d @R-358.2
  Scenario: Repeat has to be paid for
    Given P1 has "Feral Strength" in hand and the pool to pay for it
    And P1 has [1] in the pool
    When P1 plays "Feral Strength" choosing "Shipyard Skulker" and again choosing "Vanguard Sergeant"
    Then that is refused
    And P1's pool is [3]
    When P1 plays "Feral Strength" choosing "Shipyard Skulker"
    Then P1's pool is [1]

  @S-c0053 @R-813.1.c.1
  Scenario: It answers a spell on another player's turn
    Given it is P2's turn
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Feral Strength" in hand and the pool to pay for it
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Stalwart Poro"
    And P2 passes
    And P1 plays "Feral Strength" choosing "Stalwart Poro"
    And everyone passes until the chain is empty
    Then "Stalwart Poro" is at "Altar to Unity"
    And "Stalwart Poro" has 3 damage
