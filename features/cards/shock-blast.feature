Feature: Shock Blast
  It costs [2] less while its player controls something empowered, a legend too (356.4).

  @S-w108 @R-356.4 @R-441.2
  Scenario: Cheaper with an empowered legend
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Zed, Master of Shadows"
    And "Zed, Master of Shadows" starts empowered
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Shock Blast" in hand
    And P1 has [1][B] in the pool
    When P1 plays "Shock Blast" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 4 damage
    And P1's pool is empty

  @S-w109 @R-356.4 @R-441.2
  Scenario: Not with what an opponent controls
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Steel Paws" in base
    And "Steel Paws" starts empowered
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Shock Blast" in hand
    And P1 has [1][B] in the pool
    And P1 has 2 of "Mind Rune" as runes
    When P1 plays "Shock Blast" choosing "Mega-Mech"
    Then P1 is asked "pay"
    When P1 answers "pay" with decline
    Then "Mega-Mech" has 0 damage
    And P1's pool is [1][B]
