Feature: Noxian Emissary
  Dying empowered it leaves two Recruits in its player's base (828.1.b.1).

  @S-w016 @R-828.1.c @R-827.1.c @R-439.1
  Scenario: Empowered for [1][Y], it leaves two Recruits
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Noxian Emissary" called "strong" and "Noxian Emissary" called "plain" in base
    And P1 has [1][Y] in the pool
    And P1 has "Vengeance" called "first" and "Vengeance" called "second" in hand and the pool to pay for them
    When P1 plays "first" choosing "plain"
    And everyone passes
    Then "plain" is in P1's trash
    And 0 objects named "Recruit" are in P1's base
    When P1 activates "strong" with ability Empower
    And everyone passes
    Then "strong" is empowered
    When P1 plays "second" choosing "strong"
    And everyone passes until the chain is empty
    Then 2 objects named "Recruit" are in P1's base
