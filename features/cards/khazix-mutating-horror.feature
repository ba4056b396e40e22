Feature: Kha'Zix, Mutating Horror
  Attacking or defending, it gets 2 Might this turn and 2 XP if an enemy unit at its battlefield is alone (740.2.a): the
  condition stands directly behind the event and is part of it (383.2.a.1, 383.4.e.2.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Kha'Zix, Mutating Horror" in base

  @S-v080 @R-740.2.a @R-383.2.a.1
  Scenario: Against a unit that is alone
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Kha'Zix, Mutating Horror" to "Altar to Unity"
    Then the chain is "Kha'Zix, Mutating Horror"
    When everyone passes
    Then "Kha'Zix, Mutating Horror" has 6 Might
    And these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 2      |

  @S-v081 @R-740.2.a @R-383.4.e.2.b
  Scenario: Against two units it doesn't trigger, nor later in that combat
    Given P2 has "Pakaa Cub" and "Petty Officer" at "Altar to Unity"
    And P2 has "Flash" in hand and the pool to pay for it
    When P1 moves "Kha'Zix, Mutating Horror" to "Altar to Unity"
    Then the chain is empty
    When P1 passes
    And P2 plays "Flash" choosing "Petty Officer"
    And everyone passes
    Then the chain is empty
    And "Petty Officer" is in P2's base
    And "Kha'Zix, Mutating Horror" has 4 Might

  @S-v082 @R-740.2.a @R-383.4.f
  Scenario: Its own companions don't matter, and it triggers on defence too
    Given P1 has "Stalwart Poro" at "Grove of the God-Willow"
    And P1 has "Kha'Zix, Mutating Horror" called "second" at "Grove of the God-Willow"
    And P2 has "Pakaa Cub" in base
    And it is P2's turn
    When P2 moves "Pakaa Cub" to "Grove of the God-Willow"
    Then the chain is "second"
    When everyone passes
    Then "second" has 6 Might
