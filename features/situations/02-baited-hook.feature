Feature: Baited Hook trades a unit for a bigger one
  What stands before the colon is the cost (377.1); the kill stands after it and is an instruction of the effect. Its
  unit is a target, named as the ability goes on the chain (355.5, 402.2), so that an opponent can answer.

  As the ability resolves, the kill puts the unit's Deathknell on the chain as a pending item before the unit goes to the
  trash (428.1.a.1.b, 808.1.d.2). The rest of the text is carried out at once: the unit found is banished and put on the
  chain (354.3), and the other four cards are recycled, all before anything pending is finalized (158.3.a). Then the
  pending items are finalized in the order in which they were added (337.1.b): the Deathknell, which waits, and the unit,
  which enters at once (337.2). So the Deathknell's draw comes from below the five cards.

  The killed unit's Might is looked back at (359.3.e.13). A unit that isn't there any more has null Might, and no unit has
  Might up to 1 more than null (359.3.e.12). Where the kill is replaced the rules leave open what "the killed unit's
  Might" is (359.3.e.14.b); the reading taken is null, as no unit was killed, so that nothing can be played.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Baited Hook" in base
    And P1 has [1][Y] in the pool

  @S-9cd3 @R-377.1 @R-355.5 @R-808.1.d.2 @R-359.3.e.13 @R-356.1.b.1 @R-337.1.b @R-337.2 @R-416.5
  Scenario: A unit with Deathknell is killed, a bigger one is played, and then the Deathknell resolves
    Given P1 has "Watchful Sentry" in base
    And the top of P1's deck is "Daring Poro", "Pakaa Cub", "Void Seeker", "Cleave", "Block" and "Charm"
    And the next recycle to P1's deck brings "Cleave", "Pakaa Cub", "Block" and "Void Seeker"
    When P1 activates "Baited Hook" choosing "Watchful Sentry"
    Then "Baited Hook" is exhausted
    And P1's pool is empty
    And "Watchful Sentry" is in P1's base
    When everyone passes
    Then P1 is asked "effect.choose" among "Daring Poro"
    And "Watchful Sentry" is in P1's trash
    When P1 answers "effect.choose" with "Daring Poro"
    Then "Daring Poro" is in P1's base
    And "Daring Poro" is exhausted
    And the chain is "Watchful Sentry"
    And P1's hand is empty
    And at the bottom of P1's deck are "Cleave", "Pakaa Cub", "Block" and "Void Seeker"
    When everyone passes
    Then "Charm" is in P1's hand
    And the chain is empty
    And these events happened in this order:
      | event      | object          |
      | died       | Watchful Sentry |
      | banished   | Daring Poro     |
      | recycled   | Pakaa Cub       |
      | cardPlayed | Daring Poro     |
      | drew       | Charm           |

  @S-516b @R-355.13 @R-416.5
  Scenario: A unit need not be played; then all five cards are recycled
    Given P1 has "Watchful Sentry" in base
    And the top of P1's deck is "Daring Poro", "Pakaa Cub", "Void Seeker", "Cleave", "Block" and "Charm"
    When P1 activates "Baited Hook" choosing "Watchful Sentry"
    And everyone passes
    And P1 answers "effect.choose" with nothing
    Then "Watchful Sentry" is in P1's trash
    And at the bottom of P1's deck in any order are "Daring Poro", "Pakaa Cub", "Void Seeker", "Cleave" and "Block"
    And no event "banished" happened
    When everyone passes
    Then "Charm" is in P1's hand

  @S-637f @FAQ-34.6 @R-359.3.e.13 @R-323.6
  Scenario: From a battlefield, a unit of 1 more Might can take the killed one's place
    The chain isn't empty while the new unit is being played, so that the player still controls the battlefield (323.6).

    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And the top of P1's deck is "Vanguard Sergeant", "Petty Officer", "Void Seeker", "Cleave" and "Block"
    When P1 activates "Baited Hook" choosing "Shipyard Skulker"
    And everyone passes
    Then P1 is asked "effect.choose" among "Vanguard Sergeant"
    When P1 answers "effect.choose" with "Vanguard Sergeant"
    Then P1 is asked "play.location"
    When P1 answers "play.location" with "Altar to Unity"
    Then "Vanguard Sergeant" is at "Altar to Unity"
    And "Vanguard Sergeant" is exhausted
    And "Altar to Unity" is controlled by P1
    And "Shipyard Skulker" is in P1's trash

  @S-sc110 @R-359.3.e.13
  Scenario: A buffed unit is looked back at with its buff
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And "Shipyard Skulker" starts with a buff
    And the top of P1's deck is "Mega-Mech", "Annie, Fiery", "Petty Officer", "Cleave" and "Block"
    When P1 activates "Baited Hook" choosing "Shipyard Skulker"
    And everyone passes
    Then P1 is asked "effect.choose" among "Petty Officer" and "Annie, Fiery"
    When P1 answers "effect.choose" with "Petty Officer"
    And P1 answers "play.location" with P1.base
    Then "Petty Officer" is in P1's base

  @S-0da0 @FAQ-34.1 @FAQ-34.2 @FAQ-34.3 @FAQ-34.4 @FAQ-34.5 @R-359.3.e.12 @R-359.3.e.7 @R-359.3.e.11
  Scenario: With the unit gone in response nothing is killed and nothing can be played
    Null isn't 0: not even Mister Root, of 1 Might, has up to 1 more than that.

    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Stalwart Poro" in base
    And the top of P1's deck is "Daring Poro", "Mister Root", "Void Seeker", "Cleave", "Block" and "Charm"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 activates "Baited Hook"
    Then P1 is asked "play.target" among "Shipyard Skulker" and "Stalwart Poro"
    And P1's pool is [1][Y]
    And "Baited Hook" is ready
    When P1 answers "play.target" with "Shipyard Skulker"
    Then "Shipyard Skulker" is at "Altar to Unity"
    And P1's pool is empty
    And "Baited Hook" is exhausted
    When P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's hand
    And the chain is "Baited Hook"
    When everyone passes
    Then nobody is asked anything
    And the chain is empty
    And at the bottom of P1's deck in any order are "Daring Poro", "Mister Root", "Void Seeker", "Cleave" and "Block"
    And P1's hand holds just "Shipyard Skulker"
    And no event "died" happened
    And no event "banished" happened
    And these events happened in this order:
      | event    | object      | player |
      | looked   | Daring Poro | P1     |
      | looked   | Block       | P1     |
      | recycled | Block       | P1     |
    And "Stalwart Poro" is in P1's base
    And on top of P1's deck is "Charm"

  @S-f710 @R-359.3.e.14.b @R-359.3.e.12 @R-808.1.d.1
  Scenario: With the kill replaced no unit was killed, so that none can be played
    Given P1 has "Watchful Sentry" and "Zhonya's Hourglass" in base
    And the top of P1's deck is "Daring Poro", "Mister Root", "Void Seeker", "Cleave", "Block" and "Charm"
    When P1 activates "Baited Hook" choosing "Watchful Sentry"
    And everyone passes
    Then nobody is asked anything
    And "Zhonya's Hourglass" is in P1's trash
    And "Watchful Sentry" is in P1's base
    And "Watchful Sentry" is exhausted
    And the chain is empty
    And P1's hand is empty
    And at the bottom of P1's deck in any order are "Daring Poro", "Mister Root", "Void Seeker", "Cleave" and "Block"

  @S-4a63 @FAQ-34.7 @R-381
  Scenario: It can't be activated on another player's turn
    Given it is P2's turn
    And P1 has "Watchful Sentry" in base
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 activates "Baited Hook" choosing "Watchful Sentry"
    Then that is refused by rule 381 or 312.1.b
    When P2 plays "Hextech Ray" choosing "Pakaa Cub"
    And P2 passes
    And P1 activates "Baited Hook" choosing "Watchful Sentry"
    Then that is refused by rule 381 or 309.1.a
    When P1 passes
    Then "Pakaa Cub" is in P2's trash
    And "Baited Hook" is ready
