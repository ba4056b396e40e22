Feature: Forge of the Fluft
  While a player controls it, their legend has an activated ability (477.2.a): exhausted, it attaches an Equipment of theirs
  to a unit of theirs. It is no Equip (818).

  Background:
    Given the battlefields "Forge of the Fluft" and "Grove of the God-Willow"
    And P1's legend is "Annie, Dark Child"
    And P1 has "B.F. Sword" and "Pakaa Cub" in base

  @S-y037 @R-477.2.a @R-434.1
  Scenario: The legend of whoever controls it can attach Equipment
    Given P1 has "Petty Officer" at "Forge of the Fluft"
    When P1 activates "Annie, Dark Child" choosing "B.F. Sword", then "Pakaa Cub"
    And everyone passes
    Then "B.F. Sword" is attached to "Pakaa Cub"
    And "Annie, Dark Child" is exhausted
    And no event "equipped" happened

  @S-y038 @R-190.2
  Scenario: Not while nobody or somebody else controls it
    Given P1 has "Petty Officer" called "holder" at "Forge of the Fluft"
    Then P1 could activate "Annie, Dark Child"
    When P1 moves "holder" to base
    Then "Forge of the Fluft" is controlled by nobody
    And P1 couldn't activate "Annie, Dark Child"

  @S-y056 @R-190.2
  Scenario: Conquering it brings the ability
    Then P1 couldn't activate "Annie, Dark Child"
    When P1 moves "Pakaa Cub" to "Forge of the Fluft"
    And everyone passes until the showdown ends
    Then P1 could activate "Annie, Dark Child"
