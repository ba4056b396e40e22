Feature: What is seen when a player looks at the top of their deck
  The order of a main deck is secret: nobody may see its cards' faces, their owner included (108.4.d, 128.3). To predict is
  to look at the top card and to choose whether to recycle it (436.1). While that choice is open the card is shown to its
  player alone; it hasn't left the deck. Others see that the player is asked, not what (128.4 read for a card that one
  player looks at). Once the instruction is over, the card is as secret as before, on top or at the bottom.

  Vision is such a look upon a unit being played (817.1.b), Eclipse tells its player to predict after its first
  instruction, in the middle of resolving.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Eclipse" and "Mystic Poro" in hand and the pool to pay for them
    And the top of P1's deck is "Void Seeker" and "Cleave"

  @S-5f64 @R-128.3 @R-108.4.d @R-436.1
  Scenario: Predict in the middle of Eclipse, and the card stays
    Then P1 sees no face in P1's deck
    And P2 sees no face in P1's deck
    And P1's view doesn't mention "Void Seeker"
    When P1 plays "Eclipse" choosing "Vanguard Sergeant"
    Then P1 sees no face in P1's deck
    When everyone passes
    Then "Vanguard Sergeant" has 0 Might
    And "Eclipse" is on the chain
    And P1 is asked "predict.recycle" among "Void Seeker"
    And P1 sees just "Void Seeker" in P1's deck
    And P2 sees no face in P1's deck
    And P2's view doesn't mention "Void Seeker"
    And P2 sees that P1 is asked "predict.recycle", without the options
    When P1 answers "predict.recycle" with nothing
    Then on top of P1's deck are "Void Seeker" and "Cleave"
    And P1 sees no face in P1's deck
    And P1's view doesn't mention "Void Seeker"
    And P2's view doesn't mention "Void Seeker"
    And "Eclipse" is in P1's trash

  @S-971a @R-128.3 @R-436.1 @R-416.1
  Scenario: The card is recycled, and secret at the bottom
    When P1 plays "Eclipse" choosing "Vanguard Sergeant"
    And everyone passes
    And P1 answers "predict.recycle" with "Void Seeker"
    Then at the bottom of P1's deck is "Void Seeker"
    And on top of P1's deck is "Cleave"
    And P1 sees no face in P1's deck
    And P1's view doesn't mention "Void Seeker"
    And P1's view doesn't mention "Cleave"
    And P2's view doesn't mention "Void Seeker"

  @S-0cff @R-817.1.b @R-817.1.c @R-128.3
  Scenario: Vision of Mystic Poro shows the card only as it resolves
    When P1 plays "Mystic Poro"
    Then "Mystic Poro" is in P1's base
    And the chain is "Mystic Poro"
    And P1 sees no face in P1's deck
    When everyone passes
    Then P1 is asked "predict.recycle" among "Void Seeker"
    And P1 sees just "Void Seeker" in P1's deck
    And P2 sees no face in P1's deck
    And P2's view doesn't mention "Void Seeker"
    When P1 answers "predict.recycle" with nothing
    Then P1 sees no face in P1's deck
    And on top of P1's deck are "Void Seeker" and "Cleave"
    And P1's view doesn't mention "Void Seeker"

  @S-bbf0 @R-128.4 @R-108.7.c @R-108.7.e
  Scenario: A hand is seen by its owner alone, but its size by everyone
    Given P2 has "Gust" in hand
    Then P1 sees just "Eclipse" and "Mystic Poro" in P1's hand
    And P2 sees no face in P1's hand
    And P2 sees just "Gust" in P2's hand
    And P1 sees no face in P2's hand
    And P1's view doesn't mention "Gust"
    And P1 sees 1 card in P2's hand
    And P2 sees 2 cards in P1's hand
    When P1 plays "Eclipse" choosing "Vanguard Sergeant"
    Then P2 sees no face in P1's hand
    And P2 sees 1 card in P1's hand
    And "Eclipse" is on the chain
    When everyone passes
    And P1 answers "predict.recycle" with nothing
    Then "Eclipse" is in P1's trash
    And P1 sees no face in P2's hand
