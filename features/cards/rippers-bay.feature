Feature: Ripper's Bay
  When a unit here is returned to a hand, the player whose hand it is may pay [1] to channel a rune exhausted: they control the
  ability (190.6.c), not who returned the unit nor who controls the battlefield.

  Background:
    Given the battlefields "Ripper's Bay" and "Grove of the God-Willow"
    And P2 has "Shipyard Skulker" at "Ripper's Bay"
    And P1 has "Gust" in hand and the pool to pay for it
    And P2's whole rune deck is "Chaos Rune"

  @S-w134 @R-190.6.c @R-383.3.b
  Scenario: The owner of the unit pays and channels
    Given P2 has [1] in the pool
    When P1 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then P2 is asked "trigger.may"
    When P2 answers "trigger.may" with yes
    And everyone passes
    Then "Shipyard Skulker" is in P2's hand
    And "Chaos Rune" is in P2's base
    And "Chaos Rune" is exhausted
    And P2's pool is empty

  @S-w135 @R-383.3.b.1
  Scenario: Without Energy there is nothing to decide
    When P1 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's hand
    And nobody is asked anything
    And the chain is empty
