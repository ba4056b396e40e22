Feature: 318 Cleanups
  When a cleanup happens (319), and how it stands to the chain (320, 321) and to further cleanups (322). What it does is told
  under 323.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 318 Cleanups
    Cleanups

  Rule: 319 Occasions for a Cleanup
    The occasions on which a Cleanup becomes an Outstanding Task are listed in the sub-rules.

    @S-t115 @R-319 @R-323.6
    Scenario: It comes by itself, and only upon an occasion
      The unit has left and control lapses, without anybody doing anything for that.

      Given P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Pakaa Cub" at "Grove of the God-Willow"
      Then "Altar to Unity" is controlled by P1
      When P1 moves "Shipyard Skulker" to base
      Then "Altar to Unity" is controlled by nobody
      And "Grove of the God-Willow" is controlled by P1

  Rule: 319.1 Going into or out of an Open or Closed State
    A Cleanup becomes Outstanding once the game has gone into or out of an Open or Closed state.

    @S-t116 @R-319.1 @FAQ-06.3 @FAQ-06.4 @R-323.6
    Scenario: With the end of the chain control of an emptied battlefield lapses
      Given P1 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 passes
      And P2 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P1's hand
      And the state is neutral closed
      And "Altar to Unity" is controlled by P1
      When everyone passes
      Then the state is neutral open
      And "Altar to Unity" is controlled by nobody

  Rule: 319.2 Going from one phase to another
    A Cleanup becomes Outstanding once the game has gone from one Phase to another, unless something says otherwise.

    @S-t117 @R-319.2 @R-323.1
    Scenario: The eighth point wins though nothing goes on the chain
      Given a game in the mode "skirmish"
      And it is P2's turn
      And the battlefields "Windswept Hillock"
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P1 starts with 7 points
      When P2 ends the turn
      Then nobody has won
      When P3 ends the turn
      Then P1 has won
      And these events happened in this order:
        | event        | player | phase     |
        | phaseStarted | P1     | beginning |
        | pointsGained | P1     |           |
        | gameWon      | P1     |           |

  Rule: 319.3 A Pending Item was added
    A Cleanup becomes Outstanding once a Pending Item has been added to the Chain.

    @S-t118 @R-319.3 @R-323.1 @R-334
    Scenario: Who wins by holding isn't asked about the trigger that waits
      Given a game in the mode "skirmish"
      And it is P2's turn
      And the battlefields "Navori Fighting Pit"
      And P1 has "Shipyard Skulker" and "Pakaa Cub" at "Navori Fighting Pit"
      And P1 starts with 7 points
      When P2 ends the turn
      And P3 ends the turn
      Then P1 has won
      And nobody is asked anything
      And no event "chainItemFinalized" happened

    @S-t119 @R-319.3
    Scenario: Who doesn't win is asked
      Given a game in the mode "skirmish"
      And it is P2's turn
      And the battlefields "Navori Fighting Pit"
      And P1 has "Shipyard Skulker" and "Pakaa Cub" at "Navori Fighting Pit"
      And P1 starts with 6 points
      When P2 ends the turn
      And P3 ends the turn
      Then P1's points are 7
      And P1 is asked "play.target" among "Shipyard Skulker" and "Pakaa Cub"
      When P1 answers "play.target" with "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has a buff

  Rule: 319.4 A Pending Item became a Finalized Item
    A Cleanup becomes Outstanding once a Pending Item on the Chain has become a Finalized Item.

    @S-t120 @R-319.4 @R-323.5
    Scenario: What was paid for a unit costs another one its strength, and its life
      Lee Sin gives the buffed unit +2 Might for as long as he is there. He is killed as the cost of Cruel Patron.

      Given P1 has "Lee Sin, Centered" and "Shipyard Skulker" at "Altar to Unity"
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 4 damage
      And P1 has "Cruel Patron" in hand and the pool to pay for it
      Then "Shipyard Skulker" has 6 Might
      When P1 plays "Cruel Patron" to base
      And P1 answers "cost.choose" with "Lee Sin, Centered"
      Then "Cruel Patron" is in P1's base
      And "Lee Sin, Centered" and "Shipyard Skulker" are in P1's trash

  Rule: 319.5 An item was taken off the chain
    A Cleanup becomes Outstanding once a Chain Item has been taken off the Chain, whatever the reason.

    @S-t121 @R-319.5 @R-323.6
    Scenario: Also by being countered
      Given P1 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Gust" and "Defy" in hand and the pool to pay for them
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 passes
      And P2 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes
      Then "Altar to Unity" is controlled by P1
      When P1 passes
      And P2 plays "Defy" choosing "Hextech Ray"
      And everyone passes
      Then "Hextech Ray" is in P1's trash
      And "Petty Officer" has 0 damage
      And "Altar to Unity" is controlled by nobody

    @S-t122 @R-319.5 @R-323.5
    Scenario: A unit dies once the spell that damaged it is off the chain
      Given P2 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's trash
      And these events happened in this order:
        | event             | object           |
        | damageMarked      | Shipyard Skulker |
        | chainItemResolved |                  |
        | died              | Shipyard Skulker |

  Rule: 319.6 Something entered or left the board
    A Cleanup becomes Outstanding once one or more Game Objects have entered or left the Board.

    @S-t123 @R-319.6 @R-142.4.c
    Scenario: Elder Dragon's coming makes damage lethal
      The unit is dead before a target for the trigger of his coming is chosen.

      Given P2 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      And "Shipyard Skulker" starts with 1 damage marked by P1
      And P1 has "Elder Dragon" in hand and the pool to pay for it
      When P1 plays "Elder Dragon"
      Then "Shipyard Skulker" is in P2's trash
      And P1 is asked "play.target" among "Petty Officer"
      When P1 answers "play.target" with nothing
      Then "Elder Dragon" is in P1's base

    @S-t124 @R-319.6 @R-323.5
    Scenario: Lee Sin's going makes damage lethal
      Given it is P2's turn
      And P1 has "Lee Sin, Centered" and "Shipyard Skulker" at "Altar to Unity"
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 4 damage
      And P2 has "Rebuke" in hand and the pool to pay for it
      When P2 plays "Rebuke" choosing "Lee Sin, Centered"
      Then "Shipyard Skulker" is at "Altar to Unity"
      When everyone passes
      Then "Lee Sin, Centered" is in P1's hand
      And "Shipyard Skulker" is in P1's trash

  Rule: 319.7 The status of something has changed
    A Cleanup becomes Outstanding once the status of one or more Game Objects has changed, whatever the reason.

    @S-t125 @R-319.7 @R-323.5 @R-124.2
    Scenario: Less Might makes damage lethal
      Given P2 has "Shipyard Skulker" in base
      And "Shipyard Skulker" starts with 2 damage
      And P1 has "Orb of Regret" in base
      When P1 activates "Orb of Regret" choosing "Shipyard Skulker"
      Then "Shipyard Skulker" is in P2's base
      When everyone passes
      Then "Shipyard Skulker" is in P2's trash

  Rule: 319.8 A Move has been completed
    A Cleanup becomes Outstanding once a Move has been completed.

    @S-t126 @R-319.8 @FAQ-45.2 @R-323.6 @R-323.7
    Scenario: The last unit gone, the battlefield and what was hidden there are lost
      Given P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Block" facedown at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to base
      Then "Altar to Unity" is controlled by nobody
      And "Block" is in P1's trash

  Rule: 320 In a Cleanup nothing is finalized or resolved
    For as long as a Cleanup is going on, a Chain Item can be neither Finalized nor Resolved.

    @S-t127 @R-320 @R-323.4
    Scenario: A trigger of the same cleanup waits while a replacement is chosen
      Given P1 has "Watchful Sentry" at "Altar to Unity"
      And P2 has "Shipyard Skulker" in base
      And P2 has "Zhonya's Hourglass" called "left" and "Zhonya's Hourglass" called "right" in base
      And P1 has "Singularity" in hand and the pool to pay for it
      When P1 plays "Singularity" choosing "Watchful Sentry" and "Shipyard Skulker"
      And everyone passes
      Then P2 is asked "replacement.pick" among "left" for "Shipyard Skulker" and "right" for "Shipyard Skulker"
      And "Watchful Sentry" on the chain is pending
      When P2 answers "replacement.pick" with "left" for "Shipyard Skulker"
      Then "left" is in P2's trash
      And "right" and "Shipyard Skulker" are in P2's base
      And "Watchful Sentry" on the chain is finalized
      And P1's hand is empty

  Rule: 320.1 Items may join the chain, but nobody acts on it
    Pending Items can still join the Chain during a Cleanup, but Finalized Items cannot be executed, and nobody passes
    or is awarded Priority or Focus.

    @S-t128 @R-320.1
    Scenario: A Deathknell joins, and the spell below it isn't executed
      Given P1 has "Honest Broker" in base
      And "Honest Broker" starts with 1 damage
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Altar to Unity"
      And P2 has "Frigid Touch" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 passes
      And P2 plays "Frigid Touch" choosing "Honest Broker"
      And everyone passes
      Then "Honest Broker" is in P1's trash
      And the chain is "Hextech Ray", "Honest Broker"
      And "Petty Officer" has 0 damage
      And P1 has priority

    @S-t129 @R-320.1
    Scenario: Nobody is given priority or focus while it goes on
      Given P1 has "Watchful Sentry" at "Altar to Unity"
      And P2 has "Shipyard Skulker" in base
      And P2 has "Zhonya's Hourglass" called "left" and "Zhonya's Hourglass" called "right" in base
      And P1 has "Singularity" in hand and the pool to pay for it
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Singularity" choosing "Watchful Sentry" and "Shipyard Skulker"
      And everyone passes
      Then P2 is asked "replacement.pick"
      And nobody has priority
      And nobody has focus
      When P2 plays "Discipline" choosing "Shipyard Skulker"
      Then that is refused
      When P2 answers "replacement.pick" with "left" for "Shipyard Skulker"
      Then P1 has priority
      When P1 passes
      And P2 plays "Discipline" choosing "Shipyard Skulker"
      Then the chain is "Watchful Sentry", "Discipline"

  Rule: 321 No Cleanup while an item resolves
    In the same way, no Cleanup can occur while Chain Items are Resolving.

    @S-t130 @R-321
    Scenario: A unit with lethal damage stays while the spell goes on
      Given P2 has "Playful Phantom" at "Altar to Unity"
      And "Playful Phantom" starts with 2 damage
      And P1 has "Eclipse" in hand and the pool to pay for it
      When P1 plays "Eclipse" choosing "Playful Phantom"
      And everyone passes
      Then P1 is asked "predict.recycle"
      And "Playful Phantom" has 1 Might
      And "Playful Phantom" is at "Altar to Unity"
      When P1 answers "predict.recycle" with nothing
      Then "Playful Phantom" is in P2's trash

  Rule: 321.1 It comes when the item has resolved
    Something that happens while a Chain Item is Resolving and that calls for a Cleanup puts that Cleanup among the
    Outstanding Tasks.

    @S-t131 @R-321.1
    Scenario: The draw that stands after the damage comes first
      Given P2 has "Vanguard Sergeant" at "Altar to Unity"
      And P1 has "Void Seeker" in hand and the pool to pay for it
      When P1 plays "Void Seeker" choosing "Vanguard Sergeant"
      And everyone passes
      Then "Vanguard Sergeant" is in P2's trash
      And P1's hand has 1 card
      And these events happened in this order:
        | event             | object            | player |
        | damageMarked      | Vanguard Sergeant |        |
        | drew              |                   | P1     |
        | chainItemResolved |                   |        |
        | died              | Vanguard Sergeant |        |

  Rule: 322 Cleanups repeat until nothing changes
    If something that qualifies for a Cleanup happens during a Cleanup, one more Cleanup follows directly after the
    current one completes; this repeats until there is a Cleanup that makes no new change to the game's state.

    @S-t132 @R-322
    Scenario: A death in one cleanup leads to another in the next, and that to loss of control
      Given it is P2's turn
      And P1 has "Lee Sin, Centered" and "Shipyard Skulker" at "Altar to Unity"
      And "Lee Sin, Centered" starts with 4 damage
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 4 damage
      And P2 has "Incinerate" in hand and the pool to pay for it
      When P2 plays "Incinerate" choosing "Lee Sin, Centered"
      And everyone passes
      Then "Lee Sin, Centered" and "Shipyard Skulker" are in P1's trash
      And "Altar to Unity" is controlled by nobody
      And the state is neutral open
      And these events happened in this order:
        | event          | object            |
        | died           | Lee Sin, Centered |
        | died           | Shipyard Skulker  |
        | controlChanged | Altar to Unity    |

    @S-t133 @R-322
    Scenario: Where the second unit's damage isn't lethal it ends there
      Given it is P2's turn
      And P1 has "Lee Sin, Centered" and "Shipyard Skulker" at "Altar to Unity"
      And "Lee Sin, Centered" starts with 4 damage
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 3 damage
      And P2 has "Incinerate" in hand and the pool to pay for it
      When P2 plays "Incinerate" choosing "Lee Sin, Centered"
      And everyone passes
      Then "Lee Sin, Centered" is in P1's trash
      And "Shipyard Skulker" is at "Altar to Unity"
      And "Altar to Unity" is controlled by P1

  Rule: 322.1 Those Cleanups are tasks too
    Each of those further Cleanups is an Outstanding Task as well.

    @S-t134 @R-322.1 @R-334
    Scenario: They are done before anything on the chain goes on
      The first unit dies in one cleanup and the second in the next; only then is the first one's trigger resolved.

      Given P1 has "Lee Sin, Centered" and "Watchful Sentry" called "second" at "Altar to Unity"
      And P1 has "Watchful Sentry" called "first" at "Grove of the God-Willow"
      And "second" starts with a buff
      And "second" starts with 2 damage
      And P2 has "Singularity" in hand and the pool to pay for it
      And it is P2's turn
      When P2 plays "Singularity" choosing "Lee Sin, Centered" and "first"
      And everyone passes
      Then "first", "second" and "Lee Sin, Centered" are in P1's trash
      And the chain is "first", "second"
      And P1's hand is empty
