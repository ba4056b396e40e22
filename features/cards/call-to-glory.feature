Feature: Call to Glory
  A buff can be spent as an additional cost; then the spell's own cost is ignored (356.1.b.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Call to Glory" in hand
    And P1 has "Pakaa Cub" and "Stalwart Poro" in base
    And "Pakaa Cub" starts with a buff

  @S-r092 @R-356.1.b.1 @R-356.2.b @R-317.2.c
  Scenario: For a buff it costs nothing
    When P1 plays "Call to Glory" choosing "Pakaa Cub", paying buff
    Then "Pakaa Cub" has no buff
    When everyone passes
    Then "Pakaa Cub" has 6 Might
    When P1 ends the turn
    Then "Pakaa Cub" has 3 Might

  @S-r093 @R-356.2.b.1
  Scenario: Without it it costs what is printed
    Given P1 has [3] in the pool
    When P1 plays "Call to Glory" choosing "Stalwart Poro"
    And P1 answers "cost.optional" with no
    Then P1's pool is empty
    When everyone passes
    Then "Stalwart Poro" has 5 Might
