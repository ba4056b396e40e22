Feature: Trifarian Gloryseeker
  Legion: its play effect is there only where its player has played another card this turn (812.1.c). It is buffed then.

  @S-sc113 @R-812.1.c
  Scenario: Alone it isn't buffed: it isn't another card than itself
    Given P1 has "Trifarian Gloryseeker" in hand and the pool to pay for it
    When P1 plays "Trifarian Gloryseeker" to base
    Then "Trifarian Gloryseeker" is in P1's base
    And the chain is empty
    And "Trifarian Gloryseeker" has no buff

  @S-sc114 @R-812.1.c
  Scenario: After another card it is
    Given P1 has "Trifarian Gloryseeker" called "first" and "Trifarian Gloryseeker" called "second" in hand and the pool to pay for them
    When P1 plays "first" to base
    And P1 plays "second" to base
    Then the chain is "second"
    When everyone passes
    Then "second" has a buff
    And "second" has 3 Might
    And "first" has no buff
