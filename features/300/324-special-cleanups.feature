Feature: 324 Special Cleanups

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And it is P1's turn

  Rule: 324 A Special Cleanup has further steps
    A Special Cleanup is a Cleanup that is invoked at a specific time and has steps beyond those of a normal Cleanup.

    @S-t172 @R-324
    Scenario: A normal cleanup heals nobody, that of the end of the turn does
      Given P1 has "Incinerate" in hand and the pool to pay for it
      And P2 has "Petty Officer" at "Altar to Unity"
      When P1 plays "Incinerate" choosing "Petty Officer"
      And everyone passes
      Then the state is neutral open
      And "Petty Officer" has 2 damage
      When P1 ends the turn
      And everyone passes until the chain is empty
      Then "Petty Officer" has 0 damage

  Rule: 324.1 Its further steps are told where it is invoked
    When a Special Cleanup is invoked, the sub-section that invokes it says which unique steps are inserted.

    @S-t173 @example @example-1 @R-324.1 @R-466.1.a.1 @R-466.1.a.2
    Scenario: That of a combat heals all units and recalls attackers where defenders are left
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Pakaa Cub" at "Grove of the God-Willow"
      And "Pakaa Cub" starts with 1 damage
      And P2 has "Petty Officer" at "Altar to Unity"
      And "Petty Officer" starts stunned
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes
      Then "Shipyard Skulker" is in P1's base
      And "Petty Officer" is at "Altar to Unity"
      And "Petty Officer" has 0 damage
      And "Pakaa Cub" has 0 damage
      And these events happened in this order:
        | event        | object           | amount |
        | damageMarked | Petty Officer    | 3      |
        | healed       | Petty Officer    |        |
        | recalled     | Shipyard Skulker |        |
      And the turn player is P1

    @S-t174 @example @example-2 @R-324.1 @R-317.2.b @R-317.2.c @R-317.2.d
    Scenario: That of the end of the turn heals, ends what lasts this turn and empties the pools
      Given P1 has "Petty Officer" in base
      And "Petty Officer" starts with 1 damage
      And P1 has "Discipline" in hand and the pool to pay for it
      And P2 has [1][G] in the pool
      When P1 plays "Discipline" choosing "Petty Officer"
      And everyone passes
      Then "Petty Officer" has 7 Might
      And "Petty Officer" has 1 damage
      And P2's pool is [1][G]
      When P1 ends the turn
      Then "Petty Officer" has 5 Might
      And "Petty Officer" has 0 damage
      And P2's pool is empty
      And these events happened in this order:
        | event       | object        | player | rule    |
        | healed      | Petty Officer |        |         |
        | poolEmptied |               | P2     | 317.2.d |
        | turnStarted |               | P2     |         |

  Rule: 324.2 A further Cleanup is a normal one
    If something during a Special Cleanup calls for another Cleanup, that one is a normal Cleanup; the Special Cleanup
    is not run again.

    @S-t175 @R-324.2 @R-466.1.a.1
    Scenario: What the Special Cleanup has healed survives the cleanup that follows
      With Lee Sin dead the other unit has 4 Might. Its 4 damage would be lethal now, but has been healed by the cleanup in
      which he died.

      Given P1 has "Mega-Mech" in base
      And P2 has "Lee Sin, Centered" and "Shipyard Skulker" at "Altar to Unity"
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 2 damage
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes
      And P1 answers "combat.assign" with 6 to "Lee Sin, Centered", 2 to "Shipyard Skulker"
      Then "Lee Sin, Centered" is in P2's trash
      And "Mega-Mech" is in P1's trash
      And "Shipyard Skulker" is at "Altar to Unity"
      And "Shipyard Skulker" has 4 Might
      And "Shipyard Skulker" has 0 damage

    @S-t176 @R-324.2
    Scenario: In a normal cleanup the same damage kills
      Given P1 has "Incinerate" in hand and the pool to pay for it
      And P2 has "Lee Sin, Centered" and "Shipyard Skulker" at "Altar to Unity"
      And "Lee Sin, Centered" starts with 4 damage
      And "Shipyard Skulker" starts with a buff
      And "Shipyard Skulker" starts with 4 damage
      When P1 plays "Incinerate" choosing "Lee Sin, Centered"
      And everyone passes
      Then "Lee Sin, Centered" and "Shipyard Skulker" are in P2's trash
