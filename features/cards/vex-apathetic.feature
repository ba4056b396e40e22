Feature: Vex, Apathetic
  While she is at a battlefield, what an opponent plays as a unit is stunned, and that player can't move it this turn (054.1):
  by no standard move, and by no spell or ability of theirs. Others can.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P2 has "Vex, Apathetic" called "Vex" at "Void Gate"

  @S-sc040 @R-423 @R-054.1
  Scenario: A unit that is played ready is stunned and can't make a standard move
    Given P1 has "Rengar, Unseen" called "new" in hand and the pool to pay for it
    And P1 has [1][R] in the pool
    When P1 plays "new" to base, paying accelerate
    Then "new" is ready
    When everyone passes
    Then "new" is stunned
    And P1 couldn't move "new"
    When P1 moves "new" to "Windswept Hillock"
    Then that is refused by rule 054.1
    And "new" is in P1's base

  @S-sc041 @R-054.1 @R-359.3.e.6
  Scenario: Nor do spells of that player move it, though they can choose it
    Given P1 has "Pakaa Cub" called "new" and "Ride The Wind" in hand and the pool to pay for them
    When P1 plays "new" to base
    And everyone passes
    And P1 plays "Ride The Wind" choosing "new" moving it to "Windswept Hillock"
    And everyone passes
    Then "new" is in P1's base
    And "new" is exhausted
    And no event "moved" happened

  @S-sc042 @R-054.1
  Scenario: An opponent of that player can move it
    Given P1 has "Pakaa Cub" called "new" in hand and the pool to pay for it
    And P2 has "Fight or Flight" in hand and the pool to pay for it
    And P1 has "Mega-Mech" at "Windswept Hillock"
    When P1 plays "new" to "Windswept Hillock"
    And everyone passes
    And P1 moves "Mega-Mech" to "Void Gate"
    And P1 passes
    And P2 plays "Fight or Flight" choosing "new"
    And everyone passes
    Then "new" is in P1's base

  @S-sc043 @R-054.1 @R-317.2.c
  Scenario: It is about that unit and that turn alone
    Given P1 has "Pakaa Cub" called "new" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" called "old" in base
    When P1 plays "new" to base
    And everyone passes
    Then P1 could move "old"
    When P1 ends the turn
    And P2 ends the turn
    Then the turn player is P1
    And P1 could move "new"

  @S-sc044 @R-383.1
  Scenario: In base she doesn't trigger, nor for her controller's own units
    Given P1 has "Vex, Apathetic" called "idle" in base
    And P2 has "Pakaa Cub" called "theirs" in hand and the pool to pay for it
    And it is P2's turn
    When P2 plays "theirs" to base
    Then "theirs" is in P2's base
    And the chain is empty
    And no event "stunned" happened
