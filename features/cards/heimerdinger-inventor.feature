Feature: Heimerdinger, Inventor
  He has whatever abilities his controller's legends, units and gear have that cost exhausting what has them, as his own
  (477.2): he is exhausted for them, and what they say of themselves is said of him.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Heimerdinger, Inventor" in base

  @S-y010 @R-477.2.a @R-377
  Scenario: The ability of a gear, with himself exhausted for it
    Given P1 has "Arena Bar" and "Pakaa Cub" in base
    And "Pakaa Cub" starts exhausted
    When P1 activates "Heimerdinger, Inventor" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has a buff
    And "Heimerdinger, Inventor" is exhausted
    And "Arena Bar" is ready

  @S-y011 @R-477.2.a
  Scenario: The ability of a unit that speaks of itself
    Given P1 has "Lee Sin, Ascetic" in base
    When P1 activates "Heimerdinger, Inventor"
    And everyone passes
    Then "Heimerdinger, Inventor" has a buff
    And "Lee Sin, Ascetic" has no buff

  @S-y012 @R-477.2.a
  Scenario: The ability of the legend
    Given P1's legend is "Jax, Grandmaster At Arms"
    And P1 has "B.F. Sword" and "Pakaa Cub" in base
    And P1 has [1] in the pool
    When P1 activates "Heimerdinger, Inventor" with ability 1 choosing "B.F. Sword", then "Pakaa Cub"
    And everyone passes
    Then "B.F. Sword" is attached to "Pakaa Cub"
    And "Jax, Grandmaster At Arms" is ready
    And "Heimerdinger, Inventor" is exhausted

  @S-y013 @R-429.3
  Scenario: An ability that Adds pays for a spell
    Given P1 has "Energy Conduit" in base
    And P1 has [1] in the pool
    And P1 has "Feral Strength" in hand
    And P1 has "Pakaa Cub" in base
    When P1 activates "Heimerdinger, Inventor"
    Then P1's pool is [2]
    And "Heimerdinger, Inventor" is exhausted
    And "Energy Conduit" is ready
    When P1 plays "Feral Strength" choosing "Pakaa Cub"
    Then "Feral Strength" is on the chain

  @S-y014 @R-377
  Scenario: None of the enemy's and none that cost something else; but those that come later
    Given P2 has "Arena Bar" in base
    And P1 has "Sett, Brawler" in base
    And "Sett, Brawler" starts with a buff
    And P1 has "Arena Bar" called "own" in hand and the pool to pay for it
    And "Sett, Brawler" starts exhausted
    Then P1 couldn't activate "Heimerdinger, Inventor"
    When P1 plays "own"
    Then P1 could activate "Heimerdinger, Inventor"

  @S-y015 @R-477.2.a
  Scenario: Killed as a cost of its own ability
    Given P1 has "Gold" in base
    When P1 activates "Heimerdinger, Inventor"
    Then "Heimerdinger, Inventor" is in P1's trash
    And "Gold" is in P1's base
    And P1's pool is [A]
