Feature: Battering Ram
  It costs [1] less for each card that its player has played this turn, whatever became of it, but not less than [1].

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Battering Ram" in hand
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"

  @S-xc069 @R-356.4 @R-419.4.b
  Scenario: For each card, a countered one included
    Given P1 has "Hextech Ray" and "Cleave" in hand and the pool to pay for them
    And P2 has "Defy" in hand and the pool to pay for it
    And P1 has [3] in the pool
    When P1 plays "Hextech Ray" choosing "mech"
    And P1 passes
    And P2 plays "Defy" choosing "Hextech Ray"
    And everyone passes until the chain is empty
    And P1 plays "Cleave" choosing "mech"
    And everyone passes
    And P1 plays "Battering Ram"
    Then "Battering Ram" is in P1's base
    And P1's pool is empty

  @S-xc070 @R-052 @FAQ-03.3
  Scenario: Not for tokens, nor for what others played
    Given P1 has "Iterative Design" in hand and the pool to pay for it
    And P2 has "Discipline" in hand and the pool to pay for it
    And P1 has [3] in the pool
    When P1 plays "Iterative Design"
    And P1 passes
    And P2 plays "Discipline" choosing "mech"
    And everyone passes until the chain is empty
    Then 1 object named "Mech" is in P1's base
    When P1 plays "Battering Ram"
    Then that is refused

  @S-xc071 @R-356.4.e
  Scenario: Not less than [1]
    Given P1 has "Cleave" called "a" in hand and the pool to pay for it
    And P1 has "Cleave" called "b" in hand and the pool to pay for it
    And P1 has "Cleave" called "c" in hand and the pool to pay for it
    And P1 has "Cleave" called "d" in hand and the pool to pay for it
    And P1 has "Cleave" called "e" in hand and the pool to pay for it
    When P1 plays "a" choosing "mech"
    And everyone passes
    And P1 plays "b" choosing "mech"
    And everyone passes
    And P1 plays "c" choosing "mech"
    And everyone passes
    And P1 plays "d" choosing "mech"
    And everyone passes
    And P1 plays "e" choosing "mech"
    And everyone passes
    And P1 plays "Battering Ram"
    Then that is refused
