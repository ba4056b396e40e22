Feature: 701 Buffs
  A buff is a counter on a unit, worth 1 Might; a unit has one at most, only its controller can spend it, and it doesn't come
  along to where there is no board.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y120 @R-702 @R-745 @R-747 @R-702.2 @R-426.1
  Scenario: Buffing puts a counter on a unit, spending takes it off
    Given P1 has "Sett, Brawler" in base
    And P1 has "Arena Bar" in base
    And "Sett, Brawler" starts exhausted
    When P1 activates "Arena Bar" choosing "Sett, Brawler"
    And everyone passes
    Then "Sett, Brawler" has a buff
    And "Sett, Brawler" has 5 Might
    When P1 activates "Sett, Brawler"
    Then "Sett, Brawler" has no buff

  @S-y121 @R-702.3 @R-702.3.a @R-426.1.c
  Scenario: A unit that has one gets no other
    Given P1 has "Pakaa Cub" in base
    And P1 has "Arena Bar" called "one" and "Arena Bar" called "two" in base
    And "Pakaa Cub" starts exhausted
    When P1 activates "one" choosing "Pakaa Cub"
    And everyone passes
    And P1 activates "two" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has a buff
    And "Pakaa Cub" has 4 Might

  @S-y122 @R-702.2.b.1
  Scenario: What has no buff can't pay with one
    Given P1 has "Sett, Brawler" in base
    And P1 has "Arena Bar" in base
    And "Sett, Brawler" starts exhausted
    Then P1 couldn't activate "Sett, Brawler"
    When P1 activates "Sett, Brawler"
    Then that is refused
    When P1 activates "Arena Bar" choosing "Sett, Brawler"
    And everyone passes
    Then P1 could activate "Sett, Brawler"

  @S-y123 @R-702.2.b.2
  Scenario: Only units of one's own pay for it
    Given P1 has "Call to Glory" in hand
    And P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
    And "Vanguard Sergeant" starts with a buff
    And P2 has "Mega-Mech" in base
    And "Mega-Mech" starts with a buff
    When P1 plays "Call to Glory" choosing "Pakaa Cub" paying buff
    Then "Vanguard Sergeant" has no buff
    And "Mega-Mech" has a buff

  @S-y125 @R-705 @R-748 @R-749
  Scenario: Killed and played again it has none
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And "Pakaa Cub" starts with a buff
    And P1 has "Rebuke" in hand and the pool to pay for it
    And P1 has [3] in the pool
    When P1 plays "Rebuke" choosing "Pakaa Cub"
    And everyone passes
    And P1 plays "Pakaa Cub" to base
    Then "Pakaa Cub" has no buff
    And "Pakaa Cub" has 3 Might

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
