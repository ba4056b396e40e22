Feature: 813 Reaction
  Reaction is permission for closed states, on top of all that is allowed otherwise; where a unit may enter isn't changed by it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y213 @R-813.3.a @R-813.3
  Scenario: A unit with Reaction enters in base or at a battlefield under control, in answer to a spell
    Given it is P2's turn
    And P1 has "Shen, Kinkou" in hand and the pool to pay for it
    And P2 has "Cleave" in hand and the pool to pay for it
    And P2 has "Pakaa Cub" at "Altar to Unity"
    When P2 plays "Cleave" choosing "Pakaa Cub"
    And P2 passes
    And P1 plays "Shen, Kinkou" to "Altar to Unity"
    Then that is refused
    When P1 plays "Shen, Kinkou" to base
    Then "Shen, Kinkou" is in P1's base
    And the chain is "Cleave"

  @S-y214 @R-813.1.b @R-813.2
  Scenario: In an open showdown and in an open turn, too
    Given P1 has "Pakaa Cub" in base
    And P1 has "Discipline" called "before" and "Discipline" called "during" in hand and the pool to pay for them
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 plays "before" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 5 Might
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And P1 plays "during" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 7 Might
