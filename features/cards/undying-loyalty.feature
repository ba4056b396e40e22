Feature: Undying Loyalty
  It costs [2] less where the unit chosen is of one of four tribes: a discount that rests on what is chosen (355, 356.4).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Undying Loyalty" in hand

  @S-xc039 @R-356.4.a @R-356.1.b
  Scenario: A Poro makes it cheaper, others don't
    Given P1 has "Stalwart Poro" and "Petty Officer" in the trash
    And P1 has [1][Y] in the pool
    When P1 plays "Undying Loyalty" choosing "Petty Officer"
    Then that is refused
    When P1 plays "Undying Loyalty" choosing "Stalwart Poro"
    Then P1's pool is [1]
    When everyone passes
    Then "Stalwart Poro" is in P1's base

  @S-xc040 @R-355.16
  Scenario: Only what can be paid for is offered
    Given P1 has "Stalwart Poro", "Daring Poro" and "Petty Officer" in the trash
    And P1 has [Y] in the pool
    Then P1 could play "Undying Loyalty"
    When P1 plays "Undying Loyalty"
    Then P1 is asked "play.target" among "Stalwart Poro" and "Daring Poro"
    When P1 answers "play.target" with "Daring Poro"
    Then P1's pool is empty
