Feature: Sanction
  One of two: a unit is empowered and disempowered at the end of the turn, or an empowered one the other way round. The second
  half is a delayed trigger for the same unit (390.2, 317.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Stalwart Poro" and "Steel Paws" in base
    And P1 has "Sanction" in hand and the pool to pay for it

  @S-w032 @R-441.1 @R-390.2 @R-317.1.a
  Scenario: Empowered until the end of the turn
    When P1 plays "Sanction" with mode 1 choosing "Steel Paws"
    And everyone passes
    Then "Steel Paws" is empowered
    And "Steel Paws" has 7 Might
    When P1 ends the turn
    Then the chain is "Sanction"
    And the turn player is P1
    And "Steel Paws" is empowered
    When everyone passes
    Then "Steel Paws" isn't empowered
    And "Steel Paws" has 0 Might

  @S-w033 @R-442.1 @R-442.2.a @R-355.9.b
  Scenario: An empowered unit is disempowered until the end of the turn
    Given "Steel Paws" starts empowered
    When P1 plays "Sanction" with mode 2 choosing "Stalwart Poro"
    Then that is refused by rule 355.9.b
    When P1 plays "Sanction" with mode 2 choosing "Steel Paws"
    And everyone passes
    Then "Steel Paws" isn't empowered
    And "Steel Paws" has 0 Might
    When P1 ends the turn
    And everyone passes
    Then "Steel Paws" is empowered
    And "Steel Paws" has 7 Might
