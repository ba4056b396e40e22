Feature: Thousand-Tailed Watcher
  Her play effect gives enemy units -3 Might this turn, each down to 1 at the least (477.3.b). It asks for no choice
  (355.5.a): all enemy units there are as it resolves, wherever they are. With Accelerate paid she enters ready (805.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Thousand-Tailed Watcher" in hand and the pool to pay for it
    And P1 has "Vanguard Sergeant" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Shipyard Skulker" and "Watchful Sentry" in base

  @S-c0141 @R-383.4.a.2 @R-477.3.b @R-355.5.a @R-317.2.c
  Scenario: -3 for every enemy unit, to a minimum of 1, this turn
    When P1 plays "Thousand-Tailed Watcher"
    Then "Thousand-Tailed Watcher" is in P1's base
    And "Thousand-Tailed Watcher" is exhausted
    And the chain is "Thousand-Tailed Watcher"
    When everyone passes
    Then "Mega-Mech" has 5 Might
    And "Shipyard Skulker" has 1 Might
    And "Watchful Sentry" has 1 Might
    And "Vanguard Sergeant" has 4 Might
    And "Thousand-Tailed Watcher" has 7 Might
    When P1 ends the turn
    Then "Mega-Mech" has 8 Might
    And "Shipyard Skulker" has 3 Might

  @S-c0142 @FAQ-48.2 @FAQ-48.6 @R-142.4.b @R-323.5
  Scenario: Damage marked before becomes lethal
    Given "Mega-Mech" starts with 5 damage
    And "Shipyard Skulker" starts with 2 damage
    When P1 plays "Thousand-Tailed Watcher"
    And everyone passes
    Then "Mega-Mech" and "Shipyard Skulker" are in P2's trash
    And "Watchful Sentry" is in P2's base

  @S-c0143 @R-805.1.a
  Scenario: Accelerate lets her enter ready
    Given P1 has [1][B] in the pool
    When P1 plays "Thousand-Tailed Watcher" to base, paying accelerate
    Then "Thousand-Tailed Watcher" is ready
    And P1's pool is empty

  @S-c0144 @R-805.1.a.1
  Scenario: Accelerate asks for Power of her own domain
    Given P1 has [1][P] in the pool
    When P1 plays "Thousand-Tailed Watcher" to base, paying accelerate
    Then that is refused
    And P1's pool is [8][B][P]
    When P1 plays "Thousand-Tailed Watcher" to base
    Then "Thousand-Tailed Watcher" is exhausted
