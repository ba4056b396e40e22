Feature: Darius, Trifarian
  It triggers on the second card that its player plays in a turn (383.1), having become played itself or not. As a triggered
  ability it goes by cards whose play was completed, so that a countered one isn't counted (419.4.a.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-v026 @R-383.1 @R-419.4.a
  Scenario: The second card gives it 2 Might and readies it, the third nothing
    Given P1 has "Darius, Trifarian" in base
    And "Darius, Trifarian" starts exhausted
    And P1 has "Pakaa Cub" in hand and the pool to pay for it
    And P1 has "Petty Officer" in hand and the pool to pay for it
    And P1 has "Stalwart Poro" in hand and the pool to pay for it
    When P1 plays "Pakaa Cub" to base
    Then the chain is empty
    When P1 plays "Petty Officer" to base
    Then the chain is "Darius, Trifarian"
    When everyone passes
    Then "Darius, Trifarian" has 7 Might
    And "Darius, Trifarian" is ready
    When P1 plays "Stalwart Poro" to base
    Then the chain is empty
    And "Darius, Trifarian" has 7 Might

  @S-v027 @FAQ-04.3 @R-383.1.b
  Scenario: As the second card itself it triggers as it has entered
    Given P1 has "Seal of Rage" in hand and the pool to pay for it
    And P1 has "Darius, Trifarian" in hand and the pool to pay for it
    When P1 plays "Seal of Rage"
    And P1 plays "Darius, Trifarian" to base
    Then the chain is "Darius, Trifarian"
    When everyone passes
    Then "Darius, Trifarian" has 7 Might
    And "Darius, Trifarian" is ready

  @S-v028 @FAQ-04.4 @R-419.4.a.1 @R-425.1.b
  Scenario: A countered card doesn't count, so that it is the first
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    And P1 has "Darius, Trifarian" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" in hand and the pool to pay for it
    And P2 has "Defy" in hand and the pool to pay for it
    And P2 has "Petty Officer" at "Altar to Unity"
    When P1 plays "Void Seeker" choosing "Petty Officer"
    And P1 passes
    And P2 plays "Defy" choosing "Void Seeker"
    And everyone passes
    And P1 plays "Darius, Trifarian" to base
    Then the chain is empty
    And "Darius, Trifarian" has 5 Might
    When P1 plays "Pakaa Cub" to base
    Then the chain is "Darius, Trifarian"

  @S-v029 @FAQ-03.3 @R-350.2
  Scenario: A token that is played is no card
    Given P1 has "Darius, Trifarian" in base
    And P1 has "Machine Evangel" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Pakaa Cub" in hand and the pool to pay for it
    And P1 has "Stalwart Poro" in hand and the pool to pay for it
    When P1 moves "Machine Evangel" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes
    Then 3 objects named "Recruit" are in P1's base
    And the chain is empty
    When P1 plays "Pakaa Cub" to base
    Then the chain is empty
    When P1 plays "Stalwart Poro" to base
    Then the chain is "Darius, Trifarian"
