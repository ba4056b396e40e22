Feature: Discipline
  A unit, friend or enemy, at a battlefield or in a base (355.9.a.1), has +2 Might until the expiration step of this turn
  (317.2.c), in which units are healed before the bonus goes (317.2.b). Then its player draws 1. It has Reaction.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" in base

  @S-c0039 @R-413.1 @R-477.3.a @R-359.3.d
  Scenario: +2 Might, and a card
    Given P1 has "Discipline" in hand and the pool to pay for it
    And the top of P1's deck is "Gust"
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 5 Might
    And P1's hand holds just "Gust"

  @S-c0040 @FAQ-27.12 @R-317.2.b @R-317.2.c
  Scenario: It lasts for the turn, and units are healed before it ends
    Given P1 has "Discipline" in hand and the pool to pay for it
    And "Shipyard Skulker" starts with 2 damage
    And P2 has "Incinerate" in hand and the pool to pay for it
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And everyone passes
    And P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 passes
    And P2 plays "Incinerate" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 4 damage
    When everyone passes until the showdown ends
    And P1 ends the turn
    Then the turn player is P2
    And "Shipyard Skulker" is at "Altar to Unity"
    And "Shipyard Skulker" has 3 Might
    And "Shipyard Skulker" has 0 damage

  @S-c0041 @R-813.1.c.1 @R-142.4.b
  Scenario: In answer to damage it makes the damage less than lethal
    Given it is P2's turn
    And P1 has "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Discipline" in hand and the pool to pay for it
    And P2 has "Void Seeker" in hand and the pool to pay for it
    When P2 plays "Void Seeker" choosing "Vanguard Sergeant"
    And P2 passes
    And P1 plays "Discipline" choosing "Vanguard Sergeant"
    And everyone passes until the chain is empty
    Then "Vanguard Sergeant" is at "Altar to Unity"
    And "Vanguard Sergeant" has 6 Might
    And "Vanguard Sergeant" has 4 damage
