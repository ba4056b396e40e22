Feature: Draven, Glorious Executioner
  Whoever is the only player with units left has won the combat (466.3.a), as attacker or as defender.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Draven, Glorious Executioner"

  @S-a029 @R-466.3.a
  Scenario: The attacker wins, and draws before conquering
    Given P1 has "Vanguard Sergeant" in base
    And P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Draven, Glorious Executioner"
    And "Altar to Unity" is controlled by P2
    When everyone passes
    Then P1's hand has 1 card
    And "Altar to Unity" is controlled by P1

  @S-a030 @R-466.3.a
  Scenario: The defender wins
    Given it is P2's turn
    And P2 has "Shipyard Skulker" in base
    And P1 has "Vanguard Sergeant" at "Altar to Unity"
    When P2 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Draven, Glorious Executioner"
    When everyone passes
    Then P1's hand has 1 card
    And P2's hand is empty

  @S-a031 @R-466.3.b @R-466.3.d
  Scenario: An opponent's victory draws nothing, nor does a combat without result
    Given P1 has "Shipyard Skulker" and "Pakaa Cub" in base
    And P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Legion Rearguard" called "twin" at "Grove of the God-Willow"
    And P1 has "Legion Rearguard" called "mine" in base
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P2 has won the combat at "Altar to Unity"
    And the chain is empty
    When P1 moves "mine" to "Grove of the God-Willow"
    And everyone passes until the showdown ends
    Then nobody has won the combat at "Grove of the God-Willow"
    And the chain is empty
    And P1's hand is empty
