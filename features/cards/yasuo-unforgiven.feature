Feature: Yasuo, Unforgiven
  A unit in its base goes to a battlefield, one at a battlefield to its base, and nowhere else (355.4).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0048 @R-355.4
  Scenario: From a battlefield a unit goes to its base, not to another battlefield
    Given P1's legend is "Yasuo, Unforgiven"
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has [2] in the pool
    When P1 activates "Yasuo, Unforgiven" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    Then that is refused
    When P1 activates "Yasuo, Unforgiven" choosing "Shipyard Skulker" moving it to base
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
    And "Yasuo, Unforgiven" is exhausted

  @S-y0049 @R-355.4
  Scenario: From its base it goes to a battlefield
    Given P1's legend is "Yasuo, Unforgiven"
    And P1 has "Shipyard Skulker" in base
    And P1 has [2] in the pool
    When P1 activates "Yasuo, Unforgiven" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Shipyard Skulker" is at "Grove of the God-Willow"
    And "Shipyard Skulker" is ready
