Feature: Maduli the Gatekeeper
  Where it goes is chosen as the ability is activated (355.4); whose Might is greater is asked as it resolves.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0211 @R-355.4 @R-359.3.e.12
  Scenario: It moves to an occupied enemy battlefield of units with less Might together
    Given P1 has "Maduli the Gatekeeper" in base
    And P1 has [P] in the pool
    And P2 has "Shipyard Skulker" and "Pouty Poro" at "Void Gate"
    When P1 activates "Maduli the Gatekeeper"
    And everyone passes
    Then "Maduli the Gatekeeper" is at "Void Gate"
    And "Maduli the Gatekeeper" is ready

  @S-y0212 @R-359.3.e.12
  Scenario: With as much Might there as it has, it stays
    Given P1 has "Maduli the Gatekeeper" in base
    And P1 has [P] in the pool
    And P2 has "Shipyard Skulker" called "one" and "Shipyard Skulker" called "two" at "Void Gate"
    When P1 activates "Maduli the Gatekeeper"
    And everyone passes
    Then "Maduli the Gatekeeper" is in P1's base

  @S-y0213 @R-054.1
  Scenario: It can't be readied
    Given it is P2's turn
    And P1 has "Maduli the Gatekeeper" in base
    And "Maduli the Gatekeeper" starts exhausted
    When P2 ends the turn
    Then the turn player is P1
    And "Maduli the Gatekeeper" is exhausted
