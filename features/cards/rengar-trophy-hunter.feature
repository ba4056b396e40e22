Feature: Rengar, Trophy Hunter
  Used as a verb, Ambush means to play something with the permissions of the keyword (822.1.d): he may be played, as with
  Reaction, to a battlefield where there are enemy units, without units of his player's there.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-u010 @example @R-822.1.d
  Scenario: Against a spell on the chain, to where only enemy units are
    Given it is P2's turn
    And P2 has "Daring Poro" at "Altar to Unity"
    And P2 has "Discipline" in hand and the pool to pay for it
    And P1 has "Rengar, Trophy Hunter" in hand and the pool to pay for it
    When P2 plays "Discipline" choosing "Daring Poro"
    And P2 passes
    And P1 plays "Rengar, Trophy Hunter"
    Then "Rengar, Trophy Hunter" is at "Altar to Unity"
    And "Altar to Unity" is contested by P1
    When everyone passes until the chain is empty
    Then a combat is going on at "Altar to Unity"
    And "Rengar, Trophy Hunter" is an attacker

  @S-u011 @R-822.1.b @R-822.1.d
  Scenario: In an opponent's turn nowhere else, his player's base included
    Given it is P2's turn
    And P2 has "Daring Poro" at "Altar to Unity"
    And P2 has "Discipline" in hand and the pool to pay for it
    And P1 has "Rengar, Trophy Hunter" in hand and the pool to pay for it
    When P2 plays "Discipline" choosing "Daring Poro"
    And P2 passes
    And P1 plays "Rengar, Trophy Hunter" to base
    Then that is refused
    When P1 plays "Rengar, Trophy Hunter" to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "Rengar, Trophy Hunter" to "Altar to Unity"
    Then "Rengar, Trophy Hunter" is at "Altar to Unity"

  @S-u012 @R-355.2.a @R-355.2.b
  Scenario: In his player's turn to the base and to enemy units, but not to an empty battlefield
    Given P2 has "Daring Poro" at "Altar to Unity"
    And P1 has "Rengar, Trophy Hunter" in hand and the pool to pay for it
    When P1 plays "Rengar, Trophy Hunter"
    Then P1 is asked "play.location" among "P1.base" and "Altar to Unity"
    When P1 answers "play.location" with "Altar to Unity"
    Then "Rengar, Trophy Hunter" is at "Altar to Unity"
    And "Rengar, Trophy Hunter" is an attacker

  @S-u013 @R-822.1.b
  Scenario: Without enemy units anywhere there is nothing to Ambush
    Given it is P2's turn
    And P2 has "Daring Poro" in base
    And P2 has "Discipline" in hand and the pool to pay for it
    And P1 has "Rengar, Trophy Hunter" and "Flash" in hand and the pool to pay for them
    When P2 plays "Discipline" choosing "Daring Poro"
    And P2 passes
    Then P1 couldn't play "Rengar, Trophy Hunter"
    And P1 could play "Flash"
