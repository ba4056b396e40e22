Feature: Kai'Sa, Evolutionary
  The point for the conquest has been gained by the time that she triggers (471), so it counts for her spell.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0210 @R-471 @R-390.3.a @R-356.1.b
  Scenario: Conquering, she plays a spell of the trash that costs less than the points, and recycles it
    Given P1 has "Kai'Sa, Evolutionary" in base
    And P1 starts with 1 point
    And P1 has "Hextech Ray" and "Vengeance" in the trash
    And P1 has [R] in the pool
    And P2 has "Shipyard Skulker" at "Void Gate"
    When P1 moves "Kai'Sa, Evolutionary" to "Windswept Hillock"
    And everyone passes until the showdown ends
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "play.target" with "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's trash
    And at the bottom of P1's deck is "Hextech Ray"
    And "Vengeance" is in P1's trash
