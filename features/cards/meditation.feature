Feature: Meditation
  Exhausting a friendly unit is an optional additional cost (356.2.b); with it paid the spell draws 2, otherwise 1. Only a
  ready unit can be exhausted (414.4).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Meditation" in hand and the pool to pay for it
    And the top of P1's deck is "Block", "Charm" and "Cleave"

  @S-r049 @R-356.2.b @R-357.2
  Scenario: With a unit exhausted it draws 2
    Given P1 has "Pakaa Cub" and "Stalwart Poro" in base
    And P2 has "Mega-Mech" in base
    When P1 plays "Meditation", paying exhaust
    Then P1 is asked "cost.choose" among "Pakaa Cub" and "Stalwart Poro"
    When P1 answers "cost.choose" with "Pakaa Cub"
    Then "Pakaa Cub" is exhausted
    And "Stalwart Poro" is ready
    When everyone passes
    Then P1's hand holds just "Block" and "Charm"

  @S-r050 @R-356.2.b.1
  Scenario: Without it it draws 1
    Given P1 has "Pakaa Cub" in base
    When P1 plays "Meditation"
    And P1 answers "cost.optional" with no
    And everyone passes
    Then P1's hand holds just "Block"
    And "Pakaa Cub" is ready

  @S-r051 @R-414.4 @R-203.3
  Scenario: An exhausted unit can't be exhausted for it
    Given P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts exhausted
    When P1 plays "Meditation"
    And everyone passes
    Then P1's hand holds just "Block"
