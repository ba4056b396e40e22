Feature: Riven, Shattered
  Attacking she deals an enemy unit there 2 for each Equipment attached to her, in one action. She has Weaponmaster.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mountain Drake" at "Altar to Unity"

  @S-dm049 @R-383.4.e @R-359.3.e.12
  Scenario: Twice as much as there is Equipment
    Given P1 has "Riven, Shattered" in base
    And "Riven, Shattered" starts with "Doran's Blade" and "B.F. Sword" attached
    When P1 moves "Riven, Shattered" to "Altar to Unity"
    And everyone passes
    Then "Mountain Drake" has 4 damage

  @S-dm050 @R-715.1 @R-713
  Scenario: One action gets Bonus Damage once
    Given P1 has "Riven, Shattered" and "Annie, Fiery" in base
    And "Riven, Shattered" starts with "Doran's Blade" and "B.F. Sword" attached
    When P1 moves "Riven, Shattered" to "Altar to Unity"
    And everyone passes
    Then "Mountain Drake" has 5 damage

  @S-dm051 @R-715.4
  Scenario: Without Equipment she deals nothing
    Given P1 has "Riven, Shattered" and "Annie, Fiery" in base
    And P1 has "Doran's Blade" in base
    When P1 moves "Riven, Shattered" to "Altar to Unity"
    And everyone passes
    Then "Mountain Drake" has 0 damage

  @S-dm052 @R-821.1.c
  Scenario: Weaponmaster
    Given P1 has "Riven, Shattered" called "riven" in hand and the pool to pay for it
    And P1 has "Doran's Blade" in base
    When P1 plays "riven" to base
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "effect.pay" with yes
    Then "Doran's Blade" is attached to "riven"
