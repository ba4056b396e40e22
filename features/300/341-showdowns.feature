Feature: 341 Showdowns

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" in base

  @definition
  Rule: 341 Showdowns
    Showdowns

  Rule: 342 In a Showdown the players may play spells by turns
    A Showdown is a Window of Opportunity that gives Players an Open State in which they may play Spells by turns.

    @S-h083 @R-342
    Scenario: In an open state, each in turn
      Given P1 has "Cleave" and "Hextech Ray" in hand and the pool to pay for them
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Incinerate" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then the state is Showdown Open
      When P1 plays "Cleave" choosing "Shipyard Skulker"
      And everyone passes
      Then the state is Showdown Open
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then that is refused
      When P2 plays "Incinerate" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" has 2 damage
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" has 3 damage

  Rule: 342.1 Each spell makes a Chain
    Every spell played in this way makes a Chain in the usual manner.

    @S-h084 @R-342.1
    Scenario: Which the other player may add to
      Given P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Cleave" choosing "Shipyard Skulker"
      Then the state is Showdown Closed
      When P1 passes
      And P2 plays "Gust" choosing "Shipyard Skulker"
      Then the chain is "Cleave", "Gust"
      When everyone passes
      Then "Shipyard Skulker" is in P1's hand
      And the chain is "Cleave"

  Rule: 343 Whether there is a Showdown or Combat says part of the State of the turn
    Whether a Showdown or Combat is in progress is one of the things that determine the State of the turn.

    @S-h085 @R-343
    Scenario: A showdown state from its beginning to its end
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then the state is Showdown Open
      When everyone passes
      Then the state is Neutral Open
      And "Altar to Unity" is controlled by P1

  Rule: 343.1 With a Showdown or a Combat it is a Showdown State
    With a Showdown or Combat in progress, the turn is in a Showdown State.

    @S-h086 @R-343.1
    Scenario: With a showdown and no combat
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And the state is Showdown Open

    @S-h087 @R-343.1
    Scenario: With a combat
      Given P2 has "Stalwart Poro" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And the state is Showdown Open

    @S-h088 @R-343.1
    Scenario: Moving to a battlefield of one's own makes neither
      Given P1 has "Stalwart Poro" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Shipyard Skulker" is at "Altar to Unity"
      And no showdown is going on
      And the state is Neutral Open

  Rule: 343.1.a In a Showdown State cards can't be played, save what is allowed
    During a Showdown State no card of any Category can be played, unless something allows it.

    @S-h089 @R-343.1.a
    Scenario: Neither a spell nor a unit nor a gear without a keyword, but a spell with Action
      Given P1 has "Vengeance", "Petty Officer" and "Orb of Regret" in hand and the pool to pay for them
      And P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Vengeance" choosing "Mega-Mech"
      Then that is refused
      When P1 plays "Petty Officer" to base
      Then that is refused
      When P1 plays "Orb of Regret"
      Then that is refused
      When P1 plays "Cleave" choosing "Shipyard Skulker"
      Then the chain is "Cleave"

  Rule: 343.1.b In a Showdown State abilities can't be activated, save what is allowed
    During a Showdown State no card ability can be played, unless something allows it.

    @S-h090 @R-414.1 @R-343.1.b
    Scenario: Not one without a keyword, but one with Reaction
      Given P1 has "Orb of Regret" and "Seal of Rage" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 activates "Orb of Regret" choosing "Mega-Mech"
      Then that is refused
      And "Orb of Regret" is ready
      When P1 activates "Seal of Rage"
      Then P1's pool is [R]
      And "Seal of Rage" is exhausted
      When everyone passes until the showdown ends
      And P1 activates "Orb of Regret" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" has 7 Might

  Rule: 343.2 Without it is a Neutral State
    With no Showdown or Combat in progress, the turn is in a Neutral State.

    @S-h091 @R-343.2
    Scenario: After the showdown what needs a neutral state can be played again
      Given P1 has "Vengeance" in hand and the pool to pay for it
      And P2 has "Mega-Mech" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Vengeance" choosing "Mega-Mech"
      Then that is refused
      When everyone passes
      Then the state is Neutral Open
      And nobody has focus
      When P1 plays "Vengeance" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" is in P2's trash

  Rule: 344 A Showdown begins in a Cleanup, with control contested, in a Neutral Open state
    A Showdown begins when, during a Cleanup, Control of a Battlefield is Contested and the turn is in a Neutral
    Open State.

    @S-h092 @R-344
    Scenario: A standard move to a battlefield that nobody controls
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And these events happened in this order:
        | event          | object           |
        | moved          | Shipyard Skulker |
        | contested      | Altar to Unity   |
        | showdownOpened | Altar to Unity   |

    @S-h093 @R-344
    Scenario: Not as long as there is a chain
      Given P1 has "Mister Root" in base
      And P2 has "Mega-Mech" in base
      When P1 moves "Mister Root" to "Altar to Unity"
      Then the chain is "Mister Root"
      And the state is Neutral Closed
      And no showdown is going on
      When everyone passes
      Then a showdown is going on at "Altar to Unity"
      And the state is Showdown Open
      And P1 has focus

    @S-h094 @R-344
    Scenario: A unit that a spell has moved contests too, and the rest of the chain is handled first
      Given P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [G] in the pool
      And P1 has "Vanguard Sergeant" at "Grove of the God-Willow"
      And P2 has "Mega-Mech" in base
      And the top of P1's deck is "Charm", "Gust", "Gust", "Gust" and "Gust"
      And the top of P2's deck is "Confront", "Gust", "Gust", "Gust" and "Gust"
      And the players will answer:
        | player | for              | answer           |
        | P1     | effect.choose    | "Charm"          |
        | P2     | effect.choose    | "Confront"       |
        | P1     | play.destination | "Altar to Unity" |
      When P1 plays "Promising Future"
      And everyone passes
      Then the chain is "Confront", "Charm"
      When everyone passes
      Then "Mega-Mech" is at "Altar to Unity"
      And the chain is "Confront"
      And no showdown is going on
      When everyone passes
      Then the chain is empty
      And a showdown is going on at "Altar to Unity"

  Rule: 344.1 Between two players it is the first step of a Combat
    If two players Contest Control of a Battlefield, a Showdown opens as Combat's first step. If there already is a
    Showdown ongoing at that Battlefield, it becomes a Combat Showdown and a Combat is initiated there.

    @S-h095 @R-344.1
    Scenario: Moving to another player's battlefield opens a combat with its showdown
      Given P2 has "Stalwart Poro" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And a showdown is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker
      And "Stalwart Poro" is a defender
      And no event "damageMarked" happened
      And P1 has focus

    @S-d120 @R-344.1 @R-316.8.b.1.a
    Scenario: A unit that comes to a showdown that is going on makes a combat of it
      Given P2 has "Petty Officer" in base
      And P2 has "Ride The Wind" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      When P1 passes
      And P2 plays "Ride The Wind" choosing "Petty Officer" moving it to "Altar to Unity"
      And everyone passes
      Then a combat is going on at "Altar to Unity"
      And the state is Showdown Open
      And "Shipyard Skulker" is an attacker
      And "Petty Officer" is a defender
      And "Altar to Unity" is contested by P1
      When everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's trash
      And "Petty Officer" is at "Altar to Unity"
      And P2 has won the combat at "Altar to Unity"

  Rule: 344.2 Without another player's units it is a Showdown by itself
    If Control of a Battlefield is Contested, no units of different players' control are there, and the turn is in a
    Neutral Open State, the next Cleanup opens a Showdown.

    @S-h096 @R-344.2
    Scenario: Moving to an empty battlefield opens a showdown and no combat
      Given P2 has "Mega-Mech" at "Grove of the God-Willow"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And no event "combatStarted" happened

    @S-h097 @R-344.2
    Scenario: With none contested there is none
      Given P1 has "Stalwart Poro" at "Altar to Unity"
      And P2 has "Mega-Mech" at "Grove of the God-Willow"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then no event "contested" happened
      And no showdown is going on
      When P1 ends the turn
      Then the turn player is P2

  Rule: 345 Focus goes to whoever contested the battlefield
    When a Showdown begins, Focus goes to the player who applied Contested status to its Battlefield.

    @S-h098 @R-345
    Scenario: To the player who moved there
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then P1 has focus
      And P1 has priority

    @S-h099 @R-345
    Scenario: To the player whose unit was moved there, not to the turn player
      Given P1 has "Charm" in hand and the pool to pay for it
      And P2 has "Mega-Mech" in base
      When P1 plays "Charm" choosing "Mega-Mech" moving it to "Altar to Unity"
      And everyone passes
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And P2 has focus
      And P2 has priority

  Rule: 346 When the Chain is over focus passes
    During a Showdown, when the chain's last item resolves and the turn is back in an Open State, Focus passes: the
    next Player gains Focus and Priority.

    @S-h100 @R-346
    Scenario: To the next player, who gets priority with it
      Given a game in the mode "skirmish"
      And P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Grove of the God-Willow"
      And P2 has "Confront" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Cleave" choosing "Shipyard Skulker"
      And everyone passes
      Then P2 has focus
      And P2 has priority
      When P2 plays "Confront"
      And everyone passes
      Then P3 has focus
      And P3 has priority

    @S-h101 @R-346
    Scenario: Once for a chain, when its last item has resolved
      Given P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Cleave" choosing "Shipyard Skulker"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      And everyone passes
      Then the chain is "Cleave"
      And P1 has focus
      When everyone passes
      Then the chain is empty
      And P2 has focus

    @S-h102 @R-346
    Scenario: A unit that dies of the spell doesn't keep it back
      Given P1 has "Incinerate" in hand and the pool to pay for it
      And P2 has "Watchful Sentry" and "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Incinerate" choosing "Watchful Sentry"
      And everyone passes until the chain is empty
      Then P2's hand has 1 card
      And P2 has focus

  Rule: 346.1 Not if a trigger or an Add ability opened the Chain
    Focus does not pass like that if the chain was opened by a triggered ability being added to it or by an Add
    ability being added to it.

    @S-h103 @R-346.1 @example
    Scenario: A defend trigger opens the chain, and a spell on top of it changes nothing
      Given P1 has "Discipline" in hand and the pool to pay for it
      And P2 has "Teemo, Strategist" at "Altar to Unity"
      And the top of P2's deck is "Charm", "Charm", "Charm", "Charm" and "Charm"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then the chain is "Teemo, Strategist"
      When P2 passes
      And P1 plays "Discipline" choosing "Shipyard Skulker"
      And everyone passes until the chain is empty
      Then "Shipyard Skulker" has 5 Might
      And the state is Showdown Open
      And P1 has focus
      And P1 has priority

    @S-h104 @R-346.1
    Scenario: An Add ability, which is over at once
      Given P1 has "Seal of Rage" and "Seal of Focus" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 activates "Seal of Rage"
      Then P1 has focus
      When P1 activates "Seal of Focus"
      Then P1's pool is [R][G]
      And P1 has focus
      When P1 passes
      Then P2 has focus
