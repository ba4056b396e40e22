Feature: Lee Sin, Centered
  He adds 2 Might to friends with a buff who are at the battlefield where he is: not to units without a buff, elsewhere or of
  other players, nor to himself; and while he is in a base there is no such battlefield (107.2).

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P1 has "Shipyard Skulker" called "buffed" at "Void Gate"
    And P1 has "Vanguard Sergeant" at "Void Gate"
    And P1 has "Stalwart Poro" in base
    And "buffed" starts with a buff
    And "Stalwart Poro" starts with a buff

  @S-c0322 @R-364.2 @R-477.3.a
  Scenario: At a battlefield, for the others there that have a buff
    Given P1 has "Lee Sin, Centered" at "Void Gate"
    And "Lee Sin, Centered" starts with a buff
    Then "buffed" has 6 Might
    And "Vanguard Sergeant" has 4 Might
    And "Stalwart Poro" has 3 Might
    And "Lee Sin, Centered" has 7 Might
    When P1 moves "buffed" to base
    Then "buffed" has 4 Might

  @S-c0323 @R-107.2
  Scenario: In a base for nobody
    Given P1 has "Lee Sin, Centered" in base
    Then "buffed" has 4 Might
    And "Stalwart Poro" has 3 Might
    When P1 moves "Lee Sin, Centered" to "Void Gate"
    Then "buffed" has 6 Might

  @S-c0324 @R-805.1.a
  Scenario: Accelerate lets him enter ready
    Given P1 has "Lee Sin, Centered" in hand and the pool to pay for it
    And P1 has [1][O] in the pool
    When P1 plays "Lee Sin, Centered" to "Void Gate", paying accelerate
    Then "Lee Sin, Centered" is ready
    And "buffed" has 6 Might
