Feature: Frigid Touch
  A unit has -2 Might this turn; no minimum is named. Damage that was marked before can become lethal that way (142.4.b),
  but without damage no loss of Might kills. Repeat executes it again (820.1.d.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Playful Phantom" and "Stalwart Poro" in base

  @S-c0069 @R-477.3.a @R-317.2.c
  Scenario: -2 Might this turn
    Given P1 has "Frigid Touch" in hand and the pool to pay for it
    When P1 plays "Frigid Touch" choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 3 Might
    When P1 ends the turn
    Then "Playful Phantom" has 5 Might

  @S-c0070 @example @R-142.4.b @R-323.5
  Scenario: 3 damage become lethal for a unit with 5 Might
    Given "Playful Phantom" starts with 3 damage
    And P1 has "Frigid Touch" in hand and the pool to pay for it
    When P1 plays "Frigid Touch" choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" is in P2's trash

  @S-c0071 @R-142.4.b @R-143.2.a
  Scenario: A unit with 0 Might and no damage lives
    Given P1 has "Frigid Touch" in hand and the pool to pay for it
    When P1 plays "Frigid Touch" choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" has 0 Might
    And "Stalwart Poro" is in P2's base

  @S-c0072 @R-820.1.d.1 @R-820.2.a
  Scenario: Repeated for another unit
    Given P1 has "Frigid Touch" in hand and the pool to pay for it
    And P1 has [2] in the pool
    When P1 plays "Frigid Touch" choosing "Playful Phantom" and again choosing "Stalwart Poro"
    And everyone passes
    Then "Playful Phantom" has 3 Might
    And "Stalwart Poro" has 0 Might
    And P1's pool is empty

  @S-c0073 @R-820.2.a
  Scenario: Repeated for the same unit
    Given P1 has "Frigid Touch" in hand and the pool to pay for it
    And P1 has [2] in the pool
    When P1 plays "Frigid Touch" choosing "Playful Phantom" and again choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 1 Might

  @S-c0074 @R-813.1.c.1
  Scenario: In a showdown another player may answer with it
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    And P2 has "Frigid Touch" in hand and the pool to pay for it
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P1 plays "Cleave" choosing "Vanguard Sergeant"
    And P1 passes
    And P2 plays "Frigid Touch" choosing "Vanguard Sergeant"
    And everyone passes until the chain is empty
    Then "Vanguard Sergeant" has 5 Might
