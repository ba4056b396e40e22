Feature: Raging Soul
  While its controller has discarded a card this turn, it has Assault and Ganking (364.2). The discard counts also when it
  came before the unit did; the turn's end forgets it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Raging Soul" at "Altar to Unity"

  @S-v032 @R-422.1 @R-364.2
  Scenario: A discard gives both, for this turn
    Given P1 has "Jinx, Demolitionist" in hand and the pool to pay for it
    And P1 has "Block" and "Charm" in hand
    Then "Raging Soul" doesn't have the keyword "Ganking"
    When P1 plays "Jinx, Demolitionist" to base
    And everyone passes
    Then "Raging Soul" has the keyword "Ganking"
    And "Raging Soul" has the keyword "Assault 1"
    When P1 ends the turn
    Then "Raging Soul" doesn't have the keyword "Ganking"
    And "Raging Soul" doesn't have the keyword "Assault"

  @S-v033 @R-364.2
  Scenario: An opponent's discard gives neither
    Given P2 has "Jinx, Demolitionist" in hand and the pool to pay for it
    And P2 has "Block" and "Charm" in hand
    And it is P2's turn
    When P2 plays "Jinx, Demolitionist" to base
    And everyone passes
    Then "Block" and "Charm" are in P2's trash
    And "Raging Soul" doesn't have the keyword "Assault"
