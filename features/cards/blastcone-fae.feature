Feature: Blastcone Fae
  Its play effect (383.4.a) gives a unit -2 Might this turn, down to 1 at the least. How much that comes to is settled as it
  is applied (477.3.b): a unit with 1 Might or less loses none. Its text doesn't say "may", so that a target has to be
  chosen where there is one (402.4.b), the Fae herself included. Played from hidden she chooses at her battlefield
  (811.1.d.2); played from hand wherever she likes.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0012 @FAQ-41.6 @R-383.4.a @R-383.4.a.2 @R-317.2.c
  Scenario: -2 Might this turn, from hand for a unit anywhere
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    And P1 has "Blastcone Fae" in hand and the pool to pay for it
    When P1 plays "Blastcone Fae"
    Then "Blastcone Fae" is in P1's base
    And "Blastcone Fae" is exhausted
    And P1 is asked "play.target" among "Vanguard Sergeant", "Shipyard Skulker" and "Blastcone Fae"
    When P1 answers "play.target" with "Vanguard Sergeant"
    Then the chain is "Blastcone Fae"
    And "Vanguard Sergeant" has 4 Might
    When everyone passes
    Then "Vanguard Sergeant" has 2 Might
    When P1 ends the turn
    Then "Vanguard Sergeant" has 4 Might

  @S-c0013 @R-477.3.b
  Scenario: A unit with 2 Might keeps 1
    Given P2 has "Mystic Poro" in base
    And P1 has "Blastcone Fae" in hand and the pool to pay for it
    When P1 plays "Blastcone Fae"
    And P1 answers "play.target" with "Mystic Poro"
    And everyone passes
    Then "Mystic Poro" has 1 Might

  @S-c0014 @R-477.3.b
  Scenario: A unit with less than 1 Might already loses none and gains none
    Given P2 has "Mystic Poro" in base
    And P1 has "Frigid Touch" and "Blastcone Fae" in hand and the pool to pay for them
    When P1 plays "Frigid Touch" choosing "Mystic Poro"
    And P1 answers "cost.optional" with no
    And everyone passes
    And P1 plays "Blastcone Fae"
    And P1 answers "play.target" with "Mystic Poro"
    And everyone passes
    Then "Mystic Poro" has 0 Might

  @S-c0015 @R-402.4.b
  Scenario: With no other unit she chooses herself
    Given P1 has "Blastcone Fae" in hand and the pool to pay for it
    When P1 plays "Blastcone Fae"
    And everyone passes
    Then "Blastcone Fae" has 1 Might

  @S-c0016 @example @example-1 @R-811.1.d.2 @R-811.1.d.1 @R-811.1.b
  Scenario: From hidden for nothing, and only at her battlefield
    Given it is P2's turn
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Blastcone Fae" facedown at "Altar to Unity"
    And P2 has "Vanguard Sergeant" and "Shipyard Skulker" in base
    When P2 moves "Vanguard Sergeant" to "Altar to Unity"
    And P2 passes
    And P1 plays "Blastcone Fae" from hidden
    Then "Blastcone Fae" is at "Altar to Unity"
    And P1 is asked "play.target" among "Stalwart Poro", "Blastcone Fae" and "Vanguard Sergeant"
    When P1 answers "play.target" with "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 2 Might
    And "Blastcone Fae" is a defender
