Feature: Wraith of Echoes
  It triggers on the first death of a friendly unit in each turn (383.1). Deaths are counted from the turn's beginning,
  also those from before it came; several at once are still one first time (383.1.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-v020 @R-383.1
  Scenario: The first friendly death draws a card, the second doesn't
    Given P1 has "Wraith of Echoes" in base
    And P1 has "Pakaa Cub" and "Petty Officer" in base
    And P2 has "Vengeance" called "first" in hand and the pool to pay for it
    And P2 has "Vengeance" called "second" in hand and the pool to pay for it
    And it is P2's turn
    When P2 plays "first" choosing "Pakaa Cub"
    And everyone passes
    Then the chain is "Wraith of Echoes"
    When everyone passes
    Then P1's hand has 1 card
    When P2 plays "second" choosing "Petty Officer"
    And everyone passes
    Then the chain is empty
    And P1's hand has 1 card

  @S-v021 @example @R-383.1.b
  Scenario: Of two deaths at once one is the first, and it triggers once
    Given P1 has "Wraith of Echoes" in base
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P2 has "Horns of the Dragon" in base
    And it is P2's turn
    When P2 moves "Horns of the Dragon" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Pakaa Cub" and "Stalwart Poro" are in P1's trash
    And the chain is "Wraith of Echoes"
    When everyone passes
    Then P1's hand has 1 card

  @S-v022 @R-383.1
  Scenario: An enemy unit's death isn't counted
    Given P1 has "Wraith of Echoes" in base
    And P1 has "Pakaa Cub" in base
    And P2 has "Petty Officer" in base
    And P1 has "Vengeance" called "first" in hand and the pool to pay for it
    And P1 has "Vengeance" called "second" in hand and the pool to pay for it
    When P1 plays "first" choosing "Petty Officer"
    And everyone passes
    Then the chain is empty
    When P1 plays "second" choosing "Pakaa Cub"
    And everyone passes
    Then the chain is "Wraith of Echoes"

  @S-v023 @R-383.1.b
  Scenario: A death from before it was played was the first of this turn
    Given P1 has "Wraith of Echoes" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" and "Petty Officer" in base
    And P1 has "Vengeance" called "first" in hand and the pool to pay for it
    And P1 has "Vengeance" called "second" in hand and the pool to pay for it
    When P1 plays "first" choosing "Pakaa Cub"
    And everyone passes
    And P1 plays "Wraith of Echoes" to base
    And P1 plays "second" choosing "Petty Officer"
    And everyone passes
    Then the chain is empty
    And "Petty Officer" is in P1's trash
    And P1's hand is empty
