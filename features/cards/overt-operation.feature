Feature: Overt Operation
  One unit after the other is gone through; with a buff, its player may spend it (204.3.b).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0154 @R-204.3.b @R-745.1
  Scenario: Each unit with a buff may be readied for it, then all are buffed
    Given P1 has "Shipyard Skulker" called "one", "Vanguard Sergeant" called "two" and "Pouty Poro" in base
    And "one" starts exhausted
    And "one" starts with a buff
    And "two" starts exhausted
    And "two" starts with a buff
    And "Pouty Poro" starts exhausted
    And P1 has "Overt Operation" in hand and the pool to pay for it
    When P1 plays "Overt Operation"
    And everyone passes
    And P1 answers "effect.pay" with yes
    And P1 answers "effect.pay" with no
    Then "one" is ready
    And "two" is exhausted
    And "Pouty Poro" is exhausted
    And "one" has a buff
    And "two" has a buff
    And "Pouty Poro" has a buff
