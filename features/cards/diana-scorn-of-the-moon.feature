Feature: Diana, Scorn of the Moon
  Her Energy may be spent on whatever it is, as long as a showdown is going on.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Diana, Scorn of the Moon"
    And P1 has "Pakaa Cub" in base
    And P1 has "Cleave" in hand

  @S-xc009 @R-203.3
  Scenario: Not outside of a showdown
    When P1 activates "Diana, Scorn of the Moon"
    Then "Diana, Scorn of the Moon" is exhausted
    And P1 has priority
    When P1 plays "Cleave" choosing "Pakaa Cub"
    Then that is refused
    And P1 couldn't play "Cleave"

  @S-xc010 @R-429.3 @R-444.1
  Scenario: In a showdown
    When P1 activates "Diana, Scorn of the Moon"
    And P1 moves "Pakaa Cub" to "Altar to Unity"
    And P1 plays "Cleave" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has the keyword "Assault 3"
