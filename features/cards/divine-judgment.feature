Feature: Divine Judgment
  Each player keeps two units, two gear, two runes and two cards of their hand, as far as they have them; the rest is recycled
  together.

  @S-w122 @R-355.17 @R-416.1.c
  Scenario: What nobody keeps is recycled
    Given P1 has "Stalwart Poro", "Shipyard Skulker" and "Pakaa Cub" in base
    And P1 has "Energy Conduit" in base
    And P1 has the runes "Order Rune" called "one", "Order Rune" called "two" and "Order Rune" called "three"
    And P2 has "Pouty Poro" in base
    And P2 has "Gust", "Block" and "Charm" in hand
    And P1 has "Divine Judgment" in hand and the pool to pay for it
    When P1 plays "Divine Judgment"
    And everyone passes
    Then P1 is asked "effect.choose" among "Stalwart Poro", "Shipyard Skulker" and "Pakaa Cub"
    When P1 answers "effect.choose" with "Stalwart Poro" and "Pakaa Cub"
    Then P1 is asked "effect.choose" among "one", "two" and "three"
    When P1 answers "effect.choose" with "one" and "two"
    Then P2 is asked "effect.choose" among "Gust", "Block" and "Charm"
    And P1's view doesn't mention "Gust"
    When P2 answers "effect.choose" with "Gust" and "Charm"
    Then P2's hand holds just "Gust" and "Charm"
    And at the bottom of P2's deck is "Block"
    And at the bottom of P1's deck is "Shipyard Skulker"
    And "Stalwart Poro", "Pakaa Cub" and "Energy Conduit" are in P1's base
    And "one" and "two" are in P1's base
    And "Pouty Poro" is in P2's base
