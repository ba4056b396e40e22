Feature: Buhru Captain
  Played, its player may draw a card or buff it: whether is decided while the trigger is finalized (402.1), which as it
  resolves (355.17).

  @S-w128 @R-402.1 @R-355.17
  Scenario: Buffed instead of a card
    Given P1 has "Buhru Captain" in hand and the pool to pay for it
    When P1 plays "Buhru Captain"
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "effect.mode" with 2
    Then "Buhru Captain" has a buff
    And P1's hand is empty

  @S-w129 @R-402.1.a
  Scenario: Declined
    Given P1 has "Buhru Captain" in hand and the pool to pay for it
    When P1 plays "Buhru Captain"
    And P1 answers "trigger.may" with no
    Then the chain is empty
    And "Buhru Captain" has no buff
    And P1's hand is empty
