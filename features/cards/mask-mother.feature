Feature: Mask Mother
  It triggers in the trash once it has been discarded (383.2.c.1); the Energy is its cost (383.3.b).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0108 @R-383.2.c.1 @R-383.3.b
  Scenario: Discarded, it gives a friendly unit 2 Might for 1 Energy
    Given P1 has "Gutter Palace" and "Shipyard Skulker" in base
    And P1 has "Mask Mother" in hand
    And P1 has [1] in the pool
    When P1 activates "Gutter Palace"
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "Shipyard Skulker" has 5 Might
    And P1's pool is empty

  @S-y0109 @R-383.3.a.2
  Scenario: That can be declined
    Given P1 has "Gutter Palace" and "Shipyard Skulker" in base
    And P1 has "Mask Mother" in hand
    And P1 has [1] in the pool
    When P1 activates "Gutter Palace"
    And P1 answers "trigger.may" with no
    And everyone passes
    Then "Shipyard Skulker" has 3 Might
    And P1's pool is [1]
