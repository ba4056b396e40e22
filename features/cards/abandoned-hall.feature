Feature: Abandoned Hall
  Whoever plays a spell may give a unit of theirs here +1 Might. That player controls the ability, whoever controls the Hall
  (190.6.c): they add it to the chain and choose.

  Background:
    Given the battlefields "Abandoned Hall" and "Grove of the God-Willow"

  @S-w131 @R-190.6.c @R-383.3.a
  Scenario: The player of the spell chooses, not who controls the Hall
    Given P2 has "Mega-Mech" at "Abandoned Hall"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Abandoned Hall"
    And P1 plays "Cleave" choosing "Shipyard Skulker"
    And everyone passes
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then the chain is "Abandoned Hall"
    When everyone passes
    Then "Shipyard Skulker" has 7 Might
    And "Mega-Mech" has 8 Might
    And "Abandoned Hall" is controlled by P2

  @S-w132 @R-190.6.c @R-402.4
  Scenario: A player without units here has nothing to choose
    Given P2 has "Mega-Mech" at "Abandoned Hall"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 damage
    And nobody is asked anything
    And the chain is empty
    And "Mega-Mech" has 8 Might
