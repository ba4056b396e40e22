Feature: 332 Handling Tasks and Resolving Chain Items

  Background:
    Given the battlefields "Void Gate" and "Grove of the God-Willow"

  @definition
  Rule: 332 Handling Tasks and Resolving Chain Items
    Handling Tasks and Resolving Chain Items

  Rule: 333 A Task has to be carried out before anything else goes on
    A Task is something (one step or process, or several) that one Player or several must carry out before any other
    action may go on.

    @S-h024 @R-333
    Scenario: While combat damage has to be assigned nothing else can be done
      Given P1 has "Vanguard Sergeant" in base
      And P1 has "Feral Strength" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" and "Pakaa Cub" at "Void Gate"
      When P1 moves "Vanguard Sergeant" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1 is asked "combat.assign"
      When P1 plays "Feral Strength" choosing "Vanguard Sergeant"
      Then that is refused
      When P1 ends the turn
      Then that is refused
      When P1 answers "combat.assign" with 3 to "Shipyard Skulker", 1 to "Pakaa Cub"
      Then "Shipyard Skulker" is in P2's trash
      And "Vanguard Sergeant" is in P1's trash
      When P1 plays "Feral Strength" choosing "Pakaa Cub"
      Then the chain is "Feral Strength"

  Rule: 333.1 Cleanups and the steps of turn and combat are Tasks
    Among the Tasks, though not all of them, are: Cleanups; the actions of the Start of Turn Process; those of the
    various steps of Combat; and those of the End of Turn Process.

    @S-h025 @R-333.1
    Scenario: A cleanup comes before anyone can act
      Given P1 has "Void Seeker" in hand and the pool to pay for it
      And P2 has "Navori Scout" at "Grove of the God-Willow"
      And P1 has [R] in the pool
      When P1 plays "Void Seeker" choosing "Navori Scout"
      And everyone passes
      Then these events happened in this order:
        | event          | object       | player |
        | damageMarked   | Navori Scout |        |
        | died           | Navori Scout |        |
        | priorityGained |              | P1     |
      And "Navori Scout" is in P2's trash

    @S-h026 @R-333.1
    Scenario: What starts a turn comes before the turn player can act
      Given P2 has "Shipyard Skulker" at "Void Gate"
      And "Shipyard Skulker" starts exhausted
      When P1 ends the turn
      Then it is the main phase
      And P2 has priority
      And P2's points are 1
      And P2's hand has 1 card
      And these events happened in this order:
        | event          | object           | player |
        | turnStarted    |                  | P2     |
        | readied        | Shipyard Skulker |        |
        | held           | Void Gate        | P2     |
        | channeled      |                  | P2     |
        | channeled      |                  | P2     |
        | drew           |                  | P2     |
        | priorityGained |                  | P2     |

    @S-h027 @R-418.1 @R-333.1
    Scenario: What ends a turn comes before the next one
      Given P1 has "Cleave" in hand and the pool to pay for it
      And P1 has "Mega-Mech" in base
      And "Mega-Mech" starts with 3 damage
      When P1 plays "Cleave" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" has the keyword "Assault 3"
      When P1 ends the turn
      Then "Mega-Mech" has 0 damage
      And "Mega-Mech" doesn't have the keyword "Assault 3"
      And these events happened in this order:
        | event       | object    | player |
        | healed      | Mega-Mech |        |
        | turnStarted |           | P2     |

    @S-h028 @R-333.1
    Scenario: Combat is carried through before the turn player can act again
      Given P1 has "Mega-Mech" in base
      And P2 has "Shipyard Skulker" at "Void Gate"
      When P1 moves "Mega-Mech" to "Void Gate"
      And everyone passes until the showdown ends
      Then "Mega-Mech" has 0 damage
      And P1 has priority
      And these events happened in this order:
        | event          | object           | player |
        | showdownEnded  | Void Gate        |        |
        | damageAssigned | Shipyard Skulker |        |
        | damageMarked   | Mega-Mech        |        |
        | died           | Shipyard Skulker |        |
        | conquered      | Void Gate        | P1     |
        | combatEnded    | Void Gate        |        |
        | priorityGained |                  | P1     |

  Rule: 334 Outstanding Tasks first; then finalize, execute, pass, resolve
    When a Player takes actions that incur Tasks, the order to go by is HOT FEPR: Handle Outstanding Tasks first,
    then Finalize, Execute, Pass, Resolve.

    @S-h029 @R-334
    Scenario: A spell, and the death trigger that follows from it
      Given P1 has "Incinerate" in hand and the pool to pay for it
      And P2 has "Watchful Sentry" at "Grove of the God-Willow"
      When P1 plays "Incinerate" choosing "Watchful Sentry"
      And everyone passes until the chain is empty
      Then P2's hand has 1 card
      And these events happened in this order:
        | event              | object          | player |
        | chainItemPending   | Incinerate      |        |
        | chainItemFinalized | Incinerate      |        |
        | priorityPassed     |                 | P1     |
        | priorityPassed     |                 | P2     |
        | chainItemResolved  | Incinerate      |        |
        | died               | Watchful Sentry |        |
        | chainItemFinalized | Watchful Sentry |        |
        | priorityPassed     |                 | P2     |
        | priorityPassed     |                 | P1     |
        | drew               |                 | P2     |

  Rule: 334.1 Items added while Tasks are handled wait until these are complete
    Chain Items can be added to the Chain while Outstanding Tasks are being Handled; they stay there until the Tasks
    are complete.

    @S-h030 @R-334.1
    Scenario: Two units with Deathknell die in one cleanup
      Given P1 has "Singularity" in hand and the pool to pay for it
      And P1 has "Watchful Sentry" in base
      And P2 has "Honest Broker" in base
      When P1 plays "Singularity" choosing "Watchful Sentry" and "Honest Broker"
      And everyone passes
      Then "Watchful Sentry" is in P1's trash
      And "Honest Broker" is in P2's trash
      And these events happened in this order:
        | event              | object          |
        | triggered          | Watchful Sentry |
        | died               | Honest Broker   |
        | chainItemFinalized | Watchful Sentry |
      And these events happened in this order:
        | event              | object          |
        | triggered          | Honest Broker   |
        | died               | Watchful Sentry |
        | chainItemFinalized | Watchful Sentry |

    @S-h031 @R-334.1
    Scenario: A defend trigger waits until the tasks that open a combat are complete
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Overzealous Fan" and "Mega-Mech" at "Void Gate"
      When P1 moves "Shipyard Skulker" to "Void Gate"
      Then P2 is asked "trigger.may"
      And "Overzealous Fan" on the chain is pending
      And "Shipyard Skulker" is an attacker
      And "Mega-Mech" is a defender
      And P1 has focus
      When P2 answers "trigger.may" with yes
      Then "Overzealous Fan" on the chain is finalized

  Rule: 334.2 With all Tasks complete the pending items are handled
    Once all Outstanding Tasks are complete, the FEPR process handles all pending Chain Items.

    @S-h032 @R-334.2
    Scenario: Both death triggers are finalized, and then resolve
      Given P1 has "Singularity" in hand and the pool to pay for it
      And P1 has "Watchful Sentry" in base
      And P2 has "Honest Broker" in base
      When P1 plays "Singularity" choosing "Watchful Sentry" and "Honest Broker"
      And everyone passes
      Then the chain is "Watchful Sentry", "Honest Broker"
      And "Watchful Sentry" on the chain is finalized
      And "Honest Broker" on the chain is finalized
      And P2 has priority
      When everyone passes until the chain is empty
      Then P1's hand has 1 card
      And 1 object named "Gold" is in P2's base

  Rule: 334.2.a New Tasks wait for the current step, and the next step waits for them
    If new Tasks are incurred during FEPR, finish the current step of the process, then pause and complete the Tasks
    needed before going on.

    @S-h033 @R-334.2.a
    Scenario: A unit dies of a spell's damage when the spell is done resolving
      Given P1 has "Void Seeker" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P1 plays "Void Seeker" choosing "Shipyard Skulker"
      And everyone passes
      Then P1's hand has 1 card
      And these events happened in this order:
        | event        | object           | player |
        | damageMarked | Shipyard Skulker |        |
        | drew         |                  | P1     |
        | died         | Shipyard Skulker |        |

    @S-h034 @R-334.2.a
    Scenario: A unit that is killed as a cost triggers, and waits until what it was killed for is finalized
      Given P1 has "Cruel Patron" in hand and the pool to pay for it
      And P1 has "Watchful Sentry" in base
      When P1 plays "Cruel Patron" to base
      Then "Cruel Patron" is in P1's base
      And the chain is "Watchful Sentry"
      And these events happened in this order:
        | event              | object          |
        | died               | Watchful Sentry |
        | chainItemFinalized | Cruel Patron    |
        | chainItemFinalized | Watchful Sentry |
      When everyone passes
      Then P1's hand has 1 card

    @S-h125 @R-334.2.a
    Scenario: A unit dies before the chain goes on
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Shipyard Skulker" at "Void Gate"
      And "Shipyard Skulker" starts with 1 damage
      And P2 has "Mega-Mech" at "Grove of the God-Willow"
      And P2 has "Frigid Touch" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Frigid Touch" choosing "Shipyard Skulker"
      Then "Shipyard Skulker" is at "Void Gate"
      When everyone passes
      Then the chain is "Hextech Ray"
      And P1 has priority
      And "Shipyard Skulker" is in P1's trash
      And "Mega-Mech" has 0 damage

  Rule: 335 With nothing left to handle the turn player gets priority, or the turn goes on
    With no Outstanding Tasks and no pending Chain Items: in the Main Phase, with no Showdown or Combat ongoing, the
    Turn Player receives priority; in any other phase, with no Showdown ongoing, go on to the next substep, step,
    phase or turn.

    @S-h035 @R-335
    Scenario: In the main phase the turn player gets priority, whoever acted last
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Watchful Sentry" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray" choosing "Watchful Sentry"
      And everyone passes
      Then the chain is "Watchful Sentry"
      And P2 has priority
      When everyone passes
      Then the state is Neutral Open
      And P1 has priority
      When P1 ends the turn
      Then the turn player is P2

    @S-h036 @R-335
    Scenario: In another phase the turn goes on once the chain is over
      Given P2 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P2 has "Pakaa Cub" in hand
      And P2 has 5 of "Body Rune" as runes
      When P1 ends the turn
      Then it is the beginning phase
      And the chain is "Grove of the God-Willow"
      And P2's hand has 1 card
      When everyone passes
      Then it is the main phase
      And the state is Neutral Open
      And P2 has priority
      And P2's hand has 3 cards
      When P2 plays "Pakaa Cub" to base, paying with runes
      Then "Pakaa Cub" is in P2's base

  Rule: 335.1 In a Showdown the player with Focus gets priority
    With no Outstanding Tasks and no pending Chain Items while a Showdown is ongoing, priority goes to the player
    with Focus.

    @S-h037 @R-335.1
    Scenario: After a trigger of the defender's it is the attacker, who has focus
      Given P1 has "Mega-Mech" in base
      And P2 has "Teemo, Strategist" at "Void Gate"
      And P1 has "Incinerate" in hand and the pool to pay for it
      And the top of P2's deck is "Charm", "Charm", "Charm", "Charm" and "Charm"
      When P1 moves "Mega-Mech" to "Void Gate"
      Then P2 has priority
      When everyone passes
      Then the state is Showdown Open
      And P1 has focus
      And P1 has priority
      When P1 plays "Incinerate" choosing "Teemo, Strategist"
      Then the chain is "Incinerate"

    @S-h038 @R-335.1
    Scenario: On the turn of another player it may be one who isn't the turn player
      Given P1 has "Mega-Mech" in base
      And P1 has "Incinerate" in hand and the pool to pay for it
      And P2 has "Playful Phantom" at "Void Gate"
      And P2 has "Block" in hand and the pool to pay for it
      When P1 moves "Mega-Mech" to "Void Gate"
      And P1 plays "Incinerate" choosing "Playful Phantom"
      And everyone passes
      Then P2 has focus
      And P2 has priority
      When P2 plays "Block" choosing "Playful Phantom"
      Then the chain is "Block"

  Rule: 336 Pending items are handled before anything else
    With no outstanding Tasks but with pending Chain Items on the Chain, players proceed by the FEPR process.

    @S-h039 @R-336
    Scenario: A play effect has to be finalized, and resolves, before the turn player can go on
      Given P1 has "Blastcone Fae" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Void Gate"
      When P1 plays "Blastcone Fae" to base
      Then P1 is asked "play.target"
      When P1 ends the turn
      Then that is refused
      When P1 answers "play.target" with "Mega-Mech"
      And P1 ends the turn
      Then that is refused
      And P1 has priority
      When P1 passes
      Then P2 has priority
      When P2 passes
      Then "Mega-Mech" has 6 Might
      When P1 ends the turn
      Then the turn player is P2

  Rule: 336.1 Items that come up on the way are handled along with the others
    Further Chain Items can become Pending Chain Items in the course of FEPR; the very FEPR process that produced
    them handles them.

    @S-h040 @R-336.1
    Scenario: A death trigger is handled before the state opens
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Watchful Sentry" at "Grove of the God-Willow"
      And P1 has "Shipyard Skulker" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Watchful Sentry"
      And everyone passes
      Then the chain is "Watchful Sentry"
      And "Watchful Sentry" on the chain is finalized
      And the state is Neutral Closed
      When P2 passes
      And P1 plays "Shipyard Skulker" to base
      Then that is refused
      When P1 passes
      Then P2's hand has 1 card
      And the state is Neutral Open
      When P1 plays "Shipyard Skulker" to base
      Then "Shipyard Skulker" is in P1's base
