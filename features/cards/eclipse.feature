Feature: Eclipse
  First a unit has -4 Might this turn, then its player predicts: looks at the top card of their Main Deck and recycles it or
  not (436.1, 436.3.a). The second instruction doesn't depend on the first (359.3.e.5). It has Reaction (813.1.c.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Playful Phantom" at "Altar to Unity"
    And P1 has "Eclipse" in hand and the pool to pay for it
    And the top of P1's deck is "Void Seeker" and "Cleave"

  @S-c0042 @R-477.3.a @R-436.1 @R-436.3.a
  Scenario: -4 Might, then the card on top may be recycled
    When P1 plays "Eclipse" choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 1 Might
    And P1 is asked "predict.recycle" among "Void Seeker"
    When P1 answers "predict.recycle" with "Void Seeker"
    Then at the bottom of P1's deck is "Void Seeker"
    And on top of P1's deck is "Cleave"
    And P1's hand is empty

  @S-c0043 @R-436.1 @R-317.2.c
  Scenario: The card may stay, and the Might comes back when the turn ends
    When P1 plays "Eclipse" choosing "Playful Phantom"
    And everyone passes
    And P1 answers "predict.recycle" with nothing
    Then on top of P1's deck are "Void Seeker" and "Cleave"
    When P1 ends the turn
    Then "Playful Phantom" has 5 Might

  @S-c0044 @R-359.3.e.5 @R-436.1
  Scenario: With the unit gone its player predicts all the same
    Given P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Eclipse" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's hand
    When everyone passes
    Then P1 is asked "predict.recycle" among "Void Seeker"
    When P1 answers "predict.recycle" with "Void Seeker"
    Then at the bottom of P1's deck is "Void Seeker"

  @S-c0045 @FAQ-38.4 @R-142.4.b @R-813.1.c.1
  Scenario: In answer to a spell it takes a unit below 0 Might, which doesn't kill it
    Given it is P2's turn
    And P2 has "Shipyard Skulker" in base
    And P2 has "Discipline" in hand and the pool to pay for it
    When P2 plays "Discipline" choosing "Playful Phantom"
    And P2 passes
    And P1 plays "Eclipse" choosing "Shipyard Skulker"
    And everyone passes
    And P1 answers "predict.recycle" with nothing
    Then "Shipyard Skulker" is in P2's base
    And "Shipyard Skulker" has -1 Might
    And the chain is "Discipline"
