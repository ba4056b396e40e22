Feature: Fallen Feline
  Once it has been played its player names a spell (760, 762). While it is at a battlefield, its player's opponents can't
  play spells of that name (054.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-n029 @R-760 @R-762 @R-355.17
  Scenario: Only the name of a spell that exists can be named, as the ability resolves
    Given P1 has "Fallen Feline" in hand and the pool to pay for it
    When P1 plays "Fallen Feline" to base
    Then the chain is "Fallen Feline"
    When everyone passes
    Then P1 is asked "name"
    When P1 answers "name" with "Pakaa Cub"
    Then that is refused by rule 762
    When P1 answers "name" with "No Such Spell"
    Then that is refused by rule 762
    When P1 answers "name" with "Gust"
    Then nobody is asked anything

  @S-n030 @R-054.1
  Scenario: At a battlefield it keeps opponents from playing that spell, and no other
    Given P1 has "Fallen Feline" at "Altar to Unity"
    And "Fallen Feline" starts with the spell "Gust" named
    And P2 has "Gust" and "Rebuke" in hand and the pool to pay for them
    And it is P2's turn
    When P2 plays "Gust" choosing "Fallen Feline"
    Then that is refused by rule 054.1
    And P2 couldn't play "Gust"
    When P2 plays "Rebuke" choosing "Fallen Feline"
    And everyone passes
    Then "Fallen Feline" is in P1's hand

  @S-n031 @R-054.1
  Scenario: Its own player may play the spell, and so may opponents while it is in its base
    Given P1 has "Fallen Feline" in base
    And "Fallen Feline" starts with the spell "Gust" named
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Gust" called "own" in hand and the pool to pay for it
    And P2 has "Gust" called "theirs" in hand and the pool to pay for it
    When P1 plays "own" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "theirs" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is in P1's hand
