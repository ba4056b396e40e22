Feature: 827 Empower
  Whoever has Empower as an ability is empowered for its cost, which can be more than resources.

  @S-y203 @R-827.1.c.2 @R-827.4 @R-441.2.a
  Scenario: A cost that is no resource: exhausting it
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Hextech Disc" in base
    When P1 activates "Hextech Disc" with ability Empower
    Then "Hextech Disc" is exhausted
    When everyone passes
    Then "Hextech Disc" is empowered
    And P1 couldn't activate "Hextech Disc"
