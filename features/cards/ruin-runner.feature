Feature: Ruin Runner
  Enemy spells and abilities can't choose it: it is Untargetable for them (757) and no legal target (758). What acts on
  everything that fits chooses nothing (355.5.a), and its own controller's spells may choose it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-u014 @example @R-757.1 @R-758 @R-355.9.b
  Scenario: An enemy spell can't choose it
    Given P2 has "Ruin Runner" and "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Ruin Runner"
    Then that is refused by rule 758 or 355.9.b
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    Then the chain is "Hextech Ray"

  @S-u015 @R-758
  Scenario: Nor an enemy ability
    Given P2 has "Ruin Runner" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P1 has "Iron Ballista" in base
    When P1 activates "Iron Ballista" choosing "Ruin Runner"
    Then that is refused by rule 758 or 355.9.b
    When P1 activates "Iron Ballista" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 2 damage

  @S-u016 @R-757
  Scenario: A friendly spell can
    Given P1 has "Ruin Runner" at "Altar to Unity"
    And P1 has "Discipline" in hand and the pool to pay for it
    And the top of P1's deck is "Gust"
    When P1 plays "Discipline" choosing "Ruin Runner"
    And everyone passes
    Then "Ruin Runner" has 7 Might

  @S-u017 @R-355.5.a
  Scenario: An enemy ability that acts on all enemy units isn't kept off
    Given P2 has "Ruin Runner" at "Altar to Unity"
    And P1 has "Thousand-Tailed Watcher" in hand and the pool to pay for it
    When P1 plays "Thousand-Tailed Watcher" to base
    And everyone passes
    Then "Ruin Runner" has 2 Might
