Feature: Tryndamere, Barbarian
  If he conquers after an attack in which his player assigned 5 damage or more beyond what was lethal, they gain 1 point.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Tryndamere, Barbarian" in base

  @S-dm080 @R-465.2 @R-466.5.d
  Scenario: 5 beyond lethal
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Tryndamere, Barbarian" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes
    Then "Altar to Unity" is controlled by P1
    And P1's points are 2

  @S-dm081 @R-465.2
  Scenario: 4 aren't enough
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    When P1 moves "Tryndamere, Barbarian" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And the chain is empty
    And P1's points are 1

  @S-dm082 @R-466.5.d @R-464.2.c @R-466.5.e
  Scenario: As a defender he doesn't conquer after an attack
    P2 contests the uncontrolled battlefield, so that P1, whose unit comes there in the showdown, is the defender.

    Given it is P2's turn
    And P2 has "Recruit" in base
    And P1 has "Ride The Wind" in hand and the pool to pay for it
    When P2 moves "Recruit" to "Altar to Unity"
    And P2 passes
    And P1 plays "Ride The Wind" choosing "Tryndamere, Barbarian" moving it to "Altar to Unity"
    And everyone passes
    Then a combat is going on at "Altar to Unity"
    And "Tryndamere, Barbarian" is a defender
    When everyone passes until the showdown ends
    Then "Recruit" is gone
    And "Altar to Unity" is controlled by P1
    And the chain is empty
    And P1's points are 1
