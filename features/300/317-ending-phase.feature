Feature: 317 Ending Phase

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And it is P1's turn

  @definition
  Rule: 317 Ending Phase
    Ending Phase

  @definition
  Rule: 317.1 Ending Step
    Ending Step

  Rule: 317.1.a What happens at the end of the turn
    In the Ending Step, Game Effects that happen at the end of the turn take place.

    Background:
      Given P1's legend is "Annie, Dark Child"
      And P1 has the runes "Fury Rune" called "one" and "Chaos Rune" called "two"
      And "one" starts exhausted
      And "two" starts exhausted

    @S-t105 @R-317.1.a
    Scenario: A trigger for the end of the player's turn
      Then "one" and "two" are exhausted
      When P1 ends the turn
      And P1 answers "play.target" with "one" and "two"
      Then the chain is "Annie, Dark Child"
      And it is the ending phase
      When everyone passes
      Then "one" and "two" are ready
      And the turn player is P2

    @S-t106 @R-317.1.a
    Scenario: It doesn't happen at the end of another player's turn
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P2 ends the turn
      Then the turn player is P1
      And the chain is "Grove of the God-Willow"
      When everyone passes
      And P1 ends the turn
      Then P1 is asked "play.target"
      And it is the ending phase
      When P1 answers "play.target" with nothing
      Then the chain is "Annie, Dark Child"

  @definition
  Rule: 317.1.b Effects say when they refer to it
    Particular game effects and abilities refer to this timing and phase where they need to.

  @definition
  Rule: 317.2 Expiration Step
    Expiration Step

  Rule: 317.2.a It invokes the Ending Special Cleanup
    In the Expiration Step, an Ending Special Cleanup is invoked.

    @S-t107 @R-317.2.a
    Scenario: After the effects of the Ending Step
      Given P1's legend is "Annie, Dark Child"
      And P1 has the runes "Fury Rune" called "rune"
      And "rune" starts exhausted
      And P1 has "Petty Officer" in base
      And "Petty Officer" starts with 2 damage
      When P1 ends the turn
      And P1 answers "play.target" with "rune"
      Then "Petty Officer" has 2 damage
      When everyone passes
      Then "Petty Officer" has 0 damage
      And these events happened in this order:
        | event        | player | object        | phase  |
        | phaseStarted | P1     |               | ending |
        | readied      |        | rune          |        |
        | healed       |        | Petty Officer |        |
        | turnStarted  | P2     |               |        |

  Rule: 317.2.b All units are healed
    That Special Cleanup gets an extra step 3c: all Units are healed.

    @S-t108 @R-317.2.b
    Scenario: Every player's, wherever they are
      Given P1 has "Petty Officer" at "Altar to Unity"
      And P1 has "Shipyard Skulker" in base
      And P2 has "Mega-Mech" at "Grove of the God-Willow"
      And "Petty Officer" starts with 2 damage
      And "Shipyard Skulker" starts with 1 damage marked by P2
      And "Mega-Mech" starts with 7 damage marked by P1
      When P1 ends the turn
      And everyone passes until the chain is empty
      Then "Petty Officer" has 0 damage
      And "Shipyard Skulker" has 0 damage
      And "Mega-Mech" has 0 damage

  Rule: 317.2.c Effects lasting this turn expire together
    That Special Cleanup gets an extra step 3d: all effects lasting 'this turn' expire, at the same time.

    @S-t109 @R-317.2.c
    Scenario: More Might, less Might and a keyword
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Petty Officer" in base
      And P1 has "Orb of Regret" in base
      And P1 has "Discipline" and "Cleave" in hand and the pool to pay for them
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      And everyone passes
      And P1 plays "Cleave" choosing "Shipyard Skulker"
      And everyone passes
      And P1 activates "Orb of Regret" choosing "Petty Officer"
      And everyone passes
      Then "Shipyard Skulker" has 5 Might
      And "Shipyard Skulker" has the keyword "Assault 3"
      And "Petty Officer" has 4 Might
      When P1 ends the turn
      Then "Shipyard Skulker" has 3 Might
      And "Shipyard Skulker" doesn't have the keyword "Assault 3"
      And "Petty Officer" has 5 Might

    @S-t110 @R-317.2.c
    Scenario: Not before the units are healed
      Given P1 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Discipline" and "Incinerate" in hand and the pool to pay for them
      And "Shipyard Skulker" starts with 2 damage
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      And everyone passes
      And P1 plays "Incinerate" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" has 5 Might
      And "Shipyard Skulker" has 4 damage
      When P1 ends the turn
      Then "Shipyard Skulker" is at "Altar to Unity"
      And "Shipyard Skulker" has 3 Might
      And "Shipyard Skulker" has 0 damage

    @S-t111 @R-317.2.c
    Scenario: A buff isn't an effect of this turn
      Given P1 has "Shipyard Skulker" in base
      And "Shipyard Skulker" starts with a buff
      And P1 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Discipline" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" has 6 Might
      When P1 ends the turn
      Then "Shipyard Skulker" has 4 Might

  Rule: 317.2.d Every player's pool is emptied
    That Special Cleanup gets an extra step 3e: the Rune Pool of each player empties, and Energy and Power that were not
    spent are lost.

    @S-t112 @R-317.2.d @FAQ-46.1 @FAQ-46.2
    Scenario: Before the next turn starts, and runes stay as they are
      Given P1 has [2][R] in the pool
      And P2 has [1][G] in the pool
      And P1 has the runes "Fury Rune" called "rune"
      And "rune" starts exhausted
      Then P1's pool is [2][R]
      And P2's pool is [1][G]
      When P1 ends the turn
      Then P1's pool is empty
      And P2's pool is empty
      And "rune" is exhausted
      And these events happened in this order:
        | event        | player | rule    |
        | phaseStarted | P1     |         |
        | poolEmptied  | P1     | 317.2.d |
        | turnStarted  | P2     |         |
      And these events happened in this order:
        | event        | player | rule    |
        | phaseStarted | P1     |         |
        | poolEmptied  | P2     | 317.2.d |
        | turnStarted  | P2     |         |

  Rule: 317.2.e The Expiration Step has a task
    In the Expiration Step, the Task in 317.2.f becomes Outstanding.

    @S-a001 @R-317.2.e @R-336 @R-709
    Scenario: What goes on the chain as effects expire is handled before the next turn starts
      A decrease that lasts this turn expires, so that the unit becomes Mighty in the Expiration Step.

      Given P1's legend is "Fiora, Grand Duelist"
      And P1 has "Petty Officer" in base
      And P1's whole rune deck is "Body Rune"
      And P1 has "Frigid Touch" in hand and the pool to pay for it
      When P1 plays "Frigid Touch" choosing "Petty Officer"
      And everyone passes
      Then "Petty Officer" has 3 Might
      When P1 ends the turn
      Then P1 is asked "trigger.may"
      And "Petty Officer" has 5 Might
      When P1 answers "trigger.may" with yes
      Then the chain is "Fiora, Grand Duelist"
      And it is the ending phase
      And the turn player is P1
      When everyone passes
      Then the turn player is P2
      And "Body Rune" is in P1's base
      And "Body Rune" is exhausted

  Rule: 317.2.f With items handled the Expiration Step begins again
    Task 1 of the Expiration Step: if the FEPR process was run on any items, go back to the beginning of the Expiration
    Step.

    @S-a002 @R-317.2.f @R-317.2.c
    Scenario: What has begun in the Expiration Step and lasts this turn expires as well
      Given P1's legend is "Fiora, Grand Duelist"
      And P1 has "Petty Officer" in base
      And P1 has "Frigid Touch" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" in base
      And P2 has "Discipline" in hand
      And P2 has 2 of "Calm Rune" as runes
      When P1 plays "Frigid Touch" choosing "Petty Officer"
      And everyone passes
      And P1 ends the turn
      And P1 answers "trigger.may" with yes
      And P1 passes
      And P2 plays "Discipline" choosing "Pakaa Cub", paying with runes
      And everyone passes
      Then "Pakaa Cub" has 5 Might
      And the turn player is P1
      When everyone passes
      Then the turn player is P2
      And "Pakaa Cub" has 3 Might

  Rule: 317.3 Then the next queued turn begins
    Whoever is next to have their Turn queued becomes the Turn Player.

    @S-t113 @R-317.3
    Scenario: As a rule that of the next player
      When P1 ends the turn
      Then the turn player is P2
      And these events happened in this order:
        | event        | player | phase  |
        | phaseStarted | P1     | ending |
        | turnStarted  | P2     |        |

    @S-t114 @R-317.3 @R-735
    Scenario: An additional turn that is queued comes first
      Given P1 has "Time Warp" in hand and the pool to pay for it
      When P1 plays "Time Warp"
      And everyone passes
      And P1 ends the turn
      Then the turn player is P1
      And it is the main phase
      When P1 ends the turn
      Then the turn player is P2
