Feature: Ornn, Fire Below the Mountain
  His Power may be spent on playing gear and on activating abilities of gear.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Ornn, Fire Below the Mountain"

  @S-xc008 @R-429.3 @R-444.1
  Scenario: It equips, and it doesn't pay for a spell
    Given P1 has "Doran's Blade" and "Pakaa Cub" in base
    And P1 has "Hextech Ray" in hand
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has [1] in the pool
    When P1 activates "Ornn, Fire Below the Mountain"
    And P1 plays "Hextech Ray" choosing "Mega-Mech"
    Then that is refused
    When P1 activates "Doran's Blade" choosing "Pakaa Cub"
    And everyone passes
    Then "Doran's Blade" is attached to "Pakaa Cub"
    And P1's pool is [1]
