Feature: Void Hatchling
  The look comes before the revealing (370.1.b.1); which cards are revealed is seen after it.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0174 @R-370.1.b.1 @R-424.1
  Scenario: The top card may be recycled first, and then the next one is revealed
    Given P1 has "Void Hatchling" and "Pakaa Protector" in base
    And the top of P1's deck is "Block" and "Shipyard Skulker"
    When P1 moves "Pakaa Protector" to "Void Gate"
    And P1 passes
    And P2 passes
    Then P1 is asked "effect.may"
    And P1 sees just "Block" in P1's deck
    And P2 sees no face in P1's deck
    When P1 answers "effect.may" with yes
    Then at the bottom of P1's deck is "Block"
    And "Shipyard Skulker" is in P1's hand

  @S-y0175 @R-371.2
  Scenario: It needn't be
    Given P1 has "Void Hatchling" and "Pakaa Protector" in base
    And the top of P1's deck is "Block" and "Shipyard Skulker"
    When P1 moves "Pakaa Protector" to "Void Gate"
    And P1 passes
    And P2 passes
    And P1 answers "effect.may" with no
    Then "Block" is in P1's trash
    And on top of P1's deck is "Shipyard Skulker"

  @S-y0176 @R-370.1
  Scenario: Looking isn't revealing
    Given P1 has "Void Hatchling" in base
    And the top of P1's deck is "Block", "Gust" and "Charm"
    And P1 has "Lightning Rush" in hand and the pool to pay for it
    When P1 plays "Lightning Rush"
    And everyone passes
    Then P1 is asked "effect.choose"
    When P1 answers "effect.choose" with "Gust"
    Then "Gust" is in P1's hand
