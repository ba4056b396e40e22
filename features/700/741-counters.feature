Feature: 741 Counters
  Counters are nobody's: whoever controls a unit can spend what is on it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y126 @R-749 @R-745.1
  Scenario: A unit under new control brings its buff, which is its new controller's to spend
    Given P2 has "Sett, Brawler" at "Altar to Unity"
    And "Sett, Brawler" starts with a buff
    And P1 has "Possession" in hand and the pool to pay for it
    When P1 plays "Possession" choosing "Sett, Brawler"
    And everyone passes
    Then "Sett, Brawler" has a buff
    When P1 activates "Sett, Brawler"
    Then "Sett, Brawler" has no buff
    When everyone passes
    Then "Sett, Brawler" has 8 Might
