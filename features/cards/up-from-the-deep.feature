Feature: Up from the Deep
  Its player plays two Tentacle tokens, each to where they like (184.2). It has Flow [3].

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y072 @R-439.2.c
  Scenario: Two Tentacles with 1 Might
    Given P1 has "Up from the Deep" in hand and the pool to pay for it
    When P1 plays "Up from the Deep"
    And everyone passes
    Then 2 objects named "Tentacle" are in P1's base
    And "Up from the Deep" is in P1's trash

  @S-y073 @R-829.1.b @R-829.1.b.1
  Scenario: From the trash for [3], and banished
    Given P1 has "Up from the Deep" in the trash
    And P1 has [3] in the pool
    When P1 plays "Up from the Deep"
    And everyone passes
    Then 2 objects named "Tentacle" are in P1's base
    And "Up from the Deep" is in P1's banishment
    And P1's pool is empty
