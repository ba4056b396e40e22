Feature: Nami, Headstrong
  For [G] more she stuns an enemy unit as she is played. Holding, she has the next unit that her player plays this turn readied
  and buffed.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm104 @R-356.2.b @R-356.4.f.1
  Scenario: For [G] more an enemy is stunned
    Given P1 has "Nami, Headstrong" called "nami" in hand and the pool to pay for it
    And P1 has [G] in the pool
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "nami" to base, paying stun
    And everyone passes
    Then "Mega-Mech" is stunned
    And P1's pool is empty

  @S-dm105 @R-356.2.b.1
  Scenario: Without it nobody is
    Given P1 has "Nami, Headstrong" called "nami" in hand and the pool to pay for it
    And P1 has [G] in the pool
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "nami" to base
    And P1 answers "cost.optional" with no
    Then "nami" is in P1's base
    And P1's pool is [G]
    And the chain is empty

  @S-dm106 @R-390.2 @R-383.4.d
  Scenario: Having held, the next unit is ready and buffed, and just that
    Given the battlefields "Void Gate"
    And it is P2's turn
    And P1 has "Nami, Headstrong" at "Void Gate"
    And P1 has "Shipyard Skulker" called "one" and "Pouty Poro" called "two" in hand
    And P1 has 10 of "Calm Rune" as runes
    When P2 ends the turn
    And everyone passes
    And P1 plays "one" to base, paying with runes
    And everyone passes
    Then "one" is ready
    And "one" has a buff
    When P1 plays "two" to base, paying with runes
    Then "two" is in P1's base
    And "two" is exhausted
    And "two" has no buff
    And the chain is empty
