Feature: Covert Informant
  Empowered for [3] it has its player draw whenever it moves.

  @S-w053 @R-828.1.c @R-727.1.c.1 @R-827.1.c
  Scenario: Only empowered does a move bring a card
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Covert Informant" called "known" and "Covert Informant" called "covert" in base
    And P1 has [3] in the pool
    And the top of P1's deck is "Block" and "Gust"
    When P1 moves "known" to "Grove of the God-Willow"
    Then the chain is empty
    When everyone passes until the showdown ends
    And P1 activates "covert" with ability Empower
    And everyone passes
    And P1 moves "covert" to "Altar to Unity"
    Then the chain is "covert"
    When everyone passes
    Then P1's hand holds just "Block"
