Feature: Revna the Lorekeeper
  She is readied when her controller has played a spell on which [4] or more was spent; what its printed cost is doesn't
  matter.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Revna the Lorekeeper" in base
    And "Revna the Lorekeeper" starts exhausted
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"

  @S-xc037 @R-419.4.a @R-444.1
  Scenario: A spell for [4] readies her, once it has resolved
    Given P1 has "Frigid Touch" in hand
    And P1 has [4] in the pool
    When P1 plays "Frigid Touch" choosing "mech", and again choosing "mech"
    Then "Revna the Lorekeeper" is exhausted
    When everyone passes until the chain is empty
    Then "Revna the Lorekeeper" is ready

  @S-xc038 @R-419.4.a
  Scenario: Not one for less, though it is printed as more
    Given P1 has "Eager Apprentice" at "Grove of the God-Willow"
    And P1 has "Iterative Design" in hand
    And P1 has [3] in the pool
    When P1 plays "Iterative Design"
    And everyone passes until the chain is empty
    And P1 answers "play.location" with base
    Then "Revna the Lorekeeper" is exhausted
