Feature: 465 Combat, step 2: the Combat Damage Step
  Each side assigns damage, as much as its units' summed Might, and all of it is dealt at once. How it may be assigned
  (465.2.c) is told in the feature after this one.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 465 Combat, step 2
    Step 2: The Combat Damage Step

  Rule: 465.1 It takes place if both sides still have units there
    Provided that both Attacking and Defending units are still at this battlefield, the Tasks listed next become
    Outstanding, in the order given.

    @S-k050 @R-465.1
    Scenario: Both are there
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Pakaa Cub" is in P2's trash
      And these events happened in this order:
        | event        | object    | by | amount |
        | damageMarked | Pakaa Cub | P1 | 4      |
      And these events happened in this order:
        | event        | object            | by | amount |
        | damageMarked | Vanguard Sergeant | P2 | 3      |

    @S-k051 @R-465.1
    Scenario: The defender is gone
      Given P1 has "Vanguard Sergeant" in base
      And P1 has "Gust" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 plays "Gust" choosing "Pakaa Cub"
      And everyone passes
      And everyone passes until the showdown ends
      Then no event "damageAssigned" happened
      And "Vanguard Sergeant" is at "Altar to Unity"
      And "Altar to Unity" is controlled by P1

    @S-k052 @R-465.1
    Scenario: The attacker is gone
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes
      And everyone passes until the showdown ends
      Then no event "damageAssigned" happened
      And "Vanguard Sergeant" is at "Altar to Unity"
      And "Altar to Unity" is controlled by P2

  Rule: 465.2 Damage is resolved when the showdown closes, with the Might of that time
    Task 1: when the Showdown closes, Attackers and Defenders resolve Combat Damage at the attacked Battlefield,
    with the Might they have at that time.

    @S-k053 @R-465.2
    Scenario: Might gained in the showdown counts on both sides
      Given P1 has "Vanguard Sergeant" in base
      And P1 has "Discipline" in hand and the pool to pay for it
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 plays "Discipline" choosing "Vanguard Sergeant"
      And everyone passes
      Then "Playful Phantom" has 0 damage
      When everyone passes until the showdown ends
      Then "Playful Phantom" is in P2's trash
      And "Vanguard Sergeant" is at "Altar to Unity"

    @S-k054 @R-465.2
    Scenario: Without it the same units end otherwise
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Vanguard Sergeant" is in P1's trash
      And "Playful Phantom" is at "Altar to Unity"

  Rule: 465.2.a The attackers' Might is added up
    Add up the Might of all the Attacking Units.

    @S-k055 @R-465.2.a @R-807.1.c
    Scenario: Several attackers kill together what none could kill alone
      Might 4 and 3, and Assault 1 with the latter's 2, make 7; the one in base adds nothing.

      Given P1 has "Vanguard Sergeant", "Daring Poro" and "Shipyard Skulker" in base
      And P2 has "Thousand-Tailed Watcher" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" and "Daring Poro" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then these events happened in this order:
        | event          | object                  | by | amount |
        | damageAssigned | Thousand-Tailed Watcher | P1 | 7      |
      And "Thousand-Tailed Watcher" is in P2's trash

    @S-k056 @R-465.2.a @R-423.1.b
    Scenario: A stunned attacker adds nothing
      Given P1 has "Vanguard Sergeant" and "Shipyard Skulker" in base
      And "Shipyard Skulker" starts stunned
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" and "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 answers "combat.assign" with 4 to "Vanguard Sergeant", 1 to "Shipyard Skulker"
      Then these events happened in this order:
        | event          | object          | by | amount |
        | damageAssigned | Playful Phantom | P1 | 4      |
      And "Playful Phantom" is at "Altar to Unity"

  Rule: 465.2.b The defenders' Might is added up
    Add up the Might of all the Defending Units.

    @S-k057 @R-465.2.b
    Scenario: Several defenders kill together what none could kill alone
      Given P1 has "Mega-Mech" in base
      And P2 has "Playful Phantom" and "Shipyard Skulker" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then these events happened in this order:
        | event          | object    | by | amount |
        | damageAssigned | Mega-Mech | P2 | 8      |
      And "Mega-Mech" is in P1's trash

    @S-k058 @R-465.2.b @R-143.2.b
    Scenario: Might below 0 takes nothing off the sum
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Eclipse" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" and "Eager Drakehound" at "Altar to Unity"
      When P1 plays "Eclipse" choosing "Pakaa Cub"
      And everyone passes
      And P1 answers "predict.recycle" with nothing
      Then "Pakaa Cub" has -1 Might
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 0 to "Pakaa Cub", 3 to "Eager Drakehound"
      Then these events happened in this order:
        | event          | object           | by | amount |
        | damageAssigned | Shipyard Skulker | P2 | 3      |
      And "Shipyard Skulker" is in P1's trash

  Rule: 465.2.d Every unit is dealt exactly what it was assigned
    Every unit is then Dealt Damage in exactly the amount that was assigned to it.

    @S-k085 @R-465.2.d
    Scenario: Lethal damage, less than that, or none
      Given P1 has "Mega-Mech" in base
      And P2 has "Pakaa Cub", "Daring Poro" and "Thousand-Tailed Watcher" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 0 to "Pakaa Cub", 1 to "Daring Poro", 7 to "Thousand-Tailed Watcher"
      Then "Thousand-Tailed Watcher" is in P2's trash
      And "Pakaa Cub" and "Daring Poro" are at "Altar to Unity"
      And no event "damageMarked" happened to "Pakaa Cub"
      And these events happened in this order:
        | event          | object      | amount |
        | damageAssigned | Daring Poro | 1      |
        | damageMarked   | Daring Poro | 1      |
      And these events happened in this order:
        | event          | object                  | amount |
        | damageAssigned | Thousand-Tailed Watcher | 7      |
        | damageMarked   | Thousand-Tailed Watcher | 7      |

    @S-k086 @R-465.2.d
    Scenario: A single unit takes the surplus, and the survivor its share
      Given P1 has "Mega-Mech" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then these events happened in this order:
        | event        | object    | by | amount |
        | damageMarked | Pakaa Cub | P1 | 8      |
      And these events happened in this order:
        | event        | object    | by | amount |
        | damageMarked | Mega-Mech | P2 | 3      |
      And "Mega-Mech" is at "Altar to Unity"

  Rule: 465.3 Nothing comes between the damage and the Resolution Step
    Task 2 of the Combat Damage Step: the FEPR process is skipped, all outstanding tasks are cancelled, and play
    moves on to the Resolution Step.

    @S-k087 @R-465.3
    Scenario: Nobody acts before the dead are gone and the others healed
      Given P1 has "Mega-Mech" in base
      And P2 has "Watchful Sentry" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 1 to "Watchful Sentry", 7 to "Pakaa Cub"
      Then the chain is "Watchful Sentry"
      And P2 has priority
      And "Watchful Sentry" and "Pakaa Cub" are in P2's trash
      And "Mega-Mech" has 0 damage
      And these events happened in this order:
        | event        | object          | amount |
        | damageMarked | Mega-Mech       | 4      |
        | died         | Watchful Sentry |        |
        | healed       | Mega-Mech       |        |
