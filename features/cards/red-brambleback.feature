Feature: Red Brambleback
  Conquer effects of its controller's trigger one time more when its own battlefield is the one conquered; its own effect,
  which buffs a friendly unit, is one of them (383.4.c).

  Background:
    Given the battlefields "Targon's Peak" and "Void Gate"
    And P1 has "Red Brambleback" in base
    And P1 has "Pakaa Cub" in base

  @S-v057 @R-383.4.c
  Scenario: Its own effect goes off twice, each with a target of its own
    Given the players will answer:
      | player | for           | answer                                  |
      | P1     | play.target   | "Red Brambleback"                       |
      | P1     | play.target   | "Pakaa Cub"                             |
    When P1 moves "Red Brambleback" to "Void Gate"
    And everyone passes until the showdown ends
    Then the chain is "Red Brambleback", "Red Brambleback"
    When everyone passes until the chain is empty
    Then "Red Brambleback" has a buff
    And "Pakaa Cub" has a buff

  @S-v058 @R-383.4.c
  Scenario: Elsewhere conquered, nothing triggers once more
    Given P1 has the runes "Fury Rune" called "one", "Fury Rune" called "two" and "Fury Rune" called "three"
    When P1 moves "Pakaa Cub" to "Targon's Peak"
    And everyone passes until the showdown ends
    Then the chain is "Targon's Peak"

  @S-v059 @R-383.4.c @R-383.4.c.2
  Scenario: The battlefield's conquer effect goes off twice where it conquers
    Given the players will answer:
      | player | for           | answer                                                                      |
      | P1     | trigger.order | "Red Brambleback", "Red Brambleback", "Targon's Peak" and "Targon's Peak" |
      | P1     | play.target   | "Red Brambleback"                       |
      | P1     | play.target   | "Pakaa Cub"                             |
    When P1 moves "Red Brambleback" to "Targon's Peak"
    And everyone passes until the showdown ends
    Then the chain is "Red Brambleback", "Red Brambleback", "Targon's Peak", "Targon's Peak"
    When everyone passes until the chain is empty
    Then "Red Brambleback" has a buff
    And "Pakaa Cub" has a buff

  @S-y079 @R-805.1 @R-805.6
  Scenario: It enters ready for [1][R] more
    Given P1 has "Red Brambleback" called "new" in hand and the pool to pay for it
    And P1 has [1][R] in the pool
    When P1 plays "new" to base paying accelerate
    Then "new" is ready
    And P1's pool is empty
