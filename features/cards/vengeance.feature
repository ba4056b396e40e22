Feature: Vengeance
  "A unit" is any unit on the board (355.9.a.1), whoever controls it. The kill puts it into its owner's trash (428.1)
  whatever its Might. It has neither Action nor Reaction (308.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Vengeance" in hand and the pool to pay for it

  @S-c0149 @R-428.1 @R-355.9.a.1
  Scenario: It kills a unit in a base
    Given P2 has "Mountain Drake" in base
    And P1 has "Shipyard Skulker" in base
    When P1 plays "Vengeance" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" is in P2's trash
    And "Shipyard Skulker" is in P1's base
    And "Vengeance" is in P1's trash
    And P1's pool is empty

  @S-c0150 @R-428.1
  Scenario: It may kill a unit of its own player
    Given P2 has "Mountain Drake" in base
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    When P1 plays "Vengeance" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's trash
    And "Mountain Drake" is in P2's base

  @S-c0151 @R-308.1.a
  Scenario: It can't be played in a showdown
    Given P2 has "Mountain Drake" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 plays "Vengeance" choosing "Mountain Drake"
    Then that is refused
    And "Vengeance" is in P1's hand
    When P1 plays "Cleave" choosing "Shipyard Skulker"
    Then the chain is "Cleave"
    When everyone passes until the showdown ends
    Then "Mountain Drake" is at "Altar to Unity"
    When P1 plays "Vengeance" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" is in P2's trash
