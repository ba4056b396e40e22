Feature: Annie, Dark Child
  She triggers in the Ending Step of her controller's turns (317.1.a) and readies as many as two runes (so the correction),
  which are targets, chosen as the trigger is finalized (402.2).

  Background:
    Given P1's legend is "Annie, Dark Child"
    And P1 has the runes "Fury Rune" called "one", "Fury Rune" called "two" and "Fury Rune" called "three"
    And "one" starts exhausted
    And "two" starts exhausted
    And "three" starts exhausted

  @S-c0325 @R-317.1.a @R-402.2
  Scenario: Two runes are readied at the end of the turn
    When P1 ends the turn
    Then P1 is asked "play.target"
    When P1 answers "play.target" with "one" and "two"
    And everyone passes
    Then "one" and "two" are ready
    And "three" is exhausted
    And the turn player is P2

  @S-c0326 @R-317.1.a
  Scenario: Not at the end of another player's turn
    Given it is P2's turn
    When P2 ends the turn
    Then nobody is asked anything
    And the turn player is P1
    And no event "triggered" happened
