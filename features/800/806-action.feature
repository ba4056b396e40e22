Feature: 806 Action
  Action is permission to play a card in showdowns, other players' among them, beside its usual times.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y165 @R-806.1.b @R-806.1.c
  Scenario: In a showdown of another player's turn
    Given it is P2's turn
    And P2 has "Pakaa Cub" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    And P1 has "Shipyard Skulker" in base
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P2 moves "Pakaa Cub" to "Altar to Unity"
    And P2 passes
    And P1 plays "Vengeance" choosing "Pakaa Cub"
    Then that is refused
    When P1 plays "Cleave" choosing "Shipyard Skulker"
    Then "Cleave" is on the chain

  @S-y166 @R-806.2
  Scenario: And on one's own turn without a showdown
    Given P1 has "Cleave" in hand and the pool to pay for it
    And P1 has "Shipyard Skulker" in base
    When P1 plays "Cleave" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has the keyword "Assault 3"

  @S-y167 @R-806.3
  Scenario: Not on another player's turn without a showdown
    Given P2 has "Cleave" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" in base
    And P1 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Cleave" choosing "Shipyard Skulker"
    Then that is refused
    When P2 passes
    Then "Shipyard Skulker" has 5 Might
