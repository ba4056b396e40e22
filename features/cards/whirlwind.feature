Feature: Whirlwind
  Beginning with the next player, each may return a unit, anybody's, to its owner's hand.

  @S-w119 @R-355.17 @R-355.10.e @R-411.1
  Scenario: The next player takes one, the other declines
    Given P1 has "Stalwart Poro" in base
    And P2 has "Pouty Poro" in base
    And P1 has "Whirlwind" in hand and the pool to pay for it
    When P1 plays "Whirlwind"
    And everyone passes
    Then P2 is asked "effect.may"
    When P2 answers "effect.may" with yes
    Then P2 is asked "effect.choose" among "Stalwart Poro" and "Pouty Poro"
    When P2 answers "effect.choose" with "Stalwart Poro"
    Then "Stalwart Poro" is in P1's hand
    And P1 is asked "effect.may"
    When P1 answers "effect.may" with no
    Then "Pouty Poro" is in P2's base
    And the chain is empty
