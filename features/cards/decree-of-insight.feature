Feature: Decree of Insight
  An enemy Body unit has 5 Might less this turn. Deflect isn't paid for it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Decree of Insight" in hand and the pool to pay for it
    And P2 has "Deadbloom Predator" and "Mega-Mech" at "Altar to Unity"

  @S-dm017 @R-809.1.c @R-054
  Scenario: Deflect costs nothing for it
    When P1 plays "Decree of Insight" choosing "Deadbloom Predator"
    Then P1's pool is empty
    When everyone passes
    Then "Deadbloom Predator" has 3 Might
    When P1 ends the turn
    Then "Deadbloom Predator" has 8 Might

  @S-dm018 @R-355.9.b
  Scenario: Only a Body unit of an opponent
    Given P1 has "Mountain Drake" in base
    When P1 plays "Decree of Insight"
    Then nobody is asked anything
    When everyone passes
    Then "Deadbloom Predator" has 3 Might
    And "Mega-Mech" has 8 Might
    And "Mountain Drake" has 10 Might
