Feature: Reinforce
  The unit that is found is banished and then played like any other, for 5 Energy less (356.4.b): its Power is still owed.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Reinforce" in hand and the pool to pay for it

  @S-xc013 @R-356.4.b @R-419.3.b
  Scenario: A unit is played for what is left of its cost
    Given P1 has [1] in the pool
    And the top of P1's deck is "Gust", "Raging Firebrand", "Charm", "Cleave" and "Block"
    And P1 has [R] in the pool
    When P1 plays "Reinforce"
    And everyone passes
    And P1 answers "effect.choose" with "Raging Firebrand"
    And everyone passes until the chain is empty
    Then "Raging Firebrand" is in P1's base
    And P1's pool is empty
    And at the bottom of P1's deck in any order are "Gust", "Charm", "Cleave" and "Block"

  @S-xc014 @R-356.6
  Scenario: Below nothing it doesn't go
    Given the top of P1's deck is "Gust", "Pakaa Cub", "Charm", "Cleave" and "Block"
    And P1 has [2] in the pool
    When P1 plays "Reinforce"
    And everyone passes
    And P1 answers "effect.choose" with "Pakaa Cub"
    Then "Pakaa Cub" is in P1's base
    And P1's pool is [2]

  @S-xc015 @R-358.5
  Scenario: What can't be paid for stays banished
    Given the top of P1's deck is "Gust", "Raging Firebrand", "Charm", "Cleave" and "Block"
    When P1 plays "Reinforce"
    And everyone passes
    And P1 answers "effect.choose" with "Raging Firebrand"
    Then "Raging Firebrand" is in P1's banishment
