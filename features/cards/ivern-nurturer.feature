Feature: Ivern, Nurturer
  The buff is a reflexive ability: its target is chosen once a Bird, Cat, Dog or Poro has been shown (387).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0027 @R-424.1 @R-387.1.a
  Scenario: A Poro that is shown brings a buff
    Given the top of P1's deck is "Block", "Pouty Poro" and "Charm"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Ivern, Nurturer" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Charm" and "Block"
    When P1 plays "Ivern, Nurturer" to base
    And everyone passes
    And P1 answers "effect.choose" with "Pouty Poro"
    And P1 answers "play.target" with "Shipyard Skulker"
    And everyone passes
    Then "Pouty Poro" is in P1's hand
    And "Shipyard Skulker" has a buff

  @S-y0028 @R-387.1 @R-424.1
  Scenario: Another unit doesn't
    Given the top of P1's deck is "Block", "Shipyard Skulker" and "Charm"
    And P1 has "Ivern, Nurturer" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Charm" and "Block"
    When P1 plays "Ivern, Nurturer" to base
    And everyone passes
    And P1 answers "effect.choose" with "Shipyard Skulker"
    Then "Shipyard Skulker" is in P1's hand
    And the chain is empty
    And nobody is asked anything
