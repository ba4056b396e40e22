Feature: Wallop
  A buff can be spent as an additional cost; then the spell's own cost is ignored, its base cost becoming zero (356.1.b.1).
  Additional costs are still owed (356.1.b.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Wallop" in hand
    And P1 has "Pakaa Cub" and "Stalwart Poro" in base
    And "Stalwart Poro" starts exhausted

  @S-r087 @R-356.1.b.1 @R-356.2.b
  Scenario: For a buff it costs nothing
    Given "Pakaa Cub" starts with a buff
    And P1 has [2] in the pool
    When P1 plays "Wallop" choosing "Stalwart Poro", paying buff
    Then "Pakaa Cub" has no buff
    And P1's pool is [2]
    When everyone passes
    Then "Stalwart Poro" is ready

  @S-r088 @R-356.2.b.1
  Scenario: Without it it costs what is printed
    Given "Pakaa Cub" starts with a buff
    And P1 has [2] in the pool
    When P1 plays "Wallop" choosing "Stalwart Poro"
    And P1 answers "cost.optional" with no
    Then P1's pool is empty
    And "Pakaa Cub" has a buff

  @S-r089 @R-355.1.a @R-357.1
  Scenario: Without Energy the buff is what makes it playable
    Given "Pakaa Cub" starts with a buff
    Then P1 could play "Wallop"
    When P1 plays "Wallop" choosing "Stalwart Poro"
    And P1 answers "cost.optional" with yes
    Then the chain is "Wallop"
    And "Pakaa Cub" has no buff

  @S-r090 @R-356.1.b.3 @R-809.1.c
  Scenario: What Deflect asks is still owed
    Given "Pakaa Cub" starts with a buff
    And P2 has "Pouty Poro" in base
    And "Pouty Poro" starts exhausted
    When P1 plays "Wallop" choosing "Pouty Poro", paying buff
    Then that is refused
    And "Pakaa Cub" has a buff
    When P1 plays "Wallop" choosing "Stalwart Poro", paying buff
    Then the chain is "Wallop"

  @S-r091 @FAQ-27.7 @R-703
  Scenario: The unit that loses its buff can die of its damage
    Given "Pakaa Cub" starts with a buff
    And "Pakaa Cub" starts with 3 damage
    When P1 plays "Wallop" choosing "Stalwart Poro", paying buff
    Then "Pakaa Cub" is in P1's trash
