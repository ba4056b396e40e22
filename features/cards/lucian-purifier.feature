Feature: Lucian, Purifier
  Each Equipment that his controller controls gives Assault to what it is attached to, so that two give Assault 2 (807.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Lucian, Purifier"

  @S-y034 @R-807.2 @R-718.5.a @R-718.5.e
  Scenario: One Assault for each Equipment of his controller's that is attached, to whatever unit
    Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
    And "Pakaa Cub" starts with "Long Sword", "Doran's Blade" attached
    And P1 has "B.F. Sword" in base
    And P2 has "Petty Officer" and "Wily Newtfish" in base
    And "Petty Officer" starts with "Long Sword" called "theirs" attached
    And "Wily Newtfish" starts with P1's "Long Sword" called "lent" attached
    And P2 has "Mega-Mech" at "Altar to Unity"
    Then "Pakaa Cub" has the keyword "Assault 2"
    And "Pakaa Cub" has 7 Might
    And "Vanguard Sergeant" doesn't have the keyword "Assault"
    And "Petty Officer" has the keyword "Assault 1"
    And "Wily Newtfish" has the keyword "Assault 1"
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    Then "Pakaa Cub" has 9 Might
