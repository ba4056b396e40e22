Feature: Fiora, Victorious
  While she is Mighty she has Deflect, Ganking and Shield (707). What makes her Mighty is in a later layer than the keywords, so
  that the layers are gone through again (476.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y100 @R-810.3 @R-814.3 @R-476 @R-476.2 @R-476.1 @R-708
  Scenario: A buff makes her Mighty, and gives her all three
    Given P1 has "Fiora, Victorious" and "Arena Bar" in base
    And "Fiora, Victorious" starts exhausted
    Then "Fiora, Victorious" has 4 Might
    And "Fiora, Victorious" doesn't have the keyword "Shield"
    When P1 activates "Arena Bar" choosing "Fiora, Victorious"
    And everyone passes
    Then "Fiora, Victorious" has 5 Might
    And "Fiora, Victorious" has the keyword "Deflect 1"
    And "Fiora, Victorious" has the keyword "Ganking"
    And "Fiora, Victorious" has the keyword "Shield 1"
