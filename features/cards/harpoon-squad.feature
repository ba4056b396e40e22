Feature: Harpoon Squad
  It triggers when it moves from a battlefield (383.1), wherever it goes; a move from base isn't meant.

  Background:
    Given the battlefields "Altar to Unity" and "Windswept Hillock"

  @S-v064 @R-383.1
  Scenario: Moving from a battlefield gives it 2 Might this turn
    Given P1 has "Harpoon Squad" at "Altar to Unity"
    When P1 moves "Harpoon Squad" to base
    Then the chain is "Harpoon Squad"
    When everyone passes
    Then "Harpoon Squad" has 6 Might

  @S-v065 @R-383.1
  Scenario: Moving from base gives it nothing
    Given P1 has "Harpoon Squad" in base
    When P1 moves "Harpoon Squad" to "Altar to Unity"
    Then the chain is empty
    And "Harpoon Squad" is at "Altar to Unity"
    And "Harpoon Squad" has 4 Might
