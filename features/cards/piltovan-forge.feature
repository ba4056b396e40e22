Feature: Piltovan Forge
  The first activated ability of gear that its controller uses each turn costs [1] less (403.3).

  Background:
    Given the battlefields "Piltovan Forge" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" at "Piltovan Forge"
    And P1 has "Baited Hook" called "one" in base
    And P1 has "Baited Hook" called "two" in base
    And P1 has "Petty Officer" in base
    And P1 has [1][Y][Y] in the pool

  @S-xc057 @R-403.3 @R-356.4.a
  Scenario: The first one, not the second
    When P1 activates "one" choosing "Petty Officer"
    Then P1's pool is [1][Y]
    When everyone passes
    And P1 answers "effect.choose" with nothing
    And P1 activates "two" choosing "Pakaa Cub"
    Then P1's pool is empty

  @S-xc058 @R-403.3
  Scenario: An ability that costs no Energy was the first one all the same
    Given P1 has "Seal of Rage" in base
    When P1 activates "Seal of Rage"
    And P1 activates "one" choosing "Petty Officer"
    Then P1's pool is [R][Y]

  @S-xc059 @R-403.3
  Scenario: Not the abilities of an opponent's gear
    Given it is P2's turn
    And P2 has "Baited Hook" called "theirs" in base
    And P2 has "Vanguard Sergeant" in base
    And P2 has [1][Y] in the pool
    When P2 activates "theirs" choosing "Vanguard Sergeant"
    Then P2's pool is empty
