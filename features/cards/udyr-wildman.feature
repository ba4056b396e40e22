Feature: Udyr, Wildman
  Each of his modes can be chosen once a turn (355.3); what he has had chosen is told by him alone.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Udyr, Wildman" called "udyr" at "Grove of the God-Willow"
    And P1 has "Udyr, Wildman" called "other" in base
    And "udyr" starts with a buff
    And "other" starts with a buff
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"

  @S-xc062 @R-355.3 @R-702.2.b
  Scenario: A buff for one mode, which isn't open to him any more
    Given P1's legend is "Lee Sin, Blind Monk"
    And P1 has [1] in the pool
    When P1 activates "udyr" with mode 1 choosing "mech"
    Then "udyr" has no buff
    When everyone passes
    Then "mech" has 2 damage
    When P1 activates "Lee Sin, Blind Monk" choosing "udyr"
    And everyone passes
    And P1 activates "udyr" with mode 1 choosing "mech"
    Then that is refused
    When P1 activates "udyr" with mode 2 choosing "mech"
    And everyone passes
    Then "mech" is stunned

  @S-xc063 @R-355.3
  Scenario: Another one of his name has all of them
    When P1 activates "udyr" with mode 1 choosing "mech"
    And everyone passes
    And P1 activates "other" with mode 1 choosing "mech"
    And everyone passes
    Then "mech" has 4 damage

  @S-xc064 @R-355.3
  Scenario: What is on the chain still has been chosen, too
    When P1 activates "other" with mode 4
    And everyone passes
    Then "other" has the keyword "Ganking"
    When P1 activates "udyr" with mode 3
    And everyone passes
    Then "udyr" is ready
