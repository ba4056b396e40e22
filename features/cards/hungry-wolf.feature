Feature: Hungry Wolf
  It can be used once each turn, and only when its controller has chosen an enemy unit that turn (377.2.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Hungry Wolf" in base
    And "Hungry Wolf" starts exhausted
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" called "own" at "Altar to Unity"
    And P2 has "Mega-Mech" called "theirs" at "Grove of the God-Willow"
    And P1 has [Y][Y] in the pool

  @S-xc050 @R-377.2.b @FAQ-20.4
  Scenario: Once an enemy unit has been chosen, and only once
    When P1 activates "Hungry Wolf"
    Then that is refused by rule 377.2.b
    When P1 plays "Hextech Ray" choosing "theirs"
    And everyone passes
    Then P1 could activate "Hungry Wolf"
    When P1 activates "Hungry Wolf"
    And everyone passes
    Then "Hungry Wolf" is ready
    And "Hungry Wolf" has 5 Might
    And P1's pool is [Y]
    When P1 activates "Hungry Wolf"
    Then that is refused by rule 377.2.b
    And P1 couldn't activate "Hungry Wolf"

  @S-xc051 @R-377.2.b
  Scenario: A friendly unit chosen isn't enough, nor one that an opponent chose
    Given P1 has "Cleave" in hand and the pool to pay for it
    And P2 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Cleave" choosing "own"
    And P1 passes
    And P2 plays "Discipline" choosing "theirs"
    And everyone passes until the chain is empty
    And P1 activates "Hungry Wolf"
    Then that is refused by rule 377.2.b
