Feature: Lux, Crownguard
  Her Energy may be spent on playing spells and on nothing else.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Lux, Crownguard" in base

  @S-xc006 @R-429.3 @R-444.1
  Scenario: A spell is paid with it, additional costs included, a unit isn't
    Given P2 has "Mega-Mech" in base
    And P1 has "Frigid Touch" and "Pakaa Cub" in hand
    And P1 has [2] in the pool
    When P1 activates "Lux, Crownguard"
    And P1 plays "Frigid Touch" choosing "Mega-Mech", and again choosing "Mega-Mech"
    Then P1's pool is empty
    When everyone passes
    Then "Mega-Mech" has 4 Might

  @S-xc007 @R-203.3
  Scenario: A unit can't be paid with it
    Given P2 has "Mega-Mech" in base
    And P1 has "Frigid Touch" and "Pakaa Cub" in hand
    And P1 has [1] in the pool
    When P1 activates "Lux, Crownguard"
    And P1 plays "Pakaa Cub"
    Then that is refused
    When P1 plays "Frigid Touch" choosing "Mega-Mech"
    Then P1's pool is [1]
