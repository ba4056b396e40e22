Feature: 314 Phases of the Turn
  The phases of the start of a turn (315). The Main Phase (316) and the Ending Phase (317) have features of their own.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"
    And it is P2's turn

  @definition
  Rule: 314 Phases of the turn
    Phases of the Turn

  @definition
  Rule: 315 Start of turn
    Start of Turn

  @definition
  Rule: 315.1 Awaken Phase
    Awaken Phase

  Rule: 315.1.a The Awaken Phase has a task
    In the Awaken Phase, the Task in 315.1.b becomes Outstanding.

    @S-t061 @R-315.1.a
    Scenario: Readying is over before the Beginning Phase
      Given P1 has "Shipyard Skulker" in base
      And "Shipyard Skulker" starts exhausted
      When P2 ends the turn
      Then these events happened in this order:
        | event        | player | object           | phase     |
        | phaseStarted | P1     |                  | awaken    |
        | readied      |        | Shipyard Skulker |           |
        | phaseStarted | P1     |                  | beginning |

  Rule: 315.1.b The turn player readies what they control
    Task 1 of the Awaken Phase: the Turn Player readies every Game Object they control that can be readied.

    @S-t062 @R-315.1.b
    Scenario: Units anywhere, gear, runes and the legend
      Given P1's legend is "Lee Sin, Blind Monk"
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P1 has "Pakaa Cub" and "Energy Conduit" in base
      And P1 has the runes "Fury Rune" called "rune"
      And "Lee Sin, Blind Monk" starts exhausted
      And "Shipyard Skulker" starts exhausted
      And "Pakaa Cub" starts exhausted
      And "Energy Conduit" starts exhausted
      And "rune" starts exhausted
      When P2 ends the turn
      Then "Shipyard Skulker", "Pakaa Cub" and "Energy Conduit" are ready
      And "rune" and "Lee Sin, Blind Monk" are ready

    @S-t063 @R-315.1.b
    Scenario: Nothing of another player's
      Given P1 has "Shipyard Skulker" in base
      And "Shipyard Skulker" starts exhausted
      And P2 has "Petty Officer" at "Windswept Hillock"
      And "Petty Officer" starts exhausted
      When P2 ends the turn
      Then "Shipyard Skulker" is ready
      And "Petty Officer" is exhausted
      When P1 ends the turn
      Then "Petty Officer" is ready

  @definition
  Rule: 315.2 Beginning Phase
    Beginning Phase

  @definition
  Rule: 315.2.a Beginning Step
    Beginning Step

  Rule: 315.2.a.1 What happens at the start of the Beginning Phase
    In the Beginning Step, game effects that happen at the start of Beginning Phase take place.

    @S-t064 @R-315.2.a.1
    Scenario: A trigger for the start of the player's own Beginning Phase
      Given P1's legend is "Jinx, Loose Cannon"
      When P2 ends the turn
      Then the chain is "Jinx, Loose Cannon"
      And it is the beginning phase
      When everyone passes
      Then P1's hand has 2 cards
      And these events happened in this order:
        | event        | player | phase     |
        | phaseStarted | P1     | beginning |
        | drew         | P1     |           |
        | phaseStarted | P1     | channel   |
        | drew         | P1     |           |

    @S-t065 @R-315.2.a.1
    Scenario: It doesn't happen in another player's Beginning Phase
      Given P2's legend is "Jinx, Loose Cannon"
      When P2 ends the turn
      Then it is the main phase
      And P2's hand is empty
      When P1 ends the turn
      Then the chain is "Jinx, Loose Cannon"

    @S-t066 @R-315.2.a.1 @R-816.1.b
    Scenario: A unit with Temporary is gone before the Scoring Step
      Given P1 has "Sprite" at "Windswept Hillock"
      When P2 ends the turn
      And everyone passes
      Then "Sprite" is gone
      And P1's points are 0
      And it is the main phase

  @definition
  Rule: 315.2.b Scoring Step
    Scoring Step

  Rule: 315.2.b.1 The Scoring Step has a task
    In the Scoring Step, the Task in 315.2.b.2 becomes Outstanding.

    @S-t067 @R-315.2.b.1
    Scenario: It comes after what the Beginning Step brought
      Given P1's legend is "Jinx, Loose Cannon"
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      When P2 ends the turn
      Then the chain is "Jinx, Loose Cannon"
      And P1's points are 0
      When everyone passes
      Then P1's points are 1

    @S-t068 @R-315.2.b.1
    Scenario: It comes before the Channel Phase
      Given P1 has "Shipyard Skulker" at "Windswept Hillock"
      When P2 ends the turn
      Then these events happened in this order:
        | event        | player | object            | phase     |
        | phaseStarted | P1     |                   | beginning |
        | held         | P1     | Windswept Hillock |           |
        | phaseStarted | P1     |                   | channel   |

  Rule: 315.2.b.2 The turn player holds what they control
    Task 1 of the Scoring Step: the Turn Player Holds each Battlefield that they Control.

    @S-t069 @R-315.2.b.2
    Scenario: Every battlefield of theirs
      Given P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P1 has "Pakaa Cub" at "Void Gate"
      When P2 ends the turn
      Then P1's points are 2
      And these events happened in this order:
        | event | player | object            |
        | held  | P1     | Windswept Hillock |
        | held  | P1     | Void Gate         |

    @S-t070 @R-315.2.b.2
    Scenario: No battlefield of another player
      Given P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P2 has "Pakaa Cub" at "Void Gate"
      When P2 ends the turn
      Then P1's points are 1
      And P2's points are 0
      And no event "held" happened to "Void Gate"

    @S-t071 @R-315.2.b.2
    Scenario: No battlefield that nobody controls
      Given P1 has "Shipyard Skulker" in base
      When P2 ends the turn
      Then the turn player is P1
      And it is the main phase
      And P1's points are 0
      And no event "held" happened

  @mode
  Rule: 315.2.b.3 A teammate's battlefield
    Reminder: in Modes of Play that have Teams, the Turn Player cannot score this turn any Battlefield that a Teammate
    of theirs controls during this step.

  @definition
  Rule: 315.3 Channel Phase
    Channel Phase

  Rule: 315.3.a The Channel Phase has a task
    In the Channel Phase, the Task in 315.3.b becomes Outstanding.

    @S-t072 @R-315.3.a
    Scenario: Channeling comes after scoring and before drawing
      Given P1 has "Shipyard Skulker" at "Windswept Hillock"
      When P2 ends the turn
      Then these events happened in this order:
        | event        | player | phase   |
        | held         | P1     |         |
        | phaseStarted | P1     | channel |
        | channeled    | P1     |         |
        | channeled    | P1     |         |
        | phaseStarted | P1     | draw    |

  Rule: 315.3.b The turn player channels 2 runes
    Task 1 of the Channel Phase: the Turn Player channels 2 runes from their own Rune Deck.

    @S-t073 @R-315.3.b @R-430.1 @R-430.2.a
    Scenario: The two topmost, ready, and nobody else's
      Given P1's whole rune deck is "Mind Rune" called "one", "Body Rune" called "two" and "Mind Rune" called "three"
      When P2 ends the turn
      Then "one" and "two" are in P1's base
      And "one" and "two" are ready
      And P1's rune deck holds just "three"
      And P2's base is empty

  Rule: 315.3.b.1 With fewer than 2 runes left all of them come
    If the Rune Deck holds fewer than 2 runes, the player channels as many as there are.

    @S-t074 @R-315.3.b.1
    Scenario: One rune
      Given P1's whole rune deck is "Body Rune"
      When P2 ends the turn
      Then "Body Rune" is in P1's base
      And P1's rune deck is empty
      And it is the main phase

    @S-t075 @R-315.3.b.1
    Scenario: None
      Given P1's rune deck starts empty
      When P2 ends the turn
      Then P1's base is empty
      And it is the main phase
      And P1's hand has 1 card
      And P2's points are 0

  @definition
  Rule: 315.4 Draw Phase
    Draw Phase

  Rule: 315.4.a The Draw Phase has a task
    In the Draw Phase, the Task in 315.4.b becomes Outstanding.

    @S-t076 @R-315.4.a
    Scenario: Drawing comes after channeling and before the main phase
      When P2 ends the turn
      Then these events happened in this order:
        | event        | player | phase   |
        | channeled    | P1     |         |
        | phaseStarted | P1     | draw    |
        | drew         | P1     |         |
        | phaseStarted | P1     | main    |

  Rule: 315.4.b The turn player draws 1
    Task 1 of the Draw Phase: the Turn Player draws 1.

    @S-t077 @R-315.4.b
    Scenario: The topmost card, and only the turn player
      Given the top of P1's deck is "Cleave" and "Block"
      When P2 ends the turn
      Then P1's hand holds just "Cleave"
      And on top of P1's deck is "Block"
      And P2's hand is empty

  Rule: 315.4.b.1 With an empty deck the turn player burns out
    If the Turn Player's Main Deck has no card left for that draw, the Turn Player is Burned Out.

    @S-t078 @R-315.4.b.1 @R-431.2.b @R-431.2.c
    Scenario: The trash becomes the deck, and the opponent gains a point
      Given P1's deck starts empty
      And P1 has "Cleave" and "Block" in the trash
      When P2 ends the turn
      Then P1's trash is empty
      And P2's points are 1
      And these events happened in this order:
        | event        | player | phase |
        | phaseStarted | P1     | draw  |
        | burnedOut    | P1     |       |

    @S-t079 @R-315.4.b.1
    Scenario: Drawing the last card burns nobody out
      Given P1's whole deck is "Cleave"
      And P1 has "Block" in the trash
      When P2 ends the turn
      Then P1's hand holds just "Cleave"
      And P1's trash holds just "Block"
      And P2's points are 0
      And no event "burnedOut" happened

  Rule: 315.4.b.2 After the Burn Out the card is drawn all the same
    Once that Burn Out has been completed, the Turn Player Draws 1 all the same.

    @S-t080 @R-315.4.b.2 @R-431.2.d
    Scenario: The card drawn comes from the new deck
      Given P1's deck starts empty
      And P1 has "Cleave" in the trash
      When P2 ends the turn
      Then P1's hand holds just "Cleave"
      And P1's deck is empty
      And these events happened in this order:
        | event        | player | phase |
        | burnedOut    | P1     |       |
        | drew         | P1     |       |
        | phaseStarted | P1     | main  |
