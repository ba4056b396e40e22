Feature: Arise!
  A Sand Soldier for each Equipment that its player controls; then a reflexive ability readies up to two of them.

  @S-xc072 @R-439 @R-387.1.a
  Scenario: As many as there is Equipment, two of them ready
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Doran's Blade" called "own" and "Pakaa Cub" in base
    And "Pakaa Cub" starts with "Brutalizer" attached
    And P1 has "B.F. Sword" in base
    And P2 has "Doran's Blade" called "theirs" in base
    And P1 has "Arise!" in hand and the pool to pay for it
    When P1 plays "Arise!"
    And everyone passes until the chain is empty
    And P1 answers "effect.choose" with nothing
    Then 3 objects named "Sand Soldier" are in P1's base
