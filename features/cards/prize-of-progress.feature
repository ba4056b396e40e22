Feature: Prize of Progress
  An ability is used once it has resolved (377.2.a), an Add as well (429.2).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0129 @R-377.2.a
  Scenario: An ability of a gear that resolves gives it 1 Might
    Given P1 has "Prize of Progress" and "Gutter Palace" in base
    And P1 has "Block" in hand
    When P1 activates "Gutter Palace"
    Then "Prize of Progress" has 3 Might
    When everyone passes until the chain is empty
    Then "Prize of Progress" has 4 Might

  @S-y0130 @R-357.2 @R-377.2.a @R-429.2
  Scenario: So does an Add of a gear that is gone by then
    Given P1 has "Prize of Progress" in base
    And P1 has "Gold" in base
    When P1 activates "Gold"
    And everyone passes until the chain is empty
    Then "Prize of Progress" has 4 Might
    And P1's pool is [A]

  @S-y0131 @R-377.2.a
  Scenario: Abilities of units and of others' gear don't
    Given P1 has "Prize of Progress" in base
    And P1's legend is "Yasuo, Unforgiven"
    And P1 has [2] in the pool
    When P1 activates "Yasuo, Unforgiven" choosing "Prize of Progress" moving it to "Void Gate"
    And everyone passes
    Then "Prize of Progress" has 3 Might
