Feature: Stacked Deck
  Its player looks at the top 3 cards of their Main Deck, puts one of them into hand and recycles the others, in random
  order (416.5). The choice is made as it resolves (355.17), nothing is a target. Only its player sees the cards; with fewer
  in the deck as many as there are, without burning out (431.1.c). It has Action.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Stacked Deck" in hand and the pool to pay for it

  @S-c0118 @R-355.17 @R-416.5 @R-128.3
  Scenario: One of three into the hand, two to the bottom
    Given the top of P1's deck is "Void Seeker", "Gust", "Cleave" and "Charm"
    When P1 plays "Stacked Deck"
    And everyone passes
    Then P1 is asked "effect.choose" among "Void Seeker", "Gust" and "Cleave"
    And P1 sees just "Void Seeker", "Gust" and "Cleave" in P1's deck
    And P2 sees no face in P1's deck
    When P1 answers "effect.choose" with "Gust"
    Then P1's hand holds just "Gust"
    And on top of P1's deck is "Charm"
    And at the bottom of P1's deck in any order are "Void Seeker" and "Cleave"
    And P1 sees no face in P1's deck
    And "Stacked Deck" is in P1's trash

  @S-c0119 @R-431.1.c
  Scenario: With two cards in the deck it is one of two
    Given P1's whole deck is "Void Seeker" and "Gust"
    When P1 plays "Stacked Deck"
    And everyone passes
    Then P1 is asked "effect.choose" among "Void Seeker" and "Gust"
    When P1 answers "effect.choose" with "Void Seeker"
    Then P1's hand holds just "Void Seeker"
    And P1's deck holds just "Gust"
    And no event "burnedOut" happened

  @S-c0120 @R-431.1.c.1
  Scenario: With an empty deck nothing comes of it
    Given P1's whole deck is "Gust"
    And P1 has "Discipline" in hand and the pool to pay for it
    And P1 has "Shipyard Skulker" in base
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And everyone passes
    Then P1's deck is empty
    When P1 plays "Stacked Deck"
    And everyone passes
    Then P1's hand holds just "Gust"
    And "Stacked Deck" is in P1's trash
    And no event "burnedOut" happened

  @S-c0121 @R-806.1.c.1
  Scenario: It may be played in a showdown
    Given P1 has "Shipyard Skulker" in base
    And the top of P1's deck is "Void Seeker", "Gust" and "Cleave"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    Then P1 has focus
    When P1 plays "Stacked Deck"
    And everyone passes
    And P1 answers "effect.choose" with "Cleave"
    Then P1's hand holds just "Cleave"
