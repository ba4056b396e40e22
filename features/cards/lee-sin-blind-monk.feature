Feature: Lee Sin, Blind Monk
  For 1 Energy and exhausting the legend, a friendly unit is buffed (426.1.b).

  @S-c0320 @R-426.1.b @R-355.9.b
  Scenario: A friendly unit gets a buff
    Given P1's legend is "Lee Sin, Blind Monk"
    And P1 has "Shipyard Skulker" in base
    And P2 has "Mega-Mech" in base
    And P1 has [2] in the pool
    When P1 activates "Lee Sin, Blind Monk" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 activates "Lee Sin, Blind Monk" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has a buff
    And "Shipyard Skulker" has 4 Might
    And P1's pool is [1]
    When P1 activates "Lee Sin, Blind Monk" choosing "Shipyard Skulker"
    Then that is refused
    And P1's pool is [1]

  @S-c0321 @R-203.3
  Scenario: Without Energy it can't be activated
    Given P1's legend is "Lee Sin, Blind Monk"
    And P1 has "Shipyard Skulker" and "Seal of Rage" in base
    When P1 activates "Lee Sin, Blind Monk" choosing "Shipyard Skulker"
    Then that is refused
    And "Shipyard Skulker" has no buff
    When P1 activates "Seal of Rage"
    Then P1's pool is [R]
