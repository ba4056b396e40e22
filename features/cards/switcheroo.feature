Feature: Switcheroo
  Two units at one battlefield exchange their Might for the turn (433.1): the difference is added to the lower and taken from
  the higher, as two effects (433.1.a, 433.1.b). Both are targets and have to be at one battlefield together (355.11).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Switcheroo" in hand and the pool to pay for it

  @S-v083 @R-433.1 @R-433.1.b @FAQ-20.3
  Scenario: A friendly and an enemy unit in a combat exchange their Might until the turn ends
    Given P1 has "Pakaa Cub" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And P1 plays "Switcheroo" choosing "Pakaa Cub" and "Mega-Mech"
    And everyone passes
    Then "Pakaa Cub" has 8 Might
    And "Mega-Mech" has 3 Might
    When everyone passes until the showdown ends
    Then "Mega-Mech" is in P2's trash
    When P1 ends the turn
    Then "Pakaa Cub" has 3 Might

  @S-v084 @R-433.1.a @R-433.1.b
  Scenario: What comes later is added to what was exchanged
    Given P1 has "Pakaa Cub" and "Petty Officer" at "Altar to Unity"
    And P1 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Switcheroo" choosing "Pakaa Cub" and "Petty Officer"
    And everyone passes
    Then "Pakaa Cub" has 5 Might
    And "Petty Officer" has 3 Might
    When P1 plays "Discipline" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 7 Might
    And "Petty Officer" has 3 Might

  @S-v085 @R-355.11 @FAQ-20.3
  Scenario: Two units at different battlefields can't be chosen together
    Given P1 has "Pakaa Cub" and "Petty Officer" at "Altar to Unity"
    And P2 has "Mega-Mech" at "Grove of the God-Willow"
    When P1 plays "Switcheroo" choosing "Pakaa Cub" and "Mega-Mech"
    Then that is refused by rule 355.11
    When P1 plays "Switcheroo" choosing "Pakaa Cub" and "Petty Officer"
    Then the chain is "Switcheroo"

  @S-v086 @R-433.1.c
  Scenario: Two units of the same Might exchange nothing
    Given P1 has "Pakaa Cub" and "Shipyard Skulker" at "Altar to Unity"
    When P1 plays "Switcheroo" choosing "Pakaa Cub" and "Shipyard Skulker"
    And everyone passes
    Then "Switcheroo" is in P1's trash
    And "Pakaa Cub" has 3 Might
    And no event "mightChanged" happened

  @S-v087 @R-359.3.e.6 @R-433.1
  Scenario: With one of the two gone there is nothing to exchange with
    Given P1 has "Pakaa Cub" and "Petty Officer" at "Altar to Unity"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Switcheroo" choosing "Pakaa Cub" and "Petty Officer"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Petty Officer" has 5 Might
    And "Pakaa Cub" is in P1's hand
    And "Switcheroo" is in P1's trash

  @S-v088 @FAQ-20.2 @R-809.1.c
  Scenario: Both are targets, so that Deflect is owed for one of them
    Given P1 has "Pakaa Cub" in base
    And P2 has "Pouty Poro" at "Altar to Unity"
    And P1 has [1] in the pool
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And P1 plays "Switcheroo" choosing "Pakaa Cub" and "Pouty Poro"
    Then that is refused by rule 358.2
    And P1 has focus

  @S-y077 @R-811.6 @R-811.1.d.2
  Scenario: From hidden, as a Reaction, for two units where it lies
    Given P2 has "Switcheroo" called "hidden" facedown at "Altar to Unity"
    And P2 has "Pakaa Cub" and "Petty Officer" at "Altar to Unity"
    And P2 has "Shipyard Skulker" and "Mega-Mech" at "Grove of the God-Willow"
    And P1 has "Gust" in hand and the pool to pay for it
    When P1 plays "Gust" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "hidden" from hidden choosing "Shipyard Skulker" and "Mega-Mech"
    Then that is refused by rule 811.1.d.2
    When P2 plays "hidden" from hidden choosing "Pakaa Cub" and "Petty Officer"
    And everyone passes
    Then "Pakaa Cub" has 5 Might
    And "Petty Officer" has 3 Might
    When everyone passes
    Then "Pakaa Cub" is at "Altar to Unity"
