Feature: Endless Riches
  Its player skips their Draw Phase (443.2): nothing of it happens. Cards that would go to their trash from anywhere but
  the Main Deck are banished in place of that; tokens are no cards. What is in their trash they may play from there,
  for what it costs.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0008 @R-427.1 @R-440.1
  Scenario: Played, it banishes its player's hand and trash, and then burns 7
    Given P1 has "Endless Riches" in hand and the pool to pay for it
    And P1 has "Block" in hand
    And P1 has "Gust" in the trash
    And P2 has "Charm" in hand
    And P2 has "Cleave" in the trash
    And P1's whole deck is "Shipyard Skulker", "Vanguard Sergeant", "Petty Officer", "Pakaa Cub", "Mega-Mech", "Stalwart Poro", "Watchful Sentry" and "Falling Star"
    When P1 plays "Endless Riches"
    And everyone passes until the chain is empty
    Then P1's banishment holds just "Block" and "Gust"
    And P1's trash holds just "Shipyard Skulker", "Vanguard Sergeant", "Petty Officer", "Pakaa Cub", "Mega-Mech", "Stalwart Poro" and "Watchful Sentry"
    And P1's deck holds just "Falling Star"
    And "Charm" is in P2's hand
    And "Cleave" is in P2's trash

  @S-y0009 @R-443.2 @R-443.1.a.2
  Scenario: Its player skips their Draw Phase, others don't
    Given it is P2's turn
    And P1 has "Endless Riches" in base
    And the top of P1's deck is "Block"
    And the top of P2's deck is "Gust"
    When P2 ends the turn
    Then the turn player is P1
    And it is the main phase
    And P1's hand is empty
    And on top of P1's deck is "Block"
    And these events happened in this order:
      | event        | player | phase   | rule  |
      | phaseStarted | P1     | channel |       |
      | skipped      | P1     | draw    | 443.2 |
      | phaseStarted | P1     | main    |       |
    And no event "drew" happened
    When P1 ends the turn
    Then "Gust" is in P2's hand

  @S-y0010 @R-443.2 @R-372
  Scenario: With two of them the phase is skipped once, and nobody is asked
    Given it is P2's turn
    And P1 has "Endless Riches" called "one" and "Endless Riches" called "two" in base
    When P2 ends the turn
    Then the turn player is P1
    And it is the main phase
    And P1's hand is empty
    And nobody is asked anything

  @S-y0011 @R-366.1 @R-355.1.a
  Scenario: Cards of every type are played from the trash for what they cost, others' aren't
    Given P1 has "Endless Riches" in base
    And P1 has "Shipyard Skulker" in the trash
    And P1 has "Brutalizer" in the trash
    And P2 has "Pakaa Cub" in the trash
    And P1 has [5] in the pool
    When P1 plays "Shipyard Skulker" to base
    Then "Shipyard Skulker" is in P1's base
    And P1's pool is [2]
    When P1 plays "Brutalizer"
    Then "Brutalizer" is in P1's base
    And P1's pool is empty
    And P1 couldn't play "Pakaa Cub"

  @S-y0012 @R-370.1.b @R-390.3.a
  Scenario: A spell that has resolved is banished
    Given P1 has "Endless Riches" in base
    And P1 has "Vengeance" in hand and the pool to pay for it
    And P2 has "Mega-Mech" in base
    When P1 plays "Vengeance" choosing "Mega-Mech"
    And everyone passes
    Then "Vengeance" is in P1's banishment
    And "Mega-Mech" is in P2's trash

  @S-y0013 @R-370.1.b @R-808.1.d.1
  Scenario: A unit is banished in place of dying, and its Deathknell doesn't trigger; a token dies
    Given it is P2's turn
    And P1 has "Endless Riches", "Watchful Sentry" and "Recruit" in base
    And P2 has "Vengeance" called "first" in hand and the pool to pay for it
    And P2 has "Vengeance" called "second" in hand and the pool to pay for it
    When P2 plays "first" choosing "Watchful Sentry"
    And everyone passes
    Then "Watchful Sentry" is in P1's banishment
    And the chain is empty
    And P1's hand is empty
    When P2 plays "second" choosing "Recruit"
    And everyone passes
    Then "Recruit" is gone
    And no event "replacementApplied" happened to "Recruit"

  @S-y0014 @R-323.7 @R-370.1.b
  Scenario: A hidden card at a battlefield that its player has lost is banished
    Given it is P2's turn
    And P1 has "Endless Riches" in base
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Block" facedown at "Altar to Unity"
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Block" is in P1's banishment
    And "Altar to Unity" is controlled by nobody

  @S-y0015 @R-466.5.c @R-370.1.b @R-469.1
  Scenario: And so is one that lay where another player conquers, before the battlefield is scored
    Given it is P2's turn
    And P1 has "Endless Riches" in base
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Block" facedown at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    When P2 moves "Mega-Mech" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Block" is in P1's banishment
    And "Altar to Unity" is controlled by P2
    And P2's points are 1
    And these events happened in this order:
      | event     | object |
      | banished  | Block  |
      | conquered |        |

  @S-y0230 @R-370.1.b @R-422.1
  Scenario: A card that would be discarded is banished, and so hasn't been discarded
    Given P1 has "Endless Riches" and "Gutter Palace" in base
    And P1 has "Mask Mother" in hand
    And P1 has [1] in the pool
    When P1 activates "Gutter Palace"
    And everyone passes until the chain is empty
    Then "Mask Mother" is in P1's banishment
    And no event "discarded" happened
    And nobody is asked anything

  @S-y0231 @R-425.1 @R-370.1.b
  Scenario: So is a spell that is countered, and none of another player's cards
    Given P1 has "Endless Riches" in base
    And P2 has "Shipyard Skulker" in base
    And P1 has "Meditation" in hand and the pool to pay for it
    And P2 has "Defy" in hand and the pool to pay for it
    When P1 plays "Meditation"
    And P1 passes
    And P2 plays "Defy" choosing "Meditation"
    And everyone passes
    Then "Meditation" is in P1's banishment
    And "Defy" is in P2's trash

  @S-y0232 @R-370.1 @R-440.1
  Scenario: Cards that are burned go to the trash
    Given P1 has "Endless Riches" and "Forgotten Relic" in base
    And it is P2's turn
    And P1's whole deck is "Block", "Gust", "Charm" and "Cleave"
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then "Block" is in P1's trash

  @S-y0233 @R-829.1.c.3
  Scenario: A spell with Flow can be played from the trash in either way
    Given P1 has "Endless Riches" in base
    And P1 has "Dredge Up" in the trash
    And P1 has [2] in the pool
    And the top of P1's deck is "Block"
    When P1 plays "Dredge Up"
    Then P1 is asked "cost.alternative"
    When P1 answers "cost.alternative" with "printed"
    And everyone passes
    Then "Dredge Up" is in P1's banishment
    And "Block" is in P1's hand
