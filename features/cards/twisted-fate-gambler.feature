Feature: Twisted Fate, Gambler
  The rune goes to the bottom of its deck, and what is done then goes by its domain (387).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0179 @FAQ-29.5 @FAQ-29.6 @R-424.1 @R-416.1 @R-387
  Scenario: A Fury rune: 2 damage to an enemy unit there and 1 to the others
    Given P1 has "Twisted Fate, Gambler" in base
    And P1's whole rune deck is "Fury Rune" and "Body Rune"
    And P2 has "Shipyard Skulker", "Pouty Poro" and "Recruit" at "Windswept Hillock"
    And P1 has [A] in the pool
    When P1 moves "Twisted Fate, Gambler" to "Windswept Hillock"
    And everyone passes
    And P1 answers "play.target" with "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 2 damage
    And "Pouty Poro" has 1 damage
    And "Recruit" is gone

  @S-y0180 @R-387
  Scenario: A Mind rune: a card
    Given P1 has "Twisted Fate, Gambler" in base
    And P1's whole rune deck is "Mind Rune" and "Body Rune"
    And P2 has "Mega-Mech" at "Windswept Hillock"
    And the top of P1's deck is "Block"
    When P1 moves "Twisted Fate, Gambler" to "Windswept Hillock"
    And everyone passes until the chain is empty
    Then "Block" is in P1's hand

  @S-y0181 @R-387 @R-423.1
  Scenario: An Order rune: an enemy unit is stunned; any other does nothing
    Given P1 has "Twisted Fate, Gambler" in base
    And P1's whole rune deck is "Order Rune" and "Body Rune"
    And P2 has "Mega-Mech" at "Windswept Hillock"
    When P1 moves "Twisted Fate, Gambler" to "Windswept Hillock"
    And everyone passes until the chain is empty
    Then "Mega-Mech" is stunned
