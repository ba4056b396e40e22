Feature: Ancient Warmonger
  Its Assault is as high as the number of enemy units where it is, read anew whenever that changes (807.1.b.2). With none
  it has no Assault. It has Accelerate.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Pakaa Cub" and "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Daring Poro" in base

  @S-y031 @R-807.1.b.2 @R-807.1.c
  Scenario: Attacking two units it has Assault 2, and less when there are fewer
    Given P1 has "Ancient Warmonger" in base
    And P1 has "Gust" in hand and the pool to pay for it
    Then "Ancient Warmonger" doesn't have the keyword "Assault"
    When P1 moves "Ancient Warmonger" to "Altar to Unity"
    Then "Ancient Warmonger" has the keyword "Assault 2"
    And "Ancient Warmonger" has 6 Might
    When P1 plays "Gust" choosing "Pakaa Cub"
    And everyone passes
    Then "Ancient Warmonger" has the keyword "Assault 1"
    And "Ancient Warmonger" has 5 Might

  @S-y032 @R-805.1
  Scenario: It enters ready for [1][P] more
    Given P1 has "Ancient Warmonger" in hand and the pool to pay for it
    And P1 has [1][P] in the pool
    When P1 plays "Ancient Warmonger" to base paying accelerate
    Then "Ancient Warmonger" is ready
