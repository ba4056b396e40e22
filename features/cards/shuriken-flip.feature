Feature: Shuriken Flip
  It deals 2 to an enemy unit at a battlefield, or to none, and moves a friendly unit. It has Flow [3][A].

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Petty Officer" in base

  @S-y074 @R-417.1 @R-447
  Scenario: 2 damage, and a friendly unit moves
    Given P1 has "Shuriken Flip" in hand and the pool to pay for it
    When P1 plays "Shuriken Flip" choosing "Mega-Mech", then "Pakaa Cub" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Mega-Mech" has 2 damage
    And "Pakaa Cub" is at "Grove of the God-Willow"
    And "Pakaa Cub" is ready

  @S-y075 @R-355.9.b
  Scenario: No enemy unit need be chosen, and none in a base can be
    Given P1 has "Shuriken Flip" in hand and the pool to pay for it
    When P1 plays "Shuriken Flip" choosing "Petty Officer", then "Pakaa Cub" moving it to "Grove of the God-Willow"
    Then that is refused by rule 355.9.b
    When P1 plays "Shuriken Flip"
    And P1 answers "play.target" with nothing
    And P1 answers "play.destination" with "Grove of the God-Willow"
    And everyone passes
    Then "Pakaa Cub" is at "Grove of the God-Willow"
    And "Mega-Mech" has 0 damage

  @S-y076 @R-829.1.b @R-829.1.b.1
  Scenario: From the trash for [3][A]
    Given P1 has "Shuriken Flip" in the trash
    And P1 has [3][P] in the pool
    When P1 plays "Shuriken Flip" choosing "Mega-Mech", then "Pakaa Cub" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Mega-Mech" has 2 damage
    And "Shuriken Flip" is in P1's banishment
    And P1's pool is empty
