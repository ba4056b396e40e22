Feature: Blind Fury
  Every opponent's top card is revealed to all (424.1), the next player's first (303.2.a). One of all those is picked by the
  spell's player, banished to its owner's zone (056), and played without its cost (356.1.b); the other ones go to the bottom
  of their owners' decks (416).

  @S-n001 @R-424.1 @R-303.2.a @R-355.17 @R-356.1.b @R-416
  Scenario: One card of each opponent is shown, one of them played, and the other recycled
    Given a game in the mode "skirmish"
    And P1 has "Blind Fury" in hand and the pool to pay for it
    And the top of P2's deck is "Pakaa Cub" and "Gust"
    And the top of P3's deck is "Vanguard Sergeant" and "Block"
    When P1 plays "Blind Fury"
    And everyone passes
    Then P1 is asked "effect.choose" among "Pakaa Cub" and "Vanguard Sergeant"
    And P3 sees just "Pakaa Cub" in P2's deck
    And P2 sees just "Vanguard Sergeant" in P3's deck
    When P1 answers "effect.choose" with "Vanguard Sergeant"
    Then "Vanguard Sergeant" is in P1's base
    And "Vanguard Sergeant" is controlled by P1
    And P1's pool is empty
    And on top of P2's deck is "Gust"
    And at the bottom of P2's deck is "Pakaa Cub"
    And on top of P3's deck is "Block"

  @S-n002 @R-056 @R-355.8
  Scenario: A card that can't be played stays banished
    Given P1 has "Blind Fury" in hand and the pool to pay for it
    And the top of P2's deck is "Falling Star"
    When P1 plays "Blind Fury"
    And everyone passes
    Then "Falling Star" is in P2's banishment
    And the chain is empty

  @S-n003 @R-806.1
  Scenario: With Action it can be played in a showdown
    Given the battlefields "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    And P1 has "Blind Fury" in hand and the pool to pay for it
    And the top of P2's deck is "Pakaa Cub"
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P1 plays "Blind Fury"
    And everyone passes
    Then "Pakaa Cub" is in P1's base
