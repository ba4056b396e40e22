Feature: 466.5 Establishing control after a combat
  Whoever has units left takes the battlefield, if they don't have it already and no new combat is staged there. The first
  time in a turn that is a Conquer.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  Rule: 466.5 Whoever has units left establishes control
    Task: unless a Showdown or a Combat is staged at this location, the player whose Units remain here
    Establishes Control of this Battlefield, provided they are not already its controller.

    @S-k123 @R-466.5
    Scenario: The Attacker, who wasn't the controller
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then "Altar to Unity" is controlled by P2
      When everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1

    @S-k124 @R-466.5
    Scenario: A Defender who is the controller already establishes nothing
      Given P1 has "Pakaa Cub" in base
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      When P1 moves "Pakaa Cub" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Pakaa Cub" is in P1's trash
      And "Altar to Unity" is controlled by P2
      And P2's points are 0
      And no event "controlChanged" happened to "Altar to Unity"

    @S-k125 @R-466.5
    Scenario: Nobody, while another combat is staged there
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Watchful Sentry" at "Altar to Unity"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 plays "Shen, Kinkou" to "Altar to Unity"
      And everyone passes
      Then "Altar to Unity" is controlled by P2
      And "Altar to Unity" is contested by P1
      And P1's points are 0

  Rule: 466.5.a The battlefield isn't contested any more
    The Battlefield's Contested Status is cleared.

    @S-k126 @R-466.5.a
    Scenario: With a new controller
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then "Altar to Unity" is contested by P1
      When everyone passes until the showdown ends
      Then "Altar to Unity" isn't contested

    @S-k127 @R-466.5.a
    Scenario: With the old one, and the next attack contests it anew
      Given P1 has "Pakaa Cub" and "Mega-Mech" in base
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      When P1 moves "Pakaa Cub" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Altar to Unity" isn't contested
      And no showdown is going on
      When P1 moves "Mega-Mech" to "Altar to Unity"
      Then "Altar to Unity" is contested by P1
      And a combat is going on at "Altar to Unity"

  Rule: 466.5.b Without anybody's units it becomes uncontrolled
    With no Units of any player left here, the Battlefield turns Uncontrolled.

    @S-k128 @R-466.5.b @R-466.5.a
    Scenario: All have died
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then "Altar to Unity" is controlled by P2
      When everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by nobody
      And "Altar to Unity" isn't contested
      And P1's points are 0
      And these events happened in this order:
        | event          | object         |
        | combatResult   | Altar to Unity |
        | controlChanged | Altar to Unity |
        | combatEnded    | Altar to Unity |

  Rule: 466.5.c Hidden cards of others than the controller are removed
    Each Hidden card at this Battlefield whose controller differs from the Battlefield's controller is removed
    from it.

    @S-k129 @R-466.5.c @R-421.4
    Scenario: The loser's
      Given P1 has "Mega-Mech" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Block" facedown at "Altar to Unity"
      And P2 has "Playful Phantom" at "Grove of the God-Willow"
      And P2 has "Lotus Trap" facedown at "Grove of the God-Willow"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      Then "Block" is facedown at "Altar to Unity"
      When everyone passes until the showdown ends
      Then "Block" is in P2's trash
      And "Lotus Trap" is facedown at "Grove of the God-Willow"

    @S-k130 @R-466.5.c
    Scenario: A Defender who keeps the battlefield keeps the hidden card
      Given P1 has "Pakaa Cub" in base
      And P2 has "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Block" facedown at "Altar to Unity"
      When P1 moves "Pakaa Cub" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Pakaa Cub" is in P1's trash
      And "Block" is facedown at "Altar to Unity"

    @S-k131 @R-466.5.c @R-466.5.b
    Scenario: With nobody left it is removed as well
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Block" facedown at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by nobody
      And "Block" is in P2's trash
      And these events happened in this order:
        | event       | object         |
        | changedZone | Block          |
        | combatEnded | Altar to Unity |

  Rule: 466.5.d It is a Conquer, the first time in a turn
    Establishing Control counts as a Conquer when the player has not scored this Battlefield yet this turn.

    @S-k132 @R-466.5.d @R-469.1
    Scenario: A point and the conquer effects
      Given P1 has "Kai'Sa, Survivor" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Kai'Sa, Survivor" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1
      And P1's points are 1
      And the chain is "Kai'Sa, Survivor"
      When everyone passes
      Then P1's hand has 1 card

    @S-k133 @R-466.5.d @R-470
    Scenario: Not again, after it was lost and won back in the same turn
      Given P1 has "Daring Poro" and "Kai'Sa, Survivor" in base
      And P2 has "Pakaa Cub" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 moves "Daring Poro" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then P1's points are 1
      When P1 plays "Charm" choosing "Pakaa Cub" moving it to "Altar to Unity"
      And everyone passes
      And everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P2
      And P2's points are 1
      When P1 moves "Kai'Sa, Survivor" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1
      And P1's points are 1
      And the chain is empty

  Rule: 466.5.e Whoever establishes control need not have contested the battlefield
    The player Establishing Control need not be the one who had applied Contested to the Battlefield.

    @S-k134 @R-466.5.e @R-190.4
    Scenario: The Defender at a battlefield that nobody controlled
      Both units come there by the cards that Promising Future plays, P2's first.

      Given P1 has "Mega-Mech" in base
      And P2 has "Shipyard Skulker" in base
      And P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [G] in the pool
      And P2 has [G] in the pool
      And the top of P1's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"
      And the top of P2's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"
      And the players will answer:
        | player | for              | answer           |
        | P1     | effect.choose    | "Charm"          |
        | P2     | effect.choose    | "Charm"          |
        | P2     | play.destination | "Altar to Unity" |
        | P1     | play.destination | "Altar to Unity" |
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes until the chain is empty
      Then "Altar to Unity" is contested by P2
      And "Altar to Unity" is controlled by nobody
      And "Mega-Mech" is a defender
      When everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P2's trash
      And "Altar to Unity" is controlled by P1
      And P1's points are 1
