Feature: Platewyrm Egg
  It enters exhausted. Exhausting it and [1] empower it; exhausting it alone Adds [1], or [2] while it is empowered, also while a
  cost is being paid (429.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y063 @R-369.3 @R-827.1.c.2
  Scenario: It enters exhausted, and is empowered by exhausting it
    Given P1 has "Platewyrm Egg" in hand and the pool to pay for it
    And P1 has "Platewyrm Egg" called "old" in base
    And P1 has [1] in the pool
    When P1 plays "Platewyrm Egg"
    Then 2 objects named "Platewyrm Egg" are in P1's base
    When P1 activates "old" with ability 1
    And everyone passes
    Then "old" is empowered
    And "old" is exhausted
    And P1's pool is empty

  @S-y064 @R-429.3
  Scenario: It Adds 1
    Given P1 has "Platewyrm Egg" in base
    And P1 has "Dredge Up" in hand
    And P1 has [1] in the pool
    Then P1 could play "Dredge Up"
    When P1 activates "Platewyrm Egg" with ability 2
    Then P1's pool is [2]

  @S-y065 @R-429.3 @R-828.1.c
  Scenario: Empowered it Adds 2, which are counted when a cost is to be paid
    Given P1 has "Platewyrm Egg" in base
    And "Platewyrm Egg" starts empowered
    And P1 has "Dredge Up" in hand
    Then P1 could play "Dredge Up"
    When P1 activates "Platewyrm Egg" with ability 2
    Then P1's pool is [2]

  @S-y066 @R-429.3
  Scenario: Without the status 1 isn't enough for a cost of 2
    Given P1 has "Platewyrm Egg" in base
    And P1 has "Dredge Up" in hand
    Then P1 couldn't play "Dredge Up"
    When P1 activates "Platewyrm Egg" with ability 2
    Then P1's pool is [1]
    And "Platewyrm Egg" is exhausted
