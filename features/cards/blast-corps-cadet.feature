Feature: Blast Corps Cadet
  [1][R] as an optional additional cost; when it is played with that paid, it deals 2 to a unit at a battlefield.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Blast Corps Cadet" in hand
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-r062 @R-356.2.b @R-383.2.a.1
  Scenario: Paid, it deals 2
    Given P1 has [3][R] in the pool
    When P1 plays "Blast Corps Cadet", paying blast
    And everyone passes
    Then "Mega-Mech" has 2 damage
    And P1's pool is empty

  @S-r063 @R-356.2.b.1 @R-383.2.a.1
  Scenario: Not paid, nothing triggers
    Given P1 has [3][R] in the pool
    When P1 plays "Blast Corps Cadet"
    And P1 answers "cost.optional" with no
    Then the chain is empty
    And "Mega-Mech" has 0 damage
    And P1's pool is [1][R]
