Feature: Mystic Reversal
  Control of a spell passes, and its new controller may choose anew for it (751). Its effect is theirs from then on; the card
  still goes to its owner's trash (056).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mystic Reversal" in hand and the pool to pay for it

  @S-n050 @R-191 @R-751 @R-056
  Scenario: A spell is taken over and sent back
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Hextech Ray"
    And everyone passes
    Then P2 is asked "chain.newChoices"
    When P2 answers "chain.newChoices" with "unit"
    Then "Mystic Reversal" is in P2's trash
    When everyone passes
    Then "Pakaa Cub" is in P1's trash
    And "Shipyard Skulker" has 0 damage
    And "Hextech Ray" is in P1's trash

  @S-n051 @R-753
  Scenario: No choice has to be made anew
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Hextech Ray"
    And everyone passes
    And P2 answers "chain.newChoices" with nothing
    And everyone passes
    Then "Shipyard Skulker" is in P2's trash
    And "Pakaa Cub" has 0 damage

  @S-n052 @R-191 @R-359.3.e.2
  Scenario: What it does is done by its new controller, who is the one it calls you
    Given P1 has "Discipline" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" at "Altar to Unity"
    When P1 plays "Discipline" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Discipline"
    And everyone passes until the chain is empty
    Then "Pakaa Cub" has 5 Might
    And P1's hand has 0 cards
    And P2's hand has 1 card
