Feature: Ol' Poro
  Turns are counted for its player (304), additional ones too.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0218 @R-054.1 @R-304
  Scenario: It can't be played in the third turn of its player
    Given P1 has had 3 turns
    And P1 has "Ol' Poro" in hand and the pool to pay for it
    Then P1 couldn't play "Ol' Poro"
    When P1 ends the turn
    Then the turn player is P2

  @S-y0219 @R-054.1 @R-304
  Scenario: In the fourth it can
    Given P1 has had 4 turns
    And P1 has "Ol' Poro" in hand and the pool to pay for it
    When P1 plays "Ol' Poro" to base
    Then "Ol' Poro" is in P1's base
