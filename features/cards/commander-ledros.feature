Feature: Commander Ledros
  Any number of friendly units can be killed as an additional cost as he is played, each taking [Y] off his cost
  (356.2.b, 356.4). They die at once, before he enters, and all together.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Commander Ledros" in hand
    And P1 has "Pakaa Cub" and "Watchful Sentry" in base
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P2 has "Pouty Poro" in base

  @S-r040 @R-356.2.b @R-356.4.b @R-357.2
  Scenario: Three units for three Power, the only way to afford him
    Given P1 has [6][Y] in the pool
    When P1 plays "Commander Ledros" to base
    Then "Pakaa Cub", "Watchful Sentry" and "Stalwart Poro" are in P1's trash
    And P1's pool is empty
    And "Commander Ledros" is in P1's base
    And "Pouty Poro" is in P2's base
    And the chain is "Watchful Sentry"

  @S-r041 @R-355.1.a @R-357.1
  Scenario: One unit for one Power, picked among them
    Given P1 has [6][Y][Y][Y] in the pool
    When P1 plays "Commander Ledros" to base
    And P1 answers "cost.times" with 1
    And P1 answers "cost.choose" with "Watchful Sentry"
    Then "Watchful Sentry" is in P1's trash
    And "Pakaa Cub" is in P1's base
    And P1's pool is empty
    And "Commander Ledros" is in P1's base

  @S-r042 @R-809.1.c
  Scenario: Deflect and Ganking
    Given P1 has [6][Y][Y][Y][Y] in the pool
    And P2 has "Gust" and "Charm" in hand
    When P1 plays "Commander Ledros" to base
    And P1 answers "cost.times" with 0
    Then "Commander Ledros" has the keyword "Deflect 1"
    And "Commander Ledros" has the keyword "Ganking"
    And "Commander Ledros" has 8 Might
