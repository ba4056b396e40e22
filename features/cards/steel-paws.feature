Feature: Steel Paws
  Deflect always; empowered for [7] it has 7 Might.

  @S-w052 @R-828.1.c @R-827.1.c
  Scenario: From 0 to 7 Might
    Given P1 has "Steel Paws" in base
    And P1 has [7] in the pool
    Then "Steel Paws" has 0 Might
    And "Steel Paws" has the keyword "Deflect 1"
    When P1 activates "Steel Paws" with ability Empower
    And everyone passes
    Then "Steel Paws" has 7 Might
    And P1's pool is empty
