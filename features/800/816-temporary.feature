Feature: 816 Temporary
  However many instances it has, a permanent with Temporary is killed by one ability.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y190 @R-816.2 @R-816.2.a @R-816.3
  Scenario: Granted to what has it, it triggers once
    Given it is P2's turn
    And P2 has "Turn to Dust" in hand and the pool to pay for it
    And P1 has "Sumpworks Map" in base
    When P2 plays "Turn to Dust" choosing "Sumpworks Map"
    And everyone passes
    And P2 ends the turn
    Then the chain is "Sumpworks Map"
    When everyone passes
    Then "Sumpworks Map" is in P1's trash

  @S-y191 @R-801.3.a.3 @R-801.3
  Scenario: Granted without a duration it stays
    Given P2 has "Arena Bar" in base
    And P1 has "Turn to Dust" in hand and the pool to pay for it
    When P1 plays "Turn to Dust" choosing "Arena Bar"
    And everyone passes
    Then "Arena Bar" has the keyword "Temporary"
    When P1 ends the turn
    And everyone passes
    Then "Arena Bar" is in P2's trash
