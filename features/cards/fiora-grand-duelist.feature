Feature: Fiora, Grand Duelist
  A unit becomes Mighty when its Might goes from below 5 to 5 or more (709). Exhausting her is a cost that opens the effect,
  so that it is paid as the trigger is finalized (383.3.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Fiora, Grand Duelist"
    And P1's whole rune deck is "Body Rune" and "Order Rune"

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
