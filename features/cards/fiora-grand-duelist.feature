Feature: Fiora, Grand Duelist
  A unit becomes Mighty when its Might goes from below 5 to 5 or more (709). Exhausting her is a cost that opens the effect,
  so that it is paid as the trigger is finalized (383.3.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Fiora, Grand Duelist"
    And P1's whole rune deck is "Body Rune" and "Order Rune"

  @S-a032 @example @example-1 @R-709
  Scenario: From 4 to 5
    Given P1 has "Vanguard Sergeant" and "Arena Bar" in base
    And "Vanguard Sergeant" starts exhausted
    When P1 activates "Arena Bar" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 5 Might
    And P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then "Fiora, Grand Duelist" is exhausted
    And the chain is "Fiora, Grand Duelist"
    When everyone passes
    Then "Body Rune" is in P1's base
    And "Body Rune" is exhausted
    And these events happened in this order:
      | event        | object            |
      | becameMighty | Vanguard Sergeant |
      | channeled    | Body Rune         |

  @S-a033 @example @example-2 @R-709
  Scenario: From 5 to 6 it doesn't become what it was
    Given P1 has "Petty Officer" and "Arena Bar" in base
    And "Petty Officer" starts exhausted
    When P1 activates "Arena Bar" choosing "Petty Officer"
    And everyone passes
    Then "Petty Officer" has 6 Might
    And nobody is asked anything
    And the chain is empty
    And no event "becameMighty" happened

  @S-a034 @R-383.3.a
  Scenario: She may be left ready
    Given P1 has "Vanguard Sergeant" in base
    And P1 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Discipline" choosing "Vanguard Sergeant"
    And everyone passes
    And P1 answers "trigger.may" with no
    Then "Vanguard Sergeant" has 6 Might
    And "Fiora, Grand Duelist" is ready
    And the chain is empty
    And no event "channeled" happened

  @S-a035 @R-740.1.a
  Scenario: An enemy unit is none of hers
    Given P1 has "Discipline" in hand and the pool to pay for it
    And P2 has "Vanguard Sergeant" in base
    When P1 plays "Discipline" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 6 Might
    And nobody is asked anything
    And "Fiora, Grand Duelist" is ready

  @S-a036 @R-709
  Scenario: What is played with 5 Might hasn't gone from below
    Given P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Petty Officer" to base
    Then "Petty Officer" is in P1's base
    And nobody is asked anything
    And no event "becameMighty" happened

  @S-a037 @R-710
  Scenario: Mighty for a turn, and no more after it, so that it can become so again
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Heart of Dark Ice" in base
    When P1 activates "Heart of Dark Ice" choosing "Shipyard Skulker"
    And everyone passes
    And P1 answers "trigger.may" with no
    Then "Shipyard Skulker" has 6 Might
    When P1 ends the turn
    Then "Shipyard Skulker" has 3 Might
    When P2 ends the turn
    And P1 activates "Heart of Dark Ice" choosing "Shipyard Skulker"
    And everyone passes
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    And everyone passes
    Then "Fiora, Grand Duelist" is exhausted

  @S-a038 @R-709 @R-807.1.c
  Scenario: By attacking, too
    Given P1 has "Laurent Duelist" in base
    And P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Laurent Duelist" to "Altar to Unity"
    Then "Laurent Duelist" has 5 Might
    And P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    And everyone passes
    Then "Body Rune" is in P1's base
    And a combat is going on at "Altar to Unity"

  @S-y243 @example @R-710 @R-708
  Scenario: From 3 to 6 for the turn, and Mighty no longer after it
    Given P1 has "Pakaa Cub" and "Arena Bar" in base
    And P1 has "Grim Resolve" in hand and the pool to pay for it
    And "Arena Bar" starts exhausted
    When P1 plays "Grim Resolve" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 6 Might
    And these events happened in this order:
      | event        | object    |
      | becameMighty | Pakaa Cub |
    When P1 answers "trigger.may" with no
    And P1 ends the turn
    Then "Pakaa Cub" has 3 Might
