Feature: Kai'Sa, Survivor
  Accelerate, and a conquer effect by which her controller draws a card (383.4.c.2.a). Units that stayed behind have no part in it.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"

  @S-c0304 @R-383.4.c.2.a
  Scenario: Conquering with her draws 1
    Given P1 has "Kai'Sa, Survivor" in base
    When P1 moves "Kai'Sa, Survivor" to "Void Gate"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And the chain is "Kai'Sa, Survivor"
    When everyone passes
    Then P1's hand has 1 card

  @S-c0305 @R-383.4.c.2.a
  Scenario: Conquering without her doesn't
    Given P1 has "Kai'Sa, Survivor" and "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Void Gate"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And the chain is empty
    And P1's hand is empty

  @S-c0306 @R-805.1.a
  Scenario: Accelerate lets her enter ready
    Given P1 has "Kai'Sa, Survivor" in hand and the pool to pay for it
    And P1 has [1][R] in the pool
    When P1 plays "Kai'Sa, Survivor" to base, paying accelerate
    Then "Kai'Sa, Survivor" is ready
