Feature: Draven, Showboat
  His Might is raised by as many as his controller has points: a passive ability whose number is read anew whenever it
  changes (477.3.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y001 @R-477.3.a @R-194.1
  Scenario: As much more Might as its controller has points, and more as soon as they score
    Given P1 starts with 2 points
    And P2 starts with 5 points
    And P1 has "Draven, Showboat" in base
    Then "Draven, Showboat" has 5 Might
    When P1 moves "Draven, Showboat" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1's points are 3
    And "Draven, Showboat" has 6 Might
