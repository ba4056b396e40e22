Feature: Shadow Fiend
  Empowered for [2][R] it has Assault 3.

  @S-w050 @R-828.1.c @R-807.1.c @R-827.1.c
  Scenario: Empowered, it attacks with 5 Might
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shadow Fiend" called "fiend" and "Shadow Fiend" called "plain" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has [2][R] in the pool
    When P1 activates "fiend" with ability Empower
    And everyone passes
    Then "fiend" has the keyword "Assault 3"
    And "plain" doesn't have the keyword "Assault 3"
    When P1 moves "fiend" and "plain" to "Altar to Unity"
    Then "fiend" has 5 Might
    And "plain" has 2 Might

  @S-w057 @R-124
  Scenario: Back in hand and played again it is a new object
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shadow Fiend" at "Altar to Unity"
    And "Shadow Fiend" starts empowered
    And P1 has "Gust" in hand and the pool to pay for it
    And P1 has [2] in the pool
    When P1 plays "Gust" choosing "Shadow Fiend"
    And everyone passes
    Then "Shadow Fiend" is in P1's hand
    When P1 plays "Shadow Fiend" to base
    Then "Shadow Fiend" isn't empowered
    And "Shadow Fiend" doesn't have the keyword "Assault 3"
