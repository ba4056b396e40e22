Feature: Teemo, Strategist
  As corrected, his trigger has four instructions (135.2.b.5.a): an enemy unit at his battlefield is chosen, the five topmost
  cards of his controller's deck are revealed, the unit is dealt as much as there are cards with Hidden among them, and they
  are recycled. The number is dealt at once. With none there is no deal action at all (417.1.e, 715.4). Having Hidden is a
  characteristic of a card wherever it is (811.5). He triggers when he defends, not when he attacks or is played.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-c0129 @R-135.2.b.5.a @R-811.5 @R-416.5 @R-424.1
  Scenario: 1 for each card with Hidden among five, then they are recycled
    Given P2 has "Teemo, Strategist" at "Altar to Unity"
    And P1 has "Playful Phantom" in base
    And the top of P2's deck is "Blastcone Fae", "Vanguard Sergeant", "Gust", "Hidden Blade", "Charm" and "Zhonya's Hourglass"
    When P1 moves "Playful Phantom" to "Altar to Unity"
    Then the chain is "Teemo, Strategist"
    When everyone passes
    Then "Playful Phantom" has 2 damage
    And on top of P2's deck is "Zhonya's Hourglass"
    And at the bottom of P2's deck in any order are "Blastcone Fae", "Vanguard Sergeant", "Gust", "Hidden Blade" and "Charm"
    And these events happened in this order:
      | event        | object          | player | amount |
      | revealed     |                 | P2     |        |
      | damageMarked | Playful Phantom |        | 2      |
      | recycled     |                 | P2     |        |
    And P1 sees no face in P2's deck

  @S-c0130 @R-355.9.b @R-383.4.f.2
  Scenario: The unit is chosen first, among the enemy units at his battlefield
    Given P2 has "Teemo, Strategist" at "Altar to Unity"
    And P1 has "Playful Phantom", "Vanguard Sergeant" and "Mega-Mech" in base
    And the top of P2's deck is "Blastcone Fae", "Gust", "Gust", "Charm" and "Charm"
    When P1 moves "Playful Phantom" and "Vanguard Sergeant" to "Altar to Unity"
    Then P2 is asked "play.target" among "Playful Phantom" and "Vanguard Sergeant"
    When P2 answers "play.target" with "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 1 damage
    And "Playful Phantom" has 0 damage

  @S-c0131 @R-715.1
  Scenario: What is dealt is one amount, with Bonus Damage once
    Given P2 has "Teemo, Strategist" at "Void Gate"
    And P1 has "Mega-Mech" in base
    And the top of P2's deck is "Blastcone Fae", "Block", "Gust", "Charm" and "Charm"
    When P1 moves "Mega-Mech" to "Void Gate"
    And everyone passes
    Then "Mega-Mech" has 3 damage

  @S-c0132 @example @R-715.4 @R-417.1.e
  Scenario: With no card that has Hidden there is no Bonus Damage either
    Given P2 has "Teemo, Strategist" at "Void Gate"
    And P1 has "Mega-Mech" in base
    And the top of P2's deck is "Gust", "Gust", "Gust", "Charm" and "Charm"
    When P1 moves "Mega-Mech" to "Void Gate"
    And everyone passes
    Then "Mega-Mech" has 0 damage
    And no event "damageMarked" happened
    And at the bottom of P2's deck in any order are "Gust", "Gust", "Gust", "Charm" and "Charm"

  @S-c0133 @R-359.3.e.5 @R-424.1
  Scenario: With the unit gone the cards are revealed and recycled all the same
    Given P2 has "Teemo, Strategist" at "Altar to Unity"
    And P1 has "Playful Phantom" in base
    And P1 has "Flash" in hand and the pool to pay for it
    And the top of P2's deck is "Blastcone Fae", "Block", "Gust", "Charm", "Charm" and "Cleave"
    When P1 moves "Playful Phantom" to "Altar to Unity"
    And P2 passes
    And P1 plays "Flash" choosing "Playful Phantom"
    And everyone passes until the chain is empty
    Then "Playful Phantom" has 0 damage
    And on top of P2's deck is "Cleave"
    And at the bottom of P2's deck in any order are "Blastcone Fae", "Block", "Gust", "Charm" and "Charm"

  @S-c0134 @R-431.1.c
  Scenario: With two cards in the deck those are revealed
    Given P2 has "Teemo, Strategist" at "Altar to Unity"
    And P1 has "Playful Phantom" in base
    And P2's whole deck is "Blastcone Fae" and "Block"
    When P1 moves "Playful Phantom" to "Altar to Unity"
    And everyone passes
    Then "Playful Phantom" has 2 damage
    And P2's deck holds just "Blastcone Fae" and "Block"
    And no event "burnedOut" happened

  @S-c0135 @R-383.4.f
  Scenario: Attacking he doesn't trigger
    Given P1 has "Teemo, Strategist" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Teemo, Strategist" to "Altar to Unity"
    Then the chain is empty
    And "Teemo, Strategist" is an attacker

  @S-c0136 @R-811.1.d.1 @R-383.4.f
  Scenario: From hidden into a combat he becomes a defender and triggers
    Given P2 has "Stalwart Poro" at "Altar to Unity"
    And P2 has "Teemo, Strategist" facedown at "Altar to Unity"
    And P1 has "Mega-Mech" in base
    And the top of P2's deck is "Blastcone Fae", "Block", "Gust", "Charm" and "Charm"
    When P1 moves "Mega-Mech" to "Altar to Unity"
    And P1 passes
    And P2 plays "Teemo, Strategist" from hidden
    Then "Teemo, Strategist" is a defender
    And the chain is "Teemo, Strategist"
    When everyone passes
    Then "Mega-Mech" has 2 damage
