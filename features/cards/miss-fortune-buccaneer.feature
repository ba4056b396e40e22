Feature: Miss Fortune, Buccaneer
  She may be played to an open battlefield, one that is neither occupied nor controlled (170.11.c), and while she is on the
  board so may other units of her controller: then it is one of the valid locations (355.2.b). Whoever comes there contests it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Daring Poro" at "Altar to Unity"

  @S-u020 @R-170.11.c @R-355.2.b @R-190.3.a.1
  Scenario: To an open battlefield, not to an occupied one
    Given P1 has "Miss Fortune, Buccaneer" in hand and the pool to pay for it
    When P1 plays "Miss Fortune, Buccaneer" to "Altar to Unity"
    Then that is refused
    When P1 plays "Miss Fortune, Buccaneer" to "Grove of the God-Willow"
    Then "Miss Fortune, Buccaneer" is at "Grove of the God-Willow"
    And a showdown is going on at "Grove of the God-Willow"

  @S-u022 @R-355.2.b
  Scenario: On the board she lets friendly units do the same, and enemy ones not
    Given P1 has "Miss Fortune, Buccaneer" in base
    And P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Petty Officer" to "Grove of the God-Willow"
    Then "Petty Officer" is at "Grove of the God-Willow"

  @S-u023 @R-355.2.a
  Scenario: An opponent has no use of her
    Given P1 has "Miss Fortune, Buccaneer" in base
    And it is P2's turn
    And P2 has "Petty Officer" in hand and the pool to pay for it
    When P2 plays "Petty Officer" to "Grove of the God-Willow"
    Then that is refused by rule 355.2
    When P2 plays "Petty Officer" to "Altar to Unity"
    Then "Petty Officer" is at "Altar to Unity"
