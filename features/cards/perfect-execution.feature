Feature: Perfect Execution
  A unit is readied and has Assault 3 for the turn; whether it could be readied doesn't matter to the rest (359.3.e.6). It
  has Flow.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" in base
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-y067 @R-415.1 @R-801.3.a @R-801.3.a.2 @R-807.1.c
  Scenario: An exhausted unit gets ready and attacks with 3 Might more, this turn
    Given P1 has "Perfect Execution" in hand and the pool to pay for it
    And "Pakaa Cub" starts exhausted
    When P1 plays "Perfect Execution" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is ready
    And "Pakaa Cub" has the keyword "Assault 3"
    And "Pakaa Cub" has 3 Might
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    Then "Pakaa Cub" has 6 Might

  @S-y068 @R-317.2.c @R-415.1.b @R-801.3.a.2
  Scenario: A ready unit, until the turn ends
    Given P1 has "Perfect Execution" in hand and the pool to pay for it
    When P1 plays "Perfect Execution" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has the keyword "Assault 3"
    And no event "readied" happened
    When P1 ends the turn
    Then "Pakaa Cub" doesn't have the keyword "Assault"

  @S-y069 @R-829.1.b @R-829.1.b.1
  Scenario: With Flow for [3][R]
    Given P1 has "Perfect Execution" in the trash
    And P1 has [3][R] in the pool
    When P1 plays "Perfect Execution" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has the keyword "Assault 3"
    And "Perfect Execution" is in P1's banishment
    And P1's pool is empty
