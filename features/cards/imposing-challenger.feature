Feature: Imposing Challenger
  The destination is chosen along with the unit, and has to be another battlefield (355.4).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0041 @R-355.4 @R-355.4.a
  Scenario: It may move a weaker enemy unit to another battlefield, to no base
    Given P1 has "Imposing Challenger" in base
    And P2 has "Shipyard Skulker" and "Mega-Mech" at "Altar to Unity"
    When P1 moves "Imposing Challenger" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    And P1 passes
    And P2 passes
    Then "Shipyard Skulker" is at "Grove of the God-Willow"
    And "Mega-Mech" is at "Altar to Unity"
