Feature: Disintegrate
  3 damage to a unit at a battlefield. A cleanup kills the unit once the spell has resolved; the kill is the spell's if it dealt
  damage to the unit (428.5.c), and then its player draws.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Disintegrate" in hand and the pool to pay for it
    And the top of P1's deck is "Charm"

  @S-g034 @example @R-428.5.c @R-387.2
  Scenario: It kills the unit: draw 1
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 plays "Disintegrate" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is in P2's trash
    And the chain is "Disintegrate"
    And P1's hand has 0 cards
    When everyone passes
    Then "Charm" is in P1's hand

  @S-g035 @R-428.5.c
  Scenario: It doesn't: no card, not even where the unit dies later in the turn
    Given P2 has "Petty Officer" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Disintegrate" choosing "Petty Officer"
    And everyone passes
    And P1 plays "Hextech Ray" choosing "Petty Officer"
    And everyone passes
    Then "Petty Officer" is in P2's trash
    And the chain is empty
    And P1's hand has 0 cards

  @S-g036 @R-428.5.c @R-359.3.e.5
  Scenario: A unit that is gone before it resolves isn't killed by this
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Gust" in hand and the pool to pay for it
    When P1 plays "Disintegrate" choosing "Pakaa Cub"
    And P1 plays "Gust" choosing "Pakaa Cub"
    And everyone passes
    And everyone passes
    Then "Pakaa Cub" is in P2's hand
    And the chain is empty
    And P1's hand has 0 cards

  @S-g037 @R-355.9.b
  Scenario: The unit has to be at a battlefield
    Given P2 has "Pakaa Cub" in base
    And P2 has "Iascylla" at "Altar to Unity"
    When P1 plays "Disintegrate" choosing "Pakaa Cub"
    Then that is refused by rule 355.9.b
    When P1 plays "Disintegrate" choosing "Iascylla"
    And everyone passes
    Then "Iascylla" has 3 damage
