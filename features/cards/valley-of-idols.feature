Feature: Valley of Idols
  Whoever plays a unit here may pay [1] to buff it: that player controls the ability (190.6.c).

  @S-w133 @R-190.6.c @R-383.3.b
  Scenario: A unit played here is buffed for [1]
    Given the battlefields "Valley of Idols" and "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" at "Valley of Idols"
    And P1 has "Stalwart Poro" and "Daring Poro" in hand and the pool to pay for them
    And P1 has [1] in the pool
    When P1 plays "Daring Poro" to base
    Then the chain is empty
    When P1 plays "Stalwart Poro" to "Valley of Idols"
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    And everyone passes
    Then "Stalwart Poro" has a buff
    And P1's pool is empty
