Feature: Diana, Lunari
  Her trigger waits for the start of a showdown at her battlefield, with or without a combat. Its cost opens the effect and is
  paid as it is finalized (383.3.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Diana, Lunari" in base
    And P1 has [1] in the pool

  @S-a053 @R-344 @R-383.3.b
  Scenario: A spell on top is drawn
    Given the top of P1's deck is "Gust" and "Block"
    When P1 moves "Diana, Lunari" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    Then P1's pool is empty
    And the chain is "Diana, Lunari"
    When everyone passes
    And P1 answers "predict.recycle" with nothing
    Then "Gust" is in P1's hand
    And on top of P1's deck is "Block"
    And a showdown is going on at "Altar to Unity"

  @S-a054 @R-436.1
  Scenario: The card that is predicted away is followed by the one that is revealed
    Given the top of P1's deck is "Gust" and "Block"
    When P1 moves "Diana, Lunari" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "predict.recycle" with "Gust"
    Then "Block" is in P1's hand
    And at the bottom of P1's deck is "Gust"

  @S-a055 @R-424.1
  Scenario: What isn't a spell is revealed and stays
    Given the top of P1's deck is "Pakaa Cub" and "Block"
    When P1 moves "Diana, Lunari" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "predict.recycle" with nothing
    Then on top of P1's deck is "Pakaa Cub"
    And P1's hand is empty
    And these events happened in this order:
      | event    | object    | player |
      | revealed | Pakaa Cub | P1     |

  @S-a056 @R-383.3.b
  Scenario: Without paying nothing goes on the chain
    Given the top of P1's deck is "Gust" and "Block"
    When P1 moves "Diana, Lunari" to "Altar to Unity"
    And P1 answers "trigger.may" with no
    Then the chain is empty
    And P1's pool is [1]
    And on top of P1's deck is "Gust"
    And a showdown is going on at "Altar to Unity"

  @S-a057 @R-344
  Scenario: A showdown elsewhere is none of hers
    Given P1 has "Pakaa Cub" in base
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    Then a showdown is going on at "Altar to Unity"
    And nobody is asked anything
    And P1's pool is [1]
