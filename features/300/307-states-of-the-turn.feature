Feature: 307 States of the Turn

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 307 States of the turn
    States of the Turn

  Rule: 308 Neutral or showdown
    At every moment the turn is in exactly one of two states: Neutral State or Showdown State.

    @S-t014 @R-308
    Scenario: A showdown makes the neutral state a showdown state, and its end makes it neutral again
      Given P1 has "Shipyard Skulker" in base
      Then the state is neutral open
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then the state is showdown open
      When everyone passes
      Then the state is neutral open

  Rule: 308.1 Showdown State
    The turn is in a Showdown State whenever some Showdown or Combat is under way.

    @S-t015 @R-308.1
    Scenario: A showdown by itself
      Given P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And the state is showdown open

    @S-t016 @R-308.1
    Scenario: A combat, from its showdown until it has ended
      Given P1 has "Mega-Mech" in base
      And P2 has "Stalwart Poro" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And the state is showdown open
      When everyone passes
      Then P1 is asked "combat.assign"
      And a combat is going on at "Altar to Unity"
      And the state is showdown open
      When P1 answers "combat.assign" with 4 to "Stalwart Poro", 4 to "Pakaa Cub"
      Then "Stalwart Poro" and "Pakaa Cub" are in P2's trash
      And the state is neutral open

  Rule: 308.1.a Only Action and Reaction in a Showdown State
    In a Showdown State, nothing may be played or activated except cards and abilities that have the Action or the
    Reaction keyword.

    Background:
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Petty Officer" at "Grove of the God-Willow"

    @S-t017 @R-308.1.a
    Scenario: A spell with neither is refused, one with Action is not
      Given P1 has "Falling Star" and "Hextech Ray" in hand and the pool to pay for them
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Falling Star" choosing "Petty Officer", then "Petty Officer"
      Then that is refused by rule 308.1.a
      And "Falling Star" is in P1's hand
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      Then the chain is "Hextech Ray"

    @S-t018 @R-308.1.a
    Scenario: A unit with neither is refused, one with Reaction is not
      Given P1 has "Vanguard Sergeant" and "Shen, Kinkou" in hand and the pool to pay for them
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Vanguard Sergeant" to base
      Then that is refused by rule 308.1.a
      And "Vanguard Sergeant" is in P1's hand
      When P1 plays "Shen, Kinkou" to base
      Then "Shen, Kinkou" is in P1's base

    @S-t019 @R-308.1.a
    Scenario: An ability with neither is refused, one with Reaction is not
      Given P1 has "Iron Ballista" and "Energy Conduit" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 activates "Iron Ballista" choosing "Petty Officer"
      Then that is refused by rule 308.1.a
      And "Iron Ballista" is ready
      When P1 activates "Energy Conduit"
      Then P1's pool is [1]
      When everyone passes until the showdown ends
      And P1 activates "Iron Ballista" choosing "Petty Officer"
      Then the chain is "Iron Ballista"

  Rule: 308.2 Neutral State
    The turn is in a Neutral State whenever neither a Showdown nor a Combat is under way.

    @S-t020 @R-308.2
    Scenario: A chain alone doesn't make a showdown
      Given P1 has "Falling Star" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      When P1 plays "Falling Star" choosing "Petty Officer", then "Petty Officer"
      Then no showdown is going on
      And the state is neutral closed
      When everyone passes
      Then "Petty Officer" is in P2's trash
      And the state is neutral open

    @S-t021 @R-308.2
    Scenario: After a combat what has neither Action nor Reaction can be played again
      Given P1 has "Petty Officer" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Vanguard Sergeant" in hand and the pool to pay for it
      When P1 moves "Petty Officer" to "Altar to Unity"
      Then P1 couldn't play "Vanguard Sergeant"
      When everyone passes
      Then "Pakaa Cub" is in P2's trash
      And the state is neutral open
      When P1 plays "Vanguard Sergeant" to base
      Then "Vanguard Sergeant" is in P1's base

  Rule: 309 Open or closed
    At every moment the turn is also in exactly one of two states: Open State or Closed State.

    @S-t022 @R-309
    Scenario: A chain closes the state, and its end opens it again
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      Then the state is neutral open
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      Then the state is neutral closed
      When everyone passes
      Then the state is neutral open

  Rule: 309.1 Closed State
    The turn is in a Closed State whenever there is a Chain.

    @S-t023 @R-309.1 @FAQ-10.1
    Scenario: A spell closes it until the chain's last item is gone
      Given P1 has "Hextech Ray" and "Discipline" in hand and the pool to pay for them
      And P1 has "Shipyard Skulker" in base
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 plays "Discipline" choosing "Shipyard Skulker"
      And everyone passes
      Then the chain is "Hextech Ray"
      And the state is neutral closed
      When everyone passes
      Then the state is neutral open

    @S-t024 @R-309.1
    Scenario: So does an activated ability
      Given P1 has "Iron Ballista" in base
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      When P1 activates "Iron Ballista" choosing "Petty Officer"
      Then the chain is "Iron Ballista"
      And the state is neutral closed
      When everyone passes
      Then "Petty Officer" has 2 damage
      And the state is neutral open

    @S-t025 @R-309.1
    Scenario: So does a triggered ability
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P2 ends the turn
      Then the chain is "Grove of the God-Willow"
      And the state is neutral closed
      When everyone passes
      Then the state is neutral open

  Rule: 309.1.a Only Reaction in a Closed State
    In a Closed State, nothing may be played or activated except cards and abilities that have the Reaction keyword.

    Background:
      Given P2 has "Petty Officer" at "Grove of the God-Willow"
      And P1 has "Shipyard Skulker" in base
      And P1 has "Hextech Ray" in hand and the pool to pay for it

    @S-t026 @R-309.1.a
    Scenario: A spell with Action is refused, one with Reaction is not
      Given P1 has "Cleave" and "Discipline" in hand and the pool to pay for them
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 plays "Cleave" choosing "Shipyard Skulker"
      Then that is refused by rule 309.1.a
      And "Cleave" is in P1's hand
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      Then the chain is "Hextech Ray", "Discipline"

    @S-t027 @R-309.1.a
    Scenario: A unit without Reaction is refused, one with it is not
      Given P1 has "Vanguard Sergeant" and "Shen, Kinkou" in hand and the pool to pay for them
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 plays "Vanguard Sergeant"
      Then that is refused by rule 309.1.a
      And "Vanguard Sergeant" is in P1's hand
      When P1 plays "Shen, Kinkou"
      Then "Shen, Kinkou" is in P1's base
      And the chain is "Hextech Ray"

    @S-t028 @R-309.1.a
    Scenario: An ability without Reaction is refused, one with it is not
      Given P1 has "Orb of Regret" and "Energy Conduit" in base
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 activates "Orb of Regret" choosing "Petty Officer"
      Then that is refused by rule 309.1.a
      And "Orb of Regret" is ready
      When P1 activates "Energy Conduit"
      Then P1's pool is [1]

  Rule: 309.2 Open State
    The turn is in an Open State whenever there is no Chain.

    @S-t029 @R-309.2 @R-337.2
    Scenario: A unit enters at once, so that no chain is left
      Given P1 has "Shipyard Skulker" and "Pakaa Cub" in hand and the pool to pay for them
      When P1 plays "Shipyard Skulker"
      Then the chain is empty
      And the state is neutral open
      When P1 plays "Pakaa Cub"
      Then "Shipyard Skulker" and "Pakaa Cub" are in P1's base

  Rule: 310 Four states
    Combining the two pairs, the turn is always in one of four states (listed in the sub-rules).

    @S-t030 @R-310
    Scenario: One turn that goes through all four
      Given P1 has "Hextech Ray" and "Discipline" in hand and the pool to pay for them
      And P1 has "Shipyard Skulker" in base
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      Then the state is neutral open
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      Then the state is neutral closed
      When everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then the state is showdown open
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      Then the state is showdown closed
      When everyone passes
      Then the state is showdown open
      When everyone passes until the showdown ends
      Then the state is neutral open

  Rule: 310.1 Neutral Open
    Neutral Open is Neutral State plus Open State: neither a Showdown nor a Combat under way, and no Chain.

    @S-t031 @R-310.1
    Scenario: Without showdown, combat and chain a card without any keyword can be played
      Given P1 has "Falling Star" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      Then the state is neutral open
      And no showdown is going on
      And the chain is empty
      When P1 plays "Falling Star" choosing "Petty Officer", then "Petty Officer"
      Then the chain is "Falling Star"
      When everyone passes
      Then "Petty Officer" is in P2's trash

  Rule: 310.1.a When cards and abilities can be used as a rule
    Unless something says otherwise, a player can play cards and activate abilities only while they have priority on
    their own turn in a Neutral Open state.

    @S-t032 @R-310.1.a @R-312.1.b
    Scenario: Not on another player's turn
      Given it is P1's turn
      And P2 has "Vanguard Sergeant" in hand and the pool to pay for it
      And P2 has 4 of "Order Rune" as runes
      When P2 plays "Vanguard Sergeant"
      Then that is refused by rule 310.1.a or 312.1
      And "Vanguard Sergeant" is in P2's hand
      When P1 ends the turn
      And P2 plays "Vanguard Sergeant", paying with runes
      Then "Vanguard Sergeant" is in P2's base

    @S-t033 @R-310.1.a
    Scenario: Not on one's own turn while there is a chain
      Given P1 has "Vanguard Sergeant" and "Hextech Ray" in hand and the pool to pay for them
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      And P1 plays "Vanguard Sergeant"
      Then that is refused by rule 310.1.a or 309.1.a
      And "Vanguard Sergeant" is in P1's hand
      When everyone passes
      And P1 plays "Vanguard Sergeant"
      Then "Vanguard Sergeant" is in P1's base

    @S-t034 @R-310.1.a
    Scenario: Abilities go by the same rule
      Given it is P1's turn
      And P1 has "Iron Ballista" called "ours" in base
      And P2 has "Iron Ballista" called "theirs" in base
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      When P2 activates "theirs" choosing "Petty Officer"
      Then that is refused
      And "theirs" is ready
      When P1 activates "ours" choosing "Petty Officer"
      Then "ours" is exhausted
      And the chain is "ours"

  Rule: 310.2 Neutral Closed
    Neutral Closed is Neutral State plus Closed State: neither a Showdown nor a Combat under way, but there is a Chain.

    @S-t035 @R-310.2
    Scenario: A chain outside of showdown and combat
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray" choosing "Petty Officer"
      Then no showdown is going on
      And the chain is "Hextech Ray"
      And the state is neutral closed
      When everyone passes
      Then "Petty Officer" has 3 damage
      And the state is neutral open

  Rule: 310.3 Showdown Open
    Showdown Open is Showdown State plus Open State: a Showdown or a Combat under way, and no Chain.

    @S-t036 @R-310.3
    Scenario: A combat without a chain
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And the chain is empty
      And the state is showdown open

  Rule: 310.4 Showdown Closed
    Showdown Closed is Showdown State plus Closed State: a Showdown or a Combat under way, and a Chain as well.

    @S-t037 @R-310.4
    Scenario: A spell in a showdown
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Discipline" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Discipline" choosing "Shipyard Skulker"
      Then the state is showdown closed
      When everyone passes
      Then the state is showdown open

    @S-t038 @R-310.4
    Scenario: A trigger that the combat begins with
      Given P1 has "Mega-Mech" in base
      And P2 has "Teemo, Strategist" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      Then the chain is "Teemo, Strategist"
      And the state is showdown closed
