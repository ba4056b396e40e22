Feature: Hard Bargain
  It counters a spell unless that spell's controller pays [2], which they are asked as it resolves (204.3.b). Repeated, it asks
  once more.

  Background:
    Given P1 has "Stalwart Poro" in base
    And P1 has "Discipline" in hand and the pool to pay for it
    And P2 has "Hard Bargain" in hand and the pool to pay for it

  @S-w150 @R-444.2.b @R-204.3.b @R-425.1.a
  Scenario: Not paid for, the spell is countered
    Given P1 has [2] in the pool
    When P1 plays "Discipline" choosing "Stalwart Poro"
    And P1 passes
    And P2 plays "Hard Bargain" choosing "Discipline"
    And everyone passes
    Then P1 is asked "effect.pay"
    When P1 answers "effect.pay" with no
    Then "Discipline" is in P1's trash
    And P1's pool is [2]
    And "Stalwart Poro" has 2 Might

  @S-w151 @R-204.3.b
  Scenario: Paid for, it goes on
    Given P1 has [2] in the pool
    When P1 plays "Discipline" choosing "Stalwart Poro"
    And P1 passes
    And P2 plays "Hard Bargain" choosing "Discipline"
    And everyone passes
    And P1 answers "effect.pay" with yes
    Then P1's pool is empty
    And the chain is "Discipline"
    When everyone passes
    Then "Stalwart Poro" has 4 Might

  @S-w152 @R-203.3 @R-425.1.a
  Scenario: Who can't pay isn't asked
    When P1 plays "Discipline" choosing "Stalwart Poro"
    And P1 passes
    And P2 plays "Hard Bargain" choosing "Discipline"
    And everyone passes
    Then "Discipline" is in P1's trash
    And nobody is asked anything
    And "Stalwart Poro" has 2 Might
