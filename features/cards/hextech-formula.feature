Feature: Hextech Formula
  It enters exhausted; exhausting it empowers another gear (441.1), which need not have Empower itself. What is empowered
  already stays so (441.1.c).

  @S-w020 @R-441.1 @R-441.3.a @R-355.9.b
  Scenario: Another gear is empowered
    Given P1 has "Hextech Formula" and "Energy Conduit" in base
    When P1 activates "Hextech Formula" choosing "Hextech Formula"
    Then that is refused by rule 355.9
    When P1 activates "Hextech Formula" choosing "Energy Conduit"
    And everyone passes
    Then "Energy Conduit" is empowered
    And "Hextech Formula" isn't empowered
    And "Hextech Formula" is exhausted

  @S-w021 @R-149.1 @R-369.3
  Scenario: It enters exhausted
    Given P1 has "Hextech Formula" in hand and the pool to pay for it
    When P1 plays "Hextech Formula"
    Then "Hextech Formula" is in P1's base
    And "Hextech Formula" is exhausted

  @S-w022 @R-441.1.b @R-441.1.c
  Scenario: What is empowered already isn't empowered again
    Given P1's legend is "Mel, Soul's Reflection"
    And P1 has "Hextech Formula" called "one", "Hextech Formula" called "two", "Energy Conduit" called "new" and "Energy Conduit" called "old" in base
    And "old" starts empowered
    When P1 activates "one" choosing "old"
    And everyone passes
    Then "old" is empowered
    And the chain is empty
    And "Mel, Soul's Reflection" isn't empowered
    When P1 activates "two" choosing "new"
    And everyone passes until the chain is empty
    Then "Mel, Soul's Reflection" is empowered
