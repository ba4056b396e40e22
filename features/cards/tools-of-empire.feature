Feature: Tools of Empire
  Exhausted, they give a unit +2 Might this turn, +4 if they are empowered as that is carried out (359.3.f.2).

  Background:
    Given P1 has "Tools of Empire" and "Stalwart Poro" in base
    And P1 has [2] in the pool

  @S-w027 @R-317.2.c @R-441.2
  Scenario: +2 as they are
    When P1 activates "Tools of Empire" with ability 2 choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" has 4 Might
    And "Tools of Empire" is exhausted
    When P1 ends the turn
    Then "Stalwart Poro" has 2 Might

  @S-w028 @R-441.2 @R-827.1.c
  Scenario: +4 empowered
    When P1 activates "Tools of Empire" with ability Empower
    And everyone passes
    And P1 activates "Tools of Empire" with ability 2 choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" has 6 Might
    And P1's pool is empty
