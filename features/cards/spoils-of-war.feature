Feature: Spoils of War
  It costs 2 Energy less if an enemy unit has died this turn (356.4), an enemy as of then (740.1.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Spoils of War" in hand
    And P1 has [2][O] in the pool
    And P1 has "Vengeance" in hand and the pool to pay for it

  @S-v034 @R-356.4
  Scenario: After an enemy unit's death it costs 2 less
    Given P2 has "Petty Officer" in base
    When P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    And P1 plays "Spoils of War"
    And everyone passes
    Then P1's hand has 2 cards
    And P1's pool is empty

  @S-v035 @R-356.4
  Scenario: A friendly unit's death makes nothing cheaper
    Given P1 has "Petty Officer" in base
    When P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    Then "Petty Officer" is in P1's trash
    When P1 plays "Spoils of War"
    Then that is refused by rule 358.2

  @S-v036 @R-740.1.b @R-356.4
  Scenario: A token that has died counts, though it has ceased to exist
    Given P2 has "Recruit" in base
    When P1 plays "Vengeance" choosing "Recruit"
    And everyone passes
    Then "Recruit" is gone
    When P1 plays "Spoils of War"
    And everyone passes
    Then P1's hand has 2 cards
