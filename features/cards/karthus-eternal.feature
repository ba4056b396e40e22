Feature: Karthus, Eternal
  Each Deathknell effect of its controller's triggers one time more: two items go on the chain for one death, both before
  the unit is gone (808.1.d.2). Other effects of deaths aren't Deathknells.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Vengeance" in hand and the pool to pay for it

  @S-v053 @R-808.1.d.2 @R-383.3.d
  Scenario: A Deathknell triggers twice
    Given P1 has "Karthus, Eternal" in base
    And P1 has "Watchful Sentry" in base
    When P1 plays "Vengeance" choosing "Watchful Sentry"
    And everyone passes
    Then the chain is "Watchful Sentry", "Watchful Sentry"
    When everyone passes until the chain is empty
    Then P1's hand has 2 cards

  @S-v054 @R-808.1.d.2
  Scenario: An opponent's Deathknell triggers once
    Given P1 has "Karthus, Eternal" in base
    And P2 has "Watchful Sentry" in base
    When P1 plays "Vengeance" choosing "Watchful Sentry"
    And everyone passes
    Then the chain is "Watchful Sentry"
    When everyone passes
    Then P2's hand has 1 card

  @S-v055 @R-808.1.b
  Scenario: Another trigger on a death is no Deathknell
    Given P1 has "Karthus, Eternal" in base
    And P1 has "Viktor, Leader" in base
    And P1 has "Pakaa Cub" in base
    When P1 plays "Vengeance" choosing "Pakaa Cub"
    And everyone passes
    Then the chain is "Viktor, Leader"
    When everyone passes
    Then 1 object named "Recruit" is in P1's base

  @S-v056 @R-808.1.d.2
  Scenario: It counts for what dies together with it
    Given P1 has "Karthus, Eternal" and "Watchful Sentry" in base
    And P2 has "Horns of the Dragon" at "Altar to Unity"
    And the players will answer:
      | player | for           | answer                                  |
      | P2     | combat.assign | 3 to "Karthus, Eternal", 3 to "Watchful Sentry" |
    When P1 moves "Karthus, Eternal" and "Watchful Sentry" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Karthus, Eternal" and "Watchful Sentry" are in P1's trash
    And the chain is "Watchful Sentry", "Watchful Sentry"
