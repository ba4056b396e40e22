Feature: Jhin, Virtuoso
  Four spells banished with him, and with nobody else (427.3), go to the trash together.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0216 @R-427.3 @R-419.4.a
  Scenario: A spell for which 4 was spent may be banished with him; the fourth brings runes and a card
    Given P1's legend is "Jhin, Virtuoso"
    And P1 has "Mega-Mech" called "a", "Mega-Mech" called "b", "Mega-Mech" called "c" and "Mega-Mech" called "d" in base
    And P1 has "Vengeance" called "one", "Vengeance" called "two", "Vengeance" called "three" and "Vengeance" called "four" in hand and the pool to pay for them
    And the top of P1's deck is "Block"
    And P1's whole rune deck is "Fury Rune", "Fury Rune", "Mind Rune", "Mind Rune" and "Body Rune"
    When P1 plays "one" choosing "a"
    And everyone passes
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "one" is in P1's banishment
    When P1 plays "two" choosing "b"
    And everyone passes
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 plays "three" choosing "c"
    And everyone passes
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then P1's hand holds just "four"
    And P1's banishment holds just "one", "two" and "three"
    When P1 plays "four" choosing "d"
    And everyone passes
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "one", "two", "three" and "four" are in P1's trash
    And P1's banishment is empty
    And "Block" is in P1's hand
    And P1's rune deck holds just "Body Rune"

  @S-y0217 @R-383.2.a.1
  Scenario: One that cost less doesn't set him off
    Given P1's legend is "Jhin, Virtuoso"
    And P1 has "Shipyard Skulker" at "Void Gate"
    And P1 has "Gust" in hand and the pool to pay for it
    When P1 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Gust" is in P1's trash
    And nobody is asked anything
