Feature: Kinkou Initiate
  When it has been played its player draws 1 if their other units have 5 Might or more between them as that resolves; its
  own Might doesn't count.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Kinkou Initiate" in hand and the pool to pay for it
    And P2 has "Mega-Mech" in base
    And the top of P1's deck is "Gust"

  @S-y041 @R-383.4.a @R-355.11
  Scenario: Two units with 5 Might between them
    Given P1 has "Pakaa Cub" in base
    And P1 has "Daring Poro" at "Altar to Unity"
    When P1 plays "Kinkou Initiate" to base
    And everyone passes until the chain is empty
    Then P1's hand holds just "Gust"

  @S-y042 @R-359.3.f
  Scenario: Not with less
    Given P1 has "Vanguard Sergeant" in base
    When P1 plays "Kinkou Initiate" to base
    And everyone passes until the chain is empty
    Then P1's hand has 0 cards
