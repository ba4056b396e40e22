Feature: Stalwart Poro
  Shield without a number is Shield 1 (814.1.b.3): one more Might for as long as it is a defender, and no longer
  (814.1.c, 814.1.d.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0122 @R-814.1.b.3 @R-814.1.d.1
  Scenario: 3 Might as a defender, 2 when the combat is over
    Given P2 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Daring Poro" in base
    Then "Stalwart Poro" has 2 Might
    When P1 moves "Daring Poro" to "Altar to Unity"
    Then "Stalwart Poro" is a defender
    And "Stalwart Poro" has 3 Might
    And "Daring Poro" has 3 Might
    When everyone passes until the showdown ends
    Then "Stalwart Poro" is in P2's trash
    And "Daring Poro" is in P1's trash

  @S-c0123 @R-814.1.d.1
  Scenario: It survives 2 damage that way
    Given P2 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Mystic Poro" in base
    When P1 moves "Mystic Poro" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Stalwart Poro" is at "Altar to Unity"
    And "Stalwart Poro" has 2 Might
    And "Mystic Poro" is in P1's trash

  @S-c0124 @R-814.1.c
  Scenario: 2 Might as an attacker
    Given P1 has "Stalwart Poro" in base
    And P2 has "Mystic Poro" at "Altar to Unity"
    When P1 moves "Stalwart Poro" to "Altar to Unity"
    Then "Stalwart Poro" is an attacker
    And "Stalwart Poro" has 2 Might
