Feature: Tricksy Tentacles
  Any number of enemy units of one player, with 8 Might or less taken together, move to one location (355.4, 355.11).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Tricksy Tentacles" in hand and the pool to pay for it

  @S-n010 @R-355.4 @R-355.11.a @R-445
  Scenario: Units of one opponent from two places move to a third one together
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Vanguard Sergeant" in base
    When P1 plays "Tricksy Tentacles" choosing "Pakaa Cub" and "Vanguard Sergeant" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Pakaa Cub" is at "Grove of the God-Willow"
    And "Vanguard Sergeant" is at "Grove of the God-Willow"

  @S-n011 @R-355.11.a
  Scenario: More than 8 Might can't be chosen, nor units of two opponents
    Given a game in the mode "skirmish"
    And P2 has "Mega-Mech" and "Recruit" at "Altar to Unity"
    And P3 has "Pakaa Cub" at "Grove of the God-Willow"
    And P3 has "Vanguard Sergeant" in base
    When P1 plays "Tricksy Tentacles" choosing "Mega-Mech" and "Recruit" moving it to base
    Then that is refused by rule 355.11
    When P1 plays "Tricksy Tentacles" choosing "Recruit" and "Pakaa Cub" moving it to "Altar to Unity"
    Then that is refused by rule 355.11
    When P1 plays "Tricksy Tentacles" choosing "Vanguard Sergeant" and "Pakaa Cub" moving it to "Altar to Unity"
    And everyone passes
    Then "Pakaa Cub" is at "Altar to Unity"
    And "Vanguard Sergeant" is at "Altar to Unity"

  @S-n012 @R-355.13 @R-355.4
  Scenario: With nothing chosen there is no destination to pick either
    Given P2 has "Pakaa Cub" and "Recruit" at "Altar to Unity"
    When P1 plays "Tricksy Tentacles"
    And P1 answers "play.target" with nothing
    Then nobody is asked anything
    And "Tricksy Tentacles" on the chain is finalized

  @S-n013 @R-355.16 @R-355.4.a
  Scenario: Units that are wherever they might go to can't be chosen together
    Given P2 has "Recruit" called "a" at "Altar to Unity"
    And P2 has "Recruit" called "b" at "Grove of the God-Willow"
    And P2 has "Recruit" called "c" in base
    When P1 plays "Tricksy Tentacles"
    And P1 answers "play.target" with "a" and "b" and "c"
    Then that is refused by rule 355.16
    When P1 answers "play.target" with "a" and "b"
    And everyone passes
    Then "a" is in P2's base
    And "b" is in P2's base
