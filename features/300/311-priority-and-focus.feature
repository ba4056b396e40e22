Feature: 311 Priority and Focus

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 311 Priority and focus
    Priority and Focus

  Rule: 312 One player has Priority, or nobody
    No more than one player has Priority at any moment; possibly nobody has.

    @S-t039 @R-312
    Scenario: It goes from one player to the other, never to both
      Given P1 has "Hextech Ray" and "Discipline" in hand and the pool to pay for them
      And P2 has "Petty Officer" at "Altar to Unity"
      And P2 has "Defy" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      Then P1 has priority
      When P2 plays "Defy" choosing "Hextech Ray"
      Then that is refused by rule 312.1
      When P1 passes
      Then P2 has priority
      When P1 plays "Discipline" choosing "Petty Officer"
      Then that is refused by rule 312.1
      When P2 plays "Defy" choosing "Hextech Ray"
      Then the chain is "Hextech Ray", "Defy"

    @S-t040 @R-312
    Scenario: Nobody has it while combat damage is assigned
      Given P1 has "Mega-Mech" in base
      And P2 has "Stalwart Poro" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes
      Then P1 is asked "combat.assign"
      And nobody has priority
      When P1 answers "combat.assign" with 4 to "Stalwart Poro", 4 to "Pakaa Cub"
      Then P1 has priority

  Rule: 312.1 Priority is one player's right to take Discretionary Actions
    Priority is the right, exclusive to one player, to take Discretionary Actions.

    @S-t041 @R-312.1
    Scenario: Without it a player neither plays nor moves anything
      Given P1 has "Shipyard Skulker" called "ours" in base
      And P2 has "Shipyard Skulker" called "theirs" in base
      And P2 has "Discipline" in hand and the pool to pay for it
      Then P1 has priority
      When P2 plays "Discipline" choosing "theirs"
      Then that is refused by rule 312.1
      When P2 moves "theirs" to "Altar to Unity"
      Then that is refused
      And "theirs" is in P2's base
      When P1 moves "ours" to "Altar to Unity"
      Then "ours" is at "Altar to Unity"

  Rule: 312.1.a What Priority allows
    Whoever has Priority may take those Discretionary Actions whose timing is right.

    @S-t042 @R-312.1.a
    Scenario: Actions whose timing is right, and no others
      Given P1 has "Hextech Ray" called "our Ray" in hand and the pool to pay for it
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P2 has "Petty Officer" at "Altar to Unity"
      And P2 has "Hextech Ray" called "their Ray" in hand and the pool to pay for it
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 plays "our Ray" choosing "Petty Officer"
      And P1 passes
      And P2 plays "their Ray" choosing "Shipyard Skulker"
      Then that is refused by rule 309.1.a
      When P2 plays "Gust" choosing "Shipyard Skulker"
      Then the chain is "our Ray", "Gust"

  Rule: 312.1.b Without Priority no Discretionary Actions
    When nobody has Priority, nobody can take Discretionary Actions.

    @S-t043 @R-312.1.b
    Scenario: While nobody has it nobody can play anything
      Given P1 has "Mega-Mech" in base
      And P1 has "Discipline" in hand and the pool to pay for it
      And P2 has "Stalwart Poro" and "Pakaa Cub" at "Altar to Unity"
      And P2 has "Flash" in hand and the pool to pay for it
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes
      Then nobody has priority
      When P1 plays "Discipline" choosing "Mega-Mech"
      Then that is refused
      When P2 plays "Flash" choosing "Pakaa Cub"
      Then that is refused
      And "Pakaa Cub" is at "Altar to Unity"
      When P1 answers "combat.assign" with 4 to "Stalwart Poro", 4 to "Pakaa Cub"
      And P1 plays "Discipline" choosing "Mega-Mech"
      Then the chain is "Discipline"

  Rule: 312.1.b.1 What a player is told to do needs no Priority
    Limited Actions that a player is instructed to take, and the choices for them, can always be made, whoever has
    Priority or if nobody has.

    @S-t044 @R-312.1.b.1
    Scenario: The defender assigns damage on the attacker's turn while nobody has priority
      Given it is P1's turn
      And P1 has "Shipyard Skulker" and "Pakaa Cub" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" and "Pakaa Cub" to "Altar to Unity"
      And everyone passes
      Then P2 is asked "combat.assign"
      And nobody has priority
      When P2 answers "combat.assign" with 5 to "Shipyard Skulker", 3 to "Pakaa Cub"
      Then "Shipyard Skulker" and "Pakaa Cub" are in P1's trash

    @S-t045 @R-312.1.b.1
    Scenario: A choice that a resolving spell tells another player to make
      Given it is P1's turn
      And P1 has "Promising Future" in hand and the pool to pay for it
      And the top of P1's deck is "Mega-Mech", "Charm", "Charm", "Charm" and "Charm"
      And the top of P2's deck is "Shipyard Skulker", "Charm", "Charm", "Charm" and "Charm"
      When P1 plays "Promising Future"
      And everyone passes
      And P1 answers "effect.choose" with "Mega-Mech"
      Then P2 is asked "effect.choose"
      When P2 answers "effect.choose" with "Shipyard Skulker"
      Then "Shipyard Skulker" is in P2's base
      And "Mega-Mech" is in P1's base

  @definition
  Rule: 312.2 When a player receives Priority
    The times at which a player receives Priority are listed in the sub-rules.

  Rule: 312.2.a In their own main phase, neutral open
    A player receives Priority when it is their own Main Phase and the turn is in a Neutral Open State.

    @S-t046 @R-312.2.a
    Scenario: As the main phase begins
      Given it is P2's turn
      When P2 ends the turn
      Then it is the main phase
      And P1 has priority
      And these events happened in this order:
        | event          | player | phase | rule    |
        | phaseStarted   | P1     | main  |         |
        | priorityGained | P1     |       | 312.2.a |

    @S-t047 @R-312.2.a
    Scenario: And again when a chain is over, whoever passed last
      Given it is P1's turn
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 passes
      Then P2 has priority
      When P2 passes
      Then the state is neutral open
      And P1 has priority

  Rule: 312.2.b With Focus in a showdown
    A player receives Priority when they gain Focus during a Showdown State.

    @S-t048 @R-312.2.b
    Scenario: Each player who gains focus has priority too
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Hextech Ray" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then P1 has focus
      And P1 has priority
      When P1 passes
      Then P2 has focus
      And P2 has priority
      When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
      Then the chain is "Hextech Ray"

  Rule: 312.2.c With the next item of the chain, once all is finalized
    In a Closed State, once every pending chain item has been finalized, Priority goes to the player who controls the
    next item on the Chain.

    @S-t049 @R-312.2.c @FAQ-07.5
    Scenario: A trigger's controller has it first, though focus and turn are another player's
      Given it is P1's turn
      And P1 has "Mega-Mech" in base
      And P2 has "Teemo, Strategist" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      Then the chain is "Teemo, Strategist"
      And "Teemo, Strategist" on the chain is finalized
      And P1 has focus
      And P2 has priority

    @S-t050 @R-312.2.c
    Scenario: Of several items the newest one counts
      Given it is P1's turn
      And P1 has "Watchful Sentry" called "ours" at "Altar to Unity"
      And P2 has "Watchful Sentry" called "theirs" at "Grove of the God-Willow"
      And P1 has "Singularity" in hand and the pool to pay for it
      When P1 plays "Singularity" choosing "ours" and "theirs"
      And everyone passes
      Then the chain is "ours", "theirs"
      And P2 has priority
      When everyone passes
      Then the chain is "ours"
      And P1 has priority

    @S-t051 @R-312.2.c
    Scenario: Nobody has it while a trigger is still being finalized
      Given it is P1's turn
      And P1 has "Shipyard Skulker" in base
      And P2 has "Overzealous Fan" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then P2 is asked "trigger.may"
      And nobody has priority
      When P2 answers "trigger.may" with no
      Then P1 has priority

  Rule: 312.2.d By the pass of the player before them
    In a Closed State, when the player with Priority passes, Priority goes to the next Player in Turn Order.

    @S-t052 @R-312.2.d
    Scenario: It goes round in turn order
      Given a game in the mode "skirmish"
      And it is P2's turn
      And P2 has "Hextech Ray" in hand and the pool to pay for it
      And P3 has "Petty Officer" at "Altar to Unity"
      When P2 plays "Hextech Ray" choosing "Petty Officer"
      Then P2 has priority
      When P2 passes
      Then P3 has priority
      When P3 passes
      Then P1 has priority
      And the chain is "Hextech Ray"
      When P1 passes
      Then "Petty Officer" has 3 damage

  Rule: 312.3 Granting Priority takes it from whoever had it
    Granting Priority to a player creates it if nobody had it, and otherwise takes it away from the player who had it.

    @S-t053 @R-312.3
    Scenario: Whoever had it can't act any more
      Given P1 has "Hextech Ray" and "Discipline" in hand and the pool to pay for them
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P2 has "Petty Officer" at "Altar to Unity"
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 passes
      Then P2 has priority
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      Then that is refused by rule 312.1
      When P2 plays "Gust" choosing "Shipyard Skulker"
      And P2 passes
      Then P1 has priority
      When P2 passes
      Then that is refused
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      Then the chain is "Hextech Ray", "Gust", "Discipline"

  Rule: 313 One player has Focus, or nobody
    No more than one player has Focus at any moment; possibly nobody has.

    @S-t054 @R-313
    Scenario: It goes from one player to the other
      Given P1 has "Shipyard Skulker" in base
      Then nobody has focus
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then P1 has focus
      When P1 passes
      Then P2 has focus
      When P2 passes
      Then nobody has focus

  Rule: 313.1 What Focus allows
    Focus is permission to take Discretionary Actions of the right timing while the turn is in a Showdown Open State.

    @S-t055 @R-313.1 @FAQ-10.4 @FAQ-10.9
    Scenario: Only the player with focus begins a chain in a showdown, also on another player's turn
      Given it is P1's turn
      And P1 has "Shipyard Skulker" in base
      And P2 has "Hextech Ray" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P2 plays "Hextech Ray" choosing "Shipyard Skulker"
      Then that is refused by rule 313.1 or 312.1
      When P1 passes
      And P2 plays "Hextech Ray" choosing "Shipyard Skulker"
      Then the chain is "Hextech Ray"
      And the state is showdown closed

  Rule: 313.1.a Other limits bind the player with Focus too
    Any further restrictions on which Discretionary Actions can be performed bind the player with Focus as well.

    @S-t056 @example @R-313.1.a
    Scenario: Something with neither Action nor Reaction isn't allowed
      Given P1 has "Shipyard Skulker" and "Iron Ballista" in base
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      And P1 has "Falling Star" and "Hextech Ray" in hand and the pool to pay for them
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then P1 has focus
      When P1 plays "Falling Star" choosing "Petty Officer", then "Petty Officer"
      Then that is refused by rule 313.1.a or 308.1.a
      When P1 activates "Iron Ballista" choosing "Petty Officer"
      Then that is refused by rule 313.1.a or 308.1.a
      And "Iron Ballista" is ready
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      Then the chain is "Hextech Ray"

  Rule: 313.2 Focus brings Priority
    Gaining Focus also gives the player Priority.

    @S-t057 @R-313.2 @R-346
    Scenario: Also when it comes with the end of a chain
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Discipline" in hand and the pool to pay for it
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Discipline" choosing "Shipyard Skulker"
      And everyone passes
      Then the chain is empty
      And P2 has focus
      And P2 has priority

  Rule: 313.3 Passing Priority keeps Focus
    Passing Priority does not cost a player their Focus.

    @S-t058 @R-313.3
    Scenario: In a chain priority goes on while focus stays
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Discipline" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Discipline" choosing "Shipyard Skulker"
      And P1 passes
      Then P2 has priority
      And P1 has focus

  Rule: 313.4 Focus without Priority allows nothing
    Having Focus without having Priority does not allow a player to make discretionary actions.

    @S-t059 @R-313.4
    Scenario: With priority elsewhere the player with focus can't even react
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Discipline" and "Flash" in hand and the pool to pay for them
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Discipline" choosing "Shipyard Skulker"
      And P1 passes
      And P1 plays "Flash" choosing "Shipyard Skulker"
      Then that is refused by rule 313.4 or 312.1
      And P1 has focus
      When P2 plays "Gust" choosing "Shipyard Skulker"
      And P2 passes
      And P1 plays "Flash" choosing "Shipyard Skulker"
      Then the chain is "Discipline", "Gust", "Flash"

  Rule: 313.5 Nobody has Focus in a Neutral State
    In a Neutral State nobody has Focus.

    @S-t060 @R-313.5
    Scenario: Neither before a combat nor after it, nor with a chain
      Given P1 has "Petty Officer" in base
      And P1 has "Discipline" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" at "Altar to Unity"
      Then nobody has focus
      When P1 moves "Petty Officer" to "Altar to Unity"
      Then P1 has focus
      When everyone passes
      Then the state is neutral open
      And nobody has focus
      When P1 plays "Discipline" choosing "Petty Officer"
      Then the state is neutral closed
      And nobody has focus
