Feature: 316 Main Phase

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 316 Main Phase
    Main Phase

  Rule: 316.1 It begins after the whole start of turn
    The Main Phase begins after every step of the Start of Turn is complete.

    @S-t081 @R-316.1
    Scenario: While something of the Beginning Phase waits, it hasn't begun
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P2 ends the turn
      Then it is the beginning phase
      And P1's base is empty
      And P1's hand is empty
      When everyone passes
      Then it is the main phase
      And 2 objects named "Fury Rune" are in P1's base
      And P1's hand has 2 cards

  Rule: 316.2 It begins with tasks
    As the Main Phase begins, the Tasks in 316.3 and 316.4 become Outstanding, in that order.

    @S-t082 @R-316.2
    Scenario: Pools are emptied before anybody has priority
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P1 has "Energy Conduit" in base
      When P2 ends the turn
      And P1 activates "Energy Conduit"
      And everyone passes
      Then these events happened in this order:
        | event          | player | phase | rule    |
        | phaseStarted   | P1     | main  |         |
        | poolEmptied    | P1     |       |         |
        | priorityGained | P1     |       | 312.2.a |

  Rule: 316.3 Every player's pool is emptied
    Task 1 of the Main Phase: every player's Rune Pool is emptied; Energy and Power that were not spent are lost.

    @S-t083 @R-316.3 @FAQ-46.6
    Scenario: What was added in the Beginning Phase is lost, for both players
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P1 has "Energy Conduit" called "ours" in base
      And P2 has "Energy Conduit" called "theirs" in base
      When P2 ends the turn
      And P1 activates "ours"
      And P1 passes
      And P2 activates "theirs"
      Then it is the beginning phase
      And P1's pool is [1]
      And P2's pool is [1]
      When everyone passes
      Then it is the main phase
      And P1's pool is empty
      And P2's pool is empty

  Rule: 316.4 What happens at the start of the Main Phase
    Task 2 of the Main Phase: game effects that happen at the start of Main Phase take place.

    Background:
      Given it is P2's turn
      And P1 has "Bottled Constellation", "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" in base

    @S-d101 @R-316.4 @R-383.1
    Scenario: After drawing and channeling, and before the turn player can do anything else
      When P2 ends the turn
      Then P1 is asked "trigger.may"
      And it is the main phase
      And P1's hand has 1 card
      When P1 answers "trigger.may" with yes
      Then the chain is "Bottled Constellation"
      And "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" are in P1's trash
      When P1 ends the turn
      Then that is refused
      When everyone passes
      Then P1's points are 1
      And the state is neutral open
      And these events happened in this order:
        | event        | player | phase |
        | phaseStarted | P1     | main  |
        | triggered    | P1     |       |
        | pointsGained | P1     |       |

    @S-d102 @R-316.2 @R-316.4
    Scenario: The pools have been emptied before
      Given P1 has "Energy Conduit" and "Seal of Rage" in base
      And P1 has "Shipyard Skulker" called "holder" at "Grove of the God-Willow"
      When P2 ends the turn
      And P1 activates "Energy Conduit"
      Then P1's pool is [1]
      When everyone passes
      Then P1 is asked "trigger.may"
      And P1's pool is empty
      When P1 answers "trigger.may" with no
      And P1 activates "Seal of Rage"
      Then P1's pool is [R]

    @S-d103 @R-316.4
    Scenario: Not at the start of another player's Main Phase
      Given it is P1's turn
      When P1 ends the turn
      Then the turn player is P2
      And it is the main phase
      And nobody is asked anything
      And "Shipyard Skulker", "Pakaa Cub" and "Stalwart Poro" are in P1's base

  @definition
  Rule: 316.5 Nothing else is laid down
    Apart from that, no structure is laid down for the Main Phase.

  Rule: 316.5.a As many Discretionary Actions as one likes
    During this phase a player may take as many Discretionary Actions as they like, so long as they are able to perform
    them.

    @S-t084 @R-316.5.a @R-144.2 @R-448
    Scenario: Several plays, an ability and a move, as far as they can be done
      Given P1 has "Pakaa Cub", "Vanguard Sergeant" and "Hextech Ray" in hand and the pool to pay for them
      And P1 has "Iron Ballista", "Shipyard Skulker" and "Petty Officer" in base
      And "Petty Officer" starts exhausted
      And P2 has "Mega-Mech" at "Grove of the God-Willow"
      When P1 plays "Pakaa Cub"
      And P1 plays "Vanguard Sergeant"
      And P1 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      And P1 activates "Iron Ballista" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" has 5 damage
      When P1 moves "Petty Officer" to "Altar to Unity"
      Then that is refused
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Shipyard Skulker" is at "Altar to Unity"
      And "Pakaa Cub" and "Vanguard Sergeant" are in P1's base

  Rule: 316.5.b In it only the turn player plays and activates
    This is called a Neutral Open State; in it, nobody but the Turn Player is able to play spells or activate abilities.

    @S-t085 @R-316.5.b @FAQ-10.6
    Scenario: Another player's Reactions have nothing to react to
      Given it is P1's turn
      And P1 has "Discipline" called "ours" in hand and the pool to pay for it
      And P2 has "Discipline" called "theirs" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" and "Energy Conduit" in base
      When P2 plays "theirs" choosing "Shipyard Skulker"
      Then that is refused by rule 316.5.b or 312.1
      When P2 activates "Energy Conduit"
      Then that is refused by rule 316.5.b or 312.1
      And "Energy Conduit" is ready
      When P1 plays "ours" choosing "Shipyard Skulker"
      And P1 passes
      And P2 plays "theirs" choosing "Shipyard Skulker"
      Then the chain is "ours", "theirs"

  @mode
  Rule: 316.5.b.1 Inviting a teammate
    In Modes of Play with teammates, teammates of the Turn Player may play spells and activate abilities too, even ones
    without Action or Reaction, but only when the Turn Player uses their own Priority to invite them.

  Rule: 316.6 Actions may bring about structured phases
    The Discretionary Actions a player takes may bring about one or more structured phases.

    @S-t086 @R-316.6
    Scenario: A move brings a combat, and after it the main phase goes on
      Given it is P1's turn
      And P1 has "Petty Officer" and "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Petty Officer" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And P1 couldn't move "Shipyard Skulker"
      When everyone passes
      Then no showdown is going on
      And it is the main phase
      When P1 moves "Shipyard Skulker" to "Grove of the God-Willow"
      Then a showdown is going on at "Grove of the God-Willow"
