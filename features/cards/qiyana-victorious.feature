Feature: Qiyana, Victorious
  As she conquers, her player draws a card or channels a rune exhausted, as they like when that is reached (355.17).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Qiyana, Victorious" in base
    And the top of P1's deck is "Block"
    And P1's whole rune deck is "Body Rune"

  @S-w126 @R-355.17 @R-383.4.c
  Scenario: A card
    When P1 moves "Qiyana, Victorious" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Qiyana, Victorious"
    And nobody is asked anything
    When everyone passes
    And P1 answers "effect.mode" with 1
    Then P1's hand holds just "Block"
    And P1's base is empty

  @S-w127 @R-355.17
  Scenario: Or a rune
    When P1 moves "Qiyana, Victorious" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes
    And P1 answers "effect.mode" with 2
    Then "Body Rune" is in P1's base
    And "Body Rune" is exhausted
    And P1's hand is empty
