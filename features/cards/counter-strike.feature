Feature: Counter Strike
  The next time a unit would be dealt damage this turn it is prevented, whatever its amount, and no other time (390.3). A card is
  drawn.

  @S-sc112 @R-390.3 @R-437.2 @R-413.1 @R-351.2
  Scenario: The first damage is prevented, the second isn't
    Given P1 has "Counter Strike" in hand and the pool to pay for it
    And the top of P1's deck is "Gust"
    And P1 has "Mega-Mech" in base
    And P1 has "Hextech Ray" and "Incinerate" in hand and the pool to pay for them
    And P1 has "Pakaa Cub" at "Void Gate"
    When P1 plays "Counter Strike" choosing "Pakaa Cub"
    And everyone passes
    Then "Counter Strike" is in P1's trash
    When P1 plays "Incinerate" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 0 damage
    And these events happened in this order:
      | event           | object    | amount |
      | damagePrevented | Pakaa Cub | 3      |
    When P1 plays "Hextech Ray" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is in P1's trash
    And P1's hand holds just "Gust"
