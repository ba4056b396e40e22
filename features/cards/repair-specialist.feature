Feature: Repair Specialist
  Its Assault is as high as the number of gear that its controller has, Equipment included, whether attached or not
  (807.1.b.2).

  @S-y033 @R-807.1.b.2 @R-718.5.a
  Scenario: Three gear, one of them attached; none of the opponent's
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Repair Specialist", "Arena Bar", "Gold" and "Pakaa Cub" in base
    And "Pakaa Cub" starts with "Long Sword" attached
    And P2 has "Energy Conduit" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    Then "Repair Specialist" has the keyword "Assault 3"
    And "Repair Specialist" has 3 Might
    When P1 moves "Repair Specialist" to "Altar to Unity"
    Then "Repair Specialist" has 6 Might
    When P1 activates "Gold"
    Then "Repair Specialist" has the keyword "Assault 2"
    And "Repair Specialist" has 5 Might
