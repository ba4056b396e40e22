Feature: Sivir, Mercenary
  Once two Power have been spent this turn, on whatever, she has +2 Might and Ganking.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Sivir, Mercenary" called "sivir" in base
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-xc033 @R-365.1 @R-444.1
  Scenario: After two Power, on two different things
    Given P1 has "Hextech Ray" called "one" in hand and the pool to pay for it
    And P1 has "Doran's Blade" and "Pakaa Cub" in base
    And P1 has [O] in the pool
    When P1 plays "one" choosing "Mega-Mech"
    And everyone passes
    Then "sivir" has 4 Might
    And "sivir" doesn't have the keyword "Ganking"
    When P1 activates "Doran's Blade" choosing "Pakaa Cub"
    Then "sivir" has 6 Might
    And "sivir" has the keyword "Ganking"

  @S-xc034 @R-317.2.c
  Scenario: Energy doesn't count, nor do other players' Power and other turns
    Given P1 has "Thermo Beam" in hand and the pool to pay for it
    And P2 has "Pakaa Cub" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    When P1 plays "Cleave" choosing "Pakaa Cub"
    And everyone passes
    Then "sivir" has 4 Might
    When P1 plays "Thermo Beam"
    Then "sivir" has 6 Might
    When everyone passes
    And P1 ends the turn
    Then "sivir" has 4 Might
