Feature: Eager Drakehound
  It enters ready, in the place of entering exhausted (143.4.a): the entering is replaced, and nothing becomes ready.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"

  @S-c0327 @R-143.4.a @R-370.1.b
  Scenario: It enters ready
    Given P1 has "Eager Drakehound" in hand and the pool to pay for it
    When P1 plays "Eager Drakehound"
    Then "Eager Drakehound" is ready
    And no event "readied" happened
    When P1 moves "Eager Drakehound" to "Void Gate"
    Then "Eager Drakehound" is at "Void Gate"
    And "Eager Drakehound" is exhausted
