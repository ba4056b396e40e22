Feature: Escaped Grayback
  Its Empower costs the death of a friendly unit (827.1.c.2), which is picked to pay and is no target (355.10.c). It can be
  the unit itself, which leaves nothing to empower (359.3.e.6).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Escaped Grayback" and "Stalwart Poro" in base
    And P2 has "Pouty Poro" in base

  @S-w008 @R-827.1.c.2 @R-827.1.b.1
  Scenario: Another unit dies for it
    When P1 activates "Escaped Grayback" with ability Empower
    Then P1 is asked "cost.choose" among "Escaped Grayback" and "Stalwart Poro"
    When P1 answers "cost.choose" with "Stalwart Poro"
    Then "Stalwart Poro" is in P1's trash
    And no event "targeted" happened
    When everyone passes
    Then "Escaped Grayback" is empowered
    And "Escaped Grayback" has 5 Might

  @S-w009 @R-359.3.e.6
  Scenario: It dies for itself, and nothing is empowered
    When P1 activates "Escaped Grayback" with ability Empower
    And P1 answers "cost.choose" with "Escaped Grayback"
    And everyone passes
    Then "Escaped Grayback" is in P1's trash
    And "Stalwart Poro" is in P1's base
    And the chain is empty
    And no event "empowered" happened
