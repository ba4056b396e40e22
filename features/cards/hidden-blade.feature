Feature: Hidden Blade
  Two linked instructions: kill a unit at a battlefield, and its controller draws 2 (359.3.e.14). The second speaks of the
  unit and not of the kill, so that it is carried out though the kill was replaced (359.3.e.14.b); its controller is known
  from before it died (359.3.e.13). How it stands against answers is told in the situation of its own.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0085 @R-359.3.e.13 @R-359.3.e.14
  Scenario: It kills a unit, and the unit's controller draws 2
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P2's trash
    And P2's hand has 2 cards
    And P1's hand is empty
    And these events happened in this order:
      | event | object    | player |
      | died  | Mega-Mech |        |
      | drew  |           | P2     |
      | drew  |           | P2     |

  @S-c0086 @example @R-359.3.e.14.b
  Scenario: With the kill replaced its controller draws all the same
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Zhonya's Hourglass" in base
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P2's base
    And "Zhonya's Hourglass" is in P2's trash
    And P2's hand has 2 cards

  @S-c0087 @R-355.9.b
  Scenario: A unit in a base is no target
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Hidden Blade" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's trash
    And P1's hand has 2 cards

  @S-c0088 @R-806.1.c.1
  Scenario: It may be played in a showdown on another player's turn
    Given P1 has "Mega-Mech" in base
    And P2 has "Stalwart Poro" at "Altar to Unity"
    And P2 has "Hidden Blade" in hand and the pool to pay for it
    When P1 moves "Mega-Mech" to "Altar to Unity"
    And P1 passes
    And P2 plays "Hidden Blade" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P1's trash
    And P1's hand has 2 cards
    And P2's hand is empty

  @S-c0089 @FAQ-41.7 @R-811.1.d
  Scenario: Without a unit at its battlefield it can't be played from hidden
    Given P2 has "Mega-Mech" at "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hidden Blade" facedown at "Altar to Unity"
    And P1 has "Rebuke" in hand and the pool to pay for it
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Rebuke" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's hand
    When P1 plays "Hidden Blade" from hidden choosing "Mega-Mech"
    Then that is refused
    When everyone passes
    Then "Mega-Mech" is in P2's hand
    And "Hidden Blade" is in P1's trash
