Feature: Tideturner
  As it is played, it may swap places with a unit of its controller's that is somewhere else (so the correction). The "may"
  opens the effect and is decided while the trigger is finalized (383.3.a); a unit where Tideturner is can't be chosen (355.9.b).
  What becomes of it from hidden and with answers is told in the situation of its own.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Stalwart Poro" at "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Tideturner" in hand and the pool to pay for it

  @S-c0145 @R-383.3.a @R-355.9.b @R-420.1
  Scenario: From the base it swaps with a unit at a battlefield
    When P1 plays "Tideturner" to base
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Vanguard Sergeant" and "Stalwart Poro"
    When P1 answers "play.target" with "Vanguard Sergeant"
    And everyone passes
    Then "Tideturner" is at "Altar to Unity"
    And "Vanguard Sergeant" is in P1's base
    And "Altar to Unity" is controlled by P1
    And "Vanguard Sergeant" is ready

  @S-c0146 @R-355.2.a @R-420.1
  Scenario: Played to a battlefield it swaps with a unit in the base
    When P1 plays "Tideturner" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Shipyard Skulker" and "Stalwart Poro"
    When P1 answers "play.target" with "Shipyard Skulker"
    And everyone passes
    Then "Tideturner" is in P1's base
    And "Shipyard Skulker" is at "Altar to Unity"

  @S-c0147 @R-383.3.a.2
  Scenario: Declined, nothing is left of it
    When P1 plays "Tideturner" to base
    And P1 answers "trigger.may" with no
    Then the chain is empty
    And "Tideturner" is in P1's base
    And "Vanguard Sergeant" is at "Altar to Unity"

  Rule: 402.4 A trigger without legal choices is removed

    @S-c0148 @R-402.4
    Scenario: An enemy unit elsewhere is none to choose
      Given it is P2's turn
      And P2 has "Tideturner" called "alone" in hand and the pool to pay for it
      And P2 has "Mega-Mech" in base
      When P2 plays "alone" to base
      Then the chain is empty
      And "alone" is in P2's base
      And "Vanguard Sergeant" is at "Altar to Unity"
