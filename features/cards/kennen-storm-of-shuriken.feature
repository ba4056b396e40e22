Feature: Flow, and Kennen, Storm of Shuriken
  A spell with Flow may be played from its owner's trash for its Flow cost in place of the base cost (829.1.b, 829.1.c.1).
  Once it is finalized it is banished instead whenever it would leave the chain (829.1.b.1). Nothing else about its play
  is changed (829.1.b.2). Kennen gives Flow for a turn to a spell in his controller's trash, at its own cost.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-u050 @R-829.1.b @R-829.1.b.1 @R-829.1.c.1
  Scenario: Played from the trash for the Flow cost, it is banished afterwards
    Given P1 has "Brittle Steel" in the trash
    And P1 has [4][R] in the pool
    And P2 has "Orb of Regret" in base
    When P1 plays "Brittle Steel" choosing "Orb of Regret"
    Then P1's pool is empty
    And "Brittle Steel" is on the chain
    When everyone passes
    Then "Orb of Regret" is in P2's trash
    And "Brittle Steel" is in P1's banishment

  @S-u051 @R-829.1.b @R-157
  Scenario: Played from the hand for its base cost, it goes to the trash
    Given P1 has "Brittle Steel" in hand and the pool to pay for it
    And P2 has "Orb of Regret" in base
    When P1 plays "Brittle Steel" choosing "Orb of Regret"
    And everyone passes
    Then "Brittle Steel" is in P1's trash

  @S-u052 @R-829.1.c.1
  Scenario: The base cost doesn't pay for it
    Given P1 has "Brittle Steel" in the trash
    And P1 has [3][R] in the pool
    And P2 has "Orb of Regret" in base
    Then P1 couldn't play "Brittle Steel"
    When P1 plays "Brittle Steel" choosing "Orb of Regret"
    Then that is refused
    When P1 ends the turn
    Then "Brittle Steel" is in P1's trash

  @S-u053 @R-829.1.b.1 @R-425.1.a.1
  Scenario: Countered it is banished too
    Given P1 has "Dredge Up" in the trash
    And P1 has [2] in the pool
    And P2 has "Defy" in hand and the pool to pay for it
    When P1 plays "Dredge Up"
    And P1 passes
    And P2 plays "Defy" choosing "Dredge Up"
    And everyone passes
    Then "Dredge Up" is in P1's banishment
    And "Defy" is in P2's trash

  @S-u054 @R-829.1.b.2
  Scenario: Flow gives no permission to play it on another's turn
    Given it is P2's turn
    And P1 has "Dredge Up" in the trash
    And P1 has [2] in the pool
    And P2 has "Discipline" in hand and the pool to pay for it
    And P2 has "Daring Poro" in base
    When P2 plays "Discipline" choosing "Daring Poro"
    And P2 passes
    And P1 plays "Dredge Up"
    Then that is refused

  @S-u055 @R-419.1.a
  Scenario: A spell without Flow isn't played from the trash
    Given P1 has "Falling Star" and "Onslaught" in the trash
    And P1 has [4][R][R] in the pool
    And P2 has "Daring Poro" in base
    When P1 plays "Falling Star" choosing "Daring Poro", then "Daring Poro"
    Then that is refused by rule 419.1.a
    When P1 plays "Onslaught" choosing "Daring Poro"
    Then the chain is "Onslaught"
    When everyone passes
    Then "Daring Poro" has 8 Might
    And "Onslaught" is in P1's banishment
    And "Falling Star" is in P1's trash

  @S-u056 @R-829.1.b @R-390.3.a
  Scenario: An opponent's trash is closed
    Given P2 has "Onslaught" in the trash
    And P1 has "Dredge Up" in the trash
    And P1 has [4] in the pool
    And P2 has "Daring Poro" in base
    Then P1 couldn't play "Onslaught"
    When P1 plays "Dredge Up"
    And everyone passes
    Then "Dredge Up" is in P1's banishment
    And "Onslaught" is in P2's trash

  @S-u057 @R-440.1
  Scenario: Played, Kennen burns 2
    Given P1 has "Kennen, Storm of Shuriken" in hand and the pool to pay for it
    And the top of P1's deck is "Gust", "Charm" and "Cleave"
    When P1 plays "Kennen, Storm of Shuriken" to base
    And everyone passes
    Then P1's trash holds just "Gust" and "Charm"

  @S-u058 @R-829.1.c.1 @R-829.1.b.1 @R-355.9.a
  Scenario: Conquering he gives a spell in the trash Flow at its cost, with which it is played and banished
    Given P1 has "Kennen, Storm of Shuriken" in base
    And P1 has "Charm" called "own" and "Mega-Mech" in the trash
    And P2 has "Charm" called "theirs" in the trash
    And P1 has [1][G] in the pool
    And P2 has "Shipyard Skulker" in base
    When P1 moves "Kennen, Storm of Shuriken" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes
    And P1 plays "own" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    Then P1's pool is empty
    When everyone passes
    Then "own" is in P1's banishment
    And "Shipyard Skulker" is at "Grove of the God-Willow"

  @S-u059 @R-317.2.c @R-829.1.b
  Scenario: Given Flow lasts this turn only
    Given P1 has "Kennen, Storm of Shuriken" in base
    And P1 has "Dredge Up" and "Charm" in the trash
    And P1 has 3 of "Calm Rune" as runes
    And P1's rune deck starts empty
    And P2 has "Shipyard Skulker" in base
    When P1 moves "Kennen, Storm of Shuriken" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 is asked "play.target" among "Dredge Up" and "Charm"
    When P1 answers "play.target" with "Charm"
    And everyone passes
    Then P1 could play "Charm"
    When P1 ends the turn
    And P2 ends the turn
    And everyone passes
    Then the turn player is P1
    And P1 couldn't play "Charm"

  @S-u060 @R-829.1.c.3
  Scenario: With two Flows of different costs its player picks one of them
    Given P1 has "Kennen, Storm of Shuriken" in base
    And P1 has "Brittle Steel" in the trash
    And P1 has [4][R] in the pool
    And P2 has "Orb of Regret" in base
    When P1 moves "Kennen, Storm of Shuriken" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes
    And P1 plays "Brittle Steel" choosing "Orb of Regret"
    Then P1 is asked "cost.alternative" among "flow" and "flow-2"
    When P1 answers "cost.alternative" with "flow-2"
    Then P1's pool is [2]
    When everyone passes
    Then "Brittle Steel" is in P1's banishment

  @S-u061 @example @R-366.1 @R-356.1.a
  Scenario: Undying Legion says of itself in the trash that it may be played from there
    Given P1 has "Undying Legion" in the trash
    And P1 has "Petty Officer" in hand and the pool to pay for it
    And P1 has [3][R] in the pool
    Then P1 couldn't play "Undying Legion"
    When P1 plays "Petty Officer" to base
    Then P1 could play "Undying Legion"
    When P1 plays "Undying Legion" to base
    Then "Undying Legion" is in P1's base
    And P1's pool is empty
