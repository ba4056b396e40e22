Feature: 706 Mighty
  A unit is Mighty while it has 5 Might or more, whatever that comes of; effects can ask for it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 706 Mighty
    Mighty

  Rule: 707 Something that effects ask for
    Mighty is a descriptor that fits certain units; other game effects may check whether it fits a unit.

  Rule: 708 From 5 Might on
    While its Might is at least 5, a Unit "is Mighty".

    @S-y150 @R-708 @R-707 @R-477.3
    Scenario: As long as something raises its Might to 5
      Given P1 has "Fiora, Victorious" in base
      And P1 has "Feral Strength" in hand and the pool to pay for it
      When P1 plays "Feral Strength" choosing "Fiora, Victorious"
      And everyone passes
      Then "Fiora, Victorious" has 6 Might
      And "Fiora, Victorious" has the keyword "Ganking"
      When P1 ends the turn
      Then "Fiora, Victorious" has 4 Might
      And "Fiora, Victorious" doesn't have the keyword "Ganking"

    @S-y151 @R-708
    Scenario: No longer once its Might is lowered
      Given P1 has "Fiora, Victorious" in base
      And "Fiora, Victorious" starts with a buff
      And P2 has "Orb of Regret" in base
      And P2 has [R] in the pool
      And it is P2's turn
      Then "Fiora, Victorious" has the keyword "Ganking"
      When P2 activates "Orb of Regret" choosing "Fiora, Victorious"
      And everyone passes
      Then "Fiora, Victorious" has 4 Might
      And "Fiora, Victorious" doesn't have the keyword "Ganking"

  Rule: 709 Becoming Mighty
    A Unit "becomes Mighty" at the instant its Might goes from below 5 to 5 or above.

    @S-a032 @example @example-1 @R-709
    Scenario: From 4 to 5
      Given P1's legend is "Fiora, Grand Duelist"
      And P1's whole rune deck is "Body Rune" and "Order Rune"
      And P1 has "Vanguard Sergeant" and "Arena Bar" in base
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
      Given P1's legend is "Fiora, Grand Duelist"
      And P1's whole rune deck is "Body Rune" and "Order Rune"
      And P1 has "Petty Officer" and "Arena Bar" in base
      And "Petty Officer" starts exhausted
      When P1 activates "Arena Bar" choosing "Petty Officer"
      And everyone passes
      Then "Petty Officer" has 6 Might
      And nobody is asked anything
      And the chain is empty
      And no event "becameMighty" happened

  Rule: 710 On the board: the Might there is
    For units on the board, Mighty is judged by the Might they have at present.

    @S-y243 @example @R-710 @R-708
    Scenario: From 3 to 6 for the turn, and Mighty no longer after it
      Given P1's legend is "Fiora, Grand Duelist"
      And P1's whole rune deck is "Body Rune" and "Order Rune"
      And P1 has "Pakaa Cub" and "Arena Bar" in base
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

  Rule: 711 Elsewhere: the printed Might
    For units in Non-Board Zones, Mighty is judged by their printed Might.
