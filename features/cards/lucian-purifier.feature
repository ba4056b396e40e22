Feature: Lucian, Purifier
  Each Equipment that his controller controls gives Assault to what it is attached to, so that two give Assault 2 (807.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Lucian, Purifier"

  @S-y034 @R-807.2 @R-718.5.a
  Scenario: One Assault for each Equipment attached, beside what it has
    Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
    And "Pakaa Cub" starts with "Long Sword", "Doran's Blade" attached
    And P1 has "B.F. Sword" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    Then "Pakaa Cub" has the keyword "Assault 2"
    And "Pakaa Cub" has 7 Might
    And "Vanguard Sergeant" doesn't have the keyword "Assault"
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    Then "Pakaa Cub" has 9 Might

  @S-y035 @R-718.5.e
  Scenario: Not the Equipment of another player
    Given P2 has "Vanguard Sergeant" in base
    And "Vanguard Sergeant" starts with "Long Sword" attached
    Then "Vanguard Sergeant" doesn't have the keyword "Assault"

  @S-y036 @R-718.5.e
  Scenario: His controller's Equipment on another player's unit
    Given P2 has "Vanguard Sergeant" in base
    And "Vanguard Sergeant" starts with P1's "Long Sword" attached
    Then "Vanguard Sergeant" has the keyword "Assault 1"
