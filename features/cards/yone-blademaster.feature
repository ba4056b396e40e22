Feature: Yone, Blademaster
  Conquering a battlefield that nobody controlled before he deals his Might to an enemy unit in a base. He has Weaponmaster.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Yone, Blademaster" in base
    And P2 has "Mega-Mech" in base

  @S-dm090 @R-170.11.b @R-469.1
  Scenario: An uncontrolled battlefield
    Given P2 has "Iascylla" at "Grove of the God-Willow"
    When P1 moves "Yone, Blademaster" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Yone, Blademaster"
    When everyone passes
    Then "Mega-Mech" has 5 damage
    And "Iascylla" has 0 damage

  @S-dm091 @R-170.11.b @R-190.4.b
  Scenario: What an opponent controlled until now was controlled, though nobody of theirs is left
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Yone, Blademaster" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And the chain is empty
    And "Mega-Mech" has 0 damage

  @S-dm092 @R-170.11.b
  Scenario: A battlefield where a combat was for it
    P2 contests it and P1 wins it: nobody controlled it before.

    Given it is P2's turn
    And P2 has "Recruit" in base
    And P1 has "Ride The Wind" in hand and the pool to pay for it
    When P2 moves "Recruit" to "Altar to Unity"
    And P2 passes
    And P1 plays "Ride The Wind" choosing "Yone, Blademaster" moving it to "Altar to Unity"
    And everyone passes
    And everyone passes until the showdown ends
    And everyone passes
    Then "Mega-Mech" has 5 damage

  @S-dm093 @R-821.1.c
  Scenario: Weaponmaster
    Given P1 has "Yone, Blademaster" called "yone" in hand and the pool to pay for it
    And P1 has "Doran's Blade" in base
    When P1 plays "yone" to base
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "effect.pay" with yes
    Then "Doran's Blade" is attached to "yone"
