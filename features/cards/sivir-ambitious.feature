Feature: Sivir, Ambitious
  If she conquers after an attack in which her player assigned 5 damage or more beyond what was lethal, they may deal as much
  as that to an enemy unit. She has Deflect 2.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Sivir, Ambitious" in base
    And P2 has "Mega-Mech" at "Grove of the God-Willow"

  @S-dm083 @R-465.2 @R-466.5.d
  Scenario: What was too much hits somebody else
    Given P2 has "Recruit" at "Altar to Unity"
    When P1 moves "Sivir, Ambitious" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    And everyone passes
    Then "Mega-Mech" has 6 damage

  @S-dm084 @R-465.2
  Scenario: 4 too many are too few
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Sivir, Ambitious" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P2's trash
    And "Altar to Unity" is controlled by P1
    And nobody is asked anything
    And the chain is empty

  @S-dm085 @R-809.1.c
  Scenario: Deflect 2
    Given P2 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has [2][R][O] in the pool
    When P1 moves "Sivir, Ambitious" to "Altar to Unity"
    And P1 passes
    And P2 plays "Hextech Ray" choosing "Sivir, Ambitious"
    And everyone passes
    Then "Sivir, Ambitious" has 3 damage
