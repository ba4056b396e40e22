Feature: Lee Sin, Ascetic
  Exhausting him buffs him. His own text lifts the limit of one buff for him (426.1.b.2), so that each activation adds one;
  each gives him +1 Might (703). He has Shield.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Lee Sin, Ascetic" in base

  @S-y006 @R-426.1.b.2 @R-703
  Scenario: He gets a second buff
    Given "Lee Sin, Ascetic" starts with a buff
    Then "Lee Sin, Ascetic" has 6 Might
    When P1 activates "Lee Sin, Ascetic"
    And everyone passes
    Then "Lee Sin, Ascetic" is exhausted
    And "Lee Sin, Ascetic" has 2 buffs
    And "Lee Sin, Ascetic" has 7 Might

  @S-y007 @R-426.1.b.2
  Scenario: Whoever else buffs him; others still have one at most
    Given P1 has "Arena Bar" called "first" and "Arena Bar" called "second" in base
    And P1 has "Crowd Favorite" in base
    And "Lee Sin, Ascetic" starts with a buff
    And "Lee Sin, Ascetic" starts exhausted
    And "Crowd Favorite" starts with a buff
    And "Crowd Favorite" starts exhausted
    When P1 activates "first" choosing "Lee Sin, Ascetic"
    And everyone passes
    And P1 activates "second" choosing "Crowd Favorite"
    And everyone passes
    Then "Lee Sin, Ascetic" has 2 buffs
    And "Crowd Favorite" has a buff

  @S-y008 @R-702.2.b
  Scenario: Spending takes one off
    Given "Lee Sin, Ascetic" starts with a buff
    And P1's legend is "Sett, The Boss"
    And P1 has [G] in the pool
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 activates "Lee Sin, Ascetic"
    And everyone passes
    And P1 plays "Vengeance" choosing "Lee Sin, Ascetic"
    And everyone passes
    And P1 answers "replacement.may" with yes
    Then "Lee Sin, Ascetic" has a buff

  @S-y009 @R-814.1
  Scenario: Defending he has 1 Might more
    Given it is P2's turn
    And P1 has "Lee Sin, Ascetic" called "guard" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    When P2 moves "Shipyard Skulker" to "Altar to Unity"
    Then "guard" has 6 Might
