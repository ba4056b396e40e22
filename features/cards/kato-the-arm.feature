Feature: Kato the Arm
  Moving to a battlefield, it gives another friendly unit the keywords that it has then, with their values (801.3.a), and as
  much Might as it has, for the turn. Both are settled as the ability resolves (477.3.b). It has Deflect.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Kato the Arm" and "Pakaa Cub" in base

  @S-y028 @R-801.3.a @R-477.3.b
  Scenario: Its keywords and its Might, for the turn
    Given P1 has "Cleave" in hand and the pool to pay for it
    When P1 plays "Cleave" choosing "Kato the Arm"
    And everyone passes
    And P1 moves "Kato the Arm" to "Altar to Unity"
    And everyone passes
    Then "Pakaa Cub" has the keyword "Deflect 1"
    And "Pakaa Cub" has the keyword "Assault 3"
    And "Pakaa Cub" has 6 Might
    And "Kato the Arm" has 3 Might
    When everyone passes until the showdown ends
    And P1 ends the turn
    Then "Pakaa Cub" has 3 Might
    And "Pakaa Cub" doesn't have the keyword "Deflect 1"

  @S-y029 @R-447
  Scenario: Not when it moves to base
    Given P1 has "Kato the Arm" called "away" at "Grove of the God-Willow"
    When P1 moves "away" to base
    Then the chain is empty
    And "away" is in P1's base
    And "away" is exhausted
    And "Grove of the God-Willow" is controlled by nobody

  @S-y030 @R-359.3.e.12
  Scenario: Gone before it resolves, it gives nothing
    Given P2 has "Gust" in hand and the pool to pay for it
    And P2 has [A] in the pool
    When P1 moves "Kato the Arm" to "Altar to Unity"
    And P1 passes
    And P2 plays "Gust" choosing "Kato the Arm"
    And everyone passes until the chain is empty
    Then "Kato the Arm" is in P1's hand
    And "Pakaa Cub" has 3 Might
    And "Pakaa Cub" doesn't have the keyword "Deflect 1"
