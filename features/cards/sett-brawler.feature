Feature: Sett, Brawler
  Buffed as he is played and as he conquers, he can spend his own buff, and no other, for +4 Might this turn (745).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-r056 @R-745.1 @R-745.2 @R-317.2.c
  Scenario: Played he is buffed, and his buff can be spent
    Given P1 has "Sett, Brawler" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with a buff
    When P1 plays "Sett, Brawler"
    And everyone passes
    Then "Sett, Brawler" has a buff
    And "Sett, Brawler" has 5 Might
    When P1 activates "Sett, Brawler"
    Then "Sett, Brawler" has no buff
    And "Sett, Brawler" has 4 Might
    When everyone passes
    Then "Sett, Brawler" has 8 Might
    And "Pakaa Cub" has a buff
    When P1 activates "Sett, Brawler"
    Then that is refused
    When P1 ends the turn
    Then "Sett, Brawler" has 4 Might

  @S-r057 @R-383.4.c
  Scenario: Conquering he is buffed
    Given P1 has "Sett, Brawler" in base
    When P1 moves "Sett, Brawler" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes
    Then P1's points are 1
    And "Sett, Brawler" has a buff
