Feature: Forecaster
  Its controller's Mechs, itself among them, have Vision (817), so that each looks at the top card of the deck once it has been
  played. Two of them give two instances, each of which triggers (817.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And the top of P1's deck is "Gust" and "Block"

  @S-y106 @R-817.2 @R-817.2.a @R-817.2.b
  Scenario: With two of them it looks twice, at the same card where that stays
    Given P1 has "Forecaster" called "old" in base
    And P1 has "Forecaster" called "new" in hand and the pool to pay for it
    When P1 plays "new" to base
    Then the chain is "new", "new"
    When everyone passes
    Then P1 is asked "predict.recycle" among "Gust"
    When P1 answers "predict.recycle" with nothing
    And everyone passes
    Then P1 is asked "predict.recycle" among "Gust"
    When P1 answers "predict.recycle" with "Gust"
    Then on top of P1's deck is "Block"

  @S-y107 @R-817.1 @R-817.3
  Scenario: A unit that is no Mech has none
    Given P1 has "Forecaster" in base
    And P1 has "Pakaa Cub" and "Mech" called "token" in base
    And P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Petty Officer" to base
    Then the chain is empty
    And "token" has the keyword "Vision"
    And "Petty Officer" doesn't have the keyword "Vision"
