Feature: Applied Researchers
  Empowered they make their player's spells [1][A] cheaper, the Energy down to [1] at the least (356.4.e).

  @S-w113 @R-356.4.e @R-828.1.c
  Scenario: Less of both, but not below [1]
    Given P1 has "Applied Researchers" and "Stalwart Poro" in base
    And "Applied Researchers" starts empowered
    And P1 has "Vengeance" and "Cleave" in hand
    And P1 has [5][Y] in the pool
    When P1 plays "Cleave" choosing "Stalwart Poro"
    And everyone passes
    Then P1's pool is [4][Y]
    When P1 plays "Vengeance" choosing "Stalwart Poro"
    Then P1's pool is [1]
