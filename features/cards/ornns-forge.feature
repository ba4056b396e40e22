Feature: Ornn's Forge
  Whether a gear has been played before in this turn is asked as the cost is worked out (356.4).

  @S-y0156 @R-356.4 @R-383.1.b
  Scenario: The first gear of a turn costs 1 less, the second doesn't
    Given the battlefields "Ornn's Forge" and "Void Gate"
    And P1 controls "Ornn's Forge"
    And P1 has "Stalwart Poro" at "Ornn's Forge"
    And P1 has "Gutter Palace" and "Arena Bar" in hand
    And P1 has [6] in the pool
    When P1 plays "Gutter Palace"
    Then P1's pool is [3]
    When P1 plays "Arena Bar"
    Then P1's pool is empty

  @S-y0157 @R-190.6
  Scenario: It isn't less for whoever doesn't control it
    Given the battlefields "Ornn's Forge" and "Void Gate"
    And P1 has "Arena Bar" in hand
    And P1 has [3] in the pool
    When P1 plays "Arena Bar"
    Then P1's pool is empty
