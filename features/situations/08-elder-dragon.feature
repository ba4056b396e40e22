Feature: Elder Dragon enters while enemy units carry old damage
  While the Dragon is on the board, any damage marked by its controller is lethal for enemy units (142.4.c). Damage is
  marked by the player responsible for dealing it (142.3.a), and a player's damage is the damage that this player marked
  (142.3.b). It doesn't matter when: damage from before the Dragon counts as soon as it is there.

  The Dragon entering the board makes a cleanup outstanding (319.6). Its play effect is only pending then (383.4.a.2), and
  outstanding tasks come first (334). So every enemy unit with damage marked by that player dies (323.5), and only then is
  the play effect finalized and its targets chosen, among the units that are left (402.2). As it resolves each target is
  dealt 1, by the Dragon's controller, and dies in the next cleanup.

  Damage that others marked counts as ever: against the unit's Might (142.4.b).

  Rule: 142.4.c Any damage by the Dragon's controller is enough
    Whatever was marked by that player, before or after the Dragon came, is lethal for an enemy unit.

    Background:
      Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
      And P1 has "Elder Dragon" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" and "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Playful Phantom" and "Mega-Mech" at "Grove of the God-Willow"
      And P2 has "Petty Officer" and "Pakaa Cub" in base
      And "Shipyard Skulker" starts with 1 damage marked by P1
      And "Vanguard Sergeant" starts with 1 damage marked by P2
      And "Playful Phantom" starts with 1 damage marked by P1
      And "Playful Phantom" starts with 2 damage marked by P2
      And "Pakaa Cub" starts with 2 damage

    @S-ab98 @R-142.4.c @R-142.3.a @R-142.3.b @R-323.5 @R-334 @R-383.4.a.2
    Scenario: Units with damage marked by the Dragon's controller die before its play effect is finalized
      Given P1 has "Mountain Drake" in base
      And "Mountain Drake" starts with 3 damage marked by P1
      When P1 plays "Elder Dragon"
      Then "Shipyard Skulker" and "Playful Phantom" are in P2's trash
      And "Vanguard Sergeant" is at "Altar to Unity"
      And "Vanguard Sergeant" has 1 damage marked by P2
      And "Mega-Mech" is at "Grove of the God-Willow"
      And "Pakaa Cub" is in P2's base
      And "Mountain Drake" is in P1's base
      And "Mountain Drake" has 3 damage marked by P1
      And "Elder Dragon" is in P1's base
      And "Elder Dragon" is exhausted
      And P1 is asked "play.target" among "Vanguard Sergeant", "Mega-Mech", "Petty Officer" and "Pakaa Cub"
      And "Elder Dragon" on the chain is pending
      When P1 answers "play.target" with "Vanguard Sergeant", "Mega-Mech" and "Petty Officer"
      Then "Elder Dragon" on the chain is finalized
      When everyone passes
      Then "Vanguard Sergeant", "Mega-Mech" and "Petty Officer" are in P2's trash
      And "Pakaa Cub" is in P2's base
      And "Pakaa Cub" has 2 damage
      And these events happened in this order:
        | event        | object            | by | amount |
        | died         | Shipyard Skulker  |    |        |
        | damageMarked | Vanguard Sergeant | P1 | 1      |
        | died         | Vanguard Sergeant |    |        |

    @S-2fe2 @R-355.11.a @R-355.9.b
    Scenario: No two of the targets may share a location
      When P1 plays "Elder Dragon"
      And P1 answers "play.target" with "Petty Officer" and "Pakaa Cub"
      Then that is refused by rule 355
      When P1 answers "play.target" with "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P2's trash
      And "Petty Officer" is in P2's base

    @S-ca56 @R-355.13
    Scenario: The play effect may choose nothing; the old damage kills all the same
      When P1 plays "Elder Dragon"
      And P1 answers "play.target" with nothing
      And everyone passes
      Then "Shipyard Skulker" and "Playful Phantom" are in P2's trash
      And "Vanguard Sergeant" is at "Altar to Unity"
      And "Mega-Mech" is at "Grove of the God-Willow"
      And "Petty Officer" and "Pakaa Cub" are in P2's base

    @S-8ed2 @R-142.3.a @R-142.4.b @R-142.4.c
    Scenario: Any later damage by that player kills as well
      Given P1 has "Incinerate" in hand and the pool to pay for it
      When P1 plays "Elder Dragon"
      And P1 answers "play.target" with nothing
      And everyone passes
      And P1 plays "Incinerate" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" is in P2's trash
      And these events happened in this order:
        | event        | object    | by | amount |
        | damageMarked | Mega-Mech | P1 | 2      |
        | died         | Mega-Mech |    |        |

  Rule: 142.4.b Damage by others counts against Might

    @S-8f9c @R-142.3.a @R-142.3.b @R-142.4.b
    Scenario: Damage that the units' own controller is responsible for isn't the Dragon's controller's
      Given it is P2's turn
      And the battlefields "Altar to Unity" and "Grove of the God-Willow"
      And P1 has "Elder Dragon" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Hextech Ray" in hand and the pool to pay for it
      When P2 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" is at "Altar to Unity"
      And "Mega-Mech" has 3 damage marked by P2
      And "Mega-Mech" has 0 damage marked by P1

    @S-8da4 @R-142.4.b @R-142.4.c
    Scenario: The Dragon's controller's own units are no enemies of it
      Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
      And P1 has "Elder Dragon" in base
      And P1 has "Mega-Mech" at "Altar to Unity"
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" is at "Altar to Unity"
      And "Mega-Mech" has 3 damage marked by P1
