Feature: Seal of Discord
  Exhausting it adds one Chaos Power (429.1). An ability that adds resources resolves as soon as it is finalized, without
  priority passing (429.2, 429.2.a); with Reaction it may be used in Closed States and while a cost is being paid
  (429.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Seal of Discord" in base

  @S-c0107 @R-429.1 @R-429.2 @R-429.2.a
  Scenario: It adds a Chaos Power at once
    When P1 activates "Seal of Discord"
    Then P1's pool is [P]
    And "Seal of Discord" is exhausted
    And the chain is empty
    And P1 has priority

  @S-c0108 @R-377.3 @R-203.3
  Scenario: Exhausted it can't be used
    Given "Seal of Discord" starts exhausted
    And P1 has "Seal of Rage" in base
    When P1 activates "Seal of Discord"
    Then that is refused
    And P1's pool is empty
    When P1 activates "Seal of Rage"
    Then P1's pool is [R]

  @S-c0109 @R-813.1.c.2 @R-429.2.a
  Scenario: In a Closed State on another player's turn
    Given it is P2's turn
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P2 passes
    And P1 activates "Seal of Discord"
    Then P1's pool is [P]
    And the chain is "Hextech Ray"
    And P1 has priority

  @S-c0110 @R-357.1.a @R-429.3
  Scenario: While a cost is being paid
    Given P1 has "Jinx, Demolitionist" and "Rebuke" in hand
    And P1 has [2][P] in the pool
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Rebuke" choosing "Mega-Mech"
    Then P1 is asked "pay"
    When P1 answers "pay" with use "Seal of Discord"
    Then "Seal of Discord" is exhausted
    And P1's pool is empty
    And the chain is "Rebuke"
    When everyone passes
    Then "Mega-Mech" is in P2's hand

  @S-c0211 @R-149.1 @R-166.1
  Scenario: Played, it enters ready, and can be used at once
    Given P1 has "Seal of Discord" called "new" in hand and the pool to pay for it
    When P1 plays "new"
    Then "new" is in P1's base
    And "new" is ready
    When P1 activates "new"
    Then P1's pool is [P]
