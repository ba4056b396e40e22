Feature: Consuming Curse
  2 to a unit at a battlefield, with 1 Bonus Damage for each card of that name in its player's trash (713).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Consuming Curse" called "curse" in hand and the pool to pay for it
    And P2 has "Mountain Drake" at "Altar to Unity"

  @S-dm043 @R-713
  Scenario: By itself it deals 2
    Given P2 has "Consuming Curse" called "theirs" in the trash
    And P1 has "Block" in the trash
    When P1 plays "curse" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 2 damage
    And "curse" is in P1's trash

  @S-dm044 @R-713 @R-715.1
  Scenario: 1 more for each in the trash
    Given P1 has "Consuming Curse" called "one" and "Consuming Curse" called "two" in the trash
    When P1 plays "curse" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 4 damage

  @S-dm045 @R-714 @R-713
  Scenario: It adds up with what others give
    Given P1 has "Consuming Curse" called "one" and "Consuming Curse" called "two" in the trash
    And P1 has "Annie, Fiery" in base
    When P1 plays "curse" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 5 damage
