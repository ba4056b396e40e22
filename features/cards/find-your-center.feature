Feature: Find Your Center
  It costs 2 Energy less while an opponent has 3 points short of the Victory Score or more.

  Background:
    Given the top of P1's deck is "Gust"
    And P1's whole rune deck is "Fury Rune" called "first" and "Calm Rune" called "second"
    And P1 has "Find Your Center" in hand

  @S-sc030 @R-356.4.a @R-194.3
  Scenario: With 5 points of the opponent it costs 1, and brings a card and an exhausted rune
    Given P2 starts with 5 points
    And P1 has [1] in the pool
    When P1 plays "Find Your Center"
    Then P1's pool is empty
    When everyone passes
    Then P1's hand holds just "Gust"
    And "first" is in P1's base
    And "first" is exhausted
    And P1's rune deck holds just "second"

  @S-sc031 @R-356.4.a @R-194.3
  Scenario: With 4 points of the opponent and any number of one's own it costs 3
    Given P2 starts with 4 points
    And P1 starts with 7 points
    And P1 has [5] in the pool
    When P1 plays "Find Your Center"
    Then P1's pool is [2]
    And the chain is "Find Your Center"

  @S-sc032 @R-356.4.a @R-194.3.a
  Scenario: With a Victory Score of 9 it takes 6 points
    Given the battlefields "Aspirant's Climb" and "Windswept Hillock"
    And P2 starts with 5 points
    And P1 has [5] in the pool
    When P1 plays "Find Your Center"
    Then P1's pool is [2]
    And the chain is "Find Your Center"
