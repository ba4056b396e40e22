Feature: Yeti Brawler
  Excess damage is what was assigned beyond the lethal damage of the units it went to (465.2.c.4). With 3 or more of it in
  this combat, conquering brings two Gold, exhausted.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Yeti Brawler" in base

  @S-v077 @R-465.2.c.4 @R-383.2.a.1
  Scenario: 3 beyond lethal is enough
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Yeti Brawler" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Yeti Brawler"
    When everyone passes
    Then 2 objects named "Gold" are in P1's base

  @S-v078 @R-465.2.c.4 @R-383.2.a.1
  Scenario: 1 beyond lethal isn't
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Frigid Touch" in hand and the pool to pay for it
    When P1 moves "Yeti Brawler" to "Altar to Unity"
    And P1 passes
    And P2 plays "Frigid Touch" choosing "Yeti Brawler"
    And everyone passes
    And everyone passes until the showdown ends
    Then "Pakaa Cub" is in P2's trash
    And P1 has won the combat at "Altar to Unity"
    And the chain is empty
    And P1's points are 1

  @S-v079 @R-469.1
  Scenario: Conquering without a combat there is no excess
    When P1 moves "Yeti Brawler" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And the chain is empty
