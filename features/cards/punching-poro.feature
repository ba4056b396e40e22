Feature: Punching Poro
  Its Empower costs no resources but a discard (827.1.c.2); empowered it has +1 Might.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Punching Poro" in base

  @S-w006 @R-827.1.c.2 @R-203.3
  Scenario: A discarded card empowers it
    Given P1 has "Gust" and "Vengeance" in hand
    When P1 activates "Punching Poro" with ability Empower
    Then P1 is asked "discard" among "Gust" and "Vengeance"
    When P1 answers "discard" with "Gust"
    And everyone passes
    Then "Gust" is in P1's trash
    And "Punching Poro" is empowered
    And "Punching Poro" has 3 Might

  @S-w007 @R-203.3
  Scenario: With an empty hand it can't be activated
    Given P1 has "Escaped Grayback" in base
    When P1 activates "Punching Poro" with ability Empower
    Then that is refused
    And "Punching Poro" has 2 Might
    And P1 couldn't activate "Punching Poro"
    When P1 activates "Escaped Grayback" with ability Empower
    And P1 answers "cost.choose" with "Punching Poro"
    And everyone passes
    Then "Escaped Grayback" is empowered
