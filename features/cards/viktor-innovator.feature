Feature: Viktor, Innovator
  Playing a card on another player's turn brings a Recruit to the base.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Viktor, Innovator" in base
    And P1 has "Gust" in hand and the pool to pay for it
    And P2 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Cleave" in hand and the pool to pay for it

  @S-xc041 @R-419.4.a
  Scenario: On an opponent's turn
    Given it is P2's turn
    When P2 plays "Cleave" choosing "Pakaa Cub"
    And P2 passes
    And P1 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then 1 object named "Recruit" is in P1's base

  @S-xc042 @R-419.4.a
  Scenario: Not on the own turn
    When P1 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then 0 objects named "Recruit" are in P1's base
