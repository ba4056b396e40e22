Feature: Hidden Blade against Gust and against Flash, in both orders
  The newest item resolves first (340.1). With Gust or Flash above, the unit is in hand or in base before Hidden Blade
  resolves: its target is illegal (359.3.e.2, 359.3.e.4), the kill is ignored, and with it the draw that is linked to the
  kill (359.3.e.14.a). With Hidden Blade above, the unit dies and its controller draws 2 (359.3.e.14); then Gust has no
  legal target left, and Flash moves whom it still can (359.3.e.8).

  Hidden Blade has Action, which doesn't do in a closed state (309.1.a); a hidden card has Reaction (811.6), with its
  targets confined to the battlefield where it lies (811.1.d.2). A spell that did nothing was played all the same, has
  cost what it costs, and goes to the trash (359.3.e.10, 157).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-72e5 @FAQ-49.1 @FAQ-49.6 @R-340.1 @R-359.3.e.4 @R-359.3.e.14.a @R-157
  Scenario: Gust above Hidden Blade
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    Then the chain is "Hidden Blade", "Gust"
    When everyone passes
    Then "Shipyard Skulker" is in P2's hand
    When everyone passes
    Then P2's hand holds just "Shipyard Skulker"
    And P1's hand is empty
    And P1's pool is empty
    And "Hidden Blade" is in P1's trash
    And no event "died" happened
    And no event "drew" happened

  @S-7b4a @FAQ-49.2 @R-340.1 @R-359.3.e.2 @R-359.3.e.14.a
  Scenario: Flash above Hidden Blade
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    And P2 has "Flash" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Flash" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's base
    When everyone passes
    Then "Shipyard Skulker" is in P2's base
    And P2's hand is empty
    And "Hidden Blade" is in P1's trash
    And no event "drew" happened

  @S-12ad @FAQ-49.3 @R-340.1 @R-359.3.e.14 @R-359.3.e.1 @R-811.6
  Scenario: Hidden Blade above Gust
    Given it is P2's turn
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hidden Blade" facedown at "Altar to Unity"
    And P2 has "Gust" in hand and the pool to pay for it
    When P2 plays "Gust" choosing "Shipyard Skulker"
    And P2 passes
    And P1 plays "Hidden Blade" from hidden choosing "Shipyard Skulker"
    Then the chain is "Gust", "Hidden Blade"
    When everyone passes
    Then "Shipyard Skulker" is in P1's trash
    And P1's hand has 2 cards
    And the chain is "Gust"
    When everyone passes
    Then "Shipyard Skulker" is in P1's trash
    And "Gust" is in P2's trash
    And P2's hand is empty
    And P1's hand has 2 cards

  @S-eaae @FAQ-49.4 @FAQ-49.8 @R-340.1 @R-359.3.e.8
  Scenario: Hidden Blade above Flash
    Given it is P2's turn
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Hidden Blade" facedown at "Altar to Unity"
    And P2 has "Shipyard Skulker" and "Vanguard Sergeant" in base
    And P2 has "Flash" in hand and the pool to pay for it
    When P2 moves "Shipyard Skulker" and "Vanguard Sergeant" to "Altar to Unity"
    And P2 plays "Flash" choosing "Shipyard Skulker" and "Vanguard Sergeant"
    And P2 passes
    And P1 plays "Hidden Blade" from hidden choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P2's trash
    And P2's hand has 2 cards
    And "Shipyard Skulker" is at "Altar to Unity"
    When everyone passes
    Then "Shipyard Skulker" is in P2's base
    And "Vanguard Sergeant" is in P2's trash
    When everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And "Stalwart Poro" is at "Altar to Unity"

  @S-a33f @FAQ-49.5 @R-309.1.a
  Scenario: From hand it can't answer an item of the chain
    Given it is P2's turn
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    And P2 has "Gust" in hand and the pool to pay for it
    When P2 plays "Gust" choosing "Shipyard Skulker"
    And P2 passes
    And P1 plays "Hidden Blade" choosing "Shipyard Skulker"
    Then that is refused by rule 309.1.a
    And "Hidden Blade" is in P1's hand
    And P1's pool is [2][Y]
    When P1 passes
    Then "Shipyard Skulker" is in P1's hand

  @S-a9da @R-811.1.d.2 @R-355.9.b
  Scenario: From hidden it reaches only units at its own battlefield
    Given it is P2's turn
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hidden Blade" facedown at "Altar to Unity"
    And P2 has "Vanguard Sergeant" at "Grove of the God-Willow"
    And P2 has "Gust" in hand and the pool to pay for it
    When P2 plays "Gust" choosing "Shipyard Skulker"
    And P2 passes
    And P1 plays "Hidden Blade" from hidden choosing "Vanguard Sergeant"
    Then that is refused by rule 811.1.d.2
    And "Hidden Blade" is facedown at "Altar to Unity"
    When P1 passes
    Then "Shipyard Skulker" is in P1's hand
