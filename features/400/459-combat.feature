Feature: 459 Combat
  A combat begins in a cleanup in which nothing else is in its way. Units that come to a battlefield while the chain has
  items stage a combat that has to wait: Mister Root's own trigger on moving is such an item, and so are the cards that
  Promising Future plays, which resolve one by one (354.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 459 Combat
    Combat

  Rule: 460 A staged combat begins in a cleanup with an empty chain and no other fight
    A Combat occurs when a Cleanup occurs while the Chain has no items, a Combat is staged at a Battlefield, and
    no other Battlefield has a Showdown or Combat ongoing.

    @S-k001 @R-460 @R-323.13
    Scenario: It waits until the chain is empty
      Given P1 has "Mister Root" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Mister Root" to "Altar to Unity"
      Then the chain is "Mister Root"
      And no showdown is going on
      And a showdown and a combat are staged at "Altar to Unity"
      When everyone passes
      Then the chain is empty
      And a combat is going on at "Altar to Unity"
      And "Mister Root" is an attacker

    @S-k002 @R-460 @R-461.1
    Scenario: It waits until the combat at another battlefield is over
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
        | P1     | combat.stage     | "Altar to Unity"          |
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes until the chain is empty
      Then a combat is going on at "Altar to Unity"
      And "Pakaa Cub" is at "Grove of the God-Willow"
      And "Pakaa Cub" is neither attacker nor defender
      And a showdown and a combat are staged at "Grove of the God-Willow"
      When everyone passes
      Then "Shipyard Skulker" is in P2's trash
      And a combat is going on at "Grove of the God-Willow"
      And "Pakaa Cub" is an attacker

  Rule: 460.1 A combat staged where a showdown is going on takes that showdown over
    If a Showdown is ongoing at the Battlefield where the Combat is staged, it turns into a Combat Showdown and
    a Combat is initiated at that Battlefield.

    @S-d128 @R-460.1 @R-463
    Scenario: The showdown closes once, and the steps of combat follow
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" in base
      And P2 has "Ride The Wind" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      When P1 passes
      And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to "Altar to Unity"
      And everyone passes
      Then a combat is going on at "Altar to Unity"
      When everyone passes
      Then no showdown is going on
      And "Shipyard Skulker" is in P1's trash
      And "Pakaa Cub" is in P2's trash
      And "Altar to Unity" is controlled by nobody
      And these events happened in this order:
        | event          | object           |
        | showdownOpened | Altar to Unity   |
        | combatStarted  | Altar to Unity   |
        | designated     | Pakaa Cub        |
        | showdownEnded  | Altar to Unity   |
        | damageMarked   | Shipyard Skulker |
        | combatEnded    | Altar to Unity   |

    @S-d129 @R-460.1 @R-460
    Scenario: A combat staged at another battlefield leaves the showdown as it is and waits
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Mountain Drake" at "Grove of the God-Willow"
      And P2 has "Pakaa Cub" in base
      And P2 has "Ride The Wind" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to "Grove of the God-Willow"
      And everyone passes
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And a showdown and a combat are staged at "Grove of the God-Willow"
      When everyone passes
      Then "Altar to Unity" is controlled by P1
      And a combat is going on at "Grove of the God-Willow"
      And "Pakaa Cub" is an attacker

  Rule: 461 Combat is staged as soon as two opponents have units at a battlefield
    A Combat is Staged when units of two opposing players are at one Battlefield and the Steps of Combat have
    not been initiated.

    @S-k003 @R-461 @R-323.9
    Scenario: Staged and not begun, then begun and not staged
      Given P1 has "Mister Root" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown and a combat are staged at "Altar to Unity"
      And no combat is going on
      And "Mister Root" is neither attacker nor defender
      When everyone passes
      Then nothing is staged at "Altar to Unity"
      And a combat is going on at "Altar to Unity"

    @S-k004 @R-461
    Scenario: Units of one player alone stage a showdown and no combat
      Given P1 has "Mister Root" in base
      When P1 moves "Mister Root" to "Altar to Unity"
      Then a showdown is staged at "Altar to Unity"
      When everyone passes
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on

  Rule: 461.1 The turn player decides which combat comes first
    When Units of opposing players are at more than one Battlefield at once, the Turn Player decides which of
    the Combats is resolved first.

    Background:
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

    @S-k005 @R-461.1 @R-323.13
    Scenario: The one where the turn player attacks
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

    @S-k006 @R-461.1 @R-323.13
    Scenario: The one where the turn player defends
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes until the chain is empty
      And P1 answers "combat.stage" with "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And "Mega-Mech" is a defender
      And "Pakaa Cub" is neither attacker nor defender

  Rule: 461.2 A combat that isn't staged any more is never fought
    A Combat that stops being Staged before the Steps of Combat are initiated is neither resolved nor executed.

    @S-k007 @R-461.2 @R-323.10 @R-323.12
    Scenario: With its only defender gone before it begins, a showdown by itself is left
      Given P1 has "Mister Root" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Gust" in hand and the pool to pay for it
      When P1 moves "Mister Root" to "Altar to Unity"
      And P1 plays "Gust" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P2's hand
      And a showdown is staged at "Altar to Unity"
      When everyone passes
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And "Mister Root" is neither attacker nor defender
      When everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1
      And no event "combatStarted" happened
      And no event "combatResult" happened

    @S-k008 @R-461.2
    Scenario: With one of two defenders gone it is fought all the same
      Given P1 has "Mister Root" in base
      And P2 has "Pakaa Cub" and "Vanguard Sergeant" at "Altar to Unity"
      And P1 has "Gust" in hand and the pool to pay for it
      When P1 moves "Mister Root" to "Altar to Unity"
      And P1 plays "Gust" choosing "Pakaa Cub"
      And everyone passes until the chain is empty
      Then a combat is going on at "Altar to Unity"
      And "Vanguard Sergeant" is a defender

  Rule: 461.3 With both staged at one battlefield, its showdown opens as a combat's
    If one Battlefield has both a Combat and a Showdown staged and the turn player initiates the Showdown, it
    opens as a Combat Showdown.

    @S-k009 @R-461.3 @R-316.8.a
    Scenario: The attack on a battlefield where the opponent has a unit
      Given P1 has "Daring Poro" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Daring Poro" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And a combat is going on at "Altar to Unity"
      And "Daring Poro" is an attacker
      And "Daring Poro" has 3 Might
      And these events happened in this order:
        | event          | object         | player |
        | combatStaged   | Altar to Unity |        |
        | showdownOpened | Altar to Unity | P1     |
        | combatStarted  | Altar to Unity | P2     |

    @S-k010 @R-461.3 @R-316.8.b.1
    Scenario: At an empty battlefield the showdown stays without a combat
      Given P1 has "Daring Poro" in base
      When P1 moves "Daring Poro" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And "Daring Poro" is neither attacker nor defender
      And "Daring Poro" has 2 Might

  Rule: 462 Exactly two players have units in a combat
    The Units in a Combat must belong to exactly two players, no more and no fewer.

    @S-k011 @R-462 @R-316.7.d
    Scenario: A third player acts in its showdown but brings no unit to it
      Given a game in the mode "skirmish"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P3 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P3 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then "Vanguard Sergeant" is an attacker
      And "Pakaa Cub" is a defender
      And "Shipyard Skulker" is neither attacker nor defender
      When P1 passes
      And P2 passes
      Then P3 has focus
      When P3 plays "Shen, Kinkou" to "Altar to Unity"
      Then that is refused
      When P3 plays "Shen, Kinkou" to "Grove of the God-Willow"
      Then "Shen, Kinkou" is at "Grove of the God-Willow"
      And "Shen, Kinkou" is neither attacker nor defender

    @S-k012 @R-462
    Scenario: Two units of one player make none
      Given P1 has "Daring Poro" and "Vanguard Sergeant" in base
      When P1 moves "Daring Poro" and "Vanguard Sergeant" to "Altar to Unity"
      Then no combat is going on
      And "Vanguard Sergeant" is neither attacker nor defender
      When everyone passes until the showdown ends
      Then "Daring Poro" and "Vanguard Sergeant" are at "Altar to Unity"
      And "Altar to Unity" is controlled by P1

  Rule: 462.1 No move leads a third player's unit into the combat of two others
    In Modes of Play with more than two players, no Move of any kind (Standard Move or other) may have as its
    Destination a Battlefield with a Staged Combat or a Combat in Progress when the Units' controller is not
    involved in that Combat or has no Units there yet.

    @S-k013 @R-462.1 @R-447.2.a @R-447.2.c @R-449.2
    Scenario: A move that was in order when it was chosen turns into a recall once the combat is staged
      Given a game in the mode "skirmish"
      And P3 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Vanguard Sergeant" at "Grove of the God-Willow"
      And P2 has "Shipyard Skulker" in base
      And P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [G] in the pool
      And P3 has [G] in the pool
      And the top of P1's deck is "Charm", "Block", "Gust", "Defy" and "Vengeance"
      And the top of P2's deck is "Cleave", "Block", "Gust", "Defy" and "Vengeance"
      And the top of P3's deck is "Charm", "Block", "Gust", "Defy" and "Vengeance"
      And the players will answer:
        | player | for              | answer              |
        | P1     | effect.choose    | "Charm"             |
        | P2     | effect.choose    | "Cleave"            |
        | P3     | effect.choose    | "Charm"             |
        | P2     | play.target      | "Shipyard Skulker"  |
        | P3     | play.target      | "Vanguard Sergeant" |
        | P3     | play.destination | "Altar to Unity"    |
        | P1     | play.target      | "Shipyard Skulker"  |
        | P1     | play.destination | "Altar to Unity"    |
      When P1 plays "Promising Future"
      And everyone passes
      Then the chain is "Cleave", "Charm", "Charm"
      When everyone passes
      Then "Shipyard Skulker" is at "Altar to Unity"
      And a showdown and a combat are staged at "Altar to Unity"
      When everyone passes
      Then "Vanguard Sergeant" is in P1's base
      And no event "moved" happened to "Vanguard Sergeant"
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker
      And "Pakaa Cub" is a defender

  Rule: 462.2 Nor may a third player play a unit there
    In Modes of Play with more than two players, a player who is not involved in a Staged Combat or a Combat in
    Progress cannot by any means choose its Battlefield as the location to play one or more Units.

    Background:
      Given a game in the mode "skirmish"
      And P3 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Shipyard Skulker" in base
      And P2 has "Gust" in hand and the pool to pay for it
      And P1 has [G] in the pool

    @S-k014 @R-462.2 @R-190.4.c
    Scenario: Not even the player who controls the battlefield
      In response to the moves P3's only unit is taken away. The state is Closed, so that P3 keeps control until the chain
      is empty.

      Given P3 has "Shen, Kinkou" in hand and the pool to pay for it
      And P3 has [G] in the pool
      And P1 has "Promising Future" in hand and the pool to pay for it
      And the top of P1's deck is "Charm", "Block", "Defy", "Rebuke" and "Vengeance"
      And the top of P2's deck is "Cleave", "Block", "Defy", "Rebuke" and "Vengeance"
      And the top of P3's deck is "Charm", "Block", "Defy", "Rebuke" and "Vengeance"
      And the players will answer:
        | player | for              | answer              |
        | P1     | effect.choose    | "Charm"             |
        | P2     | effect.choose    | "Cleave"            |
        | P3     | effect.choose    | "Charm"             |
        | P2     | play.target      | "Shipyard Skulker"  |
        | P3     | play.target      | "Vanguard Sergeant" |
        | P3     | play.destination | "Altar to Unity"    |
        | P1     | play.target      | "Shipyard Skulker"  |
        | P1     | play.destination | "Altar to Unity"    |
      When P1 plays "Promising Future"
      And everyone passes
      And P1 passes
      And P2 plays "Gust" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P3's hand
      When everyone passes
      And everyone passes
      Then "Shipyard Skulker" and "Vanguard Sergeant" are at "Altar to Unity"
      And "Altar to Unity" is controlled by P3
      When P2 passes
      And P3 plays "Shen, Kinkou" to "Altar to Unity"
      Then that is refused by rule 462.2 or 462.3
      When P3 plays "Shen, Kinkou" to base
      Then "Shen, Kinkou" is in P3's base
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker
      And "Vanguard Sergeant" is a defender
      And "Altar to Unity" is controlled by nobody

    @S-k015 @R-462.2 @R-355.2.a
    Scenario: A token that could go there or to base has just its base left
      Given it is P2's turn
      And P2 has "Promising Future" in hand and the pool to pay for it
      And P2 has [G] in the pool
      And the top of P1's deck is "Charm", "Block", "Defy", "Rebuke" and "Vengeance"
      And the top of P2's deck is "Charm", "Block", "Defy", "Rebuke" and "Vengeance"
      And the top of P3's deck is "Desert's Call", "Block", "Defy", "Rebuke" and "Vengeance"
      And the players will answer:
        | player | for              | answer              |
        | P2     | effect.choose    | "Charm"             |
        | P3     | effect.choose    | "Desert's Call"     |
        | P1     | effect.choose    | "Charm"             |
        | P1     | play.target      | "Shipyard Skulker"  |
        | P1     | play.destination | "Altar to Unity"    |
        | P2     | play.target      | "Vanguard Sergeant" |
        | P2     | play.destination | "Altar to Unity"    |
      When P2 plays "Promising Future"
      And everyone passes
      Then the chain is "Desert's Call", "Charm", "Charm"
      When P2 plays "Gust" choosing "Pakaa Cub"
      And everyone passes
      And everyone passes
      And everyone passes
      Then "Shipyard Skulker" and "Vanguard Sergeant" are at "Altar to Unity"
      And "Altar to Unity" is controlled by P3
      When everyone passes
      Then nobody is asked anything
      And "Sand Soldier" is in P3's base
      And "Vanguard Sergeant" is an attacker
      And "Shipyard Skulker" is a defender

  Rule: 462.2.a A unit that an effect would play there comes to its controller's base
    A Unit that an effect would play to a Battlefield with a Staged Combat or a Combat in Progress is played to
    its controller's Base instead, when that controller takes no part in the Combat.

    @S-a064 @R-462.2.a
    Scenario: A third player's unit, brought in by a spell, comes to that player's base
      Given a game in the mode "skirmish"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Bone Skewer" facedown at "Altar to Unity"
      And P3 has "Mega-Mech" in hand
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 passes
      And P2 plays "Bone Skewer" from hidden choosing "Altar to Unity"
      And P2 answers "play.player" with P3
      And everyone passes
      And P2 answers "effect.choose" with "Mega-Mech"
      Then "Mega-Mech" is in P3's base
      And "Mega-Mech" is neither attacker nor defender
      And the chain is "Bone Skewer"
      When everyone passes
      Then "Mega-Mech" is stunned
      And a combat is going on at "Altar to Unity"

    @S-a065 @R-462.2.a @R-355.2.b
    Scenario: One of a player who takes part comes to the battlefield
      Given a game in the mode "skirmish"
      And P1 has "Vanguard Sergeant" in base
      And P1 has "Shipyard Skulker" in hand
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Bone Skewer" facedown at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 passes
      And P2 plays "Bone Skewer" from hidden choosing "Altar to Unity"
      And P2 answers "play.player" with P1
      And everyone passes
      And P2 answers "effect.choose" with "Shipyard Skulker"
      Then "Shipyard Skulker" is at "Altar to Unity"
      And "Shipyard Skulker" is an attacker

  Rule: 462.2.b Here is then the base where it was played
    Any later mention of here in that effect then stands for the controller's Base, where the Unit was played.
    Further effects that this may invalidate are invalidated just as if the effect had been mistargeted.

    @S-a066 @R-462.2.b @R-462.2.a
    Scenario: A copy is made of what is at the base, not of what is at the battlefield
      P3 holds and leaves. While LeBlanc's effect waits, Bone Skewer brings Blitzcrank there, and Blitzcrank another
      player's unit.

      Given a game in the mode "skirmish"
      And it is P2's turn
      And P3's legend is "LeBlanc, Deceiver"
      And P3 has "Pakaa Cub" at "Void Gate"
      And P3 has "Bone Skewer" facedown at "Void Gate"
      And P3 has "Flash" in hand
      And P3 has "Vengeance" in hand
      And P3 has 2 of "Chaos Rune" as runes
      And P1 has "Blitzcrank, Impassive" in hand
      And P2 has "Mystic Poro" in base
      And the players will answer:
        | player | for           | answer                  |
        | P3     | trigger.may   | yes                     |
        | P3     | discard       | "Vengeance"             |
        | P3     | play.player   | P1                      |
        | P3     | effect.choose | "Blitzcrank, Impassive" |
        | P1     | trigger.may   | yes                     |
        | P1     | play.target   | "Mystic Poro"           |
      When P2 ends the turn
      Then the chain is "LeBlanc, Deceiver"
      When P3 plays "Flash" choosing "Pakaa Cub", paying with runes
      And everyone passes
      And P3 plays "Bone Skewer" from hidden choosing "Void Gate"
      And everyone passes
      Then "Blitzcrank, Impassive" is at "Void Gate"
      When everyone passes until the chain is empty
      Then "Mystic Poro" is at "Void Gate"
      And 2 objects named "Pakaa Cub" are in P3's base
      And a combat is going on at "Void Gate"
      And "Blitzcrank, Impassive" is an attacker
      And "Mystic Poro" is a defender

  Rule: 462.3 No choice may bring about a combat of more than two
    A choice that would bring about a Combat between more than two players at once is invalid and may not be
    completed.

    @S-k016 @R-462.3 @R-462.2
    Scenario: A third player is offered the battlefield before there are two others, and no more then
      Given a game in the mode "skirmish"
      And P3 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Shipyard Skulker" in base
      And P2 has "Gust" in hand and the pool to pay for it
      And P3 has "Shen, Kinkou" in hand and the pool to pay for it
      And P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [G] in the pool
      And P3 has [G] in the pool
      And the top of P1's deck is "Charm", "Block", "Defy", "Rebuke" and "Vengeance"
      And the top of P2's deck is "Cleave", "Block", "Defy", "Rebuke" and "Vengeance"
      And the top of P3's deck is "Charm", "Block", "Defy", "Rebuke" and "Vengeance"
      And the players will answer:
        | player | for              | answer              |
        | P1     | effect.choose    | "Charm"             |
        | P2     | effect.choose    | "Cleave"            |
        | P3     | effect.choose    | "Charm"             |
        | P2     | play.target      | "Shipyard Skulker"  |
        | P3     | play.target      | "Vanguard Sergeant" |
        | P3     | play.destination | "Altar to Unity"    |
        | P1     | play.target      | "Shipyard Skulker"  |
        | P1     | play.destination | "Altar to Unity"    |
      When P1 plays "Promising Future"
      And everyone passes
      And P1 passes
      And P2 plays "Gust" choosing "Pakaa Cub"
      And everyone passes
      And everyone passes
      Then "Shipyard Skulker" is at "Altar to Unity"
      When P3 plays "Shen, Kinkou"
      Then P3 is asked "play.location" among "Altar to Unity" and "P3.base"
      When P3 takes it back
      And everyone passes
      Then "Vanguard Sergeant" is at "Altar to Unity"
      When P2 passes
      And P3 plays "Shen, Kinkou"
      Then nobody is asked anything
      And "Shen, Kinkou" is in P3's base

  @definition
  Rule: 463 The Steps of Combat
    The Steps of Combat
