Feature: Nasus, Curator of the Sands
  Costs count as printed (206); an ability is played once it has resolved (377.2.a).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0220 @R-206 @R-383.3.b
  Scenario: A unit that costs 7 or more readies two runes for his exhausting
    Given P1's legend is "Nasus, Curator of the Sands"
    And P1 has the runes "Fury Rune" called "one", "Fury Rune" called "two" and "Mind Rune" called "three"
    And "three" starts exhausted
    And P1 has [5] in the pool
    And P1 has "Mega-Mech" in hand
    When P1 plays "Mega-Mech" to base paying with runes
    And P1 answers "trigger.may" with yes
    And P1 answers "play.target" with "one" and "three"
    And everyone passes
    Then "Nasus, Curator of the Sands" is exhausted
    And "one" and "three" are ready
    And "two" is exhausted

  @S-y0221 @R-206
  Scenario: One that costs less doesn't set him off
    Given P1's legend is "Nasus, Curator of the Sands"
    And P1 has "Shipyard Skulker" in hand and the pool to pay for it
    When P1 plays "Shipyard Skulker" to base
    Then "Shipyard Skulker" is in P1's base
    And nobody is asked anything
    And the chain is empty
