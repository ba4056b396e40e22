Feature: Helm of Suppression
  Opponents' spells cost [1] more, and [1][A] while it is empowered (356.3).

  Background:
    Given P2 has "Helm of Suppression" in base
    And P1 has "Stalwart Poro" in base
    And P1 has "Discipline" in hand

  @S-w114 @R-356.3
  Scenario: [1] more
    Given P1 has [4] in the pool
    When P1 plays "Discipline" choosing "Stalwart Poro"
    And everyone passes
    Then P1's pool is [1]
    And "Stalwart Poro" has 4 Might

  @S-w115 @R-356.3 @R-441.2
  Scenario: [1][A] more of it empowered
    Given "Helm of Suppression" starts empowered
    And P1 has [4][R] in the pool
    When P1 plays "Discipline" choosing "Stalwart Poro"
    And everyone passes
    Then P1's pool is [1]
    And "Stalwart Poro" has 4 Might
