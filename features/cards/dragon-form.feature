Feature: Dragon Form
  A unit's base Might becomes 5 for the turn: an assignment, in the layer of traits (477.1.a.1), so that whatever raises or
  lowers Might comes on top of it, whenever it began (477). It has Flow [3].

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" in base

  @S-y048 @R-477.1.a.1
  Scenario: A stronger unit gets weaker
    Given P1 has "Dragon Form" in hand and the pool to pay for it
    And P2 has "Mega-Mech" in base
    When P1 plays "Dragon Form" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 5 Might

  @S-y049 @R-829.1.b
  Scenario: From the trash for [3], and banished then
    Given P1 has "Dragon Form" in the trash
    And P1 has [3] in the pool
    When P1 plays "Dragon Form" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 5 Might
    And "Dragon Form" is in P1's banishment
