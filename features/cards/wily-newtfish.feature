Feature: Wily Newtfish
  Once its controller has gained XP this turn it has 1 Might more and Ganking, however little XP is left (364.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Wily Newtfish" at "Altar to Unity"

  @S-v039 @R-364.2
  Scenario: Gaining XP, not having it, is what counts
    Given P1 starts with 5 XP
    And P1 has "Gustwalker" in base
    Then "Wily Newtfish" has 4 Might
    When P1 moves "Gustwalker" to "Grove of the God-Willow"
    And everyone passes
    Then the chain is "Gustwalker"
    When everyone passes
    Then "Wily Newtfish" has 5 Might
    And "Wily Newtfish" has the keyword "Ganking"
    When P1 ends the turn
    Then "Wily Newtfish" has 4 Might
    And "Wily Newtfish" doesn't have the keyword "Ganking"
