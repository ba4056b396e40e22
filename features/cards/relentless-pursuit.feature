Feature: Relentless Pursuit
  A friendly unit moves, an Equipment of the same controller may be attached to it, and for the turn it has a triggered ability
  (477.2.a): when it conquers, its controller may move it to their base.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" in base
    And P1 has "Relentless Pursuit" in hand and the pool to pay for it

  @S-y235 @R-477.2.a @R-383.4.c @R-434.1
  Scenario: It moves with an Equipment, conquers and goes home
    Given P1 has "B.F. Sword" in base
    When P1 plays "Relentless Pursuit" choosing "Pakaa Cub", then "B.F. Sword" moving it to "Altar to Unity"
    And everyone passes
    And P1 answers "effect.may" with yes
    Then "B.F. Sword" is attached to "Pakaa Cub"
    And "Pakaa Cub" is at "Altar to Unity"
    When everyone passes until the showdown ends
    And P1 answers "trigger.may" with yes
    And everyone passes until the chain is empty
    Then P1's points are 1
    And "Pakaa Cub" is in P1's base

  @S-y236 @R-477.2.a
  Scenario: It needn't go home, nor take an Equipment
    When P1 plays "Relentless Pursuit" choosing "Pakaa Cub" moving it to "Altar to Unity"
    And everyone passes
    And everyone passes until the showdown ends
    And P1 answers "trigger.may" with no
    Then "Pakaa Cub" is at "Altar to Unity"
    And P1's points are 1

  @S-y237 @R-317.2.c
  Scenario: Next turn it hasn't the ability any more
    When P1 plays "Relentless Pursuit" choosing "Pakaa Cub" moving it to "Altar to Unity"
    And everyone passes
    And everyone passes until the showdown ends
    And P1 answers "trigger.may" with yes
    And everyone passes until the chain is empty
    Then "Pakaa Cub" is in P1's base
    When P1 ends the turn
    And P2 ends the turn
    And P1 moves "Pakaa Cub" to "Grove of the God-Willow"
    And everyone passes until the showdown ends
    Then P1's points are 2
    And nobody is asked anything
