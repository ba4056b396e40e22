Feature: Rebuke
  As Gust, without a limit of Might: any unit at a battlefield (355.9.b), into its owner's hand, where it is a new object
  without damage (124.1). Action lets it be played in showdowns (806.1.c.1), not in a Closed State (309.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0096 @R-355.9.b @R-124.1
  Scenario: It returns a unit of any Might to its owner's hand
    Given P2 has "Mountain Drake" at "Altar to Unity"
    And "Mountain Drake" starts with 4 damage
    And P1 has "Rebuke" in hand and the pool to pay for it
    When P1 plays "Rebuke" choosing "Mountain Drake"
    And everyone passes
    Then P2's hand holds just "Mountain Drake"
    And P1's hand is empty
    And "Altar to Unity" is controlled by nobody

  @S-c0097 @R-355.9.b
  Scenario: A unit in a base is no target, one of its own player's is
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mountain Drake" in base
    And P1 has "Rebuke" in hand and the pool to pay for it
    When P1 plays "Rebuke" choosing "Mountain Drake"
    Then that is refused by rule 355.9.b
    When P1 plays "Rebuke" choosing "Shipyard Skulker"
    And everyone passes
    Then P1's hand holds just "Shipyard Skulker"

  @S-c0098 @R-806.1.c.1 @R-465.1
  Scenario: In a showdown it takes an attacker out of the combat
    Given P2 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Mountain Drake" in base
    And P2 has "Rebuke" in hand and the pool to pay for it
    When P1 moves "Mountain Drake" to "Altar to Unity"
    And P1 passes
    And P2 plays "Rebuke" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" is in P1's hand
    When everyone passes until the showdown ends
    Then "Stalwart Poro" is at "Altar to Unity"
    And "Altar to Unity" is controlled by P2
    And no event "damageMarked" happened

  @S-c0099 @FAQ-10.2 @R-309.1.a
  Scenario: It can't answer an item of the chain
    Given P2 has "Mountain Drake" at "Altar to Unity"
    And P1 has "Rebuke" and "Discipline" in hand and the pool to pay for them
    When P1 plays "Discipline" choosing "Mountain Drake"
    And P1 plays "Rebuke" choosing "Mountain Drake"
    Then that is refused by rule 309.1.a
    When everyone passes
    And P1 plays "Rebuke" choosing "Mountain Drake"
    Then the chain is "Rebuke"
