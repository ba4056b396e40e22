Feature: Cull the Weak
  Each player kills one of their units. Nothing is targeted, so that Deflect costs nothing (355.10.e).

  @S-w117 @FAQ-05.4 @R-355.10.e @R-411.1
  Scenario: An only unit with Deflect dies without being paid for
    Given P1 has "Stalwart Poro" and "Shipyard Skulker" in base
    And P2 has "Steel Paws" in base
    And P1 has "Cull the Weak" in hand and the pool to pay for it
    When P1 plays "Cull the Weak"
    Then P1's pool is empty
    When everyone passes
    Then P1 is asked "effect.choose" among "Stalwart Poro" and "Shipyard Skulker"
    When P1 answers "effect.choose" with "Stalwart Poro"
    Then "Stalwart Poro" is in P1's trash
    And "Steel Paws" is in P2's trash
    And "Shipyard Skulker" is in P1's base

  @S-w118 @R-303.2.a @R-359.3.e.6
  Scenario: Who has no unit kills none
    Given P1 has "Stalwart Poro" in base
    And P1 has "Cull the Weak" in hand and the pool to pay for it
    When P1 plays "Cull the Weak"
    And everyone passes
    Then "Stalwart Poro" is in P1's trash
    And nobody is asked anything
