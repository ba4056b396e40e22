Feature: Stargazer
  Spells with Flow cost [2] less while they are played from the trash, not less than [1] (356.4.e).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Stargazer" in base

  @S-xc031 @R-356.4.d @R-356.4.e @R-829.1.c
  Scenario: A Flow cost of [4] becomes [2], one of [2] stays at [1]
    Given P1 has "Onslaught" and "Dredge Up" in the trash
    And P1 has [3] in the pool
    When P1 plays "Onslaught" choosing "Stargazer"
    Then P1's pool is [1]
    When everyone passes
    And P1 plays "Dredge Up"
    Then P1's pool is empty

  @S-xc032 @R-356.4
  Scenario: From the hand it costs what is printed
    Given P1 has "Dredge Up" called "card" in hand
    And P1 has "Dredge Up" called "old" in the trash
    And P1 has [1] in the pool
    When P1 plays "card"
    Then that is refused
    And P1 couldn't play "card"
    When P1 plays "old"
    Then P1's pool is empty
