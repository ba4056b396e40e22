Feature: Repeat with two sets of targets, one of them with Deflect
  Repeat is an optional additional cost (820.1.c.1); the choices of the further execution are made with the first ones
  (820.2) and may differ (820.2.a). Bellows Breath chooses up to three units at one location for each execution (355.13,
  355.11.a). Deflect is a mandatory additional cost, one Power of any domain for each time that the spell chooses the
  object (809.1.c, 356.2.a.2), so that what is chosen decides what is owed: choosing the unit in both executions costs twice.
  A cost that can't be paid takes the play back (358.5), and other choices may then be affordable.

  On resolution the executions follow one another (820.1.d.1). A target that is gone is left out, the others are affected
  (359.3.e.8), and what was paid for its sake stays paid.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Bellows Breath" in hand
    And P2 has "Shipyard Skulker" and "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Pouty Poro" at "Grove of the God-Willow"

  @S-6b8c @R-820.2.a @R-809.1.c @R-359.3.e.8 @R-820.1.d.1
  Scenario: Two sets, one unit with Deflect, and one target gone by resolution
    Given P1 has [2][B][B][R] in the pool
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Bellows Breath" choosing "Shipyard Skulker" and "Vanguard Sergeant", and again choosing "Pouty Poro"
    Then P1's pool is empty
    And the chain is "Bellows Breath"
    When P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's hand
    When everyone passes
    Then "Vanguard Sergeant" has 1 damage
    And "Pouty Poro" has 1 damage
    And "Bellows Breath" is in P1's trash
    And no event "damageMarked" happened to "Shipyard Skulker"
    And these events happened in this order:
      | event        | object            | amount |
      | damageMarked | Vanguard Sergeant | 1      |
      | damageMarked | Pouty Poro        | 1      |

  @S-edf6 @R-809.1.c @R-820.2
  Scenario: Chosen in both executions, the unit with Deflect costs twice
    Given P1 has [2][B][B][R][Y] in the pool
    When P1 plays "Bellows Breath" choosing "Pouty Poro", and again choosing "Pouty Poro"
    Then P1's pool is empty
    When everyone passes
    Then "Pouty Poro" is in P2's trash

  @S-729e @R-809.1.c @R-358.5 @R-356.2.a.2
  Scenario: Power for one choice of it isn't enough for two
    Given P1 has [2][B][B][R] in the pool
    When P1 plays "Bellows Breath" choosing "Pouty Poro", and again choosing "Pouty Poro"
    Then that is refused
    And "Bellows Breath" is in P1's hand
    And P1's pool is [2][B][B][R]
    When P1 plays "Bellows Breath" choosing "Pouty Poro", and again choosing "Vanguard Sergeant"
    Then P1's pool is empty

  @S-654d @R-356.2.a.2 @R-358.5 @R-820.1.c.1
  Scenario: Without Power for Deflect the Repeat is still affordable on other units
    Given P1 has [2][B][B] in the pool
    When P1 plays "Bellows Breath" choosing "Shipyard Skulker", and again choosing "Pouty Poro"
    Then that is refused
    And the chain is empty
    When P1 plays "Bellows Breath" choosing "Shipyard Skulker", and again choosing "Shipyard Skulker" and "Vanguard Sergeant"
    Then P1's pool is empty
    When everyone passes
    Then "Shipyard Skulker" has 2 damage
    And "Vanguard Sergeant" has 1 damage
    And "Pouty Poro" has 0 damage

  @S-9b02 @R-355.11.a
  Scenario: The targets of one execution must share a location
    Given P1 has [1][B][R] in the pool
    When P1 plays "Bellows Breath" choosing "Shipyard Skulker" and "Pouty Poro"
    Then that is refused by rule 355
    And P1's pool is [1][B][R]
    When P1 plays "Bellows Breath" choosing "Shipyard Skulker" and "Vanguard Sergeant"
    And everyone passes
    Then "Shipyard Skulker" has 1 damage
    And "Vanguard Sergeant" has 1 damage
    And P1's pool is [R]

  @S-3ef1 @R-820.1.d @R-356.2.b.1
  Scenario: Without the Repeat cost the text is executed once
    Given P1 has [2][B][B] in the pool
    When P1 plays "Bellows Breath" choosing "Vanguard Sergeant"
    Then P1 is asked "cost.optional"
    When P1 answers "cost.optional" with no
    Then P1's pool is [1][B]
    When everyone passes
    Then "Vanguard Sergeant" has 1 damage

  @S-d7a5 @R-359.3.e.7 @R-355.14.i @R-425.1.c
  Scenario: What was paid for Deflect stays paid when its unit is gone
    Given P1 has [2][B][B][R] in the pool
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Bellows Breath" choosing "Vanguard Sergeant", and again choosing "Pouty Poro"
    And P1 passes
    And P2 plays "Gust" choosing "Pouty Poro"
    And everyone passes until the chain is empty
    Then "Pouty Poro" is in P2's hand
    And "Vanguard Sergeant" has 1 damage
    And P1's pool is empty
