Feature: Sea Monkey
  [1] as an optional additional cost; when it is played, that having been paid is what its buff depends on (383.2.a.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Sea Monkey" in hand

  @S-r060 @R-356.2.b @R-383.2.a.1
  Scenario: Paid, it is buffed
    Given P1 has [3] in the pool
    When P1 plays "Sea Monkey", paying buff
    And everyone passes
    Then "Sea Monkey" has a buff
    And P1's pool is empty

  @S-r061 @R-356.2.b.1 @R-383.2.a.1
  Scenario: Not paid, nothing triggers
    Given P1 has [3] in the pool
    When P1 plays "Sea Monkey"
    And P1 answers "cost.optional" with no
    Then the chain is empty
    And "Sea Monkey" has no buff
    And P1's pool is [1]
