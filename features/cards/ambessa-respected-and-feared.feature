Feature: Ambessa, Respected and Feared
  Empowered she has Assault 2, and attacking she kills an enemy unit there with less Might than she has, Assault included.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Ambessa, Respected and Feared" in base
    And P1 has [1][Y][Y] in the pool

  @S-w018 @R-828.1.c @R-383.4.e @R-807.1.c
  Scenario: Empowered, she kills a unit of less Might
    Given P2 has "Petty Officer" and "Mountain Drake" at "Altar to Unity"
    And P2 has "Stalwart Poro" in base
    When P1 activates "Ambessa, Respected and Feared" with ability Empower
    And everyone passes
    Then P1's pool is empty
    When P1 moves "Ambessa, Respected and Feared" to "Altar to Unity"
    Then "Ambessa, Respected and Feared" has 7 Might
    And the chain is "Ambessa, Respected and Feared"
    When everyone passes
    Then "Petty Officer" is in P2's trash
    And "Mountain Drake" is at "Altar to Unity"
    And "Stalwart Poro" is in P2's base

  @S-w019 @R-727.1.c.1 @R-402.4
  Scenario: Otherwise nothing triggers
    Given P2 has "Stalwart Poro" at "Altar to Unity"
    When P1 moves "Ambessa, Respected and Feared" to "Altar to Unity"
    Then "Ambessa, Respected and Feared" has 5 Might
    And "Stalwart Poro" is at "Altar to Unity"
    And the chain is empty
    And a combat is going on at "Altar to Unity"
