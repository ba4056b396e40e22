Feature: Ornn, Blacksmith
  What is picked is shown to everybody before it is drawn (424.1); the rest is recycled unseen.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0019 @R-424.1 @R-424.1.a.2
  Scenario: Played, he shows a gear to everybody and draws it
    Given the top of P1's deck is "Block", "Brutalizer", "Gust" and "Charm"
    And P1 has "Ornn, Blacksmith" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Block", "Gust" and "Charm"
    When P1 plays "Ornn, Blacksmith" to base
    And everyone passes
    Then P1 is asked "effect.choose" among "Brutalizer"
    When P1 answers "effect.choose" with "Brutalizer"
    Then "Brutalizer" is in P1's hand
    And these events happened in this order:
      | event    | object     | player |
      | revealed | Brutalizer | P1     |
    And no event "revealed" happened to "Gust"
    And at the bottom of P1's deck are "Block", "Gust" and "Charm"

  @S-y0020 @R-355.17
  Scenario: He needn't take any
    Given the top of P1's deck is "Block", "Brutalizer", "Gust" and "Charm"
    And P1 has "Ornn, Blacksmith" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Block", "Gust", "Charm" and "Brutalizer"
    When P1 plays "Ornn, Blacksmith" to base
    And everyone passes
    And P1 answers "effect.choose" with nothing
    Then P1's hand is empty
    And no event "revealed" happened

  @S-y0021 @R-383.4.d
  Scenario: He does so when he holds
    Given it is P2's turn
    And P1 has "Ornn, Blacksmith" at "Windswept Hillock"
    And the top of P1's deck is "Brutalizer", "Block", "Gust" and "Charm"
    And the next recycle to P1's deck brings "Block", "Gust" and "Charm"
    When P2 ends the turn
    And everyone passes
    And P1 answers "effect.choose" with "Brutalizer"
    Then "Brutalizer" is in P1's hand
