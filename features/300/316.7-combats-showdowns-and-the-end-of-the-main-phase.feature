Feature: 316.7 Combats, Showdowns and the end of the Main Phase

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 316.7 Combat
    Combat

  Rule: 316.7.a Combat comes of opposing units at one battlefield
    A Combat comes about when Units that opposing players control are present at the same Battlefield.

    @S-t087 @R-316.7.a
    Scenario: A unit that moves to an enemy unit fights
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker
      And "Pakaa Cub" is a defender

    @S-t088 @R-316.7.a
    Scenario: Units of one player at one battlefield don't, nor do units at different ones
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Petty Officer" at "Altar to Unity"
      And P2 has "Pakaa Cub" at "Grove of the God-Willow"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Shipyard Skulker" is at "Altar to Unity"
      And no showdown is going on
      And no event "combatStarted" happened

  Rule: 316.7.b A move, a spell or another effect may bring it about
    That may have been brought about by the Standard Move Intrinsic Ability, by a Spell, or by some other Game Effect.

    @S-t089 @R-316.7.b
    Scenario: A standard move
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"

    @S-t090 @R-316.7.b
    Scenario: A spell that moves an enemy unit to one's own
      Given it is P1's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Vanguard Sergeant" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Vanguard Sergeant" moving it to "Altar to Unity"
      Then no combat is going on
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Vanguard Sergeant" is an attacker
      And "Shipyard Skulker" is a defender

  Rule: 316.7.c Whatever initiated it, its structure is the same
    Once a Combat has been initiated, its structure and flow are the same whatever effect brought it about.

    @S-t091 @R-316.7.c
    Scenario: A combat that a spell of the defender brought about
      Given it is P1's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Vanguard Sergeant" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Vanguard Sergeant" moving it to "Altar to Unity"
      And everyone passes
      Then P2 has focus
      When everyone passes
      Then "Shipyard Skulker" is in P1's trash
      And "Altar to Unity" is controlled by P2
      And P2's points are 1
      And "Vanguard Sergeant" has 0 damage
      And "Vanguard Sergeant" is neither attacker nor defender

    @S-t092 @R-316.7.c
    Scenario: One that a move brought about
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Vanguard Sergeant" in base
      When P2 moves "Vanguard Sergeant" to "Altar to Unity"
      Then P2 has focus
      When everyone passes
      Then "Shipyard Skulker" is in P1's trash
      And "Altar to Unity" is controlled by P2
      And P2's points are 1
      And "Vanguard Sergeant" has 0 damage
      And "Vanguard Sergeant" is neither attacker nor defender

  Rule: 316.7.d A combat is between two players
    Exactly two players, no more, can be in a Combat.

    @S-t093 @R-316.7.d @R-462
    Scenario: A third player takes no part and can't join
      Given a game in the mode "skirmish"
      And it is P1's turn
      And P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P3 has "Petty Officer" at "Grove of the God-Willow"
      And P3 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Shipyard Skulker" is an attacker
      And "Pakaa Cub" is a defender
      And "Petty Officer" is neither attacker nor defender
      When P1 passes
      And P2 passes
      And P3 plays "Shen, Kinkou" to "Altar to Unity"
      Then that is refused
      When P3 plays "Shen, Kinkou" to "Grove of the God-Willow"
      Then "Shen, Kinkou" is at "Grove of the God-Willow"
      And "Shen, Kinkou" is neither attacker nor defender

  Rule: 316.7.e The steps of combat follow
    The game then goes on with the steps of combat.

    @S-t094 @R-316.7.e @R-463
    Scenario: Showdown, damage and resolution
      Given P1 has "Petty Officer" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Petty Officer" to "Altar to Unity"
      And everyone passes
      Then these events happened in this order:
        | event          | object         |
        | combatStarted  | Altar to Unity |
        | showdownEnded  | Altar to Unity |
        | damageAssigned | Pakaa Cub      |
        | damageMarked   | Pakaa Cub      |
        | died           | Pakaa Cub      |
        | combatResult   | Altar to Unity |
        | conquered      | Altar to Unity |
        | combatEnded    | Altar to Unity |

  Rule: 316.7.f A showdown is part of it
    A Showdown is part of the Combat too.

    @S-t095 @R-316.7.f
    Scenario: Before any damage players may play spells with Action
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And P1 has focus
      When P1 plays "Cleave" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" has 6 Might
      And "Petty Officer" has 0 damage
      When everyone passes until the showdown ends
      Then "Petty Officer" is in P2's trash

  @definition
  Rule: 316.8 Showdowns
    Showdowns

  Rule: 316.8.a No Combat without a Showdown
    Whenever there is a Combat, there is a Showdown.

    @S-t096 @R-316.8.a
    Scenario: Where a combat is going on a showdown is
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And a showdown is going on at "Altar to Unity"
      And the state is showdown open

  Rule: 316.8.a.1 The showdown of a combat is within it
    A Showdown that comes from Combat is a Sub-Phase of that Combat.

    @S-t097 @R-316.8.a.1
    Scenario: It ends while the combat goes on
      Given P1 has "Mega-Mech" in base
      And P2 has "Stalwart Poro" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes
      Then a combat is going on at "Altar to Unity"
      And these events happened in this order:
        | event         | object         |
        | combatStarted | Altar to Unity |
        | showdownEnded | Altar to Unity |
      And no event "combatEnded" happened
      When P1 answers "combat.assign" with 4 to "Stalwart Poro", 4 to "Pakaa Cub"
      Then no combat is going on

  Rule: 316.8.b Contested stages a Showdown
    When Contested status has been applied to a Battlefield, the following cleanup marks a Showdown as Staged there.

    @S-t098 @R-316.8.b
    Scenario: Staged by the next cleanup, opened once nothing is on the chain
      Given P1 has "Mister Root" in base
      When P1 moves "Mister Root" to "Altar to Unity"
      Then the chain is "Mister Root"
      And "Altar to Unity" is contested by P1
      And a showdown is staged at "Altar to Unity"
      And no showdown is going on
      And nothing is staged at "Grove of the God-Willow"
      When everyone passes
      Then a showdown is going on at "Altar to Unity"

  Rule: 316.8.b.1 A Showdown at an empty battlefield stands by itself
    A Showdown that comes from a player moving to an empty Battlefield is a Phase standing by itself, and does not make
    a Combat.

    @S-t099 @R-316.8.b.1
    Scenario: It makes no combat
      Given P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And "Shipyard Skulker" is neither attacker nor defender
      When everyone passes
      Then no showdown is going on
      And "Altar to Unity" is controlled by P1
      And no event "combatStarted" happened

  Rule: 316.8.b.1.a It becomes a Combat Showdown when another player's units come
    Showdowns of that kind are Non-Combat Showdowns. If, while one is under way, units that a different player controls
    come to be present at its Battlefield, the following cleanup makes it a Combat Showdown.

    Background:
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Grove of the God-Willow"
      And P2 has "Ride The Wind" in hand and the pool to pay for it

    @S-d104 @R-316.8.b.1.a
    Scenario: A unit that a spell moves there
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      When everyone passes
      Then a combat is going on at "Altar to Unity"
      And a showdown is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker
      And "Pakaa Cub" is a defender
      When everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's trash
      And "Pakaa Cub" is in P2's trash
      And P1's points are 0

    @S-d105 @R-316.8.b.1.a
    Scenario: Not by units of the same player, nor by a unit that comes elsewhere
      Given P1 has "Mega-Mech" in base
      And P1 has "Ride The Wind" called "ours" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "ours" choosing "Mega-Mech" moving it to "Altar to Unity"
      And everyone passes
      And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to base
      And everyone passes
      Then "Mega-Mech" is at "Altar to Unity"
      And "Pakaa Cub" is in P2's base
      And a showdown is going on at "Altar to Unity"
      And no combat is going on
      When everyone passes
      Then "Altar to Unity" is controlled by P1
      And no event "combatStarted" happened

  Rule: 316.8.c A Showdown is a window for Action and Reaction
    A Showdown is one of the structured Windows of Opportunity: while it lasts, Players may play cards with Action or
    Reaction, and activate abilities with Action or Reaction.

    @S-t100 @R-316.8.c
    Scenario: For either player
      Given it is P1's turn
      And P1 has "Shipyard Skulker" in base
      And P1 has "Cleave" and "Charm" in hand and the pool to pay for them
      And P2 has "Hextech Ray", "Gust" and "Vanguard Sergeant" in hand and the pool to pay for them
      And P2 has "Energy Conduit" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Charm"
      Then that is refused by rule 308.1.a or 316.8.c
      When P1 plays "Cleave" choosing "Shipyard Skulker"
      And everyone passes
      And P2 plays "Vanguard Sergeant"
      Then that is refused by rule 308.1.a or 316.8.c
      And P2's pool is [6][R]
      When P2 activates "Energy Conduit"
      Then P2's pool is [7][R]
      When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
      And P2 plays "Gust" choosing "Shipyard Skulker"
      Then the chain is "Hextech Ray", "Gust"

  Rule: 316.9 Ending the turn is announced
    A player who wishes to execute no more Discretionary Actions must announce that they are ending their turn.

    @S-t101 @R-316.9
    Scenario: A turn player who does nothing keeps the turn until they say so
      Given it is P1's turn
      When P1 passes
      Then that is refused
      And the turn player is P1
      And it is the main phase
      When P1 ends the turn
      Then the turn player is P2

    @S-t102 @R-316.9
    Scenario: It can't be announced in the middle of a chain or a showdown
      Given it is P1's turn
      And P1 has "Shipyard Skulker" in base
      And P1 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      And P1 ends the turn
      Then that is refused
      When everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 ends the turn
      Then that is refused
      When everyone passes
      And P1 ends the turn
      Then the turn player is P2

  Rule: 316.9.a Then the Main Phase is over
    With that the Main Phase is over.

    @S-t103 @R-316.9.a
    Scenario: What needs the main phase can't be played any more
      Given it is P1's turn
      And P1's legend is "Annie, Dark Child"
      And P1 has 2 of "Fury Rune" as runes
      And P1 has "Pakaa Cub" and "Discipline" in hand and the pool to pay for them
      And P1 has "Shipyard Skulker" in base
      Then P1 could play "Pakaa Cub"
      When P1 ends the turn
      And P1 answers "play.target" with nothing
      Then the chain is "Annie, Dark Child"
      And it is the ending phase
      When P1 plays "Pakaa Cub"
      Then that is refused
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      Then the chain is "Annie, Dark Child", "Discipline"

  Rule: 316.9.b The Ending Phase is next
    The Ending Phase comes next.

    @S-t104 @R-316.9.b
    Scenario: Before the next player's turn
      Given it is P1's turn
      When P1 ends the turn
      Then these events happened in this order:
        | event        | player | phase  |
        | phaseStarted | P1     | ending |
        | turnStarted  | P2     |        |
        | phaseStarted | P2     | awaken |
