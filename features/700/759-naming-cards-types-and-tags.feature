Feature: Naming cards, types, and tags
  A text can have a player name a card or a tag (760). A card is named by its exact name (761.1), which has to be that of a
  card that is in the game's format (762), so of one that exists (762.1) and is no token (762.2). A tag that is named has to
  be one of those that exist (763).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-n032 @R-760 @R-761.1
  Scenario: A card named by its exact name is that card and no other
    Given P1 has "Fallen Feline" in hand and the pool to pay for it
    And P1 controls "Altar to Unity"
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Gust" and "Rebuke" in hand
    And P2 has 6 of "Chaos Rune" as runes
    When P1 plays "Fallen Feline" to "Altar to Unity"
    And everyone passes
    And P1 answers "name" with "Gus"
    Then that is refused by rule 762
    When P1 answers "name" with "Gust"
    And P1 ends the turn
    Then P2 couldn't play "Gust"
    And P2 could play "Rebuke"

  @S-n033 @R-762 @R-762.1 @R-762.2
  Scenario: Neither what doesn't exist, nor a token, nor a card of another type than asked for can be named
    Given P1 has "Fallen Feline" in hand and the pool to pay for it
    When P1 plays "Fallen Feline" to base
    And everyone passes
    And P1 answers "name" with "Gust of the Void"
    Then that is refused by rule 762
    When P1 answers "name" with "Recruit"
    Then that is refused by rule 762
    When P1 answers "name" with "Pakaa Cub"
    Then that is refused by rule 762
    When P1 answers "name" with "Rebuke"
    Then nobody is asked anything

  @S-n034 @R-763 @R-763.1
  Scenario: Any tag that exists can be named, also one that no card at the table has, and no other word
    Given P1 has "The List" called "one", "The List" called "two" and "The List" called "three" in hand and the pool to pay for them
    When P1 plays "one" naming "Miss, Fortune"
    Then that is refused by rule 763
    When P1 plays "one" naming "Miss Fortune"
    And P1 plays "two" naming "Unit"
    Then that is refused by rule 763
    When P1 plays "two" naming "Kathkan"
    And P1 plays "three" naming "The Void"
    Then "one", "two" and "three" are in P1's base
