Feature: 300 Playing the Game

  Background:
    Given the battlefields "Windswept Hillock" and "Grove of the God-Willow"

  @definition
  Rule: 300 Playing the game
    Playing the Game

  @definition
  Rule: 301 The turn
    The Turn

  Rule: 302 Turns go round until someone wins
    Players take turns round and round until someone wins.

    @S-t001 @R-302 @R-115.1.c
    Scenario: With three players the turn comes back to the first
      Given a game in the mode "skirmish"
      And it is P1's turn
      When P1 ends the turn
      Then the turn player is P2
      When P2 ends the turn
      Then the turn player is P3
      When P3 ends the turn
      Then the turn player is P1
      And nobody has won

    @S-t002 @R-302 @R-323.1
    Scenario: Once someone has won there are no more turns
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P1 starts with 7 points
      When P2 ends the turn
      Then P1 has won
      And P1's points are 8
      When P1 ends the turn
      Then that is refused
      And the turn player is P1

    @S-t003 @R-302
    Scenario: Short of the Victory Score the turns go on
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P1 starts with 6 points
      When P2 ends the turn
      Then P1's points are 7
      And nobody has won
      When P1 ends the turn
      Then the turn player is P2

  Rule: 303 The phases have an order, what is done in them has none
    The order of a turn's phases is fixed; what is done inside them may be done in any order, unless something says
    otherwise.

    @S-t004 @R-303
    Scenario: Phase follows phase, with the end of one turn before the start of the next
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      And "Shipyard Skulker" starts exhausted
      When P2 ends the turn
      Then these events happened in this order:
        | event        | player | object            | phase     |
        | phaseStarted | P2     |                   | ending    |
        | turnStarted  | P1     |                   |           |
        | phaseStarted | P1     |                   | awaken    |
        | readied      |        | Shipyard Skulker  |           |
        | phaseStarted | P1     |                   | beginning |
        | held         | P1     | Windswept Hillock |           |
        | phaseStarted | P1     |                   | channel   |
        | channeled    | P1     |                   |           |
        | phaseStarted | P1     |                   | draw      |
        | drew         | P1     |                   |           |
        | phaseStarted | P1     |                   | main      |

    @S-t005 @R-303
    Scenario: In the main phase units may be played and moved in any order
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in hand and the pool to pay for them
      And P1 has "Shipyard Skulker" and "Petty Officer" in base
      When P1 moves "Shipyard Skulker" to "Windswept Hillock"
      And everyone passes
      And P1 plays "Pakaa Cub" to base
      And P1 moves "Petty Officer" to "Grove of the God-Willow"
      And everyone passes
      And P1 plays "Vanguard Sergeant" to base
      Then "Pakaa Cub" and "Vanguard Sergeant" are in P1's base
      And "Shipyard Skulker" is at "Windswept Hillock"
      And "Petty Officer" is at "Grove of the God-Willow"

  Rule: 303.1 One Game Action after another, each completely
    Game Actions, of whatever kind, happen one at a time, and each is carried out completely.

    @S-t006 @R-303.1
    Scenario: Two amounts of damage are dealt one after the other, and death waits for both
      Given P1 has "Falling Star" in hand and the pool to pay for it
      And P2 has "Vanguard Sergeant" at "Windswept Hillock"
      When P1 plays "Falling Star" choosing "Vanguard Sergeant", then "Vanguard Sergeant"
      And everyone passes
      Then "Vanguard Sergeant" is in P2's trash
      And these events happened in this order:
        | event        | object            | amount |
        | damageMarked | Vanguard Sergeant | 3      |
        | damageMarked | Vanguard Sergeant | 3      |
        | died         | Vanguard Sergeant |        |

  Rule: 303.2 Never two Game Actions at once
    No two Game Actions are ever performed simultaneously.

    @S-t007 @R-303.2
    Scenario: While a spell is being played its player can't move a unit
      Given P1 has "Falling Star" in hand and the pool to pay for it
      And P1 has "Shipyard Skulker" in base
      And P2 has "Vanguard Sergeant" in base
      When P1 plays "Falling Star"
      Then P1 is asked "play.target"
      When P1 moves "Shipyard Skulker" to "Windswept Hillock"
      Then that is refused
      And "Shipyard Skulker" is in P1's base
      When P1 takes it back
      And P1 moves "Shipyard Skulker" to "Windswept Hillock"
      Then "Shipyard Skulker" is at "Windswept Hillock"

  Rule: 303.2.a What comes at once is put in sequence by turn order
    When game actions, game effects or Triggered Abilities are activated simultaneously, they are put in sequence by
    Turn Order, beginning with the current Turn Player.

    Background:
      Given P1 has "Watchful Sentry" called "first" at "Windswept Hillock"
      And P2 has "Watchful Sentry" called "second" at "Grove of the God-Willow"

    @S-t008 @R-303.2.a @R-340.1
    Scenario: The turn player's trigger goes on the chain first
      Given P1 has "Singularity" in hand and the pool to pay for it
      When P1 plays "Singularity" choosing "first" and "second"
      And everyone passes
      Then the chain is "first", "second"
      When everyone passes
      Then P2's hand has 1 card
      And P1's hand is empty
      When everyone passes
      Then P1's hand has 1 card

    @S-t009 @R-303.2.a
    Scenario: On the other player's turn it is the other way round
      Given it is P2's turn
      And P2 has "Singularity" in hand and the pool to pay for it
      When P2 plays "Singularity" choosing "first" and "second"
      And everyone passes
      Then the chain is "second", "first"
      When everyone passes
      Then P1's hand has 1 card
      And P2's hand is empty

  Rule: 304 The turn player
    Turn Player: the player whose turn it currently is.

    @S-t010 @R-304 @R-316.9
    Scenario: Only the player whose turn it is moves units and ends the turn
      Given it is P1's turn
      And P2 has "Shipyard Skulker" in base
      Then the turn player is P1
      When P2 moves "Shipyard Skulker" to "Windswept Hillock"
      Then that is refused
      When P2 ends the turn
      Then that is refused
      And the turn player is P1
      When P1 ends the turn
      Then the turn player is P2
      When P2 moves "Shipyard Skulker" to "Windswept Hillock"
      Then "Shipyard Skulker" is at "Windswept Hillock"

  Rule: 305 With nothing on the chain and nothing to do, the next step comes
    With nothing on the Chain, and with a Turn Player who cannot or does not wish to take a Discretionary Action, the
    current phase or step ends and the next phase, step or turn starts.

    @S-t011 @R-305
    Scenario: The start of a turn runs through to the main phase by itself
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      When P2 ends the turn
      Then nobody is asked anything
      And the turn player is P1
      And it is the main phase
      And P1's points are 1
      And P1's hand has 1 card

    @S-t012 @R-305
    Scenario: With something on the chain the phase doesn't end
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P2 ends the turn
      Then the chain is "Grove of the God-Willow"
      And it is the beginning phase
      And P1's hand is empty
      When everyone passes
      Then it is the main phase
      And P1's hand has 2 cards

  Rule: 306 The next player's turn comes after all phases
    Another player becomes Turn Player once the current one has come to the End of all Phases of their Turn.

    @S-t013 @R-306
    Scenario: The turn player stays so until the ending phase is over
      Given it is P1's turn
      And P1's legend is "Annie, Dark Child"
      And P1 has the runes "Fury Rune" called "rune"
      And "rune" starts exhausted
      When P1 ends the turn
      And P1 answers "play.target" with "rune"
      Then the chain is "Annie, Dark Child"
      And it is the ending phase
      And the turn player is P1
      When everyone passes
      Then the turn player is P2
      And "rune" is ready
