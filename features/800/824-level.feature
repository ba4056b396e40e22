Feature: 824 Level
  What stands behind Level is active for whoever controls the card, by their XP.

  @S-y198 @R-824.1.c.1 @R-824.1.b.1
  Scenario: Under new control the new controller's XP counts
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 starts with 3 XP
    And P2 has "Gustwalker" at "Altar to Unity"
    And P1 has "Possession" in hand and the pool to pay for it
    Then "Gustwalker" has 3 Might
    When P1 plays "Possession" choosing "Gustwalker"
    And everyone passes
    Then "Gustwalker" is controlled by P1
    And "Gustwalker" has 4 Might
    And "Gustwalker" has the keyword "Ganking"
