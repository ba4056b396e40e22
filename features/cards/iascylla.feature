Feature: Iascylla
  Holding with it makes a delayed trigger (390.2) for the start of the Main Phase that follows (316.4). Whether an enemy unit
  is moved and which is settled then (383.3.a, 355.5.b); the battlefield is the one that was held (359.3.f.3).

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And it is P2's turn

  @S-d050 @R-390.2 @R-316.4 @R-383.4.d
  Scenario: An enemy unit comes to the battlefield that was held, and a combat begins
    Given P1 has "Iascylla" at "Void Gate"
    And P2 has "Shipyard Skulker" in base
    When P2 ends the turn
    Then the chain is "Iascylla"
    And it is the beginning phase
    When everyone passes
    Then P1 is asked "trigger.may"
    And it is the main phase
    When P1 answers "trigger.may" with yes
    Then the chain is "Iascylla"
    And "Shipyard Skulker" is in P2's base
    When everyone passes
    Then "Shipyard Skulker" is at "Void Gate"
    And a combat is going on at "Void Gate"
    And "Shipyard Skulker" is an attacker
    And "Iascylla" is a defender
    And P1's points are 1

  @S-d051 @R-383.3.a
  Scenario: It may be left
    Given P1 has "Iascylla" at "Void Gate"
    And P2 has "Shipyard Skulker" in base
    When P2 ends the turn
    And everyone passes
    And P1 answers "trigger.may" with no
    Then the chain is empty
    And "Shipyard Skulker" is in P2's base
    And P1's points are 1

  @S-d052 @R-355.5.b @R-355.9.b
  Scenario: Among enemy units, wherever they are, and no friendly ones
    Given P1 has "Iascylla" at "Void Gate"
    And P1 has "Pakaa Cub" in base
    And P2 has "Shipyard Skulker" in base
    And P2 has "Petty Officer" at "Windswept Hillock"
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P2 ends the turn
    And everyone passes
    Then P1 is asked "play.target" among "Shipyard Skulker" and "Petty Officer"
    When P1 answers "play.target" with "Petty Officer"
    And everyone passes
    Then "Petty Officer" is at "Void Gate"
    And "Shipyard Skulker" is in P2's base
    And P1's points are 1

  @S-d053 @R-392 @R-359.3.f.3
  Scenario: It goes on though Iascylla has left the battlefield meanwhile
    Given P1 has "Iascylla" at "Void Gate"
    And P1 has "Flash" in hand
    And P1 has 2 of "Chaos Rune" as runes
    And P2 has "Shipyard Skulker" in base
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P2 ends the turn
    And P1 plays "Flash" choosing "Iascylla", paying with runes
    And everyone passes
    Then "Iascylla" is in P1's base
    When everyone passes
    And everyone passes
    Then "Shipyard Skulker" is at "Void Gate"
    And a showdown is going on at "Void Gate"
    And P1's points are 1

  @S-d054 @R-383.4.d
  Scenario: Without holding there is nothing at the start of the Main Phase
    Given P1 has "Iascylla" in base
    And P2 has "Shipyard Skulker" in base
    When P2 ends the turn
    Then the turn player is P1
    And it is the main phase
    And nobody is asked anything
    And the chain is empty
