Feature: Threshold of the Gray
  Its trigger waits for the start of a combat there (464.2.b) and Adds, so that it resolves as soon as it is finalized (429.2).

  Background:
    Given the battlefields "Threshold of the Gray" and "Altar to Unity"

  @S-a058 @R-464.2.b @R-429.2.a
  Scenario: Attacker and defender get 1 Energy each, and focus stays
    Given P1 has "Vanguard Sergeant" in base
    And P2 has "Pakaa Cub" at "Threshold of the Gray"
    When P1 moves "Vanguard Sergeant" to "Threshold of the Gray"
    Then P1's pool is [1]
    And P2's pool is [1]
    And the chain is empty
    And P1 has focus
    And a combat is going on at "Threshold of the Gray"

  @S-a059 @R-464.1
  Scenario: Nothing for a showdown without a combat, nor for a combat elsewhere
    Given P1 has "Vanguard Sergeant" and "Mega-Mech" in base
    And P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Vanguard Sergeant" to "Threshold of the Gray"
    Then a showdown is going on at "Threshold of the Gray"
    And P1's pool is empty
    When everyone passes until the showdown ends
    And P1 moves "Mega-Mech" to "Altar to Unity"
    Then a combat is going on at "Altar to Unity"
    And P1's pool is empty
    And P2's pool is empty

  @S-a060 @R-344.1 @R-464.2.b
  Scenario: A showdown that becomes a combat's starts one
    Given P1 has "Vanguard Sergeant" in base
    And P2 has "Pakaa Cub" in base
    And P2 has "Ride The Wind" in hand and the pool to pay for it
    When P1 moves "Vanguard Sergeant" to "Threshold of the Gray"
    And P1 passes
    And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to "Threshold of the Gray"
    And everyone passes
    Then a combat is going on at "Threshold of the Gray"
    And P1's pool is [1]
    And P2's pool is [1]
