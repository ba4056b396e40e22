Feature: Decree of Focus
  A friendly unit that is in combat with an enemy Fury unit, or that an enemy Fury spell has chosen, has 4 Might more this turn.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Decree of Focus" in hand and the pool to pay for it

  @S-dm111 @R-740.2.c @R-355.9.b
  Scenario: In combat with a Fury unit
    Given P1 has "Vanguard Sergeant" and "Shipyard Skulker" in base
    And P2 has "Pouty Poro" at "Altar to Unity"
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P1 plays "Decree of Focus" choosing "Shipyard Skulker"
    Then that is refused by rule 355.9
    When P1 plays "Decree of Focus" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 8 Might

  @S-dm112 @R-740.2.c @R-355.8
  Scenario: A unit of another domain is none to fight for it; nor is a Fury unit that isn't in the combat
    Given P1 has "Vanguard Sergeant" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Pouty Poro" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P1 plays "Decree of Focus"
    Then that is refused
    And "Vanguard Sergeant" is an attacker

  @S-dm113 @R-355.7 @R-355.9.b
  Scenario: Chosen by a Fury spell of an opponent
    Given it is P2's turn
    And P1 has "Vanguard Sergeant" and "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P2 passes
    And P1 plays "Decree of Focus" choosing "Vanguard Sergeant"
    Then that is refused by rule 355.9
    When P1 plays "Decree of Focus" choosing "Shipyard Skulker"
    And everyone passes until the chain is empty
    Then "Shipyard Skulker" has 7 Might
    And "Shipyard Skulker" has 3 damage

  @S-dm114 @R-355.7
  Scenario: Not by a spell of another domain, nor by one's own
    Given P1 has "Vanguard Sergeant" and "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Vanguard Sergeant"
    And P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And P2 passes
    And P1 plays "Decree of Focus"
    Then that is refused
    And the chain is "Hextech Ray", "Gust"
