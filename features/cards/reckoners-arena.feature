Feature: Reckoner's Arena
  Holding it activates conquer effects of the units at it: each is looked at as though conquering had taken place, and goes on
  the chain if the rest of its condition holds (383.4.g, 383.4.g.1). Nothing is conquered and no further point is
  gained. Hunt is an effect for conquering and for holding (823.1.b), so that it is had twice.

  Background:
    Given the battlefields "Reckoner's Arena" and "Altar to Unity"
    And it is P2's turn

  @S-c0100 @example @R-383.4.g @R-383.4.g.1 @R-383.4.d
  Scenario: A conquer effect of a unit here
    Given P1 has "Kai'Sa, Survivor" at "Reckoner's Arena"
    When P2 ends the turn
    Then P1's points are 1
    And the chain is "Reckoner's Arena"
    And P1's hand is empty
    When everyone passes
    Then the chain is "Kai'Sa, Survivor"
    When everyone passes
    Then P1's hand has 2 cards
    And P1's points are 1
    And it is the main phase

  @S-c0101 @R-383.4.g.1
  Scenario: Every unit here, and none that is elsewhere
    Given P1 has "Plundering Poro" and "Shipyard Skulker" at "Reckoner's Arena"
    And P1 has "Kai'Sa, Survivor" in base
    When P2 ends the turn
    And everyone passes
    Then the chain is "Plundering Poro"
    When everyone passes
    Then 1 object named "Gold" is in P1's base
    And "Gold" is exhausted
    And P1's hand has 1 card

  @S-c0102 @R-383.4.g.1 @R-383.3.d
  Scenario: Two of them are ordered by their controller
    Given P1 has "Plundering Poro" and "Kai'Sa, Survivor" at "Reckoner's Arena"
    When P2 ends the turn
    And everyone passes
    Then P1 is asked "trigger.order"
    When P1 answers "trigger.order" with "Plundering Poro" and "Kai'Sa, Survivor"
    Then the chain is "Plundering Poro", "Kai'Sa, Survivor"

  @S-c0103 @R-383.4.g @R-471.2.b
  Scenario: Conquering here isn't holding here
    Given it is P1's turn
    And P1 has "Kai'Sa, Survivor" in base
    When P1 moves "Kai'Sa, Survivor" to "Reckoner's Arena"
    And everyone passes until the showdown ends
    Then the chain is "Kai'Sa, Survivor"
    When everyone passes
    Then the chain is empty
    And P1's hand has 1 card

  @S-c0210 @R-383.4.g.1 @R-823.1.b
  Scenario: Hunt is had for holding, and once more
    Given P1 has "Voracious Gromp" at "Reckoner's Arena"
    When P2 ends the turn
    Then P1 is asked "trigger.order"
    When P1 answers "trigger.order" with "Voracious Gromp" and "Reckoner's Arena"
    And everyone passes
    Then the chain is "Voracious Gromp", "Voracious Gromp"
    When everyone passes until the chain is empty
    Then these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 3      |
      | xpGained | P1     | 3      |
    And P1's points are 1
