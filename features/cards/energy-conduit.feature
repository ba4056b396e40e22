Feature: Energy Conduit
  Exhausting it adds 1 Energy, at once and with Reaction (429.2, 813.1.c.2).

  @S-c0313 @R-429.1 @R-429.2
  Scenario: It adds 1 Energy
    Given P1 has "Energy Conduit" in base
    When P1 activates "Energy Conduit"
    Then P1's pool is [1]
    And "Energy Conduit" is exhausted
    And the chain is empty
    And P1 has priority

  @S-c0314 @R-813.1.c.2
  Scenario: Also in a Closed State on another player's turn
    Given it is P2's turn
    And P1 has "Energy Conduit" in base
    And P1 has "Shipyard Skulker" in base
    And P2 has "Vengeance" in hand and the pool to pay for it
    And P1 has "Discipline" in hand
    And P1 has [1] in the pool
    When P2 plays "Vengeance" choosing "Shipyard Skulker"
    And P2 passes
    And P1 activates "Energy Conduit"
    And P1 plays "Discipline" choosing "Shipyard Skulker"
    Then the chain is "Vengeance", "Discipline"
    And P1's pool is empty
