Feature: Jagged Cutlass
  The unit that it is attached to has 2 Might more and can't be moved by enemy spells and abilities (054.1); by its controller's
  it can.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P2 has "Shipyard Skulker" at "Void Gate"
    And "Shipyard Skulker" starts with "Jagged Cutlass" attached

  @S-sc045 @R-054.1 @R-359.3.e.6 @R-136.2.d
  Scenario: Charm chooses it and doesn't move it
    Given P1 has "Charm" in hand and the pool to pay for it
    When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "Windswept Hillock"
    And everyone passes
    Then "Shipyard Skulker" is at "Void Gate"
    And "Charm" is in P1's trash
    And no event "moved" happened

  @S-sc046 @R-054.1
  Scenario: Its controller's spell moves it, and so does a standard move
    Given it is P2's turn
    And P2 has "Ride The Wind" in hand and the pool to pay for it
    When P2 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Windswept Hillock"
    And everyone passes
    Then "Shipyard Skulker" is at "Windswept Hillock"
    When everyone passes until the showdown ends
    And P2 moves "Shipyard Skulker" to base
    Then "Shipyard Skulker" is in P2's base

  @S-sc047 @R-818.1.c.2 @R-137.3
  Scenario: Equipping costs one Body Power
    Given P2 has "Jagged Cutlass" called "new" in base
    And P2 has "Pakaa Cub" in base
    And it is P2's turn
    And P2 has [O] in the pool
    When P2 activates "new" choosing "Pakaa Cub"
    And everyone passes
    Then "new" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 5 Might
    And P2's pool is empty
