Feature: Shadow
  Played to a battlefield it enters ready, to the base as units do (143.4, 369.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0064 @R-369.3 @R-143.4
  Scenario: It enters ready at a battlefield, exhausted in base
    Given P1 controls "Altar to Unity"
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Shadow" called "one" in hand and the pool to pay for it
    And P1 has "Shadow" called "two" in hand and the pool to pay for it
    When P1 plays "one" to "Altar to Unity"
    Then "one" is ready
    When P1 plays "two" to base
    Then "two" is exhausted

  @S-y0065 @R-377 @R-423.1
  Scenario: It stuns an enemy unit that attacks where it is
    Given it is P2's turn
    And P1 has "Shadow" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P1 has [1][A] in the pool
    When P2 moves "Mega-Mech" to "Altar to Unity"
    And P2 passes
    And P1 activates "Shadow" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is stunned
    And "Shadow" is exhausted
