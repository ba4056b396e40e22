Feature: Treasure Hunter
  Each time it moves, wherever to and whatever moves it, its controller plays a Gold token exhausted (420, 446.1). Coming to be
  somewhere by being played or recalled is no move (446.2, 456).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-d010 @R-446.1 @R-187.5 @R-149.2
  Scenario: A standard move to a battlefield
    Given P1 has "Treasure Hunter" in base
    When P1 moves "Treasure Hunter" to "Altar to Unity"
    Then the chain is "Treasure Hunter"
    And P1's base is empty
    When everyone passes
    Then 1 object named "Gold" is in P1's base
    And "Gold" is a token
    And "Gold" is exhausted
    And a showdown is going on at "Altar to Unity"

  @S-d011 @R-144.4.b
  Scenario: One back to the base
    Given P1 has "Treasure Hunter" at "Altar to Unity"
    When P1 moves "Treasure Hunter" to base
    Then the chain is "Treasure Hunter"
    When everyone passes
    Then 1 object named "Gold" is in P1's base
    And "Treasure Hunter" is in P1's base

  @S-d012 @R-449
  Scenario: Moved by another player its controller has the Gold
    Given P2 has "Treasure Hunter" at "Altar to Unity"
    And P1 has "Charm" in hand and the pool to pay for it
    When P1 plays "Charm" choosing "Treasure Hunter" moving it to P2.base
    And everyone passes
    Then "Treasure Hunter" is in P2's base
    And the chain is "Treasure Hunter"
    When everyone passes
    Then 1 object named "Gold" is in P2's base
    And P1's base is empty

  @S-d013 @R-383.1
  Scenario: The move of another unit doesn't trigger it
    Given P1 has "Treasure Hunter" and "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    Then the chain is empty
    And a showdown is going on at "Altar to Unity"
    And 0 objects named "Gold" are in P1's base

  @S-d014 @R-446.2
  Scenario: Playing it to a battlefield isn't moving it there
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Treasure Hunter" in hand and the pool to pay for it
    When P1 plays "Treasure Hunter" to "Altar to Unity"
    Then "Treasure Hunter" is at "Altar to Unity"
    And the chain is empty
    And P1's base is empty
