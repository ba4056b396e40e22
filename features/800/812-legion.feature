Feature: 812 Legion
  One card played satisfies every instance of Legion on the cards of its player.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y210 @R-812.2 @R-812.1.b.1
  Scenario: Two cards with Legion, after one other
    Given P1 has "Cleave" in hand and the pool to pay for it
    And P1 has "Noxus Hopeful" called "one" and "Noxus Hopeful" called "two" in hand
    And P1 has [4] in the pool
    And P1 has "Pakaa Cub" in base
    When P1 plays "one" to base
    Then "one" is in P1's base
    And P1's pool is [1]
    When P1 ends the turn
    Then "two" is in P1's hand

  @S-y211 @R-366.2 @R-812.2 @R-812.1.b.1
  Scenario: Both of them cost less
    Given P1 has "Cleave" in hand and the pool to pay for it
    And P1 has "Noxus Hopeful" called "one" and "Noxus Hopeful" called "two" in hand
    And P1 has [4] in the pool
    And P1 has "Pakaa Cub" in base
    When P1 plays "Cleave" choosing "Pakaa Cub"
    And everyone passes
    And P1 plays "one" to base
    Then P1's pool is [2]
    When P1 plays "two" to base
    Then P1's pool is empty
    And "two" is in P1's base

  @S-y212 @R-812.2
  Scenario: Not the cards of another player
    Given P1 has "Cleave" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" in base
    And P2 has "Noxus Hopeful" in hand
    And P2 has 2 of "Fury Rune" as runes
    And P2's rune deck starts empty
    When P1 plays "Cleave" choosing "Pakaa Cub"
    And everyone passes
    And P1 ends the turn
    Then the turn player is P2
    And P2 couldn't play "Noxus Hopeful"
