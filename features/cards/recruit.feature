Feature: Recruit tokens
  A unit token without domain, with 1 Might and the tag Recruit (187.1), which costs 0 wherever that matters (185.3.a.1). Tokens
  enter exhausted as units do (143.4), aren't cards (185), and cease to exist outside of the board (186.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Viktor, Herald of the Arcane"
    And P1 has [1] in the pool

  @S-c0104 @R-187.1 @R-143.4 @R-185.1
  Scenario: 1 Might, and a token
    When P1 activates "Viktor, Herald of the Arcane"
    And everyone passes
    Then 1 object named "Recruit" is in P1's base
    And "Recruit" has 1 Might
    And "Recruit" is a token
    And "Recruit" is exhausted

  @S-c0105 @R-187.1
  Scenario: Its tag is Recruit, so that Viktor, Leader doesn't mourn it
    Given P1 has "Viktor, Leader" in base
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 activates "Viktor, Herald of the Arcane"
    And everyone passes
    And P1 plays "Vengeance" choosing "Recruit"
    And everyone passes
    Then "Recruit" is gone
    And the chain is empty
    And no event "triggered" happened

  @S-c0106 @R-186.1
  Scenario: Dead it ceases to exist
    Given P1 has "Cruel Patron" in hand and the pool to pay for it
    When P1 activates "Viktor, Herald of the Arcane"
    And everyone passes
    And P1 plays "Cruel Patron"
    Then "Recruit" is gone
    And P1's trash is empty
    And "Cruel Patron" is in P1's base
