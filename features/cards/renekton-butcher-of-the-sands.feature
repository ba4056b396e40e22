Feature: Renekton, Butcher of the Sands
  Two Power become two Energy for units and for what units are activated for.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Renekton, Butcher of the Sands"
    And P1 has [1][R][G] in the pool

  @S-xc011 @R-429.1 @R-444.1
  Scenario: A unit is paid with it, a spell isn't
    Given P1 has "Pakaa Cub" and "Frigid Touch" in hand
    And P1 has "Lee Sin, Centered" in base
    When P1 activates "Renekton, Butcher of the Sands"
    And P1 plays "Frigid Touch" choosing "Lee Sin, Centered"
    Then that is refused
    When P1 plays "Pakaa Cub"
    Then "Pakaa Cub" is in P1's base
    And P1's pool is empty

  @S-xc012 @R-377 @R-444.1
  Scenario: An ability of a unit is activated with it
    Given P1 has "Akali, Deadly Weapon" in base
    And P1 has [R][R] in the pool
    When P1 activates "Renekton, Butcher of the Sands"
    And P1 activates "Akali, Deadly Weapon"
    And everyone passes
    Then "Akali, Deadly Weapon" is empowered
    And P1's pool is [1][G]
