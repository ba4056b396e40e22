Feature: 800 Keywords
  A card can have any number of keywords, printed or given.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y215 @R-802 @R-801.3.a
  Scenario: Four that are printed and one that is given
    Given P1 has "Rengar, Unseen" in base
    And P1 has "Block" in hand and the pool to pay for it
    When P1 plays "Block" choosing "Rengar, Unseen"
    And everyone passes
    Then "Rengar, Unseen" has the keyword "Accelerate"
    And "Rengar, Unseen" has the keyword "Assault 2"
    And "Rengar, Unseen" has the keyword "Deflect 1"
    And "Rengar, Unseen" has the keyword "Ganking"
    And "Rengar, Unseen" has the keyword "Shield 3"
    And "Rengar, Unseen" has the keyword "Tank"
