Feature: Gust
  Its target has to be a unit, at a battlefield, with 3 Might or less (355.9.b), as it is played and again as it resolves
  (359.3.e.2, 359.3.e.4). Might is what the unit has now, not what is printed. With Reaction it may be played in a Closed
  State on any player's turn (813.1.c.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0075 @R-355.9.b
  Scenario: It returns a unit with 3 Might to its owner's hand
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Gust" in hand and the pool to pay for it
    When P1 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then P2's hand holds just "Shipyard Skulker"
    And "Gust" is in P1's trash
    And no event "died" happened

  @S-c0076 @R-355.9.b
  Scenario: Not one with 4 Might, nor one in a base
    Given P2 has "Vanguard Sergeant" and "Stalwart Poro" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    And P1 has "Gust" in hand and the pool to pay for it
    When P1 plays "Gust" choosing "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When P1 plays "Gust" choosing "Shipyard Skulker"
    Then that is refused by rule 355.9.b
    When P1 plays "Gust" choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" is in P2's hand

  @S-c0077 @R-355.9.b @R-813.1.c.1
  Scenario: Might is what it is now, and Gust may answer a spell of the same turn
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Frigid Touch" and "Gust" in hand and the pool to pay for them
    When P1 plays "Frigid Touch" choosing "Vanguard Sergeant"
    And P1 plays "Gust" choosing "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When everyone passes
    And P1 plays "Gust" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P2's hand

  @S-c0078 @example @R-359.3.e.4 @R-813.1.c.1
  Scenario: With more Might by the time it resolves the unit stays
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Gust" in hand and the pool to pay for it
    And P2 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Gust" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Discipline" choosing "Shipyard Skulker"
    And everyone passes until the chain is empty
    Then "Shipyard Skulker" is at "Altar to Unity"
    And "Shipyard Skulker" has 5 Might
    And "Gust" is in P1's trash

  @S-c0079 @FAQ-44.3 @R-814.1.c @R-359.3.e.2 @R-359.3.e.4
  Scenario: A hidden Block on a defender is more Might as well
    Given it is P2's turn
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Block" facedown at "Altar to Unity"
    And P2 has "Vanguard Sergeant" in base
    And P2 has "Gust" in hand and the pool to pay for it
    When P2 moves "Vanguard Sergeant" to "Altar to Unity"
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And P2 passes
    And P1 plays "Block" from hidden choosing "Shipyard Skulker"
    And everyone passes until the chain is empty
    Then "Shipyard Skulker" is at "Altar to Unity"
    And "Shipyard Skulker" has 6 Might

  @S-c0080 @FAQ-10.6 @R-312.1
  Scenario: Without priority not even a Reaction can be played
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Discipline" in hand and the pool to pay for it
    And P2 has "Gust" in hand and the pool to pay for it
    When P2 plays "Gust" choosing "Shipyard Skulker"
    Then that is refused
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    Then the chain is "Discipline"
    When everyone passes
    Then "Shipyard Skulker" has 5 Might
