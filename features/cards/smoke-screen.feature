Feature: Smoke Screen
  A unit has 4 Might less this turn, but no less than 1: how much that is, is worked out as it is applied and kept (477.3.b).
  It has Reaction.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Smoke Screen" in hand and the pool to pay for it

  @S-y102 @FAQ-27.3 @R-477.3.b @R-477.3.e.2.b @R-477.3
  Scenario: It takes 2 off a unit with 3 Might, and no more when that has got stronger
    Given P1 has "Discipline" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" in base
    When P1 plays "Smoke Screen" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 1 Might
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 3 Might
    When P1 ends the turn
    Then "Shipyard Skulker" has 3 Might

  @S-y104 @R-813.1.c.1
  Scenario: In answer to a spell on another player's turn
    Given it is P2's turn
    And P2 has "Cleave" in hand and the pool to pay for it
    And P2 has "Mega-Mech" in base
    When P2 plays "Cleave" choosing "Mega-Mech"
    And P2 passes
    And P1 plays "Smoke Screen" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 4 Might
    And the chain is "Cleave"
