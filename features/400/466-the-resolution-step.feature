Feature: 466 Combat, step 3: the Resolution Step
  The dead are put into the trash, everybody is healed, attackers are recalled where defenders are left; then the result is
  determined, control established (466.5, in the feature after this one), and the combat ends. Between these tasks what
  they have put on the chain resolves: Watchful Sentry's Deathknell, for one, is resolved before the result is determined,
  and Kai'Sa, Survivor's conquer effect before the combat ends.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 466 Combat, step 3
    Combat step 3: the Resolution Step

  Rule: 466.1 The first task is the Combat Cleanup
    Task 1 of the Resolution Step: carry out a Combat Cleanup.

    @S-k100 @R-466.1
    Scenario: It comes after the damage and before the result
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Pakaa Cub" is in P2's trash
      And "Vanguard Sergeant" has 0 damage
      And these events happened in this order:
        | event        | object            |
        | damageMarked | Vanguard Sergeant |
        | died         | Pakaa Cub         |
        | healed       | Vanguard Sergeant |
        | combatResult | Altar to Unity    |

    @S-k101 @R-466.1
    Scenario: It comes without damage too
      Given P1 has "Vanguard Sergeant" in base
      And "Vanguard Sergeant" starts with 1 damage
      And P1 has "Gust" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 plays "Gust" choosing "Pakaa Cub"
      And everyone passes
      Then "Vanguard Sergeant" has 1 damage
      When everyone passes until the showdown ends
      Then "Vanguard Sergeant" has 0 damage
      And P1 has won the combat at "Altar to Unity"

  Rule: 466.1.a It is a Special Cleanup: a cleanup with two steps more
    That cleanup is run as the Combat Special Cleanup, i.e. a Cleanup with the extra steps listed beneath this
    rule.

    @S-k102 @R-466.1.a @R-324
    Scenario: Deaths, then healing, then recalls
      Given P1 has "Mega-Mech" in base
      And P2 has "Pakaa Cub" and "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 3 to "Pakaa Cub", 5 to "Mountain Drake"
      Then "Pakaa Cub" is in P2's trash
      And "Mega-Mech" is in P1's base
      And these events happened in this order:
        | event    | object         |
        | died     | Pakaa Cub      |
        | healed   | Mountain Drake |
        | recalled | Mega-Mech      |

  Rule: 466.1.a.1 Step 3c heals all units
    The Combat Special Cleanup gains a step 3c, in which all Units are Healed.

    @S-k103 @R-466.1.a.1 @R-143.3.b.2
    Scenario: Those that fought, and those elsewhere as well
      Given P1 has "Vanguard Sergeant" in base
      And P1 has "Mountain Drake" in base
      And "Mountain Drake" starts with 5 damage
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Mega-Mech" at "Grove of the God-Willow"
      And "Mega-Mech" starts with 2 damage
      And P2 has "Playful Phantom" in base
      And "Playful Phantom" starts with 1 damage
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then "Mountain Drake" has 5 damage
      When everyone passes until the showdown ends
      Then "Vanguard Sergeant" has 0 damage
      And "Mountain Drake" has 0 damage
      And "Mega-Mech" has 0 damage
      And "Playful Phantom" has 0 damage

    @S-k104 @R-466.1.a.1 @R-323.5
    Scenario: Units with lethal damage are dead by then
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's trash
      And "Vanguard Sergeant" is at "Altar to Unity"
      And "Vanguard Sergeant" has 0 damage
      And no event "healed" happened to "Shipyard Skulker"

    @S-k105 @R-466.1.a.1 @R-348.2
    Scenario: A showdown without combat heals nobody
      Given P1 has "Vanguard Sergeant" in base
      And "Vanguard Sergeant" starts with 1 damage
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1
      And "Vanguard Sergeant" has 1 damage

  Rule: 466.1.a.2 Step 3d recalls the attackers if defenders are left
    The Combat Special Cleanup gains a step 3d: if there are still Defenders at the Battlefield, the Attackers
    there are Recalled.

    @S-k106 @R-466.1.a.2 @R-455
    Scenario: Both sides have survivors
      Given P1 has "Cruel Patron" in base
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Cruel Patron" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Cruel Patron" is in P1's base
      And "Cruel Patron" is exhausted
      And "Mountain Drake" is at "Altar to Unity"
      And "Altar to Unity" is controlled by P2

    @S-k107 @R-466.1.a.2
    Scenario: Only attackers are left, and stay
      Given P1 has "Cruel Patron" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Cruel Patron" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Cruel Patron" is at "Altar to Unity"
      And no event "recalled" happened

    @S-k108 @R-466.1.a.2 @R-456.1
    Scenario: An attacker that came from a battlefield goes to its base, and hasn't moved again
      Given P1 has "Mister Root" at "Windswept Hillock"
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Mister Root" to "Altar to Unity"
      And everyone passes
      And everyone passes until the showdown ends
      Then "Mister Root" is in P1's base
      And the chain is empty
      And these events happened in this order:
        | event    | object      |
        | moved    | Mister Root |
        | recalled | Mister Root |

  Rule: 466.2 The result waits for what damage and cleanup have put on the chain
    The next Task (determining the result) now becomes Outstanding. It is performed only after every chain item
    caused by combat damage and by the Combat Cleanup, with its FEPR, has been resolved.

    @S-k109 @R-466.2
    Scenario: A Deathknell resolves first
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Watchful Sentry" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then the chain is "Watchful Sentry"
      And P2's hand is empty
      And a combat is going on at "Altar to Unity"
      And "Altar to Unity" is controlled by P2
      And no event "combatResult" happened
      When everyone passes
      Then P2's hand has 1 card
      And P1 has won the combat at "Altar to Unity"
      And "Altar to Unity" is controlled by P1

    @S-k110 @R-466.2 @R-466.3.d
    Scenario: What is played in the meantime can change the result
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Watchful Sentry" at "Altar to Unity"
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Shipyard Skulker" is at "Altar to Unity"
      When P2 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes until the chain is empty
      Then nobody has won the combat at "Altar to Unity"
      And "Altar to Unity" is controlled by nobody
      And P1's points are 0

  Rule: 466.3 The result is determined
    Task: Determine the Combat Result (won, lost or No Result), using the sub-rules of this rule.

    @S-k111 @R-466.3
    Scenario: Once for each combat, as one side is left
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then no event "combatResult" happened
      When everyone passes until the showdown ends
      Then P1 has won the combat at "Altar to Unity"
      And these events happened in this order:
        | event        | object         |
        | combatResult | Altar to Unity |
        | combatEnded  | Altar to Unity |

    @S-k112 @R-466.3
    Scenario: A showdown without combat has no result
      Given P1 has "Vanguard Sergeant" in base
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1
      And no event "combatResult" happened

  Rule: 466.3.a The only player with units left has won
    The winner of a combat is a Player who was given the attacker or the defender designation and who is, during
    this step, the sole Player with units left at this battlefield.

    @S-k113 @R-466.3.a
    Scenario: The Attacker
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then P1 has won the combat at "Altar to Unity"

    @S-k114 @R-466.3.a
    Scenario: The Defender
      Given P1 has "Pakaa Cub" in base
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      When P1 moves "Pakaa Cub" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then P2 has won the combat at "Altar to Unity"

    @S-k115 @R-466.3.a
    Scenario: Without any damage, too
      Given P1 has "Vanguard Sergeant" in base
      And P1 has "Void Seeker" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 plays "Void Seeker" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's trash
      When everyone passes until the showdown ends
      Then P1 has won the combat at "Altar to Unity"
      And no event "damageAssigned" happened

  Rule: 466.3.b The only player without units left has lost
    The loser of a combat is a Player who was given the attacker or the defender designation and who is, during
    this step, the sole Player without any units left at this battlefield.

    @S-k116 @R-466.3.b
    Scenario: An Attacker who has lost gains nothing, and the Defender keeps everything
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" and "Vanguard Sergeant" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 3 to "Pakaa Cub", 0 to "Vanguard Sergeant"
      Then P2 has won the combat at "Altar to Unity"
      And "Pakaa Cub" is in P2's trash
      And "Altar to Unity" is controlled by P2
      And P1's points are 0

    @S-k117 @R-466.3.b
    Scenario: Where both are without units neither has lost to the other
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's trash
      And "Pakaa Cub" is in P2's trash
      And nobody has won the combat at "Altar to Unity"

  Rule: 466.3.c Units there have won or lost with their controller
    Each Unit at this battlefield takes the combat result (won or lost) of the player who controls it.

    @S-a008 @R-466.3.c
    Scenario: Each unit of the winner's has won, and nothing elsewhere
      Given P1 has "Corrupt Enforcer" called "one" and "Corrupt Enforcer" called "two" in base
      And P1 has "Corrupt Enforcer" called "away" at "Grove of the God-Willow"
      And P2 has "Watchful Sentry" at "Altar to Unity"
      And P2's whole deck is "Gust", "Block" and "Defy"
      And the players will answer:
        | player | for           | answer          |
        | P1     | trigger.order | "one" and "two" |
        | P1     | trigger.order | "one" and "two" |
      When P1 moves "one" and "two" to "Altar to Unity"
      And everyone passes until the chain is empty
      And everyone passes until the showdown ends
      And P2 answers "combat.assign" with 1 to "one", 0 to "two"
      And everyone passes
      Then P1 has won the combat at "Altar to Unity"
      And the chain is "one", "two"
      When everyone passes until the chain is empty
      Then P1's hand has 2 cards
      And P2's hand has 1 card

    @S-a009 @R-466.3.c @R-466.3.d
    Scenario: With No Result no unit has won
      Given P1 has "Corrupt Enforcer" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      And "Mega-Mech" starts stunned
      When P1 moves "Corrupt Enforcer" to "Altar to Unity"
      And everyone passes until the chain is empty
      And everyone passes until the showdown ends
      Then nobody has won the combat at "Altar to Unity"
      And "Corrupt Enforcer" is in P1's base
      And the chain is empty
      And P1's hand is empty

    @S-a010 @R-466.3.c
    Scenario: A defender wins with its player, and an attacker that has died hasn't lost to its own
      Given P1 has "Shipyard Skulker" in base
      And P1's legend is "Draven, Glorious Executioner"
      And P2 has "Corrupt Enforcer" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then P2 has won the combat at "Altar to Unity"
      And the chain is "Corrupt Enforcer"
      When everyone passes
      Then P2's hand has 1 card
      And P1's hand is empty

  Rule: 466.3.d In three cases there is No Result
    The result is "No Result" in any of three cases: step 3d of the Combat Cleanup recalled units; both Players
    have units here during this task; or neither has.

    @S-k118 @R-466.3.d
    Scenario: The attackers were recalled
      Given P1 has "Cruel Patron" in base
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Cruel Patron" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nobody has won the combat at "Altar to Unity"
      And "Cruel Patron" is in P1's base
      And "Altar to Unity" is controlled by P2

    @S-k119 @R-466.3.d
    Scenario: Both have units there
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Watchful Sentry" at "Altar to Unity"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 plays "Shen, Kinkou" to "Altar to Unity"
      Then "Shen, Kinkou" is a defender
      When everyone passes
      Then nobody has won the combat at "Altar to Unity"
      And "Vanguard Sergeant" and "Shen, Kinkou" are at "Altar to Unity"

    @S-k120 @R-466.3.d
    Scenario: Neither has
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nobody has won the combat at "Altar to Unity"
      And "Altar to Unity" is controlled by nobody

  Rule: 466.3.d.1 With units of both still there, a showdown and a combat are staged again
    When the outcome is "No Result" with units of both players still here, a Showdown and a Combat are staged at
    this battlefield.

    @S-k121 @R-466.3.d.1 @R-460
    Scenario: They fight once more, as attacker and defender as before
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Watchful Sentry" at "Altar to Unity"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 plays "Shen, Kinkou" to "Altar to Unity"
      And everyone passes
      Then a combat is going on at "Altar to Unity"
      And a showdown is going on at "Altar to Unity"
      And "Vanguard Sergeant" is an attacker
      And "Shen, Kinkou" is a defender
      And P1 has focus
      And these events happened in this order:
        | event         | object         |
        | combatStarted | Altar to Unity |
        | combatResult  | Altar to Unity |
        | combatEnded   | Altar to Unity |
        | combatStarted | Altar to Unity |
      When everyone passes until the showdown ends
      Then "Vanguard Sergeant" is in P1's trash
      And P2 has won the combat at "Altar to Unity"

    @S-k122 @R-466.3.d.1
    Scenario: With the attackers recalled nothing is staged
      Given P1 has "Cruel Patron" in base
      And P2 has "Mountain Drake" at "Altar to Unity"
      And "Mountain Drake" starts stunned
      When P1 moves "Cruel Patron" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nothing is staged at "Altar to Unity"
      And no showdown is going on
      And "Cruel Patron" is in P1's base

  Rule: 466.4 Control waits for what the result has put on the chain
    The next Task (establishing control) now becomes Outstanding. It is performed only after every chain item
    caused by determining the combat result, with its FEPR, has been resolved.

    @S-a011 @R-466.4
    Scenario: While the winner's trigger is on the chain the battlefield isn't conquered yet
      Given P1 has "Vanguard Sergeant" in base
      And P1's legend is "Draven, Glorious Executioner"
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Block" facedown at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then P1 has won the combat at "Altar to Unity"
      And the chain is "Draven, Glorious Executioner"
      And "Altar to Unity" is controlled by P2
      And "Altar to Unity" is contested by P1
      And "Block" is facedown at "Altar to Unity"
      And P1's points are 0
      And "Vanguard Sergeant" is an attacker
      When everyone passes
      Then P1's hand has 1 card
      And "Altar to Unity" is controlled by P1
      And P1's points are 1
      And "Block" is in P2's trash

    @S-a012 @R-466.4 @R-466.5
    Scenario: Whoever has units left when it has resolved takes control
      The winner's unit is taken away in response.

      Given P1 has "Shipyard Skulker" in base
      And P1's legend is "Draven, Glorious Executioner"
      And P2 has "Stalwart Poro" at "Altar to Unity"
      And "Stalwart Poro" starts stunned
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then P1 has won the combat at "Altar to Unity"
      When P1 passes
      And P2 plays "Gust" choosing "Shipyard Skulker"
      And everyone passes
      And everyone passes
      Then "Shipyard Skulker" is in P1's hand
      And "Altar to Unity" is controlled by nobody
      And P1's points are 0

  Rule: 466.6 The end of the combat waits for what establishing control has put on the chain
    The next Task (ending combat) now becomes Outstanding. It is performed only after every chain item caused by
    establishing control, with its FEPR, has been resolved.

    @S-k135 @R-466.6
    Scenario: A conquer effect resolves while the combat is still going on
      Given P1 has "Kai'Sa, Survivor" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Block" facedown at "Altar to Unity"
      When P1 moves "Kai'Sa, Survivor" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then the chain is "Kai'Sa, Survivor"
      And "Altar to Unity" is controlled by P1
      And "Altar to Unity" isn't contested
      And "Block" is in P2's trash
      And a combat is going on at "Altar to Unity"
      And "Kai'Sa, Survivor" is an attacker
      When everyone passes
      Then P1's hand has 1 card
      And no combat is going on
      And "Kai'Sa, Survivor" is neither attacker nor defender

  Rule: 466.7 The combat ends
    Task: the Combat ends, as the sub-rules of this rule describe.

    @S-k136 @R-466.7
    Scenario: The turn goes on
      Given P1 has "Vanguard Sergeant" and "Mega-Mech" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then the state is showdown open
      When everyone passes until the showdown ends
      Then no showdown is going on
      And the state is neutral open
      And nobody has focus
      And P1 has priority
      When P1 moves "Mega-Mech" to "Grove of the God-Willow"
      Then a showdown is going on at "Grove of the God-Willow"

  Rule: 466.7.a All designations are lost
    Every Unit and every Player loses its Attacker or Defender Designation.

    @S-k137 @R-466.7.a @R-807.1.d.1
    Scenario: An attacker's
      Given P1 has "Petty Officer" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Petty Officer" to "Altar to Unity"
      Then "Petty Officer" has 6 Might
      When everyone passes until the showdown ends
      Then "Petty Officer" is at "Altar to Unity"
      And "Petty Officer" is neither attacker nor defender
      And "Petty Officer" has 5 Might

    @S-k138 @R-466.7.a
    Scenario: A defender's
      Given P1 has "Mystic Poro" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"
      When P1 moves "Mystic Poro" to "Altar to Unity"
      Then "Stalwart Poro" has 3 Might
      When everyone passes until the showdown ends
      Then "Stalwart Poro" is at "Altar to Unity"
      And "Stalwart Poro" is neither attacker nor defender
      And "Stalwart Poro" has 2 Might

    @S-k141 @R-466.7.a @R-383.4.f
    Scenario: In the next combat they are gained anew, and trigger again
      Given P1 has "Mystic Poro" and "Shipyard Skulker" in base
      And P2 has "Fiora, Peerless" at "Altar to Unity"
      When P1 moves "Mystic Poro" to "Altar to Unity"
      Then the chain is "Fiora, Peerless"
      When everyone passes
      And everyone passes until the showdown ends
      Then "Mystic Poro" is in P1's trash
      And the chain is empty
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Fiora, Peerless" is a defender
      And the chain is "Fiora, Peerless"

  Rule: 466.7.b What is worded for the end of combat happens
    Effects worded for the end of Combat, or for when Combat ends, happen now.

    @S-a013 @R-466.7.b
    Scenario: After control was established, without any designation
      Given P1 has "Affectionate Poro" and "Vanguard Sergeant" in base
      And P1's legend is "Draven, Glorious Executioner"
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And "Pakaa Cub" starts stunned
      When P1 moves "Affectionate Poro" and "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then the chain is "Draven, Glorious Executioner"
      And a combat is going on at "Altar to Unity"
      When everyone passes
      Then the chain is "Affectionate Poro"
      And no combat is going on
      And "Affectionate Poro" is neither attacker nor defender
      And "Altar to Unity" is controlled by P1
      And P1's points are 1
      When everyone passes
      Then P1's hand has 2 cards

  Rule: 466.7.c What lasts for this combat runs out
    Every effect lasting for "this combat" runs out, all at the same moment.

    @S-k139 @R-466.7.c @R-432.1.a
    Scenario: Both players' doublings at once, but nothing that lasts for the turn
      P2's Fiora, stunned, survives with the help of Discipline, and P1's is recalled.

      Given P1 has "Fiora, Peerless" called "mine" in base
      And P2 has "Fiora, Peerless" called "theirs" at "Altar to Unity"
      And "theirs" starts stunned
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 moves "mine" to "Altar to Unity"
      And everyone passes until the chain is empty
      And P1 passes
      And P2 plays "Discipline" choosing "theirs"
      And everyone passes
      Then "mine" has 6 Might
      And "theirs" has 8 Might
      When everyone passes until the showdown ends
      Then "mine" is in P1's base
      And "mine" has 3 Might
      And "theirs" is at "Altar to Unity"
      And "theirs" has 5 Might

    @S-k140 @R-466.7.c @R-466.6
    Scenario: Not before the end: while a conquer effect is on the chain it lasts
      Given P1 has "Fiora, Peerless" in base
      And P1's legend is "Ivern, Green Father"
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Fiora, Peerless" to "Altar to Unity"
      And everyone passes until the chain is empty
      And everyone passes until the showdown ends
      And P1 answers "trigger.may" with yes
      Then the chain is "Ivern, Green Father"
      And "Fiora, Peerless" has 6 Might
      When everyone passes until the chain is empty
      Then no combat is going on
      And "Fiora, Peerless" has 3 Might
