Feature: 323.8 Staging and opening in a Cleanup
  Steps 6 to 10 of a cleanup (323): showdowns and combats are staged and opened. Mister Root triggers as he moves to a
  battlefield, so that what is staged there waits for the end of a chain.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And it is P1's turn

  Rule: 323.8 Step 6: a Showdown is staged where Contested was applied
    Cleanup step 6: mark a Showdown as Staged at every Battlefield Contested was applied to.

    @S-t158 @R-323.8
    Scenario: At the battlefield that a unit has moved to, and at no other
      Given P1 has "Mister Root" in base
      When P1 moves "Mister Root" to "Altar to Unity"
      Then "Altar to Unity" is contested by P1
      And a showdown is staged at "Altar to Unity"
      And "Grove of the God-Willow" isn't contested
      And nothing is staged at "Grove of the God-Willow"

    @S-t159 @R-323.8
    Scenario: Not where the player is in control already
      Given P1 has "Mister Root" in base
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      When P1 moves "Mister Root" to "Altar to Unity"
      Then the chain is "Mister Root"
      And "Altar to Unity" isn't contested
      And nothing is staged at "Altar to Unity"
      When everyone passes
      Then no showdown is going on

  Rule: 323.8.a How long it stays staged
    That Showdown stays Staged for as long as the Battlefield is Contested and units controlled by the player who
    applied Contested are present there.

    Background:
      Given P1 has "Mister Root" and "Shipyard Skulker" in base
      And P2 has "Gust" in hand and the pool to pay for it

    @S-t160 @R-323.8.a
    Scenario: With the player's only unit gone it is staged no longer, and never opens
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown is staged at "Altar to Unity"
      When P1 passes
      And P2 plays "Gust" choosing "Mister Root"
      And everyone passes
      Then "Mister Root" is in P1's hand
      And nothing is staged at "Altar to Unity"
      When everyone passes
      Then the state is neutral open
      And no event "showdownOpened" happened
      And "Altar to Unity" is controlled by nobody

    @S-t161 @R-323.8.a
    Scenario: With another unit of the player's still there it stays
      When P1 moves "Mister Root" and "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Gust" choosing "Mister Root"
      And everyone passes
      Then "Mister Root" is in P1's hand
      And a showdown is staged at "Altar to Unity"
      When everyone passes
      Then a showdown is going on at "Altar to Unity"

  Rule: 323.9 Step 7: a Combat is staged where opponents meet
    Cleanup step 7: mark a Combat as Staged at every Battlefield Contested was applied to where Units controlled by
    opposing players are present.

    @S-t162 @R-323.9
    Scenario: At a battlefield with a unit of each
      Given P1 has "Mister Root" in base
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown and a combat are staged at "Altar to Unity"
      And no combat is going on
      And "Mister Root" is neither attacker nor defender

    @S-t163 @R-323.9
    Scenario: Not at a battlefield where nobody else is
      Given P1 has "Mister Root" in base
      And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown is staged at "Altar to Unity"
      And nothing is staged at "Grove of the God-Willow"

  Rule: 323.9.a How long it stays staged
    That Combat stays Staged for as long as Units of two opposing players are present there.

    @S-t164 @R-323.9.a
    Scenario: One unit of each player left is enough
      Given P1 has "Mister Root" and "Pakaa Cub" in base
      And P2 has "Shipyard Skulker" and "Petty Officer" at "Altar to Unity"
      And P1 has "Gust" called "ours" in hand and the pool to pay for it
      And P2 has "Gust" called "theirs" in hand and the pool to pay for it
      When P1 moves "Mister Root" and "Pakaa Cub" to "Altar to Unity"
      And P1 plays "ours" choosing "Shipyard Skulker"
      And P1 passes
      And P2 plays "theirs" choosing "Mister Root"
      And everyone passes
      And everyone passes
      Then "Shipyard Skulker" is in P2's hand
      And "Mister Root" is in P1's hand
      And a showdown and a combat are staged at "Altar to Unity"
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Pakaa Cub" is an attacker
      And "Petty Officer" is a defender

  Rule: 323.10 Step 7a: a Combat without two sides is staged no longer
    Cleanup step 7a: a Combat that is Staged but has not opened yet ceases to be Staged if Units of two opposing players
    are no longer present at its Battlefield.

    @S-t165 @R-323.10 @R-461.2
    Scenario: With the defender's only unit gone only the showdown is left
      Given P1 has "Mister Root" in base
      And P1 has "Gust" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown and a combat are staged at "Altar to Unity"
      When P1 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes
      Then a showdown is staged at "Altar to Unity"
      When everyone passes
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And no event "combatStarted" happened

    @S-t166 @R-323.10
    Scenario: With the attacker's only unit gone nothing is left
      Given P1 has "Mister Root" in base
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Mister Root" to "Altar to Unity"
      And P1 passes
      And P2 plays "Gust" choosing "Mister Root"
      And everyone passes
      Then nothing is staged at "Altar to Unity"
      When everyone passes
      Then the state is neutral open
      And "Altar to Unity" is controlled by P2
      And no event "combatStarted" happened

  Rule: 323.11 Step 8: Contested ends with the units of who applied it
    Cleanup step 8: a Battlefield loses its Contested status if the player who applied that status controls no Units
    there and no Showdown or Combat is ongoing there.

    @S-t167 @R-323.11 @R-190.3.b.1
    Scenario: With the unit gone before any showdown has begun
      Given P1 has "Mister Root" in base
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Mister Root" to "Altar to Unity"
      Then "Altar to Unity" is contested by P1
      When P1 passes
      And P2 plays "Gust" choosing "Mister Root"
      And everyone passes
      Then "Altar to Unity" isn't contested

    @S-t168 @R-323.11 @R-190.3.b
    Scenario: Not while a showdown is going on there
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Flash" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Flash" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P1's base
      And a showdown is going on at "Altar to Unity"
      And "Altar to Unity" is contested by P1
      When everyone passes
      Then no showdown is going on
      And "Altar to Unity" isn't contested
      And "Altar to Unity" is controlled by nobody

  Rule: 323.11.a Units left at a battlefield that isn't theirs contest it
    If that leaves Units at an uncontested Battlefield that their controller does not control, that controller applies
    Contested status to it.

    Background: Units of both come to a battlefield that nobody controls, P2's first, and Mister Root's trigger is on the chain
      Given P1 has "Mister Root" in base
      And P2 has "Shipyard Skulker" in base
      And P1 has "Promising Future" and "Gust" in hand and the pool to pay for them
      And P1 has [G] in the pool
      And P2 has [G] in the pool
      And the top of P1's deck is "Charm" called "first", "Cleave", "Block", "Defy" and "Defy"
      And the top of P2's deck is "Charm" called "second", "Cleave", "Block", "Defy" and "Defy"
      And the players will answer:
        | player | for              | answer           |
        | P1     | effect.choose    | "first"          |
        | P2     | effect.choose    | "second"         |
        | P2     | play.destination | "Altar to Unity" |
        | P1     | play.destination | "Altar to Unity" |
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes
      And everyone passes
      Then the chain is "Mister Root"
      And "Altar to Unity" is contested by P2
      And a showdown and a combat are staged at "Altar to Unity"

    @S-d106 @R-323.11.a @R-323.11
    Scenario: With the unit of who contested it gone, whoever is left contests it
      When P1 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's hand
      And "Altar to Unity" is contested by P1
      And a showdown is staged at "Altar to Unity"
      When everyone passes
      Then a showdown is going on at "Altar to Unity"
      And P1 has focus
      And no combat is going on
      When everyone passes
      Then "Altar to Unity" is controlled by P1
      And "Mister Root" is at "Altar to Unity"

    @S-d107 @R-323.11.a @R-323.10
    Scenario: With the other unit gone, whoever contested it goes on contesting it
      When P1 plays "Gust" choosing "Mister Root"
      And everyone passes
      Then "Mister Root" is in P1's hand
      And "Altar to Unity" is contested by P2
      When everyone passes
      Then a showdown is going on at "Altar to Unity"
      And P2 has focus

  Rule: 323.12 Step 9: a staged Showdown begins
    Cleanup step 9: if it is a Neutral Open State and there is any Battlefield with a Showdown Staged but no Combat
    staged, the Turn Player chooses one such Battlefield and a Showdown begins there.

    Background: Each player may have the other's unit moved, by a Charm that Promising Future plays
      Given P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [G] in the pool
      And P2 has [G] in the pool
      And the top of P1's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"
      And the top of P2's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"

    @S-t169 @R-323.12 @R-344.2
    Scenario: As soon as the state is neutral and open
      Given P1 has "Mister Root" in base
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown is staged at "Altar to Unity"
      And the state is neutral closed
      And no showdown is going on
      When everyone passes
      Then a showdown is going on at "Altar to Unity"
      And nothing is staged at "Altar to Unity"
      And the state is showdown open
      And no combat is going on

    @S-d108 @R-323.12
    Scenario: Of two that are staged the turn player chooses one, and the other follows
      Given P1 has "Pakaa Cub" in base
      And P2 has "Shipyard Skulker" in base
      And the players will answer:
        | player | for              | answer                    |
        | P1     | effect.choose    | "Charm"                   |
        | P2     | effect.choose    | "Charm"                   |
        | P2     | play.destination | "Grove of the God-Willow" |
        | P1     | play.destination | "Altar to Unity"          |
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes
      Then a showdown is staged at "Altar to Unity"
      When everyone passes
      Then P1 is asked "showdown.stage" among "Altar to Unity" and "Grove of the God-Willow"
      When P1 answers "showdown.stage" with "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And P2 has focus
      And a showdown is staged at "Grove of the God-Willow"
      When everyone passes
      Then "Altar to Unity" is controlled by P2
      And a showdown is going on at "Grove of the God-Willow"
      And P1 has focus
      When everyone passes
      Then "Grove of the God-Willow" is controlled by P1
      And no event "combatStarted" happened

    @S-d109 @R-323.12 @R-323.13
    Scenario: A showdown begins before a combat, and there is nothing to choose
      Given P1 has "Pakaa Cub" in base
      And P2 has "Shipyard Skulker" in base
      And P1 has "Mega-Mech" at "Altar to Unity"
      And the players will answer:
        | player | for              | answer                    |
        | P1     | effect.choose    | "Charm"                   |
        | P2     | effect.choose    | "Charm"                   |
        | P2     | play.target      | "Pakaa Cub"               |
        | P2     | play.destination | "Grove of the God-Willow" |
        | P1     | play.destination | "Altar to Unity"          |
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes until the chain is empty
      Then nobody is asked anything
      And a showdown is going on at "Grove of the God-Willow"
      And no combat is going on
      And a showdown and a combat are staged at "Altar to Unity"
      When everyone passes
      Then "Grove of the God-Willow" is controlled by P1
      And a combat is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker

  Rule: 323.13 Step 10: a staged Combat begins
    Cleanup step 10: if it is a Neutral Open State and there is any Battlefield with a Combat Staged, the Turn Player
    chooses one such Battlefield and Combat begins there.

    @S-t170 @R-323.13 @R-460
    Scenario: As soon as the state is neutral and open
      Given P1 has "Mister Root" in base
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown and a combat are staged at "Altar to Unity"
      And the state is neutral closed
      And no combat is going on
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And nothing is staged at "Altar to Unity"
      And "Mister Root" is an attacker
      And "Shipyard Skulker" is a defender

    @S-t171 @R-323.13
    Scenario: In another player's turn too, where the turn player's spell brought it about
      Given P1 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Mister Root" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Mister Root" moving it to "Altar to Unity"
      And everyone passes
      Then the chain is "Mister Root"
      And a showdown and a combat are staged at "Altar to Unity"
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Mister Root" is an attacker

    @S-d110 @R-323.13 @R-461.1
    Scenario: Of two that are staged the turn player chooses one, and the other follows
      Given P1 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Mountain Drake" at "Grove of the God-Willow"
      And P1 has "Pakaa Cub" in base
      And P2 has "Shipyard Skulker" in base
      And P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [G] in the pool
      And P2 has [G] in the pool
      And the top of P1's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"
      And the top of P2's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"
      And the players will answer:
        | player | for              | answer                    |
        | P1     | effect.choose    | "Charm"                   |
        | P2     | effect.choose    | "Charm"                   |
        | P2     | play.target      | "Pakaa Cub"               |
        | P2     | play.destination | "Grove of the God-Willow" |
        | P1     | play.target      | "Shipyard Skulker"        |
        | P1     | play.destination | "Altar to Unity"          |
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes until the chain is empty
      Then P1 is asked "combat.stage" among "Altar to Unity" and "Grove of the God-Willow"
      When P1 answers "combat.stage" with "Grove of the God-Willow"
      Then a combat is going on at "Grove of the God-Willow"
      And "Pakaa Cub" is an attacker
      And "Shipyard Skulker" is neither attacker nor defender
      When everyone passes
      Then "Pakaa Cub" is in P1's trash
      And a combat is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker

  Rule: 323.14 Step 10a: a Showdown turns into a Combat Showdown
    Cleanup step 10a: if it is a Showdown Open State and Combat is Staged at a Battlefield where a Non-Combat Showdown
    is ongoing, that Showdown turns into a Combat Showdown.

    Background:
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Ride The Wind" in hand and the pool to pay for it

    @S-d111 @R-323.14 @R-460.1
    Scenario: The showdown that is going on becomes the combat's, and no second one is opened
      Given P2 has "Petty Officer" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Ride The Wind" choosing "Petty Officer" moving it to "Altar to Unity"
      And everyone passes
      Then a combat is going on at "Altar to Unity"
      And nothing is staged at "Altar to Unity"
      And the state is showdown open
      And these events happened in this order:
        | event          | object         |
        | showdownOpened | Altar to Unity |
        | combatStaged   | Altar to Unity |
        | combatStarted  | Altar to Unity |
      When everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's trash
      And "Altar to Unity" is controlled by P2
      And P2's points are 1

    @S-d112 @R-323.14 @R-323.13
    Scenario: Not in a Showdown Closed State
      Mister Root's own trigger is on the chain as he arrives.

      Given P2 has "Mister Root" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Ride The Wind" choosing "Mister Root" moving it to "Altar to Unity"
      And everyone passes
      Then the chain is "Mister Root"
      And the state is showdown closed
      And a combat is staged at "Altar to Unity"
      And no combat is going on
      And "Mister Root" is neither attacker nor defender
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Mister Root" is a defender

    @S-d113 @R-323.14
    Scenario: A unit that comes to another battlefield makes no combat of it
      Given P2 has "Petty Officer" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Ride The Wind" choosing "Petty Officer" moving it to "Grove of the God-Willow"
      And everyone passes
      Then "Petty Officer" is at "Grove of the God-Willow"
      And a showdown is staged at "Grove of the God-Willow"
      And a showdown is going on at "Altar to Unity"
      And no combat is going on
      When everyone passes
      Then "Altar to Unity" is controlled by P1
      And a showdown is going on at "Grove of the God-Willow"
      And P2 has focus
