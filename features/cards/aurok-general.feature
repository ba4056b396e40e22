Feature: Aurok General
  Empowered, it gives +2 Might to every empowered unit of its controller's, itself included.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Aurok General", "Steel Paws" called "ours" and "Stalwart Poro" in base
    And P2 has "Steel Paws" called "theirs" in base
    And "ours" starts empowered
    And "theirs" starts empowered
    And P1 has [3][Y] in the pool

  @S-w017 @R-441.2 @R-828.1.c @R-727.1.c.2
  Scenario: Its player's empowered units have 2 more Might
    Then "ours" has 7 Might
    And "Aurok General" has 5 Might
    When P1 activates "Aurok General" with ability Empower
    And everyone passes
    Then "Aurok General" has 7 Might
    And "ours" has 9 Might
    And "Stalwart Poro" has 2 Might
    And "theirs" has 7 Might
