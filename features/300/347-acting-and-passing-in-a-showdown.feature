Feature: 347 Acting and passing in a Showdown

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" in base

  Rule: 347 The options are open to the player with Focus
    In a Showdown, the player with Focus may do one of the things in the sub-rules.

    @S-h105 @R-347
    Scenario: And to nobody else, the turn player included
      Given P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Incinerate" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P2 plays "Incinerate" choosing "Shipyard Skulker"
      Then that is refused
      When P2 passes
      Then that is refused
      When P1 passes
      And P1 plays "Cleave" choosing "Shipyard Skulker"
      Then that is refused
      When P2 plays "Incinerate" choosing "Shipyard Skulker"
      Then the chain is "Incinerate"

  Rule: 347.1 They may play a card or activate an ability
    They may play a Card or Activated Ability whose timing is legal.

    @S-h106 @R-347.1
    Scenario: A spell with Action, one with Reaction, and an ability with Reaction
      Given P1 has "Cleave" and "Discipline" in hand and the pool to pay for them
      And P1 has "Dragonsoul Sage" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 activates "Dragonsoul Sage"
      Then "Dragonsoul Sage" is exhausted
      And P1's pool is [4]
      When P1 plays "Cleave" choosing "Shipyard Skulker"
      And everyone passes
      And P2 passes
      And P1 plays "Discipline" choosing "Shipyard Skulker"
      Then the chain is "Discipline"
      And P1's pool is [1]

  Rule: 347.1.a It starts a Chain
    A Chain is started by that card or activated ability in the usual manner.

    @S-h107 @R-347.1.a
    Scenario: With priority for the player who started it, then for the other
      Given P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Cleave" choosing "Shipyard Skulker"
      Then the chain is "Cleave"
      And the state is Showdown Closed
      And P1 has priority
      When P1 passes
      Then P2 has priority
      And P1 has focus
      When P2 passes
      Then the chain is empty
      And "Shipyard Skulker" has the keyword "Assault 3"

  Rule: 347.1.b After that Chain the next player has Focus
    Once that Chain closes, the next Player in Turn Order gets Focus.

    @S-h108 @R-347.1.b
    Scenario: The next in turn order, on any player's turn
      Given a game in the mode "skirmish"
      And it is P2's turn
      And P2 has "Mega-Mech" in base
      And P2 has "Confront" in hand and the pool to pay for it
      When P2 moves "Mega-Mech" to "Altar to Unity"
      Then P2 has focus
      When P2 plays "Confront"
      And everyone passes
      Then P3 has focus
      When P3 passes
      Then P1 has focus

    @S-h109 @R-347.1.b @R-346.1
    Scenario: Not after the chain of an Add ability
      Given P1 has "Seal of Rage" in base
      And P1 has "Hextech Ray" in hand
      And P1 has [1] in the pool
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 activates "Seal of Rage"
      And P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then the chain is "Hextech Ray"
      When everyone passes
      Then P2 has focus

  Rule: 347.2 They may pass
    They may Pass.

    @S-h110 @R-347.2
    Scenario: Though they could play something
      Given P1 has "Cleave" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      Then P2 has focus
      And "Cleave" is in P1's hand
      And a showdown is going on at "Altar to Unity"

  Rule: 347.2.a The Showdown ends when every player has passed in sequence
    The Showdown ends if every Player has passed once in sequence.

    @S-h111 @R-347.2.a
    Scenario: Each of three players once
      Given a game in the mode "skirmish"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 passes
      Then a showdown is going on at "Altar to Unity"
      When P3 passes
      Then no showdown is going on
      And "Altar to Unity" is controlled by P1

    @S-h112 @R-347.2.a
    Scenario: In sequence, so that a spell in between makes all of them pass anew
      Given a game in the mode "skirmish"
      And P3 has "Confront" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 passes
      And P3 plays "Confront"
      And everyone passes
      Then P1 has focus
      When P1 passes
      And P2 passes
      Then a showdown is going on at "Altar to Unity"
      And P3 has focus
      When P3 passes
      Then no showdown is going on

  Rule: 347.2.b Else the next player has Focus
    If not, the next Player in Turn Order gets Focus.

    @S-h113 @R-347.2.b
    Scenario: In turn order, and with it priority
      Given a game in the mode "skirmish"
      And it is P3's turn
      And P3 has "Mega-Mech" in base
      And P1 has "Confront" in hand and the pool to pay for it
      When P3 moves "Mega-Mech" to "Altar to Unity"
      And P3 passes
      Then P1 has focus
      And P1 has priority
      When P1 plays "Confront"
      And everyone passes
      Then P2 has focus
      When P2 passes
      Then P3 has focus

  Rule: 348 A Showdown closes when all pass and nobody plays anything
    The Showdown Closes if all players pass Focus and none of them plays a spell or activates an ability.

    @S-h114 @R-348
    Scenario: A spell after the first pass keeps it open
      Given P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      And everyone passes
      Then a showdown is going on at "Altar to Unity"
      And P1 has focus
      When P1 passes
      Then a showdown is going on at "Altar to Unity"
      And no event "showdownEnded" happened
      When P2 passes
      Then no showdown is going on
      And these events happened in this order:
        | event             | object         | player |
        | focusPassed       |                | P1     |
        | chainItemResolved | Discipline     |        |
        | focusPassed       |                | P1     |
        | focusPassed       |                | P2     |
        | showdownEnded     | Altar to Unity |        |

    @S-h122 @R-348
    Scenario: So does an ability, though with it focus doesn't pass
      Given P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Seal of Rage" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 activates "Seal of Rage"
      Then P2 has focus
      When P2 passes
      Then a showdown is going on at "Altar to Unity"
      And P1 has focus
      When P1 passes
      Then no showdown is going on
      And "Shipyard Skulker" is in P1's trash

    @S-h124 @R-348
    Scenario: A play that is taken back doesn't
      Given P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Discipline"
      Then P2 is asked "play.target"
      When P2 takes it back
      Then P2 has focus
      And "Discipline" is in P2's hand
      When P2 passes
      Then no showdown is going on
      And "Shipyard Skulker" is in P1's trash

  Rule: 348.1 After a Combat Showdown the combat goes on
    When a Combat Showdown closes, go on with the steps of Combat that are left in order to resolve the phase.

    @S-h115 @R-348.1
    Scenario: With combat damage
      Given P2 has "Daring Poro" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      Then no event "damageMarked" happened
      When P2 passes
      Then "Daring Poro" is in P2's trash
      And "Altar to Unity" is controlled by P1
      And no showdown is going on
      And these events happened in this order:
        | event         | object         |
        | showdownEnded | Altar to Unity |
        | damageMarked  | Daring Poro    |
        | combatEnded   | Altar to Unity |

  Rule: 348.2 After a Non-Combat Showdown control is settled
    When a Non-Combat Showdown closes, do what is in the sub-rules.

    @S-h116 @R-348.2
    Scenario: Without any combat
      Given P2 has "Mega-Mech" at "Grove of the God-Willow"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Altar to Unity" is controlled by nobody
      When everyone passes
      Then no showdown is going on
      And "Altar to Unity" is controlled by P1
      And "Grove of the God-Willow" is controlled by P2
      And no event "combatStarted" happened
      And no event "damageMarked" happened

  Rule: 348.2.a The only player with units left there gets control
    If just one player's Units are left at the Battlefield and that player does not Control it yet, that player
    establishes Control over it.

    @S-h117 @R-348.2.a
    Scenario: Whose turn it is makes no difference
      Given P1 has "Charm" in hand and the pool to pay for it
      And P2 has "Mega-Mech" in base
      When P1 plays "Charm" choosing "Mega-Mech" moving it to "Altar to Unity"
      And everyone passes
      Then "Altar to Unity" is controlled by nobody
      When everyone passes
      Then "Altar to Unity" is controlled by P2

    @S-h118 @R-348.2.a
    Scenario: With no units left nobody does
      Given P2 has "Fight or Flight" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Fight or Flight" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P1's base
      When everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by nobody
      And P1's points are 0
      And no event "conquered" happened

  Rule: 348.2.a.1 That is a Conquer, unless they have scored it this turn
    If that player has not scored that Battlefield yet this turn, this is a Conquer.

    @S-h119 @R-348.2.a.1
    Scenario: A first time in the turn it scores
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then P1's points are 0
      When everyone passes
      Then P1's points are 1
      And these events happened in this order:
        | event         | object         | player |
        | showdownEnded | Altar to Unity |        |
        | conquered     | Altar to Unity | P1     |

    @S-h120 @R-348.2.a.1 @R-470
    Scenario: A second time it doesn't, though control is established
      Given P1 has "Kai'Sa, Survivor" in base
      And P1 has "Flash" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes
      Then P1's points are 1
      When P1 plays "Flash" choosing "Shipyard Skulker"
      And everyone passes
      Then "Altar to Unity" is controlled by nobody
      When P1 moves "Kai'Sa, Survivor" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      When everyone passes
      Then "Altar to Unity" is controlled by P1
      And P1's points are 1
      And the chain is empty

    @S-h121 @R-348.2.a.1
    Scenario: It scores on another player's turn too
      Given P1 has "Charm" in hand and the pool to pay for it
      And P2 has "Mega-Mech" in base
      When P1 plays "Charm" choosing "Mega-Mech" moving it to "Altar to Unity"
      And everyone passes
      And everyone passes
      Then "Altar to Unity" is controlled by P2
      And P2's points are 1
      And P1's points are 0
