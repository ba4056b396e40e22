Feature: Jinx, Rebel
  Cards that are discarded together set it off once (383.1): "one or more". Two discards one after the other set it off
  twice.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Jinx, Rebel" in base
    And "Jinx, Rebel" starts exhausted

  @S-v030 @R-383.1 @R-370.1.a.2
  Scenario: Two cards at once ready it once and give it 1 Might
    Given P1 has "Jinx, Demolitionist" in hand and the pool to pay for it
    And P1 has "Block" and "Charm" in hand
    When P1 plays "Jinx, Demolitionist" to base
    And everyone passes
    Then the chain is "Jinx, Rebel"
    When everyone passes
    Then "Jinx, Rebel" is ready
    And "Jinx, Rebel" has 6 Might
    And the chain is empty

  @S-v031 @R-383.1
  Scenario: An opponent's discard is none of its player's
    Given P2 has "Jinx, Demolitionist" in hand and the pool to pay for it
    And P2 has "Block" and "Charm" in hand
    And it is P2's turn
    When P2 plays "Jinx, Demolitionist" to base
    And everyone passes
    Then "Block" and "Charm" are in P2's trash
    And the chain is empty
    And "Jinx, Rebel" is exhausted
