Feature: Kraken Hunter
  Any number of buffs can be spent as an additional cost as it is played (356.2.b); its cost is lower by [O] for each. How
  many is chosen with the other choices (355.1.a), and the discount is on the total cost, what Accelerate adds included
  (356.4.d, 356.4.f).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Kraken Hunter" in hand
    And P1 has "Pakaa Cub", "Stalwart Poro" and "Pouty Poro" in base
    And "Pakaa Cub" starts with a buff
    And "Stalwart Poro" starts with a buff
    And "Pouty Poro" starts with a buff

  @S-r036 @R-356.2.b @R-355.1.a @R-356.4.b
  Scenario: Two buffs take its two Power off
    Given P1 has [3] in the pool
    And the players will answer:
      | player | for           | answer |
      | P1     | cost.times    | 2      |
    When P1 plays "Kraken Hunter"
    Then P1 is asked "cost.choose" among "Pakaa Cub", "Stalwart Poro" and "Pouty Poro"
    When P1 answers "cost.choose" with "Pakaa Cub" and "Pouty Poro"
    Then "Pakaa Cub" has no buff
    And "Pouty Poro" has no buff
    And "Stalwart Poro" has a buff
    And P1's pool is empty
    And "Kraken Hunter" is in P1's base
    And "Kraken Hunter" is exhausted

  @S-r037 @R-356.4.f @R-805.2
  Scenario: A third one takes off what Accelerate adds
    Given P1 has [4] in the pool
    When P1 plays "Kraken Hunter"
    And P1 answers "cost.times" with 3
    Then "Kraken Hunter" is in P1's base
    And "Kraken Hunter" is exhausted
    And P1's pool is [1]
    And "Stalwart Poro" has no buff

  @S-r038 @R-356.6
  Scenario: More buffs than Power is allowed, and of no further use
    Given P1 has [3][O] in the pool
    When P1 plays "Kraken Hunter"
    And P1 answers "cost.times" with 3
    Then P1's pool is [O]
    And "Pakaa Cub" has no buff

  @S-r039 @R-356.2.b.1
  Scenario: None, for the full cost
    Given P1 has [3][O][O] in the pool
    When P1 plays "Kraken Hunter"
    And P1 answers "cost.times" with 0
    Then P1's pool is empty
    And "Pakaa Cub" has a buff
    And "Kraken Hunter" is in P1's base
