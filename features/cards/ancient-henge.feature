Feature: Ancient Henge
  Exhausted, it lets its controller pay any amount of Energy for as much Power of any domain (204.3.b, 429.1). As an ability
  that Adds with Reaction it can be used in the middle of paying (429.3), and resolves at once (429.3.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Ancient Henge" in base
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-r027 @example @R-204.3.b @R-429.1 @R-135.2.e.5.b
  Scenario: Energy becomes Power for any domain
    Given P1 has [3] in the pool
    When P1 activates "Ancient Henge"
    Then P1 is asked "cost.times"
    When P1 answers "cost.times" with 2
    Then P1's pool is [1][A][A]
    And "Ancient Henge" is exhausted
    And the chain is empty

  @S-r028 @R-429.3 @R-429.3.a @R-357.1.a
  Scenario: In the middle of paying for a spell
    Given P1 has "Hextech Ray" in hand
    And P1 has [2] in the pool
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    Then P1 is asked "pay"
    When P1 answers "pay" with use "Ancient Henge"
    Then P1 is asked "cost.times"
    When P1 answers "cost.times" with 1
    Then P1's pool is empty
    And the chain is "Hextech Ray"
    And "Ancient Henge" is exhausted

  @S-r029 @R-357.1.a @R-358.2
  Scenario: Energy that is owed itself can't become Power
    Given P1 has "Hextech Ray" in hand
    And P1 has "Cleave" in hand
    And P1 has [1] in the pool
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    Then that is refused
    And P1's pool is [1]
    When P1 plays "Cleave" choosing "Mega-Mech"
    Then P1's pool is empty

  @S-r030 @R-204.3.b
  Scenario: Nothing paid is nothing added
    Given P1 has [2] in the pool
    When P1 activates "Ancient Henge"
    And P1 answers "cost.times" with 0
    Then P1's pool is [2]
    And "Ancient Henge" is exhausted
