Feature: Decree of Discord
  Enemy Order units with 5 Might or less taken together go back to their owners' hands (355.11).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Decree of Discord" in hand and the pool to pay for it
    And P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Daring Poro" called "theirs" in base

  @S-n015 @R-355.11.a @R-134
  Scenario: Only enemy Order units are offered, wherever they are
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Daring Poro" called "mine" in base
    When P1 plays "Decree of Discord"
    Then P1 is asked "play.target" among "Vanguard Sergeant" and "theirs"
    When P1 answers "play.target" with "theirs"
    And everyone passes
    Then P2's hand holds just "theirs"
    And "Vanguard Sergeant" is at "Altar to Unity"

  @S-n016 @R-355.11.a
  Scenario: 6 Might is too much
    When P1 plays "Decree of Discord" choosing "Vanguard Sergeant" and "theirs"
    Then that is refused by rule 355.11
    When P1 plays "Decree of Discord" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P2's hand
