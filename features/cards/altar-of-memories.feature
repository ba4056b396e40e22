Feature: Altar of Memories
  The exhausting is the cost of an opening "may" (383.3.b). The card that goes onto the deck is picked as that is reached,
  from the hand with the card just drawn in it, and so is whether on top or on the bottom (355.17).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0017 @R-383.3.b @R-056
  Scenario: The card drawn may be the one that is put back, on top
    Given P1 has "Altar of Memories" and "Shipyard Skulker" in base
    And the top of P1's deck is "Block" and "Gust"
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Shipyard Skulker"
    And everyone passes
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then P1 is asked "effect.mode"
    When P1 answers "effect.mode" with 1
    Then on top of P1's deck are "Block" and "Gust"
    And P1's hand is empty
    And "Altar of Memories" is exhausted

  @S-y0018 @R-056 @R-355.17
  Scenario: Another card of the hand goes to the bottom
    Given P1 has "Altar of Memories" and "Shipyard Skulker" in base
    And the top of P1's deck is "Block"
    And P1 has "Vengeance" in hand and the pool to pay for it
    And P1 has "Charm" in hand
    When P1 plays "Vengeance" choosing "Shipyard Skulker"
    And everyone passes
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "effect.choose" with "Charm"
    And P1 answers "effect.mode" with 2
    Then at the bottom of P1's deck is "Charm"
    And "Block" is in P1's hand
