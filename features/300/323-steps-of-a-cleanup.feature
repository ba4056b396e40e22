Feature: 323 Steps of a Cleanup

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  Rule: 323 The tasks of a Cleanup, in order
    In a Cleanup, the Tasks in the sub-rules become Outstanding in the order given.

    @S-t135 @R-323
    Scenario: First the unit dies, then control lapses, then the hidden card goes
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Block" facedown at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" and "Block" are in P2's trash
      And these events happened in this order:
        | event          | object           | rule  |
        | died           | Shipyard Skulker |       |
        | controlChanged | Altar to Unity   |       |
        | changedZone    | Block            | 323.7 |

  Rule: 323.1 Step 1: enough points, and more than anybody
    Cleanup step 1: a player wins if their points are at least the Victory Score and more than those of any opponent.

    @S-t136 @R-323.1 @R-194.2
    Scenario: The Victory Score reached
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 starts with 7 points
      When P2 ends the turn
      Then P1's points are 8
      And P1 has won

    @S-t137 @R-323.1
    Scenario: One short of it
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 starts with 6 points
      When P2 ends the turn
      Then P1's points are 7
      And nobody has won

    @S-t138 @R-323.1 @R-194.2.b
    Scenario: As many as an opponent aren't enough, one more is
      Given a game in the mode "skirmish"
      And it is P3's turn
      And P1 has "Shipyard Skulker" at "Windswept Hillock"
      And P1 starts with 7 points
      And P2 starts with 8 points
      And P3 starts with 8 points
      When P3 ends the turn
      Then P1's points are 8
      And nobody has won
      When P1 ends the turn
      And P2 ends the turn
      And P3 ends the turn
      Then P1's points are 9
      And P1 has won

  Rule: 323.2 Step 2: designations in a combat
    Cleanup step 2: when a Combat is in progress, give Units the Attacker or Defender designation, or take it from them,
    as needed.

    @S-t139 @R-323.2 @R-319.5
    Scenario: Whoever comes gains one, whoever goes loses it
      Given P1 has "Shipyard Skulker" and "Pakaa Cub" in base
      And P1 has "Flash" in hand and the pool to pay for it
      And P2 has "Stalwart Poro" at "Altar to Unity"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" and "Pakaa Cub" to "Altar to Unity"
      And P1 plays "Flash" choosing "Pakaa Cub"
      And everyone passes
      And P2 plays "Shen, Kinkou" to "Altar to Unity"
      Then "Shipyard Skulker" is an attacker
      And "Pakaa Cub" is neither attacker nor defender
      And "Stalwart Poro" is a defender
      And "Shen, Kinkou" is a defender

  Rule: 323.2.a Units at the combat gain their controller's designation
    Step 2, Units at the Combat's Battlefield that have no designation: each now gains the one its Controller has.

    Background:
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"

    @S-t140 @R-323.2.a @FAQ-06.6
    Scenario: A unit played by the defender
      Given P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Shen, Kinkou" to "Altar to Unity"
      Then "Shen, Kinkou" is a defender
      And "Shen, Kinkou" has 5 Might

    @S-t141 @R-323.2.a
    Scenario: A unit played by the attacker
      Given P1 has "Inferna" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Inferna" to "Altar to Unity"
      Then "Inferna" is an attacker
      And "Inferna" has 3 Might

    @S-t142 @R-323.2.a
    Scenario: A unit that comes to be elsewhere gains none
      Given P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Shen, Kinkou" to base
      Then "Shen, Kinkou" is in P2's base
      And "Shen, Kinkou" is neither attacker nor defender

  Rule: 323.2.b A designation opposite to the controller's is exchanged
    Step 2, Units at the Combat's Battlefield that have the designation opposite to their controller's: each now loses
    it and gains the one its controller has.

    @S-a004 @R-323.2.b
    Scenario: An attacker that the defending player takes control of defends
      Assault and Shield show what it is.

      Given P1 has "Daring Poro" and "Vanguard Sergeant" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"
      And P2 has "Hostile Takeover" facedown at "Altar to Unity"
      When P1 moves "Daring Poro" and "Vanguard Sergeant" to "Altar to Unity"
      Then "Daring Poro" is an attacker
      And "Daring Poro" has 3 Might
      When P1 passes
      And P2 plays "Hostile Takeover" from hidden choosing "Daring Poro"
      And everyone passes
      Then "Daring Poro" is controlled by P2
      And "Daring Poro" is a defender
      And "Daring Poro" has 2 Might
      And "Vanguard Sergeant" is an attacker
      And a combat is going on at "Altar to Unity"

    @S-a005 @R-323.2.b @R-348.1
    Scenario: With the last attacker taken over nobody is left to fight
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"
      And P2 has "Hostile Takeover" facedown at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 passes
      And P2 plays "Hostile Takeover" from hidden choosing "Vanguard Sergeant"
      And everyone passes
      Then "Vanguard Sergeant" is a defender
      When everyone passes until the showdown ends
      Then P2 has won the combat at "Altar to Unity"
      And no event "damageAssigned" happened
      And "Vanguard Sergeant" and "Stalwart Poro" are at "Altar to Unity"
      And "Altar to Unity" is controlled by P2

  Rule: 323.2.c Units elsewhere lose their designation
    Step 2, Units at a location other than the Combat's Battlefield that have the Attacker or Defender designation: each
    now loses it.

    @S-t143 @R-323.2.c
    Scenario: A unit moved away from the combat is no attacker any more, and fights no longer
      Given P1 has "Shipyard Skulker" and "Daring Poro" in base
      And P1 has "Flash" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" and "Daring Poro" to "Altar to Unity"
      Then "Daring Poro" is an attacker
      And "Daring Poro" has 3 Might
      When P1 plays "Flash" choosing "Daring Poro"
      And everyone passes
      Then "Daring Poro" is neither attacker nor defender
      And "Daring Poro" has 2 Might
      And "Shipyard Skulker" is an attacker
      When everyone passes until the showdown ends
      Then "Petty Officer" is at "Altar to Unity"

    @S-t144 @R-323.2.c
    Scenario: Likewise a defender
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Stalwart Poro" and "Petty Officer" at "Altar to Unity"
      And P2 has "Flash" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Flash" choosing "Stalwart Poro"
      Then "Stalwart Poro" is a defender
      When everyone passes
      Then "Stalwart Poro" is neither attacker nor defender
      And "Petty Officer" is a defender

  Rule: 323.3 Step 3: the board state
    Cleanup step 3: deal with the outstanding board state (in steps 3a and 3b).

    @S-t145 @R-323.3
    Scenario: All that is lethally damaged goes in one step, and nothing else
      Given P1 has "Watchful Sentry" in base
      And P2 has "Playful Phantom" called "weak" and "Mega-Mech" called "strong" in base
      And "weak" starts with 4 damage
      And P1 has "Singularity" in hand and the pool to pay for it
      When P1 plays "Singularity" choosing "Watchful Sentry" and "strong"
      And everyone passes
      Then the chain is "Watchful Sentry"
      And "Watchful Sentry" is in P1's trash
      And "strong" has 6 damage
      And "weak" has 4 damage

  Rule: 323.4 Step 3a: abilities that trigger on the unit's own death
    Cleanup step 3a: each Unit that has Lethal Damage marked on it and has Deathknell, or another ability that triggers
    on its own death, triggers such abilities now. Its current location, attributes and whatever else is relevant are
    noted, in order to add the trigger as a Pending Item.

    @S-t146 @R-323.4 @R-808.1.d.2
    Scenario: A Deathknell goes on the chain as the unit dies
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Watchful Sentry" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Watchful Sentry"
      And everyone passes
      Then "Watchful Sentry" is in P2's trash
      And the chain is "Watchful Sentry"
      And P2's hand is empty
      When everyone passes
      Then P2's hand has 1 card
      And these events happened in this order:
        | event     | object          |
        | triggered | Watchful Sentry |
        | died      | Watchful Sentry |

    @S-t147 @R-323.4
    Scenario: With damage that isn't lethal it doesn't
      Given P1 has "Incinerate" in hand and the pool to pay for it
      And P2 has "Machine Evangel" at "Altar to Unity"
      When P1 plays "Incinerate" choosing "Machine Evangel"
      And everyone passes
      Then "Machine Evangel" has 2 damage
      And the chain is empty
      And no event "triggered" happened

  Rule: 323.5 Step 3b: units with lethal damage die
    Cleanup step 3b: each Unit that has Lethal Damage marked on it is killed and put into its owner's Trash.

    @S-t148 @R-323.5 @R-142.4.b
    Scenario: Damage equal to Might kills
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's trash

    @S-t149 @R-323.5 @FAQ-48.1
    Scenario: Less damage than that doesn't
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Vanguard Sergeant"
      And everyone passes
      Then "Vanguard Sergeant" is at "Altar to Unity"
      And "Vanguard Sergeant" has 3 damage

    @S-t150 @R-323.5
    Scenario: Several units die together
      Given P1 has "Singularity" in hand and the pool to pay for it
      And P1 has "Shipyard Skulker" in base
      And P2 has "Petty Officer" at "Altar to Unity"
      When P1 plays "Singularity" choosing "Shipyard Skulker" and "Petty Officer"
      And everyone passes
      Then "Shipyard Skulker" is in P1's trash
      And "Petty Officer" is in P2's trash

    @S-t177 @R-323.5 @R-383.2.c.2
    Scenario: They die at the same moment, so that none of them sees another's death
      Given P1 has "Singularity" in hand and the pool to pay for it
      And P2 has "Petty Officer" and "Viktor, Leader" at "Altar to Unity"
      When P1 plays "Singularity" choosing "Petty Officer" and "Viktor, Leader"
      And everyone passes
      Then "Viktor, Leader" and "Petty Officer" are in P2's trash
      And the chain is empty
      And P2's base is empty

  Rule: 323.6 Step 4: an empty battlefield is lost in an Open State
    Cleanup step 4: if the turn is in an Open State, a player loses control of each Battlefield they control where none
    of their Units is and where no Showdown or Combat is ongoing.

    @S-t151 @R-323.6 @FAQ-45.2
    Scenario: When the last unit has moved away
      Given P1 has "Shipyard Skulker" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to base
      Then "Altar to Unity" is controlled by P1
      When P1 moves "Pakaa Cub" to base
      Then "Altar to Unity" is controlled by nobody

    @S-t152 @R-323.6
    Scenario: Not while there is a chain
      The Deathknell is on the chain as the unit goes.

      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Watchful Sentry" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Watchful Sentry"
      And everyone passes
      Then "Watchful Sentry" is in P2's trash
      And the state is neutral closed
      And "Altar to Unity" is controlled by P2
      When everyone passes
      Then "Altar to Unity" is controlled by nobody

    @S-t153 @R-323.6 @R-190.4.b
    Scenario: Not while a combat is going on there
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Petty Officer" at "Altar to Unity"
      And P2 has "Flash" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 passes
      And P2 plays "Flash" choosing "Petty Officer"
      And everyone passes
      Then "Petty Officer" is in P2's base
      And the state is showdown open
      And "Altar to Unity" is controlled by P2
      When everyone passes
      Then "Altar to Unity" is controlled by P1

    @S-t154 @R-323.6
    Scenario: A showdown elsewhere doesn't save it
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" at "Grove of the God-Willow"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And P1 plays "Hextech Ray" choosing "Pakaa Cub"
      And everyone passes
      Then the state is showdown open
      And "Pakaa Cub" is in P2's trash
      And "Grove of the God-Willow" is controlled by nobody

  Rule: 323.7 Step 5: what is where it can't stay
    Cleanup step 5: at Battlefields, Recall every Unattached Gear that is not a Unit and every Rune that is not a Unit;
    in Bases, Recall every Permanent and Rune that is in a Base other than its own controller's. From every Battlefield,
    take each Hidden card whose controller does not also control that Battlefield and put it into its owner's Trash.

    @S-t155 @R-323.7 @FAQ-44.5
    Scenario: Gear at a battlefield is recalled
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Zhonya's Hourglass" facedown at "Altar to Unity"
      And P2 has "Hextech Ray" in hand and the pool to pay for it
      When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
      And P2 passes
      And P1 plays "Zhonya's Hourglass" from hidden
      Then "Zhonya's Hourglass" is in P1's base
      And "Shipyard Skulker" is at "Altar to Unity"
      And these events happened in this order:
        | event    | object             | rule  |
        | recalled | Zhonya's Hourglass | 323.7 |

    @S-t156 @R-323.7 @FAQ-45.1 @FAQ-45.3
    Scenario: A hidden card goes with the battlefield, one at another battlefield stays
      Given P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Petty Officer" at "Grove of the God-Willow"
      And P1 has "Block" facedown at "Altar to Unity"
      And P1 has "Fight or Flight" facedown at "Grove of the God-Willow"
      When P1 moves "Shipyard Skulker" to base
      Then "Block" is in P1's trash
      And "Fight or Flight" is facedown at "Grove of the God-Willow"

    @S-t157 @R-323.7
    Scenario: Also when an opponent has taken the battlefield
      Given it is P2's turn
      And P1 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Block" facedown at "Altar to Unity"
      And P2 has "Petty Officer" in base
      When P2 moves "Petty Officer" to "Altar to Unity"
      Then "Block" is facedown at "Altar to Unity"
      When everyone passes
      Then "Altar to Unity" is controlled by P2
      And "Block" is in P1's trash
