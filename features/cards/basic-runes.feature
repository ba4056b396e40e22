Feature: The six basic runes
  Every basic rune has two abilities with Reaction (164.2): exhausted it adds 1 Energy; recycled, which puts it at the bottom of
  its owner's Rune Deck (416.1.b), it adds one Power of its own domain (164.2.b.1). A rune that is exhausted already can
  still be recycled. Both resolve at once (429.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has the runes "Fury Rune" called "fury", "Calm Rune" called "calm" and "Mind Rune" called "mind"
    And P1 has the runes "Body Rune" called "body", "Chaos Rune" called "chaos" and "Order Rune" called "order"

  @S-c0008 @R-164.1 @R-164.2.a @R-429.2
  Scenario: Each adds 1 Energy when it is exhausted
    When P1 activates "fury" with ability 1
    And P1 activates "calm" with ability 1
    And P1 activates "mind" with ability 1
    And P1 activates "body" with ability 1
    And P1 activates "chaos" with ability 1
    And P1 activates "order" with ability 1
    Then P1's pool is [6]
    And "fury", "calm", "mind", "body", "chaos" and "order" are exhausted
    And "fury", "calm", "mind", "body", "chaos" and "order" are in P1's base
    And the chain is empty

  @S-c0009 @R-164.1 @R-164.2.b @R-164.2.b.1
  Scenario: Each adds a Power of its domain when it is recycled
    When P1 activates "fury" with ability 2
    And P1 activates "calm" with ability 2
    And P1 activates "mind" with ability 2
    And P1 activates "body" with ability 2
    And P1 activates "chaos" with ability 2
    And P1 activates "order" with ability 2
    Then P1's pool is [R][G][B][O][P][Y]
    And the chain is empty
    And P1's base is empty

  @S-c0010 @R-164.2.a @R-164.2.b @R-416.1.b
  Scenario: One rune can be exhausted and then recycled
    When P1 activates "fury" with ability 1
    And P1 activates "fury" with ability 1
    Then that is refused
    When P1 activates "fury" with ability 2
    Then P1's pool is [1][R]
    And "fury" is in P1's rune deck

  @S-c0011 @R-164.2 @R-813.1.c.2
  Scenario: They have Reaction
    Given it is P2's turn
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P2 passes
    And P1 activates "fury" with ability 1
    And P1 activates "calm" with ability 2
    Then P1's pool is [1][G]
    And P1 has priority
