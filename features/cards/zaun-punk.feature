Feature: Zaun Punk
  Killing a friendly gear is an optional additional cost; when it is played with that paid, it kills a gear.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Zaun Punk" in hand and the pool to pay for it
    And P2 has "Seal of Focus" in base

  @S-r064 @R-356.2.b @R-356.7 @R-383.2.a.1
  Scenario: A gear for a gear
    Given P1 has "Seal of Rage" in base
    When P1 plays "Zaun Punk", paying kill
    Then "Seal of Rage" is in P1's trash
    And P1's pool is empty
    When everyone passes
    Then "Seal of Focus" is in P2's trash

  @S-r065 @R-356.2.b.1
  Scenario: Without a gear of one's own nobody is asked
    When P1 plays "Zaun Punk"
    Then nobody is asked anything
    And the chain is empty
    And "Seal of Focus" is in P2's base
    And "Zaun Punk" is in P1's base
