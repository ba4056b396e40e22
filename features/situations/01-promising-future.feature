Feature: Promising Future, with spells for both players
  Each player in turn banishes one of their top five cards, the player whose turn it is first (303.2.a). A banished card
  is public (108.6.e), so that the second player chooses knowing what the first one chose. Then the next player first,
  each player plays their card: it goes on the chain, and as Promising Future is still resolving, that is all that
  happens for now (354.3). Once it has resolved, the pending cards are finalized, the oldest first (337.1), which makes
  the next player's card the lower one; the turn player's card resolves first (340.1).

  Only Energy costs are ignored, so Power is still owed (356.1.b.2). Who can't pay it, or won't, takes the play back
  (444.2.a, 358.5), and the card is where it was played from: in banishment. Playing because a text says so needs no
  permission of timing (419.3.b; 358.4 read so), and the other choices are made as usual.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Promising Future" in hand and the pool to pay for it
    And the top of P1's deck is "Void Seeker", "Cleave", "Charm", "Block" and "Falling Star"
    And the top of P2's deck is "Incinerate", "Hextech Ray", "Gust", "Rebuke" and "Pakaa Cub"

  @S-0bfb @R-352.1 @R-352.2 @R-108.6.e @R-303.2.a @R-354.3 @R-356.1.b.2 @R-337.1.b @R-340.1 @R-416.5
  Scenario: The cards are banished in turn order and finalized from the next player on
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Vanguard Sergeant" at "Grove of the God-Willow"
    And P1 has [R] in the pool
    And the next recycle to P1's deck brings "Block", "Charm", "Falling Star" and "Cleave"
    And the next recycle to P2's deck brings "Pakaa Cub", "Rebuke", "Hextech Ray" and "Gust"
    When P1 plays "Promising Future"
    And everyone passes
    Then P1 is asked "effect.choose" among "Void Seeker", "Cleave", "Charm", "Block" and "Falling Star"
    When P1 answers "effect.choose" with "Void Seeker"
    Then "Void Seeker" is in P1's banishment
    And P2 sees just "Void Seeker" in P1's banishment
    And P2 is asked "effect.choose" among "Incinerate", "Hextech Ray", "Gust", "Rebuke" and "Pakaa Cub"
    When P2 answers "effect.choose" with "Incinerate"
    Then "Promising Future" is in P1's trash
    And the chain is "Incinerate", "Void Seeker"
    And "Incinerate" on the chain is pending
    And "Void Seeker" on the chain is pending
    And P2 is asked "play.target" among "Shipyard Skulker" and "Vanguard Sergeant"
    When P2 answers "play.target" with "Shipyard Skulker"
    Then P1 is asked "play.target" among "Shipyard Skulker" and "Vanguard Sergeant"
    And "Incinerate" on the chain is finalized
    And "Void Seeker" on the chain is pending
    When P1 answers "play.target" with "Vanguard Sergeant"
    Then "Void Seeker" on the chain is finalized
    And P1's pool is empty
    And P1 has priority
    When everyone passes
    Then "Vanguard Sergeant" is in P2's trash
    And "Shipyard Skulker" has 0 damage
    And P1's hand has 1 card
    And P2 has priority
    When everyone passes
    Then "Shipyard Skulker" has 2 damage
    And "Void Seeker" is in P1's trash
    And "Incinerate" is in P2's trash
    And at the bottom of P1's deck are "Block", "Charm", "Falling Star" and "Cleave"
    And at the bottom of P2's deck are "Pakaa Cub", "Rebuke", "Hextech Ray" and "Gust"
    And these events happened in this order:
      | event              | object      |
      | banished           | Void Seeker |
      | banished           | Incinerate  |
      | chainItemPending   | Incinerate  |
      | chainItemPending   | Void Seeker |
      | chainItemFinalized | Incinerate  |
      | chainItemFinalized | Void Seeker |
      | chainItemResolved  | Void Seeker |
      | chainItemResolved  | Incinerate  |

  @S-d98d @R-356.1.b.2 @R-444.2.a @R-358.5 @R-337.1
  Scenario: A Power cost that can't be paid takes the play back, and the card stays banished
    Given P2 has "Vanguard Sergeant" at "Grove of the God-Willow"
    And P1 has [R] in the pool
    And the players will answer:
      | player | for           | answer        |
      | P1     | effect.choose | "Void Seeker" |
      | P2     | effect.choose | "Hextech Ray" |
    When P1 plays "Promising Future"
    And everyone passes
    Then "Hextech Ray" is in P2's banishment
    And the chain is "Void Seeker"
    And "Void Seeker" on the chain is finalized
    And P1 has priority
    When everyone passes
    Then "Vanguard Sergeant" is in P2's trash
    And no event "chainItemFinalized" happened to "Hextech Ray"
    And P2's banishment holds just "Hextech Ray"
    And the chain is empty

  @S-974e @R-444.2.a @R-358.5
  Scenario: A player who could pay the Power may decline to, with the same result
    Given P2 has "Vanguard Sergeant" at "Grove of the God-Willow"
    And P2 has the runes "Fury Rune" called "rune"
    And P1 has [R] in the pool
    And the players will answer:
      | player | for           | answer        |
      | P1     | effect.choose | "Void Seeker" |
      | P2     | effect.choose | "Hextech Ray" |
    When P1 plays "Promising Future"
    And everyone passes
    Then P2 is asked "pay"
    When P2 answers "pay" with decline
    Then "Hextech Ray" is in P2's banishment
    And "rune" is in P2's base
    And "rune" is ready
    And the chain is "Void Seeker"

  @S-171d @R-357.1.a @R-429.3 @R-419.3.b
  Scenario: Power from a rune recycled while paying is as good
    Given P2 has "Vanguard Sergeant" at "Grove of the God-Willow"
    And P2 has the runes "Fury Rune" called "rune"
    And P1 has [R] in the pool
    And the players will answer:
      | player | for           | answer              |
      | P1     | effect.choose | "Void Seeker"       |
      | P2     | effect.choose | "Hextech Ray"       |
      | P2     | pay           | recycle "rune"      |
    When P1 plays "Promising Future"
    And everyone passes
    Then the chain is "Hextech Ray", "Void Seeker"
    And "Hextech Ray" on the chain is finalized
    And "rune" is in P2's rune deck
    And P2's pool is empty

  @S-ca20 @R-337.2 @R-359.2.c @R-337.1
  Scenario: A unit among the two enters as soon as it is finalized, before the other card is
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And the players will answer:
      | player | for           | answer      |
      | P1     | effect.choose | "Cleave"    |
      | P2     | effect.choose | "Pakaa Cub" |
    When P1 plays "Promising Future"
    And everyone passes
    Then "Pakaa Cub" is in P2's base
    And "Pakaa Cub" is exhausted
    And the chain is "Cleave"
    And P1 is asked "play.target" among "Shipyard Skulker" and "Pakaa Cub"
    When P1 answers "play.target" with "Shipyard Skulker"
    Then "Cleave" on the chain is finalized
