Feature: Blitzcrank, Impassive
  Where he is when he has been played belongs to the condition (383.2.a.1). The unit he moves can't be one that is there
  already (355.4.a).

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P1 has "Pakaa Cub" at "Void Gate"

  @S-a070 @R-383.4.a @R-355.4.a
  Scenario: Played to a battlefield, he may pull an enemy unit there
    Given P1 has "Blitzcrank, Impassive" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" in base
    And P2 has "Mega-Mech" at "Windswept Hillock"
    When P1 plays "Blitzcrank, Impassive" to "Void Gate"
    And P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Shipyard Skulker" and "Mega-Mech"
    When P1 answers "play.target" with "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is at "Void Gate"
    And a combat is going on at "Void Gate"
    And "Shipyard Skulker" is an attacker

  @S-a071 @R-383.2.a.1
  Scenario: Played to base he pulls nothing
    Given P1 has "Blitzcrank, Impassive" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" in base
    When P1 plays "Blitzcrank, Impassive" to base
    Then "Blitzcrank, Impassive" is in P1's base
    And nobody is asked anything
    And the chain is empty

  @S-a072 @R-383.4.d
  Scenario: Holding returns him to his owner's hand
    Given it is P2's turn
    And P1 has "Blitzcrank, Impassive" at "Windswept Hillock"
    When P2 ends the turn
    Then the chain is "Blitzcrank, Impassive"
    When everyone passes
    Then "Blitzcrank, Impassive" is in P1's hand
    And P1's points are 2

  @S-a073 @R-465.2.c.6
  Scenario: With Tank he is assigned damage first
    Given it is P2's turn
    And P1 has "Blitzcrank, Impassive" at "Void Gate"
    And P2 has "Vanguard Sergeant" in base
    When P2 moves "Vanguard Sergeant" to "Void Gate"
    And everyone passes until the showdown ends
    Then nobody is asked anything
    And "Blitzcrank, Impassive" and "Pakaa Cub" are at "Void Gate"
    And these events happened in this order:
      | event        | object                | amount |
      | damageMarked | Blitzcrank, Impassive | 4      |
