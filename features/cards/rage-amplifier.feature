Feature: Rage Amplifier
  Its controller's units have +1 Might, and while it is empowered +2 instead.

  @S-w026 @R-828.1 @R-477.3.a @R-827.1.c
  Scenario: +1, then +2
    Given P1 has "Rage Amplifier" and "Stalwart Poro" in base
    And P2 has "Pouty Poro" in base
    And P1 has [6][R] in the pool
    Then "Stalwart Poro" has 3 Might
    And "Pouty Poro" has 2 Might
    When P1 activates "Rage Amplifier" with ability Empower
    And everyone passes
    Then "Rage Amplifier" is empowered
    And P1's pool is empty
    And "Stalwart Poro" has 4 Might
    And "Pouty Poro" has 2 Might
