Feature: Cruel Patron
  "As an additional cost" without "may" is mandatory (356.2.a.1): without a friendly unit to kill it can't be played. It isn't
  on the board while it is being paid for, and can't be that unit. The unit is picked to pay a cost, so that it is no target
  (355.10.c), and it is dead before Cruel Patron enters (357.2, 359.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0030 @R-356.2.a.1 @R-357.2 @FAQ-05.9
  Scenario: A friendly unit is killed to pay for it
    Given P1 has "Stalwart Poro" in base
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Pouty Poro" in base
    And P1 has "Cruel Patron" in hand and the pool to pay for it
    When P1 plays "Cruel Patron" to base
    Then P1 is asked "cost.choose" among "Stalwart Poro" and "Shipyard Skulker"
    When P1 answers "cost.choose" with "Stalwart Poro"
    Then "Stalwart Poro" is in P1's trash
    And "Cruel Patron" is in P1's base
    And "Cruel Patron" is exhausted
    And "Cruel Patron" has 6 Might
    And P1's pool is empty
    And these events happened in this order:
      | event      | object         |
      | died       | Stalwart Poro  |
      | cardPlayed | Cruel Patron   |

  @S-c0031 @FAQ-04.5 @R-356.2.a.1 @R-203.3
  Scenario: Without a friendly unit it can't be played
    Given P2 has "Pouty Poro" in base
    And P1 has "Cruel Patron" and "Honest Broker" in hand and the pool to pay for them
    When P1 plays "Cruel Patron"
    Then that is refused
    And "Cruel Patron" is in P1's hand
    And "Pouty Poro" is in P2's base
    When P1 plays "Honest Broker"
    And P1 plays "Cruel Patron"
    Then "Honest Broker" is in P1's trash
    And "Cruel Patron" is in P1's base
