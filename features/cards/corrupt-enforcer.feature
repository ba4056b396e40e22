Feature: Corrupt Enforcer
  Discarding waits for a move to a battlefield, whoever moves it; drawing waits for a combat that it wins: it is left at the
  battlefield with its player alone (466.3.c).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-a025 @R-383.4.b
  Scenario: Moving to a battlefield costs a card
    Given P1 has "Corrupt Enforcer" in base
    And P1 has "Gust" and "Block" in hand
    When P1 moves "Corrupt Enforcer" to "Altar to Unity"
    Then the chain is "Corrupt Enforcer"
    When everyone passes
    And P1 answers "discard" with "Gust"
    Then "Gust" is in P1's trash
    And "Block" is in P1's hand

  @S-a026 @R-383.2.a.1
  Scenario: Moving to base costs nothing
    Given P1 has "Corrupt Enforcer" at "Altar to Unity"
    And P1 has "Gust" in hand
    When P1 moves "Corrupt Enforcer" to base
    Then "Corrupt Enforcer" is in P1's base
    And the chain is empty
    And "Gust" is in P1's hand

  @S-a027 @R-466.3.c
  Scenario: Winning a combat draws a card
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Corrupt Enforcer" at "Altar to Unity"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P2 has won the combat at "Altar to Unity"
    And the chain is "Corrupt Enforcer"
    When everyone passes
    Then P2's hand has 1 card

  @S-a028 @R-469.1
  Scenario: Conquering without a combat draws none
    Given P1 has "Corrupt Enforcer" in base
    When P1 moves "Corrupt Enforcer" to "Altar to Unity"
    And everyone passes until the chain is empty
    And everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And P1's points are 1
    And the chain is empty
    And P1's hand is empty
